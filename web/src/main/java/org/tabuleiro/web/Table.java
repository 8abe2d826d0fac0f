package org.tabuleiro.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.CommentText;
import org.tabuleiro.content.TypedTurn;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.table.Mark;
import org.tabuleiro.table.SceneMaker;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Session;
import org.tabuleiro.table.SetupPlan;
import org.tabuleiro.table.Speech;
import org.tabuleiro.table.TurnArrows;

/** A session that a page has opened: takes what the page sends as texts and numbers, and answers in JSON. */
final class Table {
    private static final long LOW_NANOS = 20_000_000_000L;

    private final Session session;
    private final Places places = new Places();
    private List<Mark> extra = List.of();

    Table(Session session) {
        this.session = session;
        // The beginning is always place 0.
        places.id(session.tree().root());
    }

    Session session() {
        return session;
    }

    GameTree.Node place(int number) {
        return places.node(number);
    }

    /** What is to be seen now. */
    Json view(Catalogue texts, int pointed, boolean heat, boolean numbered) {
        SceneMaker.Wish wish = new SceneMaker.Wish(pointed, heat, numbered);
        return new TableView(session, texts).of(SceneMaker.of(session, wish, extra), places);
    }

    /** Marks squares and shows turns as arrows, besides what the session shows: for hints and analyses. */
    void mark(String squares, String turns) {
        List<Mark> marks = new ArrayList<>();
        for (String name : words(squares)) {
            marks.add(new Mark.Spot(session.game().board().find(name), Mark.Kind.HINT));
        }
        State from =
                session.mayEnter() ? session.entry().state() : session.shown().state();
        int rank = 0;
        for (String turn : words(turns)) {
            List<Step> steps = from.readSteps(turn).orElseThrow();
            marks.addAll(TurnArrows.of(steps, rank++));
        }
        extra = marks;
    }

    private static List<String> words(String text) {
        return text.isBlank() ? List.of() : List.of(text.strip().split(" +", -1));
    }

    /** Takes a click: whether it was taken, why not, and what the board looks like after each of its steps. */
    Json click(Catalogue texts, String text) {
        if (!session.mayEnter()) {
            return answer(session.live().state(), List.of());
        }
        State before = session.entry().state();
        return switch (session.click(Click.of(session.game(), text))) {
            case TurnBuilder.Accepted accepted -> answer(before, accepted.played());
            case TurnBuilder.Refused refused -> refusal(texts.text(refused.reason()));
        };
    }

    /** Takes a typed turn or a part of one. */
    Json type(Catalogue texts, String text) {
        if (!session.mayEnter() || text.isBlank()) {
            return answer(session.live().state(), List.of());
        }
        if (session.entry().turn().isPresent()) {
            return refusal(texts.text("refusal.complete"));
        }
        TurnBuilder entry = session.entry();
        State before = entry.state();
        int known = entry.steps().size();
        Optional<String> fault = session.enter(builder -> new TypedTurn(texts).enter(builder, text.strip()));
        return fault.map(Table::refusal)
                .orElseGet(() -> answer(
                        before, entry.steps().subList(known, entry.steps().size())));
    }

    private static Json refusal(String reason) {
        return Json.object().put("refusal", reason).put("layouts", Json.array());
    }

    private static Json answer(State before, List<Step> steps) {
        return Json.object().put("refusal", "").put("layouts", layouts(before, steps));
    }

    /** What stands before and after each step. */
    private static Json layouts(State before, List<Step> steps) {
        State state = before;
        Json layouts = Json.array().add(TableView.layout(state.layout()));
        for (Step step : steps) {
            state = state.play(step);
            layouts.add(TableView.layout(state.layout()));
        }
        return layouts;
    }

    /** A turn without a choice makes itself: what it was, or nothing. */
    String playForced(Catalogue texts) {
        if (!session.mayEnter() || session.isFree() || !session.entry().steps().isEmpty()) {
            return "";
        }
        Optional<Step> forced = session.entry().forced();
        forced.ifPresent(step -> session.enter(List.of(step)));
        return forced.map(step -> TableView.word(texts, session.game(), step.text()))
                .orElse("");
    }

    /** The layouts while the steps of the turn that led to a place are made, the one before first. */
    Json frames(int place) {
        GameTree.Node node = places.node(place);
        return node.parent()
                .map(before -> layouts(before.state(), node.turn().orElseThrow().steps()))
                .orElseGet(Json::array);
    }

    /** What a turn that could be played at the place that is shown looks like, and its steps. */
    Json preview(String turn) {
        State from = session.shown().state();
        List<Step> steps = from.readSteps(turn).orElseThrow();
        return Json.object().put("layouts", layouts(from, steps)).put("steps", Json.texts(texts(new Turn(steps))));
    }

    private static List<String> texts(Turn turn) {
        return turn.steps().stream().map(Step::text).toList();
    }

    /** All places: the turn that led there, where from, and what is noted; children in their order. */
    Json moves(Catalogue texts) {
        Json list = Json.array();
        add(session.tree().root(), list, new CommentText(texts, session.game()));
        return list;
    }

