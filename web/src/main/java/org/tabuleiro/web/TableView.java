package org.tabuleiro.web;

import java.util.List;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Phase;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.table.Beside;
import org.tabuleiro.table.Mark;
import org.tabuleiro.table.Scene;
import org.tabuleiro.table.Session;
import org.tabuleiro.table.SetupPlan;

/** What a page shows of a session, as JSON: everything is said in words or numbers that need no rules to be drawn. */
final class TableView {
    private final Session session;
    private final Catalogue texts;
    private final Board board;

    TableView(Session session, Catalogue texts) {
        this.session = session;
        this.texts = texts;
        this.board = session.game().board();
    }

    /** Everything but the moves. */
    Json of(Scene scene, Places places) {
        boolean entering = session.mayEnter();
        TurnBuilder entry = session.entry();
        State state = entering ? entry.state() : session.shown().state();
        Json view = Json.object()
                .put("game", session.game().id())
                .put("side", name(state.toMove()))
                .put("toMove", name(session.live().state().toMove()))
                .put("position", state.toString())
                .put("live", places.id(session.live()))
                .put("shown", places.id(session.shown()))
                .put("free", session.isFree())
                .put("mayEnter", entering)
                .put("begun", !entry.steps().isEmpty() || !entry.clicks().isEmpty())
                .put("canTakeBack", session.canTakeBack())
                .put("canRedo", !session.live().children().isEmpty())
                .put("canUndoEdit", session.editing().canUndo())
                .put("canRedoEdit", session.editing().canRedo())
                .put("first", session.seat(Side.FIRST).text())
                .put("second", session.seat(Side.SECOND).text());
        scores(view, state);
        view.put("lost", Json.numbers(List.of(Beside.lost(state, Side.FIRST), Beside.lost(state, Side.SECOND))));
        session.result().ifPresent(result -> view.put("result", result(result)));
        session.shown().state().result().ifPresent(result -> view.put("shownResult", result(result)));
        session.clock().ifPresent(clock -> view.put("clock", clock.control().text()));
        if (entering) {
            view.put("entry", entry(entry));
        }
        return view.put("scene", scene(scene));
    }

    private void scores(Json view, State state) {
        List<Integer> scores = session.game().scores(state);
        if (!scores.isEmpty()) {
            view.put("scores", Json.numbers(scores));
        }
    }

    static String name(Side side) {
        return side == Side.FIRST ? "first" : "second";
    }

    private Json result(Result result) {
        return Json.object()
                .put("text", texts.result(session.game(), result))
                .put("winner", result.winner().map(TableView::name).orElse(""));
    }

    private Json entry(TurnBuilder entry) {
        Json chips = Json.array();
        for (Step step : entry.steps()) {
            chips.add(step.text());
        }
        Json clicks = Json.array();
        for (Click click : entry.clicks()) {
            clicks.add(click.text(board));
        }
        Json words = Json.array();
        Json pieces = Json.array();
        Json squares = Json.array();
        for (TurnBuilder.Target target : entry.targets()) {
            switch (target.click()) {
                case Click.Word word ->
                    words.add(Json.object()
                            .put("word", word.text())
                            .put("label", word(texts, session.game(), word.text())));
                case Click.Piece piece -> pieces.add(String.valueOf(piece.letter()));
                case Click.Square square -> squares.add(board.name(square.index()));
            }
        }
        Json json = Json.object()
                .put("prompt", texts.text(entry.prompt()))
                .put("chips", chips)
                .put("clicks", clicks)
                .put("words", words)
                .put("pieces", pieces)
                .put("squares", squares)
                .put("complete", entry.turn().isPresent());
        if (session.shown().state().phase() == Phase.SETUP) {
            SetupPlan plan = new SetupPlan(session.shown().state());
            json.put(
                    "setup",
                    Json.object()
                            .put("count", plan.count())
                            .put("placed", entry.steps().size())
                            .put("presets", presets(plan)));
        }
        return json;
    }

    private Json presets(SetupPlan plan) {
        Json presets = Json.array();
        plan.presets()
                .keySet()
                .forEach(name -> presets.add(Json.object()
                        .put("name", name)
                        .put("label", texts.text(session.game().id() + ".setup." + name))));
        return presets;
    }

    /** What a word is called in the language in use. */
    static String word(Catalogue texts, Game game, String word) {
        String label = game.id() + ".word." + word;
        return texts.has(label) ? texts.text(label) : word;
    }

    /** What a board shows. */
    static Json scene(Scene scene) {
        Json marks = Json.array();
        scene.marks().forEach(mark -> marks.add(mark(mark)));
        return layout(scene.layout()).put("marks", marks);
    }

    static Json layout(Layout layout) {
        return Json.object().put("board", layout.board()).put("reserve", Json.numbers(layout.reserve()));
    }

    private static Json mark(Mark mark) {
        Json json = Json.object();
        return switch (mark) {
            case Mark.Spot spot -> json.put("kind", kind(spot.kind())).put("square", spot.square());
            case Mark.Arrow arrow ->
                json.put("kind", "arrow")
                        .put("from", arrow.from())
                        .put("to", arrow.to())
                        .put("number", arrow.number())
                        .put("rank", arrow.rank());
            case Mark.Trail trail ->
                json.put("kind", "trail").put("from", trail.from()).put("to", trail.to());
            case Mark.Handle handle ->
                json.put("kind", "handle").put("from", handle.from()).put("to", handle.to());
            case Mark.Ghost ghost ->
                json.put("kind", "ghost").put("square", ghost.square()).put("letter", String.valueOf(ghost.letter()));
            case Mark.Faded faded ->
                json.put("kind", "faded").put("square", faded.square()).put("letter", String.valueOf(faded.letter()));
            case Mark.Heat heat ->
                json.put("kind", "heat")
                        .put("square", heat.square())
                        .put("first", heat.first())
                        .put("second", heat.second());
        };
    }

    private static String kind(Mark.Kind kind) {
        return switch (kind) {
            case LAST -> "last";
            case ZONE -> "zone";
            case CHOSEN -> "chosen";
            case MUST -> "must";
            case GO -> "go";
            case TAKE -> "take";
            case JUMP -> "jump";
            case PUSH -> "push";
            case PLACE -> "place";
            case HINT -> "hint";
            case CAPTURE -> "capture";
        };
    }
}
