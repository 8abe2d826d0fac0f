package org.tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.tabuleiro.content.BoardDrawing;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.content.Theme;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.games.record.Play;
import org.tabuleiro.table.scene.BoardStyle;
import org.tabuleiro.table.scene.Scene;
import org.tabuleiro.table.scene.SceneSvg;

/** The analysis board: engine, review, pictures and editor. */
final class AnalysisPageTest {
    /** Gold can bring the flagship to the edge at once; otherwise Silver captures it from e7. */
    private static final State ESCAPE = Games.BREAKTHRU
            .read("10s/11/11/11/4s6/3G1F5/11/11/3G7/11/s10[] g - 0 9")
            .orElseThrow();

    private static final String SEEN = """
            () => {
              const list = document.querySelector("[data-tree]").getBoundingClientRect();
              const turn = document.querySelector("[data-tree] [aria-current]").getBoundingClientRect();
              return list.top <= turn.top && turn.bottom <= list.bottom;
            }
            """;

    private final BrowserContext visitor = Running.browser().visitor(Visit.DESK);
    private final Page page = visitor.newPage();

    @AfterEach
    void leave() {
        visitor.close();
    }

    private AnalysisPage open(State state) {
        return AnalysisPage.open(page, Running.application().address(), state.game(), "p=" + Views.encoded(state));
    }

    @Test
    void the_best_line_is_shown_in_the_list_on_the_board_and_in_the_bar_and_can_be_played() {
        AnalysisPage at = open(ESCAPE);
        assertThat(page.locator(".board-picture .mark.arrow")).hasCount(0);
        at.start();
        assertThat(at.lines().first()).containsText("Ff6-");
        assertThat(page.locator("[data-chance]")).hasAttribute("data-chance", "100");
        assertThat(page.locator(".board-picture path.mark.arrow.rank-0")).hasCount(1);
        at.lines().first().click();
        assertThat(at.turns()).hasCount(1);
        assertThat(page.locator("[data-prompt]")).containsText("Gold wins");
    }

    @Test
    void reviewing_a_game_twice_gives_the_same_annotations() throws IOException {
        Play play = new Play(ESCAPE);
        play.push("d6-d5,d3-d2");
        play.push("e7xf6");
        AnalysisPage at = AnalysisPage.open(page, Running.application().address(), Games.BREAKTHRU);
        at.take(GameWriter.write(play.record(Map.of(GameRecord.FIRST, "Ana", GameRecord.SECOND, "Rui"), List.of())));
        assertThat(at.turns()).hasCount(2);
        String once = annotated(at);
        assertThat(page.locator("[data-side='first']"))
                .containsText(Pattern.compile("Gold \\d+ %\\s+1 mistake \\(1 blunder\\)"));
        assertThat(page.locator("[data-side='second']")).containsText(Pattern.compile("Silver 100 %\\s+no mistakes"));
        assertThat(at.turns().first()).hasText("d6-d5 · d3-d2??");
        assertThat(page.locator("[data-tree] .turn-cell .chance")).hasText(new String[] {"0 %", "0 %"});
        assertThat(page.locator("[data-graph] .dot-4")).hasCount(1);
        assertThat(once).containsPattern("5\\. d6-d5,d3-d2 \\$4 \\{\\[%chance 0\\]} \\(5\\. Ff6-\\S+\\)");
        assertThat(annotated(at)).isEqualTo(once);
    }

    @Test
    void annotations_are_shown_in_the_language_of_the_reader() throws IOException {
        Play play = new Play(ESCAPE);
        play.push("d6-d5,d3-d2");
        GameRecord record = play.record(Map.of(GameRecord.FIRST, "Ana", GameRecord.SECOND, "Rui"), List.of());
        AnalysisPage at = AnalysisPage.open(page, Running.application().address(), Games.BREAKTHRU);
        at.take(GameWriter.write(record).replace("d3-d2", "d3-d2 {hm} {[%chance 7]}"));
        at.tab("moves");
        assertThat(page.locator("[data-tree] .comment")).hasText("hm");
        assertThat(page.locator("[data-tree] .chance")).hasText("7 %");
        assertThat(page.locator("[data-tree] .chance")).hasAttribute("title", "Gold 7 %");

        page.locator(".settings-button").click();
        page.locator("dialog[open] select[name='language']").selectOption("pt");
        page.keyboard().press("Escape");
        assertThat(page.locator("[data-tree] .chance")).hasAttribute("title", "Dourado 7 %");

        at.turns().first().click();
        at.command("notes").click();
        assertThat(page.locator("[data-comment]")).hasValue("hm\nPrateado 93 %");
        page.locator("[data-mark='2']").click();
        page.locator("[data-comment]").fill("hm\nPrateado 93 %\nserá?");
        page.locator("[data-comment]").blur();
        assertThat(page.locator("[data-tree] .comment")).hasText(new String[] {"hm", "será?"});
        at.tab("share");
        assertThat(Files.readString(saved("game-save").path())).contains("d6-d5,d3-d2 $2 {hm} {[%chance 7]} {será?}");
    }

