package org.tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Games;

/** Variations and comments are made, unmade, made again, and given to others. */
final class AnalysisEditsTest {
    private static final String COMMENT = "why not (this) {one}?";

    @Test
    void changes_are_undone_and_made_again_and_a_link_brings_them_to_others() {
        String link;
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            visitor.grantPermissions(List.of("clipboard-read", "clipboard-write"));
            Page page = visitor.newPage();
            AnalysisPage at = AnalysisPage.open(page, Running.application().address(), Games.EXIMO);
            at.play("b2-d4");
            at.command("undo-edit").click();
            assertThat(at.turns()).hasCount(0);
            at.command("redo-edit").click();
            assertThat(at.turns()).hasCount(1);
            at.command("first-turn").click();
            at.play("g2-h3");
            Locator comment = page.locator("[data-comment]");
            comment.fill(COMMENT);
            at.command("promote").click();
            assertThat(at.turns().first()).hasAttribute("data-turn", "g2-h3");
            at.command("delete").click();
            assertThat(at.turns()).hasCount(1);
            page.keyboard().press("Control+z");
            assertThat(at.turns()).hasCount(2);
            page.reload();
            assertThat(page.locator("[data-tree] .comment")).hasText(COMMENT);

            at.tab("share");
            page.locator("[data-share='game-link']").click();
            assertThat(page.locator("[data-share-notice]")).containsText("copied");
            link = String.valueOf(page.evaluate("() => navigator.clipboard.readText()"));
        }
        try (BrowserContext other = Running.browser().visitor(Visit.DESK)) {
            Page page = other.newPage();
            page.navigate(link);
            AnalysisPage at = AnalysisPage.on(page);
            assertThat(page.locator("[data-tree] .comment")).hasText(COMMENT);
            assertThat(at.written()).containsExactly("g2-h3", "b2-d4");
        }
    }

    @Test
    void players_without_a_name_are_called_in_the_language_of_whoever_opens_a_link() {
        String link;
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK.in("pt"))) {
            visitor.grantPermissions(List.of("clipboard-read", "clipboard-write"));
            Page page = visitor.newPage();
            GamePage at = GamePage.open(
                    page, Running.application().address(), Games.EXIMO, "against=computer&level=1&side=first");
            at.click("b2", "d4");
            at.turn(2).waitFor();
            assertThat(at.player("second")).containsText("nível 1");
            at.choose("share");
            assertThat(at.prompt()).containsText("copiad");
            link = String.valueOf(page.evaluate("() => navigator.clipboard.readText()"));
        }
        try (BrowserContext other = Running.browser().visitor(Visit.DESK)) {
            Page page = other.newPage();
            page.navigate(link);
            AnalysisPage at = AnalysisPage.on(page);
            assertThat(at.player("first")).hasText("White · Person");
            assertThat(at.player("second")).hasText("Black · Computer, level 1");
        }
    }

    @Test
    void what_is_tried_after_the_end_of_a_game_is_a_variation_and_the_game_ends_where_it_ended() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            Page page = visitor.newPage();
            GamePage played = GamePage.open(page, Running.application().address(), Games.EXIMO);
            played.click("b2", "d4", "d7", "b5");
            played.choose("resign");
            page.locator("[data-answer='yes']").click();
            played.command("analyse").first().click();
            AnalysisPage at = AnalysisPage.on(page);
            at.play("b1-a2");
            assertThat(page.locator("[data-tree] .variation")).containsText("b1-a2");
            page.reload();
            assertThat(page.locator("[data-tree] .variation")).containsText("b1-a2");
            assertThat(page.locator("[data-tree] [aria-current]")).hasText("d7-b5");
        }
    }

    @Test
    void a_link_to_a_game_says_who_played_it() {
        String link;
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            visitor.grantPermissions(List.of("clipboard-read", "clipboard-write"));
            GamePage at = GamePage.open(
                    visitor.newPage(),
                    Running.application().address(),
                    Games.EXIMO,
                    "against=computer&level=1&side=first");
            at.click("b2", "d4");
            assertThat(at.turn(2)).isVisible();
            at.choose("share");
            assertThat(at.prompt()).containsText("copied");
            link = String.valueOf(at.page().evaluate("() => navigator.clipboard.readText()"));
        }
        try (BrowserContext other = Running.browser().visitor(Visit.DESK)) {
            Page page = other.newPage();
            page.navigate(link);
            AnalysisPage at = AnalysisPage.on(page);
            assertThat(at.player("first")).hasText("White · Person");
            assertThat(at.player("second")).hasText("Black · Computer, level 1");
        }
    }

    @Test
    void a_comment_stays_as_it_is_written_while_the_engine_thinks() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            Page page = visitor.newPage();
            AnalysisPage at = AnalysisPage.open(page, Running.application().address(), Games.EXIMO);
            at.play("b2-d4");
            page.locator("[data-comment]").fill(COMMENT);
            // The field is not left: the engine is started behind its back.
            page.evaluate("() => document.querySelector('[data-command=think]').click()");
            at.awaitProgress(3);
            assertThat(page.locator("[data-comment]")).hasValue(COMMENT);

            page.reload();

            assertThat(page.locator("[data-tree] .comment")).hasText(COMMENT);
        }
    }

    @Test
    void an_analysed_game_is_kept_in_the_library_with_its_notes_and_variations() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            Page page = visitor.newPage();
            AnalysisPage at = AnalysisPage.open(page, Running.application().address(), Games.EXIMO);
            at.play("b2-d4");
            at.command("first-turn").click();
            at.play("g2-h3");
            page.locator("[data-comment]").fill(COMMENT);
            at.tab("share");
            page.locator("[data-share='game-keep']").click();
            assertThat(page.locator("[data-share-notice]")).containsText("is in the library, with its notes");
            page.locator("[data-share='game-keep']").click();
            assertThat(page.locator("[data-share-notice]")).containsText("already");

            // Another tab knows nothing of the work in this one.
            Page other = visitor.newPage();
            other.navigate(Running.application().address() + "#/library");
            assertThat(other.locator(".kept")).hasCount(1);
            other.locator(".kept .analyse").click();

            AnalysisPage again = AnalysisPage.on(other);
            assertThat(other.locator("[data-tree] .comment")).hasText(COMMENT);
            assertThat(again.written()).containsExactly("b2-d4", "g2-h3");
        }
    }

    @Test
    void an_imported_game_is_analysed_where_the_tab_may_keep_nothing() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            Page page = visitor.newPage();
            page.addInitScript(
                    "Storage.prototype.setItem = () => { throw new DOMException('no', 'QuotaExceededError'); };");
            AnalysisPage at = AnalysisPage.open(page, Running.application().address(), Games.EXIMO);
            at.take("[Game \"eximo\"]\n[First \"A\"]\n[Second \"B\"]\n[Result \"*\"]\n\n1. b2-d4 *\n");
            assertThat(at.turns()).hasAttribute("data-turn", "b2-d4");
            assertThat(at.trouble()).hasCount(0);
        }
    }

    @Test
    void of_much_work_the_oldest_is_forgotten() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            Page page = visitor.newPage();
            page.navigate(Running.application().address());
            page.evaluate("""
                    () => {
                        for (let i = 0; i < 20; i++) {
                            // The names are in another order than the times.
                            sessionStorage.setItem(`tabuleiro.analysis:${(i * 7) % 20}`, `${1000 + i}\\n`);
                        }
                    }""");
            AnalysisPage at = AnalysisPage.open(page, Running.application().address(), Games.EXIMO);
            at.play("b2-d4");
            page.reload();
            assertThat(page.locator("[data-tree] [data-turn]")).hasCount(1);

            assertThat(page.evaluate("""
                            () => [...Array(20).keys()].filter((i) => sessionStorage.getItem(`tabuleiro.analysis:${(i * 7) % 20}`) === null)""")).isEqualTo(List.of(0));
        }
    }
}
