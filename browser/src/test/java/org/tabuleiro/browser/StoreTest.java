package org.tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tabuleiro.games.Games;

/** The game store, where the browser allows it and where not, and the library with import and export. */
final class StoreTest {
    private static final String GAME = """
            [Event "Tabuleiro"]
            [Game "eximo"]
            [First "%s"]
            [Second "Second"]
            [Result "*"]

            1. %s *
            """;
    /** Denies storage and everything that browsers deny with it. */
    private static final String DENIED = """
            {
                const no = () => new DOMException("no", "SecurityError");
                indexedDB.open = () => { throw no(); };
                navigator.locks.request = () => Promise.reject(no());
                window.BroadcastChannel = class { constructor() { throw no(); } };
            }""";
    /** Fills the quota with another database of the same origin. */
    private static final String FILL = """
            async () => {
                const db = await new Promise((ok) => {
                    const ask = indexedDB.open("filling");
                    ask.onupgradeneeded = () => ask.result.createObjectStore("all", { autoIncrement: true });
                    ask.onsuccess = () => ok(ask.result);
                });
                for (const size of [50000, 5000, 500, 50]) {
                    for (let room = true; room; ) {
                        room = await new Promise((ok) => {
                            const change = db.transaction("all", "readwrite");
                            change.objectStore("all").put(crypto.getRandomValues(new Uint8Array(size)));
                            change.onabort = () => ok(false);
                            change.oncomplete = () => ok(true);
                        });
                    }
                }
                db.close();
            }""";

    private final BrowserContext visitor = Running.browser().visitor(Visit.DESK);
    private final Page page = visitor.newPage();
    private final String address = Running.application().address();

    @AfterEach
    void close() {
        visitor.close();
    }

    private void go(String fragment) {
        page.evaluate("to => { location.hash = to; }", fragment);
    }

    private Locator notice() {
        return page.locator("[data-store]");
    }

    @Test
    void denied_storage_is_reported_and_the_game_goes_on() {
        page.addInitScript(DENIED);
        GamePage at = GamePage.open(page, address, Games.EXIMO);
        at.click("b2", "d4");
        assertThat(notice()).containsText("stores nothing");
        notice().locator("button").click();
        at.click("d7", "b5");
        assertThat(at.turn(2)).hasText("d7-b5");

        page.reload();
        assertThat(at.turn(2)).hasText("d7-b5");
        go("#/");
        page.locator(".unfinished-game").click();
        assertThat(at.turn(2)).hasText("d7-b5");
        at.choose("new-game");
        page.locator("tabuleiro-new-game [data-answer=play]").click();
        assertThat(at.turns()).hasCount(0);
        assertThat(at.square("b2")).isVisible();
    }

    @Test
    void a_full_store_is_reported_and_loses_nothing() {
        page.navigate(address);
        CDPSession session = visitor.newCDPSession(page);
        JsonObject quota = new JsonObject();
        quota.addProperty("origin", address.substring(0, address.length() - 1));
        quota.addProperty("quotaSize", 150_000);
        session.send("Storage.overrideQuotaForOrigin", quota);
        GamePage at = GamePage.open(page, address, Games.EXIMO);
        at.click("b2", "d4");
        assertThat(at.turn(1)).hasText("b2-d4");
        page.evaluate(FILL);
        at.click("d7", "b5");
        assertThat(notice()).containsText("no space left");
        go("#/library");
        assertThat(page.locator(".notice")).containsText("no space left");

        quota.remove("quotaSize");
        session.send("Storage.overrideQuotaForOrigin", quota);
        page.locator(".stored-game .go-on").click();
        at.click("b1", "a2");
        assertThat(at.turn(3)).hasText("b1-a2");
        assertThat(notice()).hasCount(0);
        go("#/library");
        assertThat(page.locator(".stored-game")).containsText("3 turns");
        page.reload();
        assertThat(page.locator(".stored-game")).containsText("3 turns");
        assertThat(page.locator(".notice")).hasCount(0);
    }

    @Test
    void a_damaged_game_is_not_offered_and_never_overwritten() {
        GamePage at = GamePage.open(page, address, Games.EXIMO);
        at.click("b2", "d4");
        assertThat(at.turn(1)).hasText("b2-d4");
        String id = page.url().replaceAll(".*[?&]id=([^&]+).*", "$1");
        go("#/");
        assertThat(page.locator(".unfinished-game")).hasCount(1);
        page.evaluate("""
                async id => {
                    const db = await new Promise((ok) => { const ask = indexedDB.open("tabuleiro"); ask.onsuccess = () => ok(ask.result); });
                    await new Promise((ok) => {
                        const change = db.transaction("games", "readwrite");
                        change.oncomplete = ok;
                        const games = change.objectStore("games");
                        games.get(id).onsuccess = ({ target }) => games.put({ ...target.result, record: "torn" }, id);
                        games.put({ nothing: "of use" }, "odd");
                    });
                    db.close();
                }""", id);
        page.reload();

        page.locator(".unfinished-more.damaged").click();
        assertThat(page.locator(".unreadable li")).hasCount(2);
        go("#/play/eximo?id=odd");
        GamePage.on(page, Games.EXIMO).click("b2", "d4");
        go("#/library");
        assertThat(page.locator(".unreadable li")).hasCount(2);
        assertThat(page.locator(".stored-game")).hasCount(1);
        page.locator(".unreadable .delete").first().click();
        assertThat(page.locator(".library-report")).containsText("Deleted: an unreadable entry.");
        page.locator(".undo-delete").click();
        assertThat(page.locator(".unreadable li:focus-within")).hasCount(1);
        assertThat(page.locator(".unreadable li")).hasCount(2);
    }

