package org.tabuleiro.web;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Phase;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.games.record.Chance;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.table.RecordTags;
import org.tabuleiro.table.SavedGame;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.TableEvent;
import org.tabuleiro.table.scene.Mark;
import org.tabuleiro.table.scene.Scene;
import org.tabuleiro.table.scene.SceneMaker;
import org.tabuleiro.table.scene.Speech;
import org.tabuleiro.table.scene.TurnArrows;
import org.tabuleiro.table.text.CommentText;
import org.tabuleiro.table.text.TurnWords;
import org.tabuleiro.table.text.TypedTurn;
import org.tabuleiro.web.border.GameLine;
import org.tabuleiro.web.border.PageApi.ClickAnswer;
import org.tabuleiro.web.border.PageApi.ClockFaces;
import org.tabuleiro.web.border.PageApi.ClockText;
import org.tabuleiro.web.border.PageApi.Outbox;
import org.tabuleiro.web.border.PageApi.RemoteRequest;
import org.tabuleiro.web.border.PageApi.SceneOptions;
import org.tabuleiro.web.border.PageApi.TurnPreview;
import org.tabuleiro.web.border.PageEvent;
import org.tabuleiro.web.border.PictureRequest;
import org.tabuleiro.web.border.PlayerAnswer;
import org.tabuleiro.web.border.TableCommand;
import org.tabuleiro.web.border.TurnNode;
import org.tabuleiro.web.border.View;
import org.tabuleiro.web.online.PageMatch;

/** A table that a page has opened: its places have numbers, and an outbox collects what it tells the page. */
final class PageTable implements Table.Listener {
    /** The record of a study needs no player names. */
    private static final Map<String, String> UNNAMED = Map.of(GameRecord.FIRST, "", GameRecord.SECOND, "");

    private final Table table;
    private final PagePlayers players;
    private final PageCommands commands;
    private final Optional<PageMatch> remote;
    private final Places places = new Places();
    private List<Mark> arrows = List.of();
    private List<PageEvent> events = new ArrayList<>();
    private boolean changed;

    /** A local table. */
    PageTable(Table table, PagePlayers players) {
        this(table, players, Optional.empty());
    }

    /** A table with a match on a server. */
    PageTable(PageMatch remote, PagePlayers players) {
        this(remote.table(), players, Optional.of(remote));
    }

    private PageTable(Table table, PagePlayers players, Optional<PageMatch> remote) {
        this.table = table;
        this.players = players;
        this.remote = remote;
        this.commands = new PageCommands(table, players, places);
        // The root is always place 0.
        places.id(table.tree().root());
        table.subscribe(this);
    }

    Table table() {
        return table;
    }

    /** The match on a server; a local table has none. */
    PageMatch remote() {
        return remote.orElseThrow();
    }

    GameTree.Node place(int number) {
        return places.node(number);
    }

    // --- events ---

    @Override
    public void changed() {
        changed = true;
    }

    @Override
    public void happened(TableEvent event) {
        events.add(
                switch (event) {
                    case TableEvent.Played(GameTree.Node node, Side side, boolean here, boolean forced) ->
                        new PageEvent.MatchTurn(places.id(node), side, here, forced, isCapture(node), isSetup(node));
                    case TableEvent.Tried(GameTree.Node node) -> new PageEvent.StudyTurn(places.id(node));
                    case TableEvent.Refused refused -> new PageEvent.InputRefused();
                    case TableEvent.WentBack back -> new PageEvent.HistoryChanged();
                    case TableEvent.Ended ended -> new PageEvent.MatchEnded();
                    case TableEvent.DrawOffered(Side side) -> new PageEvent.DrawProposed(side);
                    case TableEvent.DrawDeclined(Side side) -> new PageEvent.DrawRejected(side);
                    case TableEvent.TakeBackRequested(Side side) -> new PageEvent.TakeBackProposed(side);
                    case TableEvent.TakeBackDeclined(Side side) -> new PageEvent.TakeBackRejected(side);
                    case TableEvent.Thinking thinking -> new PageEvent.SearchUpdated();
                    case TableEvent.Failed failed -> new PageEvent.PlayerFailed();
                });
    }

    private static boolean isCapture(GameTree.Node node) {
        return node.turn().orElseThrow().steps().stream().anyMatch(Step::isCapture);
    }

