package org.tabuleiro.web;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.CommentText;
import org.tabuleiro.content.TurnWords;
import org.tabuleiro.content.TypedTurn;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Phase;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.table.ClockFace;
import org.tabuleiro.table.Mark;
import org.tabuleiro.table.RecordTags;
import org.tabuleiro.table.SavedGame;
import org.tabuleiro.table.SceneMaker;
import org.tabuleiro.table.Speech;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.TableEvent;
import org.tabuleiro.table.TurnArrows;

/** A table that a page has opened: takes what the page sends as texts and numbers, and answers in JSON. */
final class PageTable implements Table.Listener {
    /** Nobody has to be named in the record of a study. */
    private static final Map<String, String> UNNAMED = Map.of(GameRecord.FIRST, "", GameRecord.SECOND, "");

    private final Table table;
    private final PagePlayers players;
    private final PageCommands commands;
    private final Places places = new Places();
    private List<Mark> arrows = List.of();
    private Json events = Json.array();
    private boolean changed;

    PageTable(Table table, PagePlayers players) {
        this.table = table;
        this.players = players;
        this.commands = new PageCommands(table, players, places);
        // The beginning is always place 0.
        places.id(table.tree().root());
        table.subscribe(this);
    }

    Table table() {
        return table;
    }

    GameTree.Node place(int number) {
        return places.node(number);
    }

    // --- what has happened ---

    @Override
    public void changed() {
        changed = true;
    }

    @Override
    public void happened(TableEvent event) {
        Json json = Json.object();
        events.add(
                switch (event) {
                    case TableEvent.Played(GameTree.Node node, Side side, boolean here, boolean forced) ->
                        json.put("kind", "played")
                                .put("place", places.id(node))
                                .put("side", TableView.name(side))
                                .put("here", here)
                                .put("forced", forced)
                                .put("capture", isCapture(node))
                                .put("setup", isSetup(node));
                    case TableEvent.Tried(GameTree.Node node) ->
                        json.put("kind", "tried").put("place", places.id(node));
                    case TableEvent.Refused refused -> json.put("kind", "refused");
                    case TableEvent.WentBack back -> json.put("kind", "went-back");
                    case TableEvent.Ended ended -> json.put("kind", "ended");
                    case TableEvent.DrawOffered(Side side) ->
                        json.put("kind", "draw-offered").put("side", TableView.name(side));
                    case TableEvent.DrawDeclined(Side side) ->
                        json.put("kind", "draw-declined").put("side", TableView.name(side));
                    case TableEvent.Thinking thinking -> json.put("kind", "thinking");
                    case TableEvent.Failed failed -> json.put("kind", "failed");
                });
    }

    private static boolean isCapture(GameTree.Node node) {
        return node.turn().orElseThrow().steps().stream().anyMatch(Step::isCapture);
    }

    private static boolean isSetup(GameTree.Node node) {
        return node.parent().orElseThrow().state().phase() == Phase.SETUP;
    }

    /**
     * Everything since the last call: whether something has changed, the events, what the players are asked, and in how many
     * milliseconds the table wants a tick, -1 for never.
     */
    Json drain() {
        OptionalLong wake = table.wakeAt();
        Json all = Json.object()
                .put("changed", changed)
                .put("events", events)
                .put("requests", players.drain())
                .put("wakeIn", wake.isPresent() ? Math.max(0, wake.getAsLong() - table.now()) : -1);
        changed = false;
        events = Json.array();
        return all;
    }

    /** Takes an answer of a player from the worker. */
    void answer(String text) {
        players.answer(text).ifPresent(table::receive);
    }

    /** The worker that was asked a question has broken. */
    void fail(int question, String reason) {
        players.failed(question, reason).ifPresent(table::receive);
    }

    // --- what is to be seen ---

    /** What is to be seen now. */
    Json view(Catalogue texts, int pointed, boolean heat, boolean numbered) {
        List<Mark> extra = new ArrayList<>(table.hintMarks());
        extra.addAll(arrows);
        SceneMaker.Options options = new SceneMaker.Options(pointed, heat, numbered);
        return new TableView(table, texts).of(SceneMaker.of(table, options, extra), places);
    }

    /** Shows turns as arrows, such as the lines of an analysis. */
    void showArrows(String turns) {
        List<Mark> marks = new ArrayList<>();
        State from =
                table.mayEnter() ? table.entry().state() : table.displayed().state();
        int rank = 0;
        for (String turn : words(turns)) {
            marks.addAll(TurnArrows.of(from.readSteps(turn).orElseThrow(), rank++));
        }
        arrows = marks;
    }

    private static List<String> words(String text) {
        return text.isBlank() ? List.of() : List.of(text.strip().split(" +", -1));
    }

    /** The layouts while the steps of the turn that led to a place are made, the one before first. */
    Json frames(int place) {
        GameTree.Node node = places.node(place);
        return node.parent()
                .map(before -> layouts(before.state(), node.turn().orElseThrow().steps()))
                .orElseGet(Json::array);
    }

    /** What a turn that could be played at the displayed place looks like, and its steps. */
    Json preview(Catalogue texts, String turn) {
        State from = table.displayed().state();
        List<Step> steps = from.readSteps(turn).orElseThrow();
        List<String> named = steps(new Turn(steps), new TurnWords(texts, table.game()));
        return Json.object().put("layouts", layouts(from, steps)).put("steps", Json.texts(named));
    }

