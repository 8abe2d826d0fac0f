package org.tabuleiro.table.setup;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
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
    }

    private void set(Layout next) {
        layout = next;
        state = game.state(next);
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
     * from the board.
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
                .orElse(put));
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

    /** Sets the pending field. */
    public void pending(String pending) {
        set(new Layout(
                layout.board(),
                layout.reserve(),
                layout.side(),
                pending.strip(),
                layout.noProgressCount(),
                layout.turnNumber()));
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
