package org.tabuleiro.table.setup;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;

/**
 * The model of the board editor: a position being edited, which may be illegal in between.
 *
 * <p>Fields that the board determines (hands, side, turn number) are updated if that makes the position
 * legal; otherwise they stay as they were set.
 */
public final class PositionDraft {
    /** More turns than any placement takes. */
    private static final int LAST_PLACEMENT = 60;

    private Game game;
    private Layout layout;
    private Parsed<State> state;
    /** Whether the fault is in a typed string that is no layout at all. */
    private boolean isMisspelled;

    /** Begins with a position. */
    public PositionDraft(State state) {
        this.game = state.game();
        this.layout = state.layout();
        this.state = Parsed.ok(state);
    }

    /** The game. */
    public Game game() {
        return game;
    }

    /** The current layout. */
    public Layout layout() {
        return layout;
    }

    /** The position string, also of an illegal position. */
    public String text() {
        return game.write(layout);
    }

    /** The state, or the fault of an illegal position. */
    public Parsed<State> state() {
        return state;
    }

    /** Why no game can begin with the position, as a sentence; empty if one can. */
    public Optional<String> problem(Catalogue texts) {
        return switch (state) {
            case Parsed.Ok<State>(State read) ->
                read.result().map(result -> texts.text("table.editor.over", texts.result(game, result)));
            case Parsed.Fault<State> fault ->
                Optional.of(isMisspelled ? texts.fault(fault) : texts.text("table.editor.impossible", fault.message()));
        };
    }

    /** Changes to the start position of another game. */
    public void play(Game newGame) {
        game = newGame;
        start();
    }

    /** Sets the start position. */
    public void start() {
        set(game.start().layout());
    }

    /** Sets a named set-up of the game. */
    public void setup(String name) {
        String text = game.setups().get(name);
        if (text != null) {
            set(game.read(text).orElseThrow().layout());
        }
    }

    /** Clears the board. */
    public void clear() {
        String empty = String.valueOf(Layout.EMPTY).repeat(game.board().size());
        set(game.complete(empty, Collections.nCopies(game.reserveLetters().length(), 0), Side.FIRST));
    }

    /**
     * Sets a typed position string: of this game if possible, else of any game in which it is legal. An
     * invalid string leaves the board as it is and becomes the fault of {@link #state}.
     */
    public void type(String text) {
        String bare = text.strip();
        if (game.readLayout(bare) instanceof Parsed.Ok<Layout>(Layout read)) {
            set(read);
            return;
        }
        for (Game other : Games.ALL) {
            if (other.read(bare) instanceof Parsed.Ok<State>(State read)) {
                game = other;
                set(read.layout());
                return;
            }
        }
        state = game.read(bare);
        isMisspelled = true;
    }

    private void set(Layout next) {
        layout = next;
        state = game.state(next);
        isMisspelled = false;
    }

    /** Places a piece on a square, or clears it. */
    public void put(int square, char letter) {
        char before = layout.at(square);
        if (before == letter) {
            return;
        }
        StringBuilder board = new StringBuilder(layout.board());
        board.setCharAt(square, letter);
        List<Integer> reserve = new ArrayList<>(layout.reserve());
        // During the placement pieces come from the reserve, and return to it.
        if (isPlacing()) {
            add(reserve, before, 1);
            add(reserve, letter, -1);
        }
        follow(board.toString(), reserve, layout.side(), layout.turnNumber());
    }

    /** Whether the position is in the placement phase. */
    private boolean isPlacing() {
        return !layout.pending().equals(Layout.NOTHING)
                && layout.pending().equals(game.start().layout().pending());
    }

    private void add(List<Integer> reserve, char letter, int count) {
        int index = game.reserveLetters().indexOf(letter);
        if (index >= 0) {
            reserve.set(index, Math.max(0, reserve.get(index) + count));
        }
    }

    /** Moves a piece to another square. */
    public void move(int from, int to) {
        char letter = layout.at(from);
        if (letter != Layout.EMPTY && from != to) {
            StringBuilder board = new StringBuilder(layout.board());
            board.setCharAt(from, Layout.EMPTY);
            board.setCharAt(to, letter);
            follow(board.toString(), layout.reserve(), layout.side(), layout.turnNumber());
        }
    }

