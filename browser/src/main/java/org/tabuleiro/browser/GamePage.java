package org.tabuleiro.browser;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;

/** Page object of a game in play: by mouse, touch, keyboard or typed turns. */
final class GamePage {
    private static final int TABS = 80;

    private final Page page;
    private final Game game;
    private int clicks;

    private GamePage(Page page, Game game) {
        this.page = page;
        this.game = game;
    }

    /** Opens a new game between two people, who set up by hand where the game has set-ups. */
    static GamePage open(Page page, String address, Game game) {
        return open(page, address, game, "against=person&setup=");
    }

    /** Opens a game; the query is that of the address. */
    static GamePage open(Page page, String address, Game game, String query) {
        page.navigate(address + "#/play/" + game.id() + "?" + query);
        return on(page, game);
    }

    /** Opens a game in which the computer at full strength is to move and has to search. */
    static GamePage thinking(Page page, String address, Game game) {
        return open(page, address, game, "against=computer&level=8&side=second&p=" + Views.encoded(thought(game)));
    }

    /**
     * A position in which the first player has to search: a set-up comes from a book, too soon to be hurried.
     */
    static State thought(Game game) {
        return game.equals(Games.BREAKTHRU)
                ? game.read(game.setups().getOrDefault("standard", ""))
                        .orElseThrow()
                        .play("gold")
                : game.start();
    }

    /** The game that a page shows already. */
    static GamePage on(Page page, Game game) {
        page.locator("tabuleiro-game .board-grid").waitFor();
        return new GamePage(page, game);
    }

    Page page() {
        return page;
    }

    Game game() {
        return game;
    }

    /** The number of clicks and taps so far. */
    int clicks() {
        return clicks;
    }

    Locator square(String name) {
        return page.locator("tabuleiro-game .board-cell[data-square='" + name + "']");
    }

    Locator prompt() {
        return page.locator("[data-prompt]");
    }

    Locator refusal() {
        return page.locator("[data-prompt].refusal");
    }

    /** The accuracy of a player, once the finished game is reviewed. */
    Locator reviewed() {
        return page.locator("[data-end-review] [data-accuracy]").first();
    }

    /** The name of a player beside the board. */
    Locator player(String side) {
        return page.locator("[data-player='" + side + "'] .player-name");
    }

    /** The entered steps of the turn. */
    Locator chips() {
        return page.locator("[data-chip]");
    }

    /** A turn that has been played, counted from 1. */
    Locator turn(int number) {
        return page.locator("[data-move='" + number + "']");
    }

    Locator turns() {
        return page.locator("[data-move]");
    }

    /** The button of a command. */
    Locator command(String id) {
        return page.locator("[data-command='" + id + "']:visible");
    }

    /** Runs an action that is on the page or in its menu. */
    void choose(String id) {
        if (command(id).count() == 0) {
            command("more").click();
        }
        // Some of them are also beside the result.
        command(id).first().click();
    }

    /** The element of a click. */
    Locator target(Click click) {
        return switch (click) {
            case Click.Square(int index) -> square(game.board().name(index));
            case Click.Piece(char letter) -> hand(letter);
            case Click.Word(String word) -> page.locator("[data-word='" + word + "']");
        };
    }

    /**
     * The button of a piece in the hand of the player to move: the letters of the two sides differ by their
     * case.
     */
    private Locator hand(char letter) {
        char upper = Character.toUpperCase(letter);
        char lower = Character.toLowerCase(letter);
        return page.locator("[data-piece='" + upper + "']:enabled, [data-piece='" + lower + "']:enabled");
    }

    void click(Click click) {
        target(click).click();
        clicks++;
    }

    void tap(Click click) {
        target(click).tap();
        clicks++;
    }

    /** Clicks squares, pieces in hand and words by their names. */
    void click(String... names) {
        for (String name : names) {
            click(Click.of(game, name));
        }
    }

    void drag(String from, String to) {
        square(from).dragTo(square(to));
        clicks++;
    }

    /** Clicks by keyboard alone. */
    void enter(Click click) {
        if (click instanceof Click.Square(int square)) {
            walk(square);
        } else {
            tabTo(
                    click instanceof Click.Piece(char letter)
                            ? "[data-piece='" + Character.toUpperCase(letter) + "']:enabled, [data-piece='"
                                    + Character.toLowerCase(letter) + "']:enabled"
                            : "[data-word='" + click.text(game.board()) + "']");
        }
        page.keyboard().press("Enter");
    }

    /** Moves the focus to the board, and with the arrow keys to a square. */
    private void walk(int square) {
        tabTo("tabuleiro-game .board-cell");
        Board board = game.board();
        String name = String.valueOf(page.evaluate("document.activeElement.dataset.square"));
        int at = board.find(name);
        int right = square % board.width() - at % board.width();
        int up = square / board.width() - at / board.width();
        press(right > 0 ? "ArrowRight" : "ArrowLeft", Math.abs(right));
        press(up > 0 ? "ArrowUp" : "ArrowDown", Math.abs(up));
    }

    private void press(String key, int times) {
        for (int i = 0; i < times; i++) {
            page.keyboard().press(key);
        }
    }

    /** Presses Tab until a matching element has the focus. */
    void tabTo(String selector) {
        for (int i = 0; i < TABS; i++) {
            if (Boolean.TRUE.equals(page.evaluate("selector => document.activeElement.matches(selector)", selector))) {
                return;
            }
            page.keyboard().press("Tab");
        }
        throw new IllegalStateException("Tab does not lead to " + selector);
    }

    /** Types a turn into the field for turns. */
    void type(String turn) {
        page.keyboard().type(turn);
        page.keyboard().press("Enter");
    }

    /** The game file as the page saves it. */
    String saved() {
        Download download = page.waitForDownload(() -> choose("save"));
        try {
            return Files.readString(download.path());
        } catch (IOException broken) {
            throw new IllegalStateException(broken);
        }
    }
}