    @Test
    void the_library_imports_files_reports_errors_and_exports_all_games() throws IOException {
        page.navigate(address + "#/library");
        String file = GAME.formatted("One", "b2-d4") + "\n" + GAME.formatted("Torn", "b2-z9") + "\n"
                + GAME.formatted("Two", "b2-d4");
        page.locator("input[type=file]")
                .setInputFiles(new FilePayload("some.txt", "text/plain", file.getBytes(StandardCharsets.UTF_8)));
        assertThat(page.locator(".stored-game")).hasCount(2);
        assertThat(page.locator(".library-report .fault")).containsText("b2-z9");
        page.evaluate("""
                text => {
                    const data = new DataTransfer();
                    data.items.add(new File([text], "dropped.txt"));
                    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
                }""", GAME.formatted("Three", "b2-d4"));
        assertThat(page.locator(".stored-game")).hasCount(3);

        Download all = page.waitForDownload(() -> page.locator(".export").click());
        assertThat(all.suggestedFilename()).isEqualTo("tabuleiro-games.pgn");
        assertThat(Files.readString(all.path())).contains("\"One\"", "\"Two\"", "\"Three\"");
    }

    @Test
    void deletions_can_be_undone_one_by_one() {
        page.navigate(address + "#/library");
        String file = GAME.formatted("Rita", "b2-d4") + "\n" + GAME.formatted("Luis", "b2-d4");
        page.locator("input[type=file]")
                .setInputFiles(new FilePayload("some.txt", "text/plain", file.getBytes(StandardCharsets.UTF_8)));
        deleteOf("Rita").click();
        assertThat(page.locator(".library-report")).containsText("Rita");
        deleteOf("Luis").click();
        assertThat(page.locator(".stored-game")).hasCount(0);

        page.locator(".undo-delete").click();
        assertThat(page.locator(".stored-game:focus-within")).containsText("Luis");
        page.locator(".undo-delete").click();
        assertThat(page.locator(".stored-game:focus-within")).containsText("Rita");
        assertThat(page.locator(".stored-game")).hasCount(2);
        assertThat(page.locator(".undo-delete")).hasCount(0);
    }

    private Locator deleteOf(String player) {
        return page.locator(".stored-game", new Page.LocatorOptions().setHasText(player))
                .locator(".delete");
    }

    @Test
    void a_deletion_can_be_undone_even_if_the_browser_stores_nothing() {
        GamePage at = GamePage.open(page, address, Games.EXIMO);
        at.click("b2", "d4");
        assertThat(at.turn(1)).hasText("b2-d4");
        go("#/library");
        page.locator(".stored-game .delete").click();
        assertThat(page.locator(".stored-game")).hasCount(0);
        page.evaluate("""
                () => {
                    IDBObjectStore.prototype.put = () => { throw new DOMException("no", "QuotaExceededError"); };
                }""");

        page.locator(".undo-delete").click();

        assertThat(page.locator(".stored-game")).containsText("one turn");
        assertThat(page.locator(".notice")).containsText("no space left");
        page.locator(".stored-game .go-on").click();
        assertThat(at.turn(1)).hasText("b2-d4");
    }

    @ParameterizedTest
    @CsvSource({"1280, 800", "360, 640"})
    void a_game_too_long_for_a_link_is_offered_as_a_file(int width, int height) throws IOException {
        page.setViewportSize(width, height);
        // Incompressible.
        String comment =
                new Random(1).ints(6000, 'a', 'z').mapToObj(Character::toString).collect(Collectors.joining());
        page.navigate(address + "#/library");
        page.locator("input[type=file]")
                .setInputFiles(new FilePayload(
                        "long.txt",
                        "text/plain",
                        GAME.formatted("One", "b2-d4 {" + comment + "}").getBytes(StandardCharsets.UTF_8)));
        page.locator(".stored-game .go-on").click();
        GamePage at = GamePage.on(page, Games.EXIMO);
        at.choose("share");
        assertThat(page.locator("[data-question]")).containsText("too long for a link");

        String file = Files.readString(
                page.waitForDownload(() -> page.locator("[data-answer='yes']").click())
                        .path());

        assertThat(file).contains(comment.substring(0, 40));
        assertThat(page.locator("[data-question]")).hasCount(0);
        assertThat(at.prompt()).containsText("Saved as eximo.pgn");
    }

    @Test
    void deleting_everything_asks_for_confirmation() {
        GamePage at = GamePage.open(page, address, Games.EXIMO);
        at.click("b2", "d4");
        assertThat(at.turn(1)).hasText("b2-d4");
        page.locator(".settings-button").click();
        page.locator(".delete-all").click();
        assertThat(page.locator(".delete-no")).isFocused();
        page.keyboard().press("Enter");
        assertThat(page.locator(".delete-all")).isFocused();
        page.locator(".delete-all").click();
        page.locator(".delete-yes").click();
        assertThat(page.locator("dialog[open] .danger [role=status]")).containsText("deleted");
        page.navigate("about:blank");
        page.navigate(address + "#/library");
        assertThat(page.locator(".empty-library")).isVisible();
    }
}