    private static boolean isSetup(GameTree.Node node) {
        return node.parent().orElseThrow().state().phase() == Phase.SETUP;
    }

    /** Empties the outbox. */
    Outbox drain() {
        OptionalLong wake = table.wakeAt();
        OptionalLong wakeIn =
                wake.isPresent() ? OptionalLong.of(Math.max(0, wake.getAsLong() - table.now())) : OptionalLong.empty();
        List<RemoteRequest> sent = remote.map(PageMatch::drain).orElse(List.of());
        Outbox all = new Outbox(changed, events, players.drain(), sent, wakeIn);
        changed = false;
        events = new ArrayList<>();
        return all;
    }

    /** Delivers an answer of a player from the worker. */
    void answer(PlayerAnswer answer) {
        players.answer(answer).ifPresent(table::receive);
    }

    /** Reports that the worker crashed before it answered a question. */
    void fail(int question, String reason) {
        players.failed(question, reason).ifPresent(table::receive);
    }

    // --- views ---

    /** The view of the table. */
    View view(Catalogue texts, SceneOptions options) {
        Scene scene = scene(options.pointed(), options.heat(), options.numbered());
        return new TableView(table, texts).of(options.moveHints() ? scene : scene.withoutMoveHints(), places);
    }

    private Scene scene(int pointed, boolean heat, boolean numbered) {
        List<Mark> extra = new ArrayList<>(table.hintMarks());
        extra.addAll(arrows);
        return SceneMaker.of(table, new SceneMaker.Options(pointed, heat, numbered), extra);
    }

    /** The displayed position as a standalone SVG picture. */
    String picture(Catalogue texts, PictureRequest request) {
        Scene scene = scene(-1, request.heat(), request.numbered());
        return BoardPicture.svg(texts, scene, table.input().state().toString(), request);
    }

    /** Shows turns as arrows, such as the lines of an analysis. */
    void showArrows(List<String> turns) {
        List<Mark> marks = new ArrayList<>();
        State from = table.input().state();
        int rank = 0;
        for (String turn : turns) {
            marks.addAll(TurnArrows.of(from.readSteps(turn).orElseThrow(), rank++));
        }
        arrows = marks;
    }

    /** A turn that could be played at the displayed place. */
    TurnPreview preview(Catalogue texts, String turn) {
        State from = table.displayed().state();
        List<Step> steps = from.readSteps(turn).orElseThrow();
        return new TurnPreview(TurnFrames.of(from, steps), steps(new Turn(steps), new TurnWords(texts, table.game())));
    }

    private static List<String> steps(Turn turn, TurnWords words) {
        return turn.steps().stream().map(Step::text).map(words::turn).toList();
    }

    /** All places, each before its children; children in their order. */
    List<TurnNode> moves(Catalogue texts) {
        List<TurnNode> list = new ArrayList<>();
        TurnWords words = new TurnWords(texts, table.game());
        CommentText comments = new CommentText(texts, table.game());
        add(table.tree().root(), new HashSet<>(table.live().path()), words, comments, list);
        return list;
    }

    private void add(
            GameTree.Node node, Set<GameTree.Node> main, TurnWords words, CommentText comments, List<TurnNode> list) {
        Optional<Turn> turn = node.turn();
        Optional<State> before = node.parent().map(GameTree.Node::state);
        list.add(new TurnNode(
                places.id(node),
                turn.map(Turn::text).orElse(""),
                turn.map(Turn::text).map(words::turn).orElse(""),
                turn.map(each -> steps(each, words)).orElse(List.of()),
                before.map(State::turnNumber).orElse(0),
                before.map(State::toMove),
                main.contains(node),
                table.isTakenBack(node),
                node.marks(),
                chance(node),
                turn.map(PageTable::target).orElse(OptionalInt.empty()),
                node.comments().stream()
                        .map(comment -> Chance.replace(comment, chance -> "").strip())
                        .filter(comment -> !comment.isEmpty())
                        .toList(),
                comments.edited(node.comments()),
                node.children().stream().map(places::id).toList()));
        node.children().forEach(child -> add(child, main, words, comments, list));
    }

    private static OptionalInt chance(GameTree.Node node) {
        return node.comments().stream()
                .flatMap(comment -> Chance.find(comment).stream())
                .mapToInt(Chance::percent)
                .findFirst();
    }

