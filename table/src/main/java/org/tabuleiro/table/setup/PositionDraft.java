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
 * A position that somebody puts together. It may be impossible while they are at it, and says why.
 *
 * <p>What follows from the board in a game (hands, whose turn it is and which) follows along as far as the rules then allow the
 * position; otherwise everything stays as it was put.
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

    /** What stands where at the moment. */
    public Layout layout() {
        return layout;
    }

    /** The position string, also of a position that is impossible. */
    public String text() {
        return game.write(layout);
    }

    /** The position, or why it is none. */
    public Parsed<State> state() {
        return state;
    }

    /** Takes another game, from its start. */
    public void play(Game newGame) {
        game = newGame;
        start();
    }

    /** Begins with the start position. */
    public void start() {
        set(game.start().layout());
    }

    /** Begins with a named set-up of the game. */
    public void setup(String name) {
        String text = game.setups().get(name);
        if (text != null) {
            set(game.read(text).orElseThrow().layout());
        }
    }

    /** Takes everything off the board. */
    public void clear() {
        String empty = String.valueOf(Layout.EMPTY).repeat(game.board().size());
        set(game.complete(empty, Collections.nCopies(game.reserveLetters().length(), 0), Side.FIRST));
    }

    /**
     * Takes a typed position string: of this game if it can be one, else of whichever game has it as a position. What is no
     * position string leaves the board as it is, and is the fault that {@link #state} tells.
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

    /** Puts a piece on a square, or nothing. */
    public void put(int square, char letter) {
        char before = layout.at(square);
        if (before == letter) {
            return;
        }
        StringBuilder board = new StringBuilder(layout.board());
        board.setCharAt(square, letter);
        List<Integer> reserve = new ArrayList<>(layout.reserve());
        // As long as pieces are being placed they come from beside the board, and go back there.
        if (isPlacing()) {
            add(reserve, before, 1);
            add(reserve, letter, -1);
        }
        follow(board.toString(), reserve, layout.side(), layout.turnNumber());
    }

    /** Whether the position is of a placement that begins the game. */
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

    /** Says whose turn it is; the number of the turn follows. */
    public void side(Side side) {
        if (side != layout.side()) {
            int turn = Side.ofTurn(layout.turnNumber()) == side ? layout.turnNumber() : layout.turnNumber() + 1;
            follow(layout.board(), layout.reserve(), side, turn);
        }
    }

    /** Takes what the rules allow: as put, another turn of the placement, or what follows from the board alone. */
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

    /** Says how many of a piece are beside the board. */
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

    /** Says what is due in an unfinished turn or a special phase. */
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

    /** Says the number of the turn; the side to move follows. */
    public void turn(int turn) {
        set(new Layout(
                layout.board(), layout.reserve(), Side.ofTurn(turn), layout.pending(), layout.noProgressCount(), turn));
    }
}
