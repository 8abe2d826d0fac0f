package org.tabuleiro.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;
import java.util.Map;
import org.tabuleiro.content.Language;
import org.tabuleiro.content.Lesson;
import org.tabuleiro.content.Lessons;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.content.Task;
import org.tabuleiro.engine.review.Review;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.games.record.Play;

/** Page states that look alike in all games, shown with one of them. */
final class CommonViews {
    private static final Game GAME = Games.EXIMO;
    /** The number of a turn that is a blunder in the whole game. */
    private static final int MISTAKE_TURN = 8;
    /** White has a mistake and a blunder, Black an inaccuracy. */
    static final String WITH_MISTAKES = """
            [Game "eximo"]
            [First "Ana"]
            [Second "Rui"]
            [Result "*"]

            1. b2-d4 $2 {[%chance 35]} (1. c3-c4) d7-b5 $6 {[%chance 40]} (1... c6-c5)
            2. b1-a2 $4 {[%chance 10]} (2. c3-c4) *
            """;

    private static final String PLAY = "#/play/" + GAME.id() + "?against=";

    private CommonViews() {}

    /** The states of a game in play. */
    static List<Views.PageState> playing() {
        return List.of(
                new Views.PageState("clock", (page, address) -> {
                    Views.visit(page, address + "#/play/xadrersi?against=person&clock=5%2B3");
                    GamePage.on(page, Games.XADRERSI);
                    page.locator("[data-clock]").first().waitFor();
                }),
                new Views.PageState("thinking", (page, address) -> {
                    Views.visit(page, address + PLAY + "computer&level=8&side=second");
                    GamePage.on(page, GAME).command("hurry").waitFor();
                }),
                new Views.PageState("paused", (page, address) -> {
                    Views.visit(page, address + PLAY + "computers&level=8&rival=8");
                    GamePage at = GamePage.on(page, GAME);
                    at.command("pause").click();
                    at.command("go-on").waitFor();
                }),
                new Views.PageState("hint", (page, address) -> {
                    GamePage at = Views.play(page, address, GAME.start());
                    at.command("hint").click();
                    page.locator(".mark.hint").first().waitFor();
                    at.command("hint").click();
                    at.command("hint").click();
                    page.locator(".mark.arrow").first().waitFor();
                }),
                new Views.PageState("draw-offered", (page, address) -> {
                    GamePage at = Views.play(page, address, GAME.start());
                    at.choose("draw");
                    at.command("accept-draw").waitFor();
                }),
                new Views.PageState("resign", (page, address) -> {
                    GamePage at = Views.play(page, address, GAME.start());
                    at.choose("resign");
                    page.locator("[data-question]").waitFor();
                }),
                new Views.PageState("earlier-turn", (page, address) -> {
                    GamePage at = Views.play(page, address, GAME.start());
                    at.click("b2", "d4", "d7", "b5");
                    at.turn(2).waitFor();
                    at.command("previous-turn").click();
                    at.command("last-turn").first().waitFor();
                }),
                new Views.PageState("refusal", (page, address) -> {
                    refuse(page, address);
                }),
                new Views.PageState("refusal-rule", (page, address) -> {
                    refuse(page, address).command("see-rule").click();
                    page.locator("dialog.rule tabuleiro-diagram .board-grid").waitFor();
                }),
                new Views.PageState("more", (page, address) -> {
                    GamePage at = Views.play(page, address, GAME.start());
                    at.command("more").click();
                    at.command("resign").waitFor();
                }),
                // The settings are stored, so these are the last ones.
                new Views.PageState("chances", (page, address) -> {
                    GamePage at = Views.play(page, address, GAME.start());
                    at.click("b2", "d4", "d7", "b5");
                    at.turn(2).waitFor();
                    if (page.locator("[data-graph]").count() == 0) {
                        at.choose("chances");
                    }
                    page.locator("[data-graph][aria-valuetext*='%']").waitFor();
                }),
                new Views.PageState("heat", (page, address) -> {
                    GamePage at = Views.play(page, address, ShortGames.after(Games.XADRERSI, 6));
                    if (page.locator(".heat").count() == 0) {
                        at.choose("heat");
                    }
                    page.locator(".heat").first().waitFor();
                }));
    }

    /** A click that is refused because capturing is compulsory. */
    private static GamePage refuse(Page page, String address) {
        GamePage at = Views.play(
                page, address, GAME.read("8/8/8/2b2b2/2W2W2/8/1W6/8 w - 0 15").orElseThrow());
        at.click("b2");
        at.command("see-rule").waitFor();
        return at;
    }

