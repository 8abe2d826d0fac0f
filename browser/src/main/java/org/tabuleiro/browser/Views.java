package org.tabuleiro.browser;

import com.microsoft.playwright.Page;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.testing.TurnByClicks;

/** The main states of the application, each with how to get there. */
final class Views {
    private static final int SHIPS = 5;
    /** The turns before the end of a game that are played to review them. */
    private static final int LAST_TURNS = 4;

    private static final int MIDDLE = 9;

    private static final String FOLLOW = "fragment => { location.hash = fragment; }";

    /**
     * A state of the page.
     *
     * @param name its name in files
     * @param opener opens it in a page
     */
    record PageState(String name, Opener opener) {
        @Override
        public String toString() {
            return name;
        }
    }

    /** Brings a page to a state; the address is that of the application. */
    interface Opener {
        void on(Page page, String address);
    }

    private Views() {}

    static List<PageState> all() {
        List<PageState> views = new ArrayList<>();
        views.add(new PageState("home", (page, address) -> {
            visit(page, address);
            page.locator("tabuleiro-home h2").first().waitFor();
        }));
        views.add(new PageState("settings", (page, address) -> {
            visit(page, address);
            page.locator(".settings-button").first().click();
            page.locator("dialog[open]").waitFor();
        }));
        Games.ALL.forEach(game -> views.addAll(of(game)));
        views.add(new PageState("library", (page, address) -> {
            visit(page, address + "#/play/eximo?against=person");
            GamePage at = GamePage.on(page, Games.EXIMO);
            at.click("b2", "d4");
            at.turn(1).waitFor();
            // Within the page, so that the game is saved before the library is opened.
            page.evaluate(FOLLOW, "/library");
            page.locator("tabuleiro-library .stored-game").first().waitFor();
        }));
        for (String choice : List.of("learn", "analyse")) {
            views.add(new PageState("choose-" + choice, (page, address) -> {
                visit(page, address + "#/" + choice);
                page.locator("tabuleiro-choose-game .game-choice").first().waitFor();
            }));
        }
        views.add(new PageState("unknown-game", (page, address) -> {
            visit(page, address + "#/play/chess");
            page.locator("tabuleiro-game main.error-page").waitFor();
        }));
        views.addAll(CommonViews.elsewhere());
        views.addAll(CommonViews.playing());
        views.addAll(OnlineViews.all());
        return views;
    }