    /** The square that the last step of a turn led to. */
    private static OptionalInt target(Turn turn) {
        List<Integer> targets = turn.steps().getLast().targets();
        return targets.isEmpty() ? OptionalInt.empty() : OptionalInt.of(targets.getLast());
    }

    /** The descriptions of the squares for screen readers. */
    List<String> squares(Catalogue texts) {
        return new Speech(table, () -> texts).squares();
    }

    ClockFaces clock() {
        return new ClockFaces(clock(Side.FIRST), clock(Side.SECOND));
    }

    private Optional<ClockText> clock(Side side) {
        return table.clock(side).map(face -> new ClockText(face.text(), face.isLow()));
    }

    // --- input ---

    /** Enters a click; returns whether it was accepted, and the pieces after each of its steps. */
    ClickAnswer click(String text) {
        State before = table.input().entry().state();
        return switch (table.input().click(Click.of(table.game(), text))) {
            case TurnBuilder.Accepted accepted -> taken(before, accepted.played());
            case TurnBuilder.Refused refused -> refused();
        };
    }

    /** Enters a typed turn or a part of one. */
    ClickAnswer type(Catalogue texts, String text) {
        TurnBuilder entry = table.input().entry();
        State before = entry.state();
        int known = entry.steps().size();
        Optional<Message> fault =
                text.isBlank() ? Optional.empty() : table.input().enter(each -> typed(texts, each, text));
        return fault.isPresent()
                ? refused()
                : taken(before, entry.steps().subList(known, entry.steps().size()));
    }

    private static Optional<Message> typed(Catalogue texts, TurnBuilder entry, String text) {
        return entry.turn().isPresent()
                ? Optional.of(Message.of("refusal.complete"))
                : new TypedTurn(texts).enter(entry, text.strip());
    }

    private static ClickAnswer refused() {
        return new ClickAnswer(false, List.of());
    }

    private static ClickAnswer taken(State before, List<Step> steps) {
        return new ClickAnswer(true, TurnFrames.of(before, steps));
    }

    /** Runs a command; returns whether there was something to do. */
    boolean command(TableCommand command) {
        return commands.run(command);
    }

    /** Replaces the marks and the comment of a turn. */
    void note(Catalogue texts, int place, List<Integer> marks, String comment) {
        new TreeEdits(table.editing()).note(texts, places.node(place), marks, comment);
    }

    /** Inserts a line at a place; returns the place of its first turn, or the same place if there is none. */
    int insert(int place, List<String> line) {
        GameTree.Node from = places.node(place);
        new TreeEdits(table.editing()).insert(from, line);
        return from.children().stream()
                .filter(child ->
                        child.turn().map(Turn::text).equals(line.stream().findFirst()))
                .findFirst()
                .map(places::id)
                .orElse(place);
    }

    /** Merges the annotations of a reviewed copy. */
    void annotate(String given, String annotated) {
        new TreeEdits(table.editing()).annotate(given, annotated);
    }

    // --- the record ---

    private Map<String, String> tags(Catalogue texts, String date) {
        return table.isStudy() ? UNNAMED : RecordTags.of(table, texts, date);
    }

    /** The game file; the date is used if the game has none. */
    String record(Catalogue texts, String date) {
        GameRecord record = table.record(tags(texts, date));
        Map<String, String> named = table.isStudy() ? RecordTags.withWords(record.tags(), texts) : record.tags();
        return GameWriter.write(new GameRecord(record.start(), named, record.line(), record.result()));
    }

    /**
     * The game file for a reader of any language, as in links: unnamed players are identified by their seats.
     */
    String shared(Catalogue texts, String date) {
        Map<String, String> tags = new LinkedHashMap<>(tags(texts, date));
        tags.putAll(RecordTags.withoutWords(table));
        return GameWriter.write(table.reviewedRecord(tags));
    }

    /** The game with everything needed to resume it. */
    SavedGame saved(Catalogue texts, String date, boolean flipped) {
        return SavedGame.of(table, tags(texts, date), flipped);
    }

    /** The line to the live place or the displayed one. */
    GameLine line(boolean live) {
        GameTree.Node node = live ? table.live() : table.displayed();
        List<Turn> turns =
                node.path().stream().flatMap(each -> each.turn().stream()).toList();
        return PlayerMessages.line(table.tree().root().state(), turns);
    }

    /** Closes the table; returns the last requests for the worker. */
    Outbox close() {
        table.close();
        return drain();
    }
}