    /** Sets the side to move, and adjusts the turn number. */
    public void side(Side side) {
        if (side != layout.side()) {
            int turn = Side.ofTurn(layout.turnNumber()) == side ? layout.turnNumber() : layout.turnNumber() + 1;
            follow(layout.board(), layout.reserve(), side, turn);
        }
    }

    /**
     * Sets the first legal one of: the fields as given, another turn of the placement, the fields derived
     * from the board. If none is legal, only a placement stays pending: the fault is about the board then.
     */
    private void follow(String board, List<Integer> reserve, Side side, int turn) {
        Layout put = new Layout(board, reserve, side, layout.pending(), layout.noProgressCount(), turn);
        List<Layout> ways = new ArrayList<>(List.of(put));
        if (isPlacing()) {
            for (int each = 1; each <= LAST_PLACEMENT; each++) {
                ways.add(new Layout(board, reserve, Side.ofTurn(each), put.pending(), put.noProgressCount(), each));
            }
        } else {
            ways.add(game.complete(board, reserve, side));
        }
        set(ways.stream()
                .filter(way -> game.state(way) instanceof Parsed.Ok<State>)
                .findFirst()
                .orElse(isPlacing() ? put : pending(put, Layout.NOTHING, put.noProgressCount(), turn)));
    }

    /** Sets the count of a piece in the reserve. */
    public void reserve(int index, int count) {
        List<Integer> reserve = new ArrayList<>(layout.reserve());
        reserve.set(index, count);
        set(new Layout(
                layout.board(),
                reserve,
                layout.side(),
                layout.pending(),
                layout.noProgressCount(),
                layout.turnNumber()));
    }

    /** What can come next, as values of the pending field: those that are legal here, and the current one. */
    public List<String> pendingFields() {
        List<String> fields = new ArrayList<>();
        for (String field : game.pendingFields(layout)) {
            if (field.equals(layout.pending()) || legal(field).isPresent()) {
                fields.add(field);
            }
        }
        if (!fields.contains(layout.pending())) {
            fields.add(layout.pending());
        }
        return fields;
    }

    /** A value of the pending field in words; the value itself if the game has no words for it. */
    public String pendingName(Catalogue texts, String field) {
        if (field.equals(Layout.NOTHING)) {
            return texts.text("table.editor.new-turn");
        }
        int colon = field.indexOf(':');
        String name = game.id() + ".pending." + (colon < 0 ? field : field.substring(0, colon));
        return texts.has(name) ? texts.text(name, field.substring(colon + 1)) : field;
    }

    /** Sets the pending field, and the side and turn number that it implies. */
    public void pending(String field) {
        set(legal(field).orElse(pending(layout, field, layout.noProgressCount(), layout.turnNumber())));
    }

    /** The position with another pending field, if legal; in a phase with fixed turns also in another turn. */
    private Optional<Layout> legal(String field) {
        List<Layout> ways =
                new ArrayList<>(List.of(pending(layout, field, layout.noProgressCount(), layout.turnNumber())));
        if (field.indexOf(':') < 0) {
            for (int turn = 1; turn <= LAST_PLACEMENT; turn++) {
                ways.add(pending(layout, field, 0, turn));
            }
        }
        return ways.stream()
                .filter(way -> game.state(way) instanceof Parsed.Ok<State>)
                .findFirst();
    }

    private static Layout pending(Layout layout, String field, int noProgressCount, int turn) {
        return new Layout(layout.board(), layout.reserve(), Side.ofTurn(turn), field, noProgressCount, turn);
    }

    /** Sets the no-progress count: completed turns since the last one with a lasting effect. */
    public void noProgressCount(int count) {
        set(new Layout(layout.board(), layout.reserve(), layout.side(), layout.pending(), count, layout.turnNumber()));
    }

    /** Sets the turn number, and adjusts the side to move. */
    public void turn(int turn) {
        set(new Layout(
                layout.board(), layout.reserve(), Side.ofTurn(turn), layout.pending(), layout.noProgressCount(), turn));
    }
}