    private static List<String> steps(Turn turn, TurnWords words) {
        return turn.steps().stream().map(Step::text).map(words::turn).toList();
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

    /** All places: the turn that led there, where from, and what is noted; children in their order. */
    Json moves(Catalogue texts) {
        Json list = Json.array();
        TurnWords words = new TurnWords(texts, table.game());
        CommentText comments = new CommentText(texts, table.game());
        add(table.tree().root(), new HashSet<>(table.live().path()), words, comments, list);
        return list;
    }

    private void add(GameTree.Node node, Set<GameTree.Node> main, TurnWords words, CommentText comments, Json list) {
        List<Integer> children = node.children().stream().map(places::id).toList();
        Json json = Json.object()
                .put("id", places.id(node))
                .put("turn", node.turn().map(Turn::text).orElse(""))
                .put("label", node.turn().map(Turn::text).map(words::turn).orElse(""))
                .put(
                        "steps",
                        Json.texts(node.turn().map(turn -> steps(turn, words)).orElse(List.of())))
                .put(
                        "number",
                        node.parent().map(parent -> parent.state().turn()).orElse(0))
                .put(
                        "side",
                        node.parent()
                                .map(parent -> TableView.name(parent.state().toMove()))
                                .orElse(""))
                .put("main", main.contains(node))
                .put("takenBack", table.isTakenBack(node))
                .put("marks", Json.numbers(node.marks()))
                .put(
                        "comments",
                        Json.texts(node.comments().stream().map(comments::shown).toList()))
                .put("children", Json.numbers(children));
        list.add(json);
        node.children().forEach(child -> add(child, main, words, comments, list));
    }

    /** What is said about the squares to those who do not see them. */
    Json squares(Catalogue texts) {
        return Json.texts(new Speech(table, () -> texts).squares());
    }

    /** What the clocks show, and whether the time is nearly up; nothing where there are none. */
    Json clock() {
        Json json = Json.object();
        for (Side side : Side.values()) {
            ClockFace.of(table, side)
                    .ifPresent(face -> json.put(
                            TableView.name(side),
                            Json.object().put("text", face.text()).put("low", face.isLow())));
        }
        return json;
    }

    // --- what can be done ---

    /** Takes a click: whether it was taken, and what the board looks like after each of its steps. */
    Json click(String text) {
        State before = table.entry().state();
        return switch (table.click(Click.of(table.game(), text))) {
            case TurnBuilder.Accepted accepted -> taken(before, accepted.played());
            case TurnBuilder.Refused refused -> refused();
        };
    }

    /** Takes a typed turn or a part of one. */
    Json type(Catalogue texts, String text) {
        TurnBuilder entry = table.entry();
        State before = entry.state();
        int known = entry.steps().size();
        Optional<Message> fault = text.isBlank() ? Optional.empty() : table.enter(each -> typed(texts, each, text));
        return fault.isPresent()
                ? refused()
                : taken(before, entry.steps().subList(known, entry.steps().size()));
    }

    private static Optional<Message> typed(Catalogue texts, TurnBuilder entry, String text) {
        return entry.turn().isPresent()
                ? Optional.of(Message.of("refusal.complete"))
                : new TypedTurn(texts).enter(entry, text.strip()).map(fault -> Message.of("table.literal", fault));
    }

    private static Json refused() {
        return Json.object().put("taken", false).put("layouts", Json.array());
    }

    private static Json taken(State before, List<Step> steps) {
        return Json.object().put("taken", true).put("layouts", layouts(before, steps));
    }

    /** Does what a page asks for by name; returns whether there was something to do. */
    boolean command(String name, String argument) {
        return commands.run(name, argument);
    }

    /** Replaces what is noted about a turn. */
    void note(Catalogue texts, int place, String marks, String comment) {
        new Edits(table.editing()).note(texts, places.node(place), marks, comment);
    }

    /** Adds a line from a place on; returns the place of its first turn, or the same place if there is none. */
    int insert(int place, String turns) {
        GameTree.Node from = places.node(place);
        List<String> line = words(turns);
        new Edits(table.editing()).insert(from, line);
        return from.children().stream()
                .filter(child ->
                        child.turn().map(Turn::text).equals(line.stream().findFirst()))
                .findFirst()
                .map(places::id)
                .orElse(place);
    }

    /** Takes over what a game was annotated with. */
    void annotate(String given, String annotated) {
        new Edits(table.editing()).annotate(given, annotated);
    }

    // --- the record ---

    private Map<String, String> tags(Catalogue texts, String date) {
        return table.isStudy() ? UNNAMED : RecordTags.of(table, texts, date);
    }

    /** The game file; the date is that of a game which does not say when it was played. */
    String record(Catalogue texts, String date) {
        return GameWriter.write(table.record(tags(texts, date)));
    }

    /** The game with everything that is needed to go on with it another day. */
    SavedGame saved(Catalogue texts, String date, boolean flipped) {
        return SavedGame.of(table, tags(texts, date), flipped);
    }

    /** The start and the turns up to the live place or the displayed one, for the engine. */
    String path(boolean live) {
        GameTree.Node node = live ? table.live() : table.displayed();
        List<Turn> turns =
                node.path().stream().flatMap(each -> each.turn().stream()).toList();
        return Wire.path(table.tree().root().state(), turns);
    }

    /** Ends whatever runs for this table; returns what the players are still to be told. */
    Json close() {
        table.close();
        return drain();
    }
}