    /** The states of other pages. */
    static List<Views.PageState> elsewhere() {
        return List.of(
                new Views.PageState("analysis-share", (page, address) -> {
                    Views.visit(page, address + "#/analyse/" + GAME.id());
                    AnalysisPage.on(page).tab("share");
                    page.locator("[data-import-text]").waitFor();
                }),
                new Views.PageState("analysis-annotated", (page, address) -> {
                    Views.visit(page, address + "#/analyse/" + GAME.id());
                    AnalysisPage at = AnalysisPage.on(page);
                    at.take(GameWriter.write(ending()));
                    at.turns().first().waitFor();
                    at.tab("moves");
                    at.command("annotate").click();
                    page.locator("[data-summary] b:has-text('%')").first().waitFor();
                }),
                new Views.PageState("analysis-reviewed", (page, address) -> {
                    open(page, address, reviewed());
                    page.locator("[data-move='" + MISTAKE_TURN + "']").click();
                    page.locator("[data-badge]").waitFor();
                }),
                new Views.PageState("mistakes-find", (page, address) -> learn(page, address)),
                new Views.PageState("mistakes-wrong", (page, address) -> {
                    learn(page, address).click("b2", "d4");
                    page.locator("[data-learning='wrong']").waitFor();
                }),
                new Views.PageState("mistakes-solved", (page, address) -> {
                    learn(page, address).click("c3", "c4");
                    page.locator("[data-learning='solved']").waitFor();
                }),
                new Views.PageState("mistakes-done", (page, address) -> {
                    AnalysisPage at = learn(page, address);
                    at.click("c3", "c4");
                    at.command("learn-next").click();
                    at.command("learn-skip").click();
                    page.locator("[data-learning='done']").waitFor();
                }),
                new Views.PageState("editor-impossible", (page, address) -> {
                    Views.visit(page, address + "#/edit/breakthru");
                    page.locator("[data-setup='standard']").click();
                    page.locator("[data-tool='s']").click();
                    page.locator(".board-cell[data-square='d8']").click();
                    page.locator(".editor-message.refusal").waitFor();
                }),
                new Views.PageState("lesson-wrong", (page, address) -> answer(page, address, false)),
                new Views.PageState("lesson-right", (page, address) -> answer(page, address, true)),
                new Views.PageState("home-with-games", (page, address) -> {
                    begin(page, address);
                    page.evaluate("() => { location.hash = '#/'; }");
                    page.locator(".unfinished-game").first().waitFor();
                }),
                new Views.PageState("library-unreadable", (page, address) -> {
                    begin(page, address);
                    page.evaluate("""
                            () => new Promise((done) => {
                                const ask = indexedDB.open("tabuleiro");
                                ask.onsuccess = () => {
                                    const change = ask.result.transaction("games", "readwrite");
                                    change.oncomplete = done;
                                    change.objectStore("games").put({ nothing: "of use" }, "odd");
                                };
                            }).then(() => { location.hash = "#/library"; })""");
                    page.locator(".unreadable").waitFor();
                }));
    }

    private static AnalysisPage open(Page page, String address, String file) {
        Views.visit(page, address + "#/analyse/" + GAME.id());
        AnalysisPage at = AnalysisPage.on(page);
        at.take(file);
        at.turns().first().waitFor();
        at.tab("moves");
        return at;
    }

    /** Begins to learn from the mistakes of a game, of which there are two. */
    private static AnalysisPage learn(Page page, String address) {
        AnalysisPage at = open(page, address, WITH_MISTAKES);
        at.command("learn").click();
        page.locator("[data-learning='find']").waitFor();
        return at;
    }

    /** A whole game with the annotations of a short review, a comment and a second variation. */
    private static String reviewed() {
        Review review = new Review(ShortGames.of(GAME), SearchLimits.ofNodes(3_000));
        while (!review.isDone()) {
            review.judgeNext(() -> false);
        }
        return GameWriter.write(review.annotated())
                .replace("[First \"One\"]", "[First \"Ana\"]")
                .replace("[Second \"Two\"]", "[Second \"Rui\"]")
                .replaceFirst("3\\. g2-h3 \\{", "3. g2-h3 {Prepares to drop men on the h-file.} {");
    }

    /** The last turn of a game, whose review is short. */
    private static GameRecord ending() {
        List<Turn> turns = ShortGames.of(GAME).line().turns();
        Play play = new Play(ShortGames.after(GAME, turns.size() - 1));
        play.push(turns.get(turns.size() - 1));
        return play.record(Map.of(GameRecord.FIRST, "Ana", GameRecord.SECOND, "Rui"), List.of());
    }

    private static void begin(Page page, String address) {
        GamePage at = Views.play(page, address, GAME.start());
        at.click("b2", "d4");
        at.turn(1).waitFor();
    }

    /** Answers the first task of the first lesson that can be answered wrongly. */
    private static void answer(Page page, String address, boolean right) {
        for (Lesson lesson : Lessons.of(GAME, Language.ENGLISH)) {
            Task task = lesson.tasks().get(0);
            State state = task.start().orElseThrow();
            for (Turn turn : state.legalTurns()) {
                if (!task.answer(state, turn).reached()) {
                    Turn played = right ? task.solution(state).orElseThrow() : turn;
                    Views.visit(page, address + "#/learn/" + GAME.id() + "/" + lesson.id());
                    // On narrow screens the text comes before the task.
                    Locator begin = page.locator(".lesson-begin");
                    begin.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
                    if (begin.isVisible()) {
                        begin.click();
                    }
                    for (Click click : Views.clicks(state, played)) {
                        page.locator("tabuleiro-lesson .board-cell[data-square='" + click.text(GAME.board()) + "']")
                                .click();
                    }
                    page.locator(".answer." + (right ? "right" : "wrong")).waitFor();
                    return;
                }
            }
        }
        throw new IllegalStateException("no lesson has a wrong turn");
    }
}
