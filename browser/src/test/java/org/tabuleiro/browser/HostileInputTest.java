package org.tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import java.net.URLEncoder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.games.record.Line;

/** Invalid input from links, files and storage is explained, and never becomes markup. */
final class HostileInputTest {
    private static final String MARKUP =
            "<img src=x onerror=window.caught=1><script>window.caught=1</script><a href=\"javascript:window.caught=1\">x</a>";

    private final List<String> errors = new ArrayList<>();
    private BrowserContext visitor = Running.browser().visitor(Visit.DESK);
    private Page page = visitor.newPage();

    @BeforeEach
    void listen() {
        page.onPageError(errors::add);
    }

    @AfterEach
    void close() {
        try {
            assertThat(page.evaluate("() => window.caught === undefined")).isEqualTo(true);
            assertThat(page.locator(
                                    "img:not(.mark-picture, .board-image, .board-ground), [href^='javascript:'], body script:not([src])")
                            .count())
                    .isZero();
            assertThat(errors).isEmpty();
        } finally {
            visitor.close();
        }
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }

    @ParameterizedTest
    @ValueSource(strings = {"p=nonsense", "g=AAAA", "g=!!!", "id=nobody", "p=%E0%A4%A", "g="})
    void a_broken_link_to_an_analysis_is_explained(String query) {
        AnalysisPage at = AnalysisPage.open(page, Running.application().address(), Games.EXIMO, query);
        assertThat(at.trouble()).isVisible();
    }

    @ParameterizedTest
    @ValueSource(strings = {"play", "learn", "analyse", "edit"})
    void an_address_with_an_unknown_game_is_explained(String kind) {
        page.navigate(Running.application().address() + "#/" + kind + "/chess");
        assertThat(page.locator("main.error-page")).containsText("chess");
        assertThat(page.locator("main.error-page"))
                .containsText(Games.ALL.stream().map(Game::id).collect(Collectors.joining(", ")));
        assertThat(page.locator("main.error-page a[href='#/" + kind + "/eximo']"))
                .isVisible();
    }

    @ParameterizedTest
    @ValueSource(strings = {"#/play/%E0%A4%A", "#////", "#/play"})
    void an_address_without_a_game_leads_to_the_games(String fragment) {
        page.navigate(Running.application().address() + fragment);
        assertThat(page.locator("tabuleiro-home h2")).hasCount(Games.ALL.size());
    }

    @Test
    void a_broken_position_to_play_from_is_explained() {
        page.navigate(Running.application().address() + "#/play/eximo?against=person&p=" + encoded(MARKUP));
        assertThat(page.locator("tabuleiro-app main")).containsText("position string");
    }

    @Test
    void invalid_parameters_of_an_address_are_reported_and_ignored() {
        GamePage at = GamePage.open(
                page,
                Running.application().address(),
                Games.EXIMO,
                "against=computer&level=99&side=left&clock=banana&setup=lotus&rival=" + encoded(MARKUP));
        Locator notice = page.locator("[data-notice='address']");
        assertThat(notice).containsText("Ignored in the address: level=99 (expected 1–8)");
        assertThat(notice).containsText("clock=banana (expected 5+3, 10+5, 15+10)");
        assertThat(notice).containsText("side=left (expected first, second, random)");
        assertThat(notice).containsText("setup=lotus (Eximo has no named set-ups)");
        assertThat(notice).containsText("rival=<img");
        assertThat(at.player("second")).containsText("level 2");
        at.click("b2", "d4");
        assertThat(at.turn(1)).hasText("b2-d4");
    }

    @Test
    void a_valid_address_shows_no_notice() {
        GamePage at = GamePage.open(
                page,
                Running.application().address(),
                Games.EXIMO,
                "against=person&level=7&side=random&clock=5+3&setup=");
        assertThat(page.locator("[data-clock='first']")).isVisible();
        at.click("b2", "d4");
        assertThat(at.turn(1)).hasText("b2-d4");
        assertThat(page.locator("[data-notice]")).hasCount(0);
    }

    @Test
    void markup_in_an_address_stays_text() {
        page.navigate(Running.application().address() + "#/play/" + encoded(MARKUP) + "?against=" + encoded(MARKUP));
        assertThat(page.locator("main.error-page")).containsText("<img src=x");
        AnalysisPage at = AnalysisPage.open(page, Running.application().address(), Games.EXIMO, "p=" + encoded(MARKUP));
        assertThat(at.trouble()).containsText("position string");
    }

    @Test
    void a_file_with_markup_in_its_names_and_comments_is_read_as_text() {
        Turn turn = ShortGames.turns(Games.EXIMO, 1).get(0);
        Line line = new Line(List.of(MARKUP), List.of(new Line.Entry(turn, List.of(new Line.Comment(MARKUP)))));
        String file = GameWriter.write(new GameRecord(
                Games.EXIMO.start(),
                Map.of(GameRecord.FIRST, MARKUP, GameRecord.SECOND, "<b>two</b>", "Event", MARKUP),
                line,
                Optional.empty()));
        AnalysisPage at = AnalysisPage.open(page, Running.application().address(), Games.EXIMO);
        at.take(file);
        assertThat(at.turns().first()).containsText("b2-d4");
        assertThat(page.locator("tabuleiro-analyse")).containsText("<img src=x");
        assertThat(page.locator("tabuleiro-analyse b", new Page.LocatorOptions().setHasText("two")))
                .hasCount(0);
    }

