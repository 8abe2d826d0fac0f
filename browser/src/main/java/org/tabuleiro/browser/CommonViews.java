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
                // The setting is stored, so this is the last one.
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
                    // On narrow screens the graph has its own tab.
                    at.tab(page.locator("[data-tab='review']").count() > 0 ? "review" : "moves");
                    at.command("annotate").click();
                    page.locator("[data-summary]").waitFor();
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
