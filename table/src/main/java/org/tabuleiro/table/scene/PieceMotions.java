package org.tabuleiro.table.scene;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;

/**
 * Finds the motions of all pieces between two layouts, for animation. Those of a step follow its kind: a push
 * looks in the layouts as if one piece had jumped over the others.
 */
public final class PieceMotions {
    private static final int NONE = -1;

    private final Board board;
    private final Layout before;
    private final Layout after;
    /** The pieces after the motions found so far. */
    private final char[] now;
    /** Where the piece on each square came from; {@link #NONE} if it has not moved. */
    private final int[] origins;

    private final List<PieceMotion> motions = new ArrayList<>();

    private PieceMotions(Board board, Layout before, Layout after) {
        this.board = board;
        this.before = before;
        this.after = after;
        now = before.board().toCharArray();
        origins = new int[board.size()];
        Arrays.fill(origins, NONE);
    }

    /** The motions of a step. */
    public static List<PieceMotion> of(State state, Step step) {
        PieceMotions found = new PieceMotions(
                state.game().board(), state.layout(), state.play(step).layout());
        switch (step.kind()) {
            case PUSH -> {
                found.push(step.origin().orElseThrow(), step.target());
                step.captured().forEach(found::take);
            }
            case MOVE, JUMP, CAPTURE -> {
                step.captured().forEach(found::take);
                found.move(step.origin().orElseThrow(), step.target());
            }
            case PLACE, WORD -> {}
        }
        found.others();
        return List.copyOf(found.motions);
    }

    /** The motions that undo a step. */
    public static List<PieceMotion> backwards(State state, Step step) {
        return of(state, step).stream()
                .map(motion -> reversed(state.layout(), motion))
                .toList();
    }

    private static PieceMotion reversed(Layout before, PieceMotion motion) {
        return switch (motion) {
            case PieceMotion.Glide(char letter, int from, int to) -> new PieceMotion.Glide(before.at(from), to, from);
            case PieceMotion.Exit(char letter, int square, int files, int ranks) ->
                new PieceMotion.Entrance(letter, square, files, ranks);
            case PieceMotion.Entrance(char letter, int square, int files, int ranks) ->
                new PieceMotion.Exit(letter, square, files, ranks);
            case PieceMotion.Landing(char letter, int square) -> new PieceMotion.Removal(letter, square, square);
            case PieceMotion.Removal(char letter, int from, int square) ->
                from == square
                        ? new PieceMotion.Landing(letter, square)
                        : new PieceMotion.Glide(before.at(from), square, from);
        };
    }

    /** The motions between any two layouts: each piece that appears is the nearest equal one that disappears. */
    public static List<PieceMotion> between(Board board, Layout before, Layout after) {
        PieceMotions found = new PieceMotions(board, before, after);
        for (int to = 0; to < board.size(); to++) {
            if (after.at(to) != Layout.EMPTY && before.at(to) != after.at(to)) {
                int from = found.nearest(to);
                if (from != NONE) {
                    found.motions.add(new PieceMotion.Glide(after.at(to), from, to));
                    found.now[from] = Layout.EMPTY;
                    found.origins[to] = from;
                }
            }
        }
        found.others();
        return List.copyOf(found.motions);
    }

    private int nearest(int to) {
        int best = NONE;
        int least = Integer.MAX_VALUE;
        for (int from = 0; from < board.size(); from++) {
            int files = board.file(from) - board.file(to);
            int ranks = board.rank(from) - board.rank(to);
            int distance = files * files + ranks * ranks;
            if (now[from] == after.at(to) && after.at(from) != now[from] && distance < least) {
                best = from;
                least = distance;
            }
        }
        return best;
    }

    /** Every piece from the origin to the next gap moves one square; one at the edge leaves the board. */
    private void push(int origin, int target) {
        int files = Integer.signum(board.file(target) - board.file(origin));
        int ranks = Integer.signum(board.rank(target) - board.rank(origin));
        List<Integer> row = new ArrayList<>();
        int file = board.file(origin);
        int rank = board.rank(origin);
        while (board.contains(file, rank) && before.at(board.square(file, rank)) != Layout.EMPTY) {
            row.add(board.square(file, rank));
            file += files;
            rank += ranks;
        }
        for (int i = row.size() - 1; i >= 0; i--) {
            int square = row.get(i);
            if (i == row.size() - 1 && !board.contains(file, rank)) {
                motions.add(new PieceMotion.Exit(before.at(square), square, files, ranks));
                now[square] = Layout.EMPTY;
            } else {
                move(square, board.square(board.file(square) + files, board.rank(square) + ranks));
            }
        }
    }

    private void move(int from, int to) {
        char letter = now[from];
        now[from] = Layout.EMPTY;
        if (after.at(to) == Layout.EMPTY) {
            motions.add(new PieceMotion.Removal(letter, from, to));
        } else {
            // A piece that is captured where it ends keeps its letter until then.
            boolean stays = Layout.isFirst(after.at(to)) == Layout.isFirst(letter);
            now[to] = stays ? after.at(to) : letter;
            origins[to] = from;
            motions.add(new PieceMotion.Glide(now[to], from, to));
        }
    }

    private void take(int square) {
        int from = origins[square] == NONE ? square : origins[square];
        motions.removeIf(motion -> motion instanceof PieceMotion.Glide glide && glide.to() == square);
        motions.add(new PieceMotion.Removal(now[square], from, square));
        now[square] = Layout.EMPTY;
        origins[square] = NONE;
    }

    /** What is different for no known reason disappears and appears. */
    private void others() {
        for (int square = 0; square < board.size(); square++) {
            if (now[square] != after.at(square)) {
                if (now[square] != Layout.EMPTY) {
                    motions.add(new PieceMotion.Removal(now[square], square, square));
                }
                if (after.at(square) != Layout.EMPTY && origins[square] == NONE) {
                    motions.add(new PieceMotion.Landing(after.at(square), square));
                }
            }
        }
    }
}
