package org.tabuleiro.web;

import java.util.List;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.TurnWords;
import org.tabuleiro.engine.Analysis;
import org.tabuleiro.engine.Minds;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Phase;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.table.Beside;
import org.tabuleiro.table.Choice;
import org.tabuleiro.table.Mark;
import org.tabuleiro.table.RecordTags;
import org.tabuleiro.table.Scene;
import org.tabuleiro.table.SetupPlan;
import org.tabuleiro.table.Status;
import org.tabuleiro.table.Table;

/** What a page shows of a table, as JSON: everything is said in words or numbers that need no rules to be drawn. */
final class TableView {
    private final Table table;
    private final Catalogue texts;
    private final Board board;
    /** Whether a match is over that was played here: the page has an analysis for trying turns. */
    private final boolean finished;

    TableView(Table table, Catalogue texts) {
        this.table = table;
        this.texts = texts;
        this.board = table.game().board();
        this.finished = table.match().isOver() && !table.isStudy();
    }

    /** Everything but the moves. */
    Json of(Scene scene, Places places) {
        boolean entering = table.mayEnter() && !finished;
        TurnBuilder entry = table.entry();
        State shown = table.displayed().state();
        State state = entering ? entry.state() : shown;
        Status status = status();
        Json view = Json.object()
                .put("game", table.game().id())
                .put("status", kind(status))
                .put("sentence", sentence(status))
                .put("refused", table.notice().map(Table.Notice::refusal).orElse(false))
                .put("thoughts", thoughts())
                .put("choices", choices())
                .put("side", name(state.toMove()))
                .put("toMove", name(table.match().toMove()))
                .put("mover", status instanceof Status.Over ? "" : name(shown.toMove()))
                .put("person", table.person().map(TableView::name).orElse(""))
                .put("position", state.toString())
                .put("revision", table.match().revision())
                .put("live", places.id(table.live()))
                .put("shown", places.id(table.displayed()))
                .put("mayEnter", entering)
                .put("begun", !entry.steps().isEmpty() || !entry.clicks().isEmpty())
                .put("first", table.seat(Side.FIRST).text())
                .put("second", table.seat(Side.SECOND).text())
                .put("names", names());
        scores(view, state);
        view.put("lost", Json.numbers(List.of(Beside.lost(state, Side.FIRST), Beside.lost(state, Side.SECOND))));
        // In a study only what the rules ended at the displayed position counts as over.
        (table.isStudy() ? shown.result() : table.result()).ifPresent(result -> view.put("result", result(result)));
        if (table.match().isTimed()) {
            view.put("clock", table.match().terms().time().text());
        }
        if (entering) {
            view.put("entry", entry(entry));
        }
        return view.put("scene", scene(scene));
    }

    private Status status() {
        return finished && !table.isLiveDisplayed() ? new Status.Browsing(false, false) : table.status();
    }

    private String sentence(Status status) {
        return finished && table.notice().isEmpty() ? status.sentence(texts, table.game()) : table.sentence(texts);
    }

    private static String kind(Status status) {
        return switch (status) {
            case Status.Entering entering -> "entering";
            case Status.Complete complete -> "complete";
            case Status.Pending pending -> "pending";
            case Status.Thinking thinking -> "thinking";
            case Status.Waiting waiting -> "waiting";
            case Status.Paused paused -> "paused";
            case Status.Failed failed -> "failed";
            case Status.Browsing browsing -> "browsing";
            case Status.Over over -> "over";
        };
    }

    private Json choices() {
        List<Choice> entering = List.of(Choice.CONFIRM, Choice.UNDO_CLICK, Choice.RESET_TURN, Choice.HINT);
        return Json.texts(table.choices().stream()
                .filter(choice -> !finished || !entering.contains(choice))
                .map(Choice::name)
                .toList());
    }

    /** What the program that thinks has found, in words; empty while somebody looks elsewhere. */
    private String thoughts() {
        return table.isLiveDisplayed() ? table.thoughts().map(this::found).orElse("") : "";
    }

    private String found(Analysis known) {
        Analysis.Line best = known.best();
        double chance = Minds.of(table.game()).winProbability(best.score());
        TurnWords names = new TurnWords(texts, table.game());
        String turns = String.join(
                " ", best.turns().stream().map(Turn::text).map(names::turn).toList());
        String found = texts.text(
                "table.thinking-of",
                known.depth(),
                (int) Math.round(100 * chance),
                (int) (known.nanos() / 1_000_000_000),
                turns);
        return table.notice().isPresent() ? "– " + found : found;
    }

    private Json names() {
        return Json.object()
                .put("first", RecordTags.label(table, Side.FIRST, texts))
                .put("second", RecordTags.label(table, Side.SECOND, texts));
    }

    private void scores(Json view, State state) {
        List<Integer> scores = table.game().scores(state);
        if (!scores.isEmpty()) {
            view.put("scores", Json.numbers(scores));
        }
    }

    static String name(Side side) {
        return side == Side.FIRST ? "first" : "second";
    }

    private Json result(Result result) {
        return Json.object()
                .put("text", texts.result(table.game(), result))
                .put("winner", result.winner().map(TableView::name).orElse(""));
    }

    private Json entry(TurnBuilder entry) {
        TurnWords names = new TurnWords(texts, table.game());
        Json chips = Json.array();
        for (Step step : entry.steps()) {
            chips.add(names.turn(step.text()));
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
                            .put("label", word(texts, table.game(), word.text())));
                case Click.Piece piece -> pieces.add(String.valueOf(piece.letter()));
                case Click.Square square -> squares.add(board.name(square.index()));
            }
        }
        Json json = Json.object()
                .put("chips", chips)
                .put("clicks", clicks)
                .put("words", words)
                .put("pieces", pieces)
                .put("squares", squares)
                .put("complete", entry.turn().isPresent());
        if (table.displayed().state().phase() == Phase.SETUP) {
            SetupPlan plan = new SetupPlan(table.displayed().state());
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
                        .put("label", texts.text(table.game().id() + ".setup." + name))));
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
