package org.tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.table.Choice;
import org.tabuleiro.table.Seat;
import org.tabuleiro.testing.TableDriver;
import org.tabuleiro.testing.TableScenarios;

/** The table scenarios, on the page. */
final class ScenariosTest extends TableScenarios {

    @Override
    protected TableDriver driver() {
        return new OnPage();
    }

    /** Drives the page by its buttons and typed turns. */
    private static final class OnPage implements TableDriver {
        private final BrowserContext visitor = Running.browser().visitor(Visit.DESK);
        private final Page page = visitor.newPage();
        private final String address = Running.application().address();
        private Catalogue texts = new Catalogue(Language.ENGLISH);
        private @Nullable GamePage game;
        private @Nullable AnalysisPage analysis;

        OnPage() {
            // Long enough for everything a scenario does while the computer thinks.
            visitor.addInitScript("if (!localStorage.getItem('tabuleiro.settings')) {"
                    + " localStorage.setItem('tabuleiro.settings', '{\"seconds\": 30}'); }");
        }

        @Override
        public Set<Ability> abilities() {
            return Set.of(Ability.OFFER_WHILE_THINKING, Ability.BROWSE, Ability.TRY_AFTER_END);
        }

        private GamePage game() {
            if (game == null) {
                throw new IllegalStateException("no game is open");
            }
            return game;
        }

        @Override
        public void open(String id, String position, Seat first, Seat second) {
            Game played = Games.find(id).orElseThrow();
            String query = seats(first, second);
            if (!position.isEmpty()) {
                query += "&p=" + Views.encoded(played.read(position).orElseThrow());
            }
            game = GamePage.open(page, address, played, query);
        }

        private static String seats(Seat first, Seat second) {
            if (first instanceof Seat.Computer(int one) && second instanceof Seat.Computer(int two)) {
                return "against=computers&rival=" + one + "&level=" + two;
            }
            if (second instanceof Seat.Computer(int level)) {
                return "against=computer&side=first&level=" + level;
            }
            return first instanceof Seat.Computer(int level)
                    ? "against=computer&side=second&level=" + level
                    : "against=person";
        }

        @Override
        public void openSaved(String file) {
            page.navigate(address + "#/library");
            page.locator("tabuleiro-library input[type=file]")
                    .setInputFiles(new FilePayload("saved.pgn", "text/plain", file.getBytes(StandardCharsets.UTF_8)));
            page.locator(".stored-game .go-on").click();
            game = GamePage.on(page, Games.EXIMO);
        }

        @Override
        public void openWithBrokenProgram() {
            open("eximo", "", new Seat.Person(), new Seat.Computer(1));
            visitor.route(Pattern.compile("games.*\\.wasm"), Route::abort);
        }

        @Override
        public void mendProgram() {
            visitor.unrouteAll();
        }

        @Override
        public void play(String turn) {
            page.locator("[data-typed]").fill(turn);
            page.locator("[data-typed]").press("Enter");
            // The field is cleared when the turn was accepted.
            page.waitForFunction("() => document.querySelector('[data-typed]').value === ''"
                    + " || document.querySelector('[data-prompt].refusal') !== null");
        }

        @Override
        public void choose(Choice choice) {
            switch (choice) {
                case OFFER_DRAW -> game().choose("draw");
                case ACCEPT_DRAW -> game().command("accept-draw").click();
                case RESIGN -> {
                    game().choose("resign");
                    page.locator("[data-answer='yes']").click();
                    game().command("again").waitFor();
                }
                case TAKE_BACK -> game().command("take-back").click();
                case REDO -> game().command("redo").click();
                case HURRY -> game().command("hurry").click();
                case PAUSE -> {
                    game().command("pause").click();
                    game().command("go-on").waitFor();
                }
                case STEP -> game().command("step").click();
                case RETRY -> game().command("retry").click();
                case ANALYSE -> {
                    game().choose("analyse");
                    analysis = AnalysisPage.on(page);
                }
                default -> throw new IllegalArgumentException("no scenario chooses " + choice);
            }
        }

        @Override
        public void display(int turns) {
            game().turn(turns).click();
        }

        @Override
        public void sit(Side side, Seat seat) {
            throw new UnsupportedOperationException("the page has no button for that");
        }

        @Override
        public void speak(Language language) {
            page.locator(".settings-button").click();
            page.locator("dialog[open] select[name='language']").selectOption(language.code());
            page.keyboard().press("Escape");
            assertThat(page.locator("html")).hasAttribute("lang", Pattern.compile("^" + language.code()));
            texts = new Catalogue(language);
        }

        @Override
        public Catalogue texts() {
            return texts;
        }

        /** The end card names the winner in its headline; its sentence has what follows the colon. */
        @Override
        public void awaitSaid(String text) {
            String reason = text.substring(text.indexOf(": ") < 0 ? 0 : text.indexOf(": ") + 2);
            assertThat(page.locator("[data-prompt]"))
                    .containsText(reason, new LocatorAssertions.ContainsTextOptions().setIgnoreCase(true));
        }

        @Override
        public void awaitTurns(int turns) {
            assertThat(page.locator("[data-move]:not(.taken-back)")).hasCount(turns);
        }

        @Override
        public boolean isPaused() {
            return game().command("go-on").isVisible();
        }

        @Override
        public GameRecord record() {
            String file = analysis == null ? game().saved() : saved(analysis);
            return GameReader.read(file, Games::find).orElseThrow().get(0);
        }

        private String saved(AnalysisPage at) {
            at.tab("share");
            Download download = page.waitForDownload(
                    () -> page.locator("[data-share='game-save']").click());
            try {
                return Files.readString(download.path());
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        }

        @Override
        public void close() {
            visitor.close();
        }
    }
}