    @Test
    void an_opened_game_names_its_players() {
        Play play = new Play(ESCAPE);
        play.push("d6-d5,d3-d2");
        AnalysisPage at = AnalysisPage.open(page, Running.application().address(), Games.BREAKTHRU);
        at.take(GameWriter.write(play.record(Map.of(GameRecord.FIRST, "Ana", GameRecord.SECOND, "Rui"), List.of())));
        assertThat(at.player("first")).hasText("Ana · Gold");
        assertThat(at.player("second")).hasText("Rui · Silver");
    }

    @Test
    void a_review_shows_its_progress_and_keeps_its_results_when_stopped() {
        AnalysisPage at = AnalysisPage.open(page, Running.application().address(), Games.EXIMO);
        at.take(GameWriter.write(ShortGames.of(Games.EXIMO)));
        int turns = ShortGames.of(Games.EXIMO).line().turns().size();
        assertThat(at.turns()).hasCount(turns);
        at.tab("moves");
        at.command("annotate").click();
        assertThat(at.command("stop-annotating")).isFocused();
        assertThat(page.locator(".review-bar")).containsText(Pattern.compile("[1-9]\\d* / " + turns));
        // Clicked by script: a click waits until the button is stable, and the review may end before.
        page.keyboard().press("Enter");
        assertThat(page.locator("[data-summary]")).isVisible();
        assertThat(page.locator("[data-tree] .turn-cell .chance").count()).isBetween(1, turns - 1);
    }

    @Test
    void winning_chances_stay_with_their_turns_if_the_game_is_edited_during_the_review() {
        AnalysisPage at = AnalysisPage.open(page, Running.application().address(), Games.EXIMO);
        at.play("b2-d4");
        at.play("d7-b5");
        at.command("first-turn").click();
        at.play("g2-h3");
        at.command("annotate").click();
        assertThat(at.command("stop-annotating")).isFocused();
        at.command("promote").click();
        assertThat(page.locator("[data-summary]")).isVisible();
        assertThat(at.turns().first()).hasAttribute("data-turn", "g2-h3");
        assertThat(page.locator("[data-chance]")).hasAttribute("data-chance", "");
        page.locator("[data-tree] .variation summary").first().click();
        page.locator("[data-tree] [data-turn='b2-d4']").click();
        assertThat(page.locator("[data-chance]")).not().hasAttribute("data-chance", "");
        at.command("undo-edit").click();
        assertThat(page.locator("[data-summary]")).hasCount(0);
    }

    @Test
    void a_long_move_list_scrolls_to_the_displayed_turn() {
        page.setViewportSize(1280, 600);
        AnalysisPage at = AnalysisPage.open(page, Running.application().address(), Games.EXIMO);
        at.take(GameWriter.write(ShortGames.of(Games.EXIMO)));
        assertThat(at.turns())
                .hasCount(ShortGames.of(Games.EXIMO).line().turns().size());
        assertThat(page.locator("[data-tree] [aria-current]")).isInViewport();
        page.waitForFunction(SEEN);
        at.command("first-turn").click();
        at.command("next-turn").click();
        page.waitForFunction(SEEN);
        at.command("previous-turn").click();
        assertThat(at.command("next-turn")).isFocused();
        at.command("last-turn").click();
        at.command("previous-turn").click();
        at.start();
        at.lines().first().waitFor();
        page.waitForFunction(SEEN);
    }

    @Test
    void the_error_of_a_link_is_visible_at_once_on_a_phone() {
        page.setViewportSize(360, 640);
        AnalysisPage at = AnalysisPage.open(page, Running.application().address(), Games.EXIMO, "p=nonsense");
        assertThat(at.trouble()).isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
    }

    /** Reviews the game and returns the file. */
    private String annotated(AnalysisPage at) throws IOException {
        at.tab("moves");
        at.command("annotate").click();
        assertThat(page.locator("[data-summary]")).isVisible();
        at.tab("share");
        String file = Files.readString(saved("game-save").path());
        at.tab("moves");
        return file;
    }

    private Download saved(String id) {
        return page.waitForDownload(
                () -> page.locator("[data-share='" + id + "']").click());
    }