    /** The states that every game has. */
    static List<PageState> of(Game game) {
        List<PageState> views = new ArrayList<>();
        int turns = ShortGames.of(game).line().turns().size();
        Turn last = ShortGames.of(game).line().turns().get(turns - 1);
        State end = ShortGames.after(game, turns - 1);
        String id = game.id();
        views.add(new PageState(id + "-start", (page, address) -> play(page, address, game.start())));
        views.add(new PageState(id + "-middle", (page, address) -> {
            visit(page, address + "#/play/" + id + "?against=person&clock=10%2B5&setup=");
            GamePage at = GamePage.on(page, game);
            State state = game.start();
            for (Turn turn : ShortGames.turns(game, Math.min(MIDDLE, turns - 1))) {
                clicks(state, turn).forEach(at::click);
                state = state.play(turn);
            }
            at.turn(Math.min(MIDDLE, turns - 1)).waitFor();
        }));
        views.add(new PageState(
                id + "-turn-begun", (page, address) -> play(page, address, end).click(beginning(end, last))));
        views.add(new PageState(id + "-refused", (page, address) -> {
            GamePage at = play(page, address, end);
            at.click(refused(end));
            at.refusal().waitFor();
        }));
        views.add(new PageState(id + "-result", (page, address) -> {
            State late = ShortGames.after(game, Math.max(turns - LAST_TURNS, 0));
            GamePage at = play(page, address, late);
            State now = late;
            for (Turn turn : ShortGames.of(game).line().turns().subList(Math.max(turns - LAST_TURNS, 0), turns)) {
                clicks(now, turn).forEach(at::click);
                now = now.play(turn);
            }
            at.command("again").waitFor();
            at.reviewed().waitFor();
        }));
        views.add(new PageState(id + "-won", (page, address) -> {
            String side = end.toMove() == Side.FIRST ? "first" : "second";
            visit(page, address + "#/play/" + id + "?against=computer&level=1&side=" + side + "&p=" + encoded(end));
            GamePage at = GamePage.on(page, game);
            clicks(end, last).forEach(at::click);
            at.reviewed().waitFor();
        }));
        views.add(new PageState(id + "-new-game", (page, address) -> {
            play(page, address, end).choose("new-game");
            page.locator("[data-dialog='new-game'][open]").waitFor();
        }));
        views.add(new PageState(id + "-computer", (page, address) -> {
            visit(page, address + "#/play/" + id + "?against=computer&level=1");
            GamePage.on(page, game);
        }));
        if (game.equals(Games.BREAKTHRU)) {
            views.add(new PageState(id + "-setup", (page, address) -> {
                GamePage at = play(page, address, game.start());
                clicks(game.start(), ShortGames.turns(game, 1).get(0)).stream()
                        .limit(SHIPS)
                        .forEach(at::click);
                at.page().locator("[data-counter]").waitFor();
            }));
        }
        State middle = ShortGames.after(game, Math.max(turns / 2, 2));
        views.add(new PageState(id + "-analysis", (page, address) -> {
            visit(page, address + "#/analyse/" + id + "?p=" + encoded(middle));
            AnalysisPage at = AnalysisPage.on(page);
            at.start();
            at.lines().first().waitFor();
        }));
        views.add(new PageState(id + "-editor", (page, address) -> {
            visit(page, address + "#/edit/" + id + "?p=" + encoded(middle));
            page.locator("tabuleiro-edit .board-grid").waitFor();
        }));
        views.add(new PageState(id + "-learn", (page, address) -> {
            visit(page, address + "#/learn/" + id);
            page.locator("[data-lesson]").first().waitFor();
        }));
        views.add(new PageState(id + "-lesson", (page, address) -> {
            visit(page, address + "#/learn/" + id);
            page.locator("[data-lesson]").first().click();
            page.locator("tabuleiro-lesson .board-grid").waitFor();
        }));
        return views;
    }

    /**
     * Opens an address of the application. A page that is already there navigates within it, first to an
     * unknown page: so no element of the page before can be mistaken for one of the new page.
     */
    static void visit(Page page, String address) {
        if (!page.url().startsWith(address.replaceFirst("#.*", ""))) {
            page.navigate(address);
            return;
        }
        page.evaluate(FOLLOW, "/nowhere");
        page.locator("tabuleiro-app > main.error-page").waitFor();
        page.evaluate(FOLLOW, fragment(address));
    }

    private static String fragment(String address) {
        return address.contains("#") ? address.substring(address.indexOf('#') + 1) : "/";
    }

    static GamePage play(Page page, String address, State state) {
        visit(page, address + "#/play/" + state.game().id() + "?against=person&p=" + encoded(state));
        return GamePage.on(page, state.game());
    }

    static String encoded(State state) {
        return URLEncoder.encode(state.toString(), StandardCharsets.UTF_8).replace("+", "%20");
    }

    /** The first click of a turn. */
    static Click beginning(State state, Turn turn) {
        return clicks(state, turn).get(0);
    }

    /** The clicks of a turn. */
    static List<Click> clicks(State start, Turn turn) {
        List<Click> clicks = new ArrayList<>();
        TurnByClicks.enter(start, turn, 0, (builder, click) -> clicks.add(click));
        return clicks;
    }

    /** A click on a square that the rules refuse. */
    static Click refused(State state) {
        return IntStream.range(0, state.game().board().size())
                .mapToObj(square -> (Click) new Click.Square(square))
                .filter(click -> new TurnBuilder(state).click(click) instanceof TurnBuilder.Refused)
                .findFirst()
                .orElseThrow();
    }
}
