package org.tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Games;

/** Editing, undoing and sharing variations and comments. */
final class AnalysisEditsTest {
    private static final String COMMENT = "why not (this) {one}?";

    @Test
    void edits_can_be_undone_and_redone_and_a_link_carries_them() {
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
    void unnamed_players_are_named_in_the_language_of_the_reader_of_a_link() {
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
            assertThat(at.player("first")).hasText("Anonymous · White");
            assertThat(at.player("second")).hasText("Computer, level 1 · Black");
        }
    }

    @Test
    void turns_after_the_end_of_a_game_are_a_variation() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            Page page = visitor.newPage();
            GamePage played = GamePage.open(page, Running.application().address(), Games.EXIMO);
            played.click("b2", "d4", "d7", "b5");
            played.choose("resign");
            page.locator("[data-answer='yes']").click();
            played.choose("analyse");
            AnalysisPage at = AnalysisPage.on(page);
            at.play("b1-a2");
            assertThat(page.locator("[data-tree] .variation")).containsText("b1-a2");
            page.reload();
            assertThat(page.locator("[data-tree] .variation")).containsText("b1-a2");
            assertThat(page.locator("[data-tree] [aria-current]")).hasText("d7-b5");
        }
    }

    @Test
    void a_link_to_a_game_names_its_players() {
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
            assertThat(at.player("first")).hasText("Anonymous · White");
            assertThat(at.player("second")).hasText("Computer, level 1 · Black");
        }
    }

    @Test
    void a_comment_being_typed_is_kept_while_the_engine_runs() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            Page page = visitor.newPage();
            AnalysisPage at = AnalysisPage.open(page, Running.application().address(), Games.EXIMO);
            at.play("b2-d4");
            page.locator("[data-comment]").fill(COMMENT);
            // Started by script, so that the field keeps the focus.
            page.evaluate("() => document.querySelector('[data-command=think]').click()");
            at.awaitProgress(3);
            assertThat(page.locator("[data-comment]")).hasValue(COMMENT);

            page.reload();

            assertThat(page.locator("[data-tree] .comment")).hasText(COMMENT);
        }
    }

    @Test
    void an_analysed_game_is_saved_in_the_library_with_its_notes_and_variations() {
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

            // Another tab has no access to the autosaved analysis of this one.
            Page other = visitor.newPage();
            other.navigate(Running.application().address() + "#/library");
            assertThat(other.locator(".stored-game")).hasCount(1);
            other.locator(".stored-game .analyse").click();

            AnalysisPage again = AnalysisPage.on(other);
            assertThat(other.locator("[data-tree] .comment")).hasText(COMMENT);
            assertThat(again.written()).containsExactly("b2-d4", "g2-h3");
        }
    }

    @Test
    void an_imported_game_can_be_analysed_without_session_storage() {
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
    void the_oldest_autosaved_analysis_is_removed() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            Page page = visitor.newPage();
            page.navigate(Running.application().address());
            page.evaluate("""
                    () => {
                        for (let i = 0; i < 20; i++) {
                            // The order of the names differs from that of the times.
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