    @Test
    void a_broken_file_is_explained_and_nothing_is_lost() {
        AnalysisPage at = AnalysisPage.open(page, Running.application().address(), Games.EXIMO);
        at.take("[Game \"eximo\"]\n\n1. b2-d4 " + MARKUP);
        assertThat(at.importError()).isVisible();
        assertThat(page.locator("[data-import-text]")).hasValue("[Game \"eximo\"]\n\n1. b2-d4 " + MARKUP);
    }

    private static FilePayload file(String name, String text, Charset letters) {
        return new FilePayload(name, "text/plain", text.getBytes(letters));
    }

    @Test
    void a_file_in_another_encoding_is_refused_with_a_reason() {
        String game = "[Game \"eximo\"]\n[First \"Jo\u00e3o\"]\n[Second \"Rui\"]\n[Result \"*\"]\n\n1. b2-d4 *\n";
        page.navigate(Running.application().address() + "#/library");
        page.locator("tabuleiro-library input[type=file]")
                .setInputFiles(file("old.txt", game, StandardCharsets.ISO_8859_1));
        assertThat(page.locator(".library-report .fault")).hasText(Pattern.compile("old.txt: .*UTF-8.*"));
        assertThat(page.locator(".stored-game")).hasCount(0);

        AnalysisPage at = AnalysisPage.open(page, Running.application().address(), Games.EXIMO);
        at.tab("share");
        Locator input = page.locator("[data-import-file]");
        input.setInputFiles(file("old.txt", game, StandardCharsets.ISO_8859_1));
        assertThat(at.importError()).hasText(Pattern.compile("old.txt: .*UTF-8.*"));
        // Otherwise choosing the same file again would fire no event.
        assertThat(input).hasValue("");
        input.setInputFiles(file("old.txt", game, StandardCharsets.UTF_8));
        assertThat(at.turns()).hasText(Pattern.compile("b2-d4"));
    }

    @Test
    void several_files_are_refused_with_a_reason() {
        AnalysisPage at = AnalysisPage.open(page, Running.application().address(), Games.EXIMO);
        page.evaluate("""
                () => {
                    const data = new DataTransfer();
                    ["one.txt", "two.txt"].forEach((name) => data.items.add(new File(["[Game \\"eximo\\"]\\n\\n1. b2-d4"], name)));
                    document.querySelector("main.analyse").dispatchEvent(
                        new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
                }""");
        assertThat(at.importError()).containsText("Only one file at a time");
    }

    @Test
    void a_typed_turn_with_markup_is_refused_as_text() {
        GamePage at = GamePage.open(page, Running.application().address(), Games.EXIMO);
        at.tabTo("[data-typed]");
        at.type("<b>bold</b>");
        assertThat(at.refusal()).isVisible();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // Invalid JSON, and JSON with values of other types.
                "{\"language\": 7, \"level\": \"<img src=x onerror=window.caught=1>\", \"board\": [",
                "{\"language\": 7, \"theme\": [], \"colours\": {}, \"sounds\": \"<b>\", \"level\": \"<img src=x onerror=window.caught=1>\","
                        + " \"side\": 4, \"against\": {}, \"clock\": [1], \"setup\": 7, \"eximo\": 7, \"breakthru\": {\"0\": 1}}",
                "[[], 7]",
                "null"
            })
    void invalid_stored_settings_are_ignored(String stored) {
        page.navigate(Running.application().address());
        page.evaluate("""
                stored => {
                    for (const key of ["settings", "choice.eximo", "choice.breakthru", "setup.breakthru.first", "lessons"]) {
                        localStorage.setItem(`tabuleiro.${key}`, stored);
                    }
                }""", stored);
        page.reload();
        page.locator("tabuleiro-home h2").first().waitFor();
        page.locator(".settings-button").first().click();
        assertThat(page.locator("dialog[open]")).isVisible();
        page.navigate(Running.application().address() + "#/learn/breakthru");
        assertThat(page.locator("[data-lesson]").first()).isVisible();
        GamePage at = GamePage.open(page, Running.application().address(), Games.BREAKTHRU);
        assertThat(at.prompt()).isVisible();
    }

    @Test
    void unreadable_stored_games_are_kept_and_listed() {
        GamePage at = GamePage.open(page, Running.application().address(), Games.EXIMO);
        at.click("b2", "d4");
        assertThat(at.turn(1)).hasText("b2-d4");
        page.navigate(Running.application().address() + "#/library");
        assertThat(page.locator(".stored-game")).hasCount(1);
        page.evaluate("""
                async markup => {
                    const [{ name }] = await indexedDB.databases();
                    const db = await new Promise((ok) => { const ask = indexedDB.open(name); ask.onsuccess = () => ok(ask.result); });
                    const store = [...db.objectStoreNames][0];
                    await new Promise((ok, failed) => {
                        const change = db.transaction(store, "readwrite");
                        change.oncomplete = ok;
                        change.onabort = () => failed(change.error);
                        change.objectStore(store).openCursor().onsuccess = ({ target: { result } }) => {
                            result?.update({ ...result.value, record: markup, game: markup, title: markup });
                            result?.continue();
                        };
                    });
                    db.close();
                }""", MARKUP);
        page.reload();
        assertThat(page.locator(".unreadable li")).hasCount(1);
        assertThat(page.locator(".unreadable li")).containsText("expected a game, beginning with tags");
        assertThat(page.locator(".stored-game")).hasCount(0);
    }
}
