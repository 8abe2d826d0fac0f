package org.tabuleiro.games;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The rules of one game, and its names and letters.
 *
 * <p>The games are in {@link Games}. Start a game with {@link #start()}, or read a position with {@link #read}.
 */
public abstract class Game {
    private final String id;
    private final Board board;
    private final List<String> sideNames;
    private final String pieceLetters;
    private final String reserveLetters;

    /**
     * A game with its names and letters.
     *
     * @param id the name on the command line and in files
     * @param board the squares
     * @param sideNames the two players' names in files; their first letters are the side letters of position
     *     strings
     * @param pieceLetters the letters of pieces on the board, upper case for the first player
     * @param reserveLetters the letters that may stand in the reserve, in order; empty when the game has no
     *     reserve
     */
    protected Game(String id, Board board, List<String> sideNames, String pieceLetters, String reserveLetters) {
        this.id = id;
        this.board = board;
        this.sideNames = sideNames;
        this.pieceLetters = pieceLetters;
        this.reserveLetters = reserveLetters;
    }

    /** The id, used on the command line and in files. */
    public final String id() {
        return id;
    }

    /** The squares. */
    public final Board board() {
        return board;
    }

    /** A player's name in files and results, such as {@code white}. */
    public final String sideName(Side side) {
        return sideNames.get(side.ordinal());
    }

    /** A player's letter in position strings. */
    public final char sideLetter(Side side) {
        return sideName(side).charAt(0);
    }

    /** The letters that may stand on the board. */
    public final String pieceLetters() {
        return pieceLetters;
    }

    /** The letters that may stand in the reserve, in order; empty when the game has no reserve. */
    public final String reserveLetters() {
        return reserveLetters;
    }

    /** The state at the start of the game. */
    public final State start() {
        return new State(this, newPosition());
    }

    /** Reads a position string. */
    public final Parsed<State> read(String text) {
        return readLayout(text).then(this::state);
    }

    /** Parses a position string without checking that the position is legal. */
    public final Parsed<Layout> readLayout(String text) {
        return LayoutText.read(this, text);
    }

    /** The state of a layout, if the layout is legal. */
    public final Parsed<State> state(Layout layout) {
        return place(layout).then(position -> {
            if (Side.ofTurn(layout.turnNumber()) != layout.side()) {
                return Parsed.fault("turn", "position.side-turn", layout.turnNumber());
            }
            return Parsed.ok(new State(this, position));
        });
    }

    /** Writes a position string. */
    public final String write(Layout layout) {
        return LayoutText.write(this, layout);
    }

    /** Reads a reserve alone, such as {@code [2Rb]}. */
    public final Parsed<List<Integer>> readReserve(String text) {
        return LayoutText.readReserve(reserveLetters, text);
    }

    /** A result as vectors and the command line write it, such as {@code white no-step}. */
    public final String text(Result result) {
        return result.winner().map(this::sideName).orElse("draw") + " " + result.reason();
    }

    /** The fast face at the start of the game. */
    public abstract Position newPosition();

    /** The fast face of a layout, or the field that breaks a rule of this game. */
    protected abstract Parsed<Position> place(Layout layout);

    /** How people enter turns of this game and why a click is refused. */
    public abstract Guide guide();

    /** The canonical order of the steps of a turn in records: as played, unless overridden. */
    protected List<Step> recordOrder(List<Step> steps) {
        return steps;
    }

    /** The steps of this game that are words, such as {@code end}. */
    public List<String> words() {
        return List.of();
    }

    /** The number of steps of the turn of a state, if it has more than one; empty if the rules leave that open. */
    public OptionalInt stepsOfTurn(State state) {
        return OptionalInt.empty();
    }

    /** The running scores of the first and the second player; empty in games without a score. */
    public List<Integer> scores(State state) {
        return List.of();
    }

    /** The points that the pieces of each letter contribute to {@link #scores}; empty without a score. */
    public Map<Character, Integer> scoreParts(State state) {
        return Map.of();
    }

    /**
     * How many pieces of a player attack each square, in square order; empty in games that do not count
     * attacks.
     */
    public List<Integer> attacks(State state, Side side) {
        return List.of();
    }

    /**
     * The values that the pending field may have with the board of a layout, legal or not: each is a name,
     * such as {@code drop}, or a name and a square, such as {@code second:d4}.
     */
    public List<String> pendingFields(Layout layout) {
        return List.of(Layout.NOTHING);
    }

    /** A pending field for every square on which the player to move has a piece. */
    protected final List<String> pendingFields(Layout layout, String name) {
        return IntStream.range(0, board.size())
                .filter(square -> layout.isOf(layout.side(), square))
                .mapToObj(square -> name + ":" + board.name(square))
                .toList();
    }

    /** Named positions to begin from other than the start position, by name in a fixed order. */
    public Map<String, String> setups() {
        return Map.of();
    }

    /** The board formats of other programs that this game reads and writes, by name in a fixed order. */
    public Map<String, BoardForm> forms() {
        return Map.of();
    }

    /**
     * Completes the board of another program to a layout: nothing pending, no-progress count 0, and the
     * smallest turn number in the play phase.
     *
     * @param board the letters in square order
     * @param reserve the counts beside the board, all 0 if unknown
     * @param side the player to move
     */
    public abstract Layout complete(String board, List<Integer> reserve, Side side);

    @Override
    public String toString() {
        return id;
    }
}