    /** The same drawing as the console and the desktop application write. */
    @ParameterizedTest
    @FieldSource("org.tabuleiro.games.Games#ALL")
    void pictures_are_written_by_the_shared_writer(Game game) throws IOException {
        State state = ShortGames.after(game, 2);
        open(state).tab("share");
        SceneSvg.Options options =
                new SceneSvg.Options(false, true, new Catalogue(Language.ENGLISH).banks(game), state.toString());
        BoardStyle style = BoardStyle.of(game, Theme.WARM, Theme.Variant.LIGHT, BoardDrawing.Size.FULL);
        assertThat(Files.readString(saved("svg").path()))
                .isEqualTo(SceneSvg.write(Scene.of(state), style, options, 800));

        BufferedImage png = ImageIO.read(saved("png").path().toFile());
        SceneSvg.Size size = SceneSvg.size(Scene.of(state), style, options, 1000);
        assertThat(png.getWidth()).isEqualTo(size.width());
        assertThat(png.getHeight()).isEqualTo(size.height());
        assertThat(colours(png)).hasSizeGreaterThan(5);
    }

    /** While a chain is entered, captured pieces are struck through on the board. */
    @Test
    void pictures_do_not_show_pieces_that_will_be_captured() throws IOException {
        int turns = ShortGames.of(Games.EXIMO).line().turns().size();
        AnalysisPage at = open(ShortGames.after(Games.EXIMO, turns / 2));
        at.tab("share");
        for (String square : List.of("a4", "c6")) {
            page.locator("tabuleiro-analyse .board-cell[data-square='" + square + "']")
                    .click();
        }
        assertThat(page.locator(".board-picture .mark.strike").first()).isVisible();
        String picture = Files.readString(saved("svg").path());
        String pieces = picture.substring(picture.indexOf("</defs>"));
        assertThat(pieces.lines().filter(line -> line.startsWith("<use")))
                .isNotEmpty()
                .noneMatch(line -> line.contains("opacity"));
    }

    private static Set<Integer> colours(BufferedImage image) {
        Set<Integer> colours = new HashSet<>();
        for (int y = 0; y < image.getHeight(); y += 3) {
            for (int x = 0; x < image.getWidth(); x += 3) {
                colours.add(image.getRGB(x, y));
            }
        }
        return colours;
    }

    @Test
    void a_position_is_set_up_with_explanations_and_then_analysed() {
        page.navigate(Running.application().address() + "#/edit/eximo");
        Locator says = page.locator("[data-says]");
        assertThat(says).not().hasClass("editor-message refusal");
        page.locator("[data-command='clear']").click();
        assertThat(says).hasClass("editor-message refusal");
        put("W", "c3");
        put("b", "c4", "c6");
        assertThat(says).not().hasClass("editor-message refusal");
        page.locator("[data-command='analyse']").click();
        AnalysisPage at = AnalysisPage.on(page);
        assertThat(page.locator(".board-cell[data-square='c3']"))
                .hasAttribute("aria-label", Pattern.compile("c3.*white man"));
        assertThat(page.locator(".board-picture .piece")).hasCount(3);
        // The only turn has two steps, which are numbered.
        at.start();
        assertThat(at.lines().first()).containsText("c3xc5xc7");
        assertThat(page.locator(".board-picture path.mark.arrow.rank-0")).hasCount(2);
        assertThat(page.locator(".board-picture .badge-text")).hasText(new String[] {"1", "2"});
    }

    @Test
    void the_editor_offers_what_comes_next_in_words() {
        page.navigate(Running.application().address() + "#/edit/breakthru");
        Locator next = page.locator("[data-field='pending']");
        assertThat(next.locator("option")).hasText(new String[] {"placing ships"});
        page.locator("[data-setup='standard']").click();
        assertThat(next.locator("option:checked")).hasText("Gold decides who plays first");
        next.selectOption("-");
        assertThat(page.locator("[data-field='position']")).hasValue(Pattern.compile(".* g - 0 .*"));
        assertThat(page.locator("[data-field='quiet']")).isVisible();
        page.locator("[data-field='game']").selectOption("xadrersi");
        assertThat(next).hasCount(0);
        assertThat(page.locator("[data-field='quiet']")).hasCount(0);
        put("Q", "d4");
        assertThat(page.locator("[data-says]"))
                .hasText("This position is not possible: White's first piece is the king, so the white king must be on"
                        + " the board.");
    }

    private void put(String piece, String... squares) {
        page.locator("[data-tool='" + piece + "']").click();
        for (String square : squares) {
            page.locator(".board-cell[data-square='" + square + "']").click();
        }
    }
}