    private void add(GameTree.Node node, Json list, CommentText comments) {
        List<Integer> children = node.children().stream().map(places::id).toList();
        Json json = Json.object()
                .put("id", places.id(node))
                .put("turn", node.turn().map(Turn::text).orElse(""))
                .put("steps", Json.texts(node.turn().map(Table::texts).orElse(List.of())))
                .put(
                        "number",
                        node.parent().map(parent -> parent.state().turn()).orElse(0))
                .put(
                        "side",
                        node.parent()
                                .map(parent -> TableView.name(parent.state().toMove()))
                                .orElse(""))
                .put("marks", Json.numbers(node.marks()))
                .put(
                        "comments",
                        Json.texts(node.comments().stream().map(comments::shown).toList()))
                .put("children", Json.numbers(children));
        list.add(json);
        node.children().forEach(child -> add(child, list, comments));
    }

    /** Replaces what is noted about a turn. */
    void note(Catalogue texts, int place, String marks, String comment) {
        new Edits(session).note(texts, places.node(place), marks, comment);
    }

    /** Adds a line from a place on; gives the place of its first turn, or the same place if there is none. */
    int insert(int place, String turns) {
        GameTree.Node from = places.node(place);
        List<String> line = words(turns);
        new Edits(session).insert(from, line);
        return from.children().stream()
                .filter(child ->
                        child.turn().map(Turn::text).equals(line.stream().findFirst()))
                .findFirst()
                .map(places::id)
                .orElse(place);
    }

    /** Takes over what a game was annotated with. */
    void annotate(String given, String annotated) {
        new Edits(session).annotate(given, annotated);
    }

    /** Does what a page asks for by name; gives whether there was something to do. */
    boolean command(String name, String argument) {
        return switch (name) {
            case "undo-click" -> session.undoClick();
            case "reset-turn" -> done(session::resetTurn);
            case "return-to" -> done(() -> session.returnTo(Integer.parseInt(argument)));
            case "confirm" -> done(session::confirm);
            case "confirming" -> done(() -> session.setConfirming(argument.equals("on")));
            case "take-back" -> session.takeBack();
            case "redo" -> session.redo();
            case "show" -> done(() -> session.show(places.node(Integer.parseInt(argument))));
            case "free" -> done(() -> session.setFree(argument.equals("on")));
            case "halt" -> done(() -> session.setHalted(argument.equals("on")));
            case "resign" -> done(() -> session.resign(side(argument)));
            case "draw" -> done(session::agreeDraw);
            case "swap" -> done(session::swapSeats);
            case "sit-first" -> sit(Side.FIRST, argument);
            case "sit-second" -> sit(Side.SECOND, argument);
            case "tick" -> done(session::tick);
            case "play" -> play(argument);
            case "promote" -> session.editing().promote(places.node(Integer.parseInt(argument)));
            case "delete" -> session.editing().delete(places.node(Integer.parseInt(argument)));
            case "undo-edit" -> session.editing().undo();
            case "redo-edit" -> session.editing().redo();
            case "preset" -> suggest(plan().presets().getOrDefault(argument, List.of()));
            case "mirror" -> suggest(plan().mirrored(session.entry().steps(), argument.equals("files")));
            case "fill" -> suggest(plan().filled(session.entry().steps()));
            case "placed" -> suggest(plan().read(argument));
            default -> throw new IllegalArgumentException("there is no command " + name);
        };
    }

    private static boolean done(Runnable action) {
        action.run();
        return true;
    }

    private static Side side(String name) {
        return name.equals("first") ? Side.FIRST : Side.SECOND;
    }

    private boolean sit(Side side, String text) {
        Optional<Seat> seat = Seat.read(text);
        seat.ifPresent(each -> session.sit(side, each));
        return seat.isPresent();
    }

    private SetupPlan plan() {
        return new SetupPlan(session.shown().state());
    }

    private boolean suggest(List<Step> steps) {
        if (steps.isEmpty()) {
            return false;
        }
        session.suggest(steps);
        return true;
    }

    /** Plays a whole turn of the computer's, or the rest of one. */
    private boolean play(String text) {
        State state = session.live().state();
        session.play(state.readTurn(text).orElseThrow());
        return true;
    }

    /** What is said about the squares to those who do not see them. */
    Json squares(Catalogue texts) {
        return Json.texts(new Speech(session, () -> texts).squares());
    }

    /** What the clock shows: its texts, whose time is nearly up, and nothing where there is none. */
    Json clock() {
        Json json = Json.object();
        session.clock().ifPresent(clock -> {
            for (Side side : Side.values()) {
                json.put(
                        TableView.name(side),
                        Json.object().put("text", clock.text(side)).put("low", clock.left(side) < LOW_NANOS));
            }
            json.put("fallen", clock.fallen().isPresent());
        });
        return json;
    }

    /** The game file. */
    String record(Map<String, String> tags) {
        return GameWriter.write(session.record(tags));
    }

    /** What an engine needs to know to think about a place, the live one or the one that is shown: the start, and the turns since then. */
    String path(boolean live, boolean entered) {
        GameTree.Node node = live ? session.live() : session.shown();
        StringBuilder path = new StringBuilder(session.tree().root().state().toString());
        for (GameTree.Node each : node.path()) {
            each.turn().ifPresent(turn -> path.append('\n').append(turn.text()));
        }
        if (entered && session.mayEnter() && !session.entry().steps().isEmpty()) {
            State from = session.shown().state();
            path.append('\n').append(from.turnOf(session.entry().steps()).text());
        }
        return path.toString();
    }
}
