package org.tabuleiro.lab.breakthru;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.breakthru.BreakthruBoard;

/**
 * The set-up of one side's fleet in Breakthru, symmetric in both axes.
 *
 * @param side the side
 * @param squares the squares of its ships, in order
 */
public record FleetSetup(Side side, List<Integer> squares) {
    private static final Board BOARD = BreakthruBoard.BOARD;
    private static final int LAST = BOARD.width() - 1;
    private static final int CENTRE = LAST / 2;

    /** A random set-up. */
    public static FleetSetup random(Side side, SplittableRandom random) {
        return completed(side, List.of(), random);
    }

    /** A side's ships in a named set-up of the game. */
    public static FleetSetup classic(Side side, String position) {
        Layout layout = Games.BREAKTHRU.read(position).orElseThrow().layout();
        List<Integer> squares = new ArrayList<>();
        for (int square = 0; square < BOARD.size(); square++) {
            if (layout.at(square) == (side == Side.FIRST ? 'G' : 's')) {
                squares.add(square);
            }
        }
        return new FleetSetup(side, squares);
    }

    /**
     * A copy with one or two groups of ships placed at random; occasionally they return to the same squares.
     */
    public FleetSetup mutant(SplittableRandom random) {
        List<List<Integer>> kept = new ArrayList<>();
        for (List<Integer> group : groups(side)) {
            if (squares.containsAll(group)) {
                kept.add(group);
            }
        }
        int moved = 1 + random.nextInt(2);
        for (int i = 0; i < moved; i++) {
            kept.remove(random.nextInt(kept.size()));
        }
        return completed(side, kept, random);
    }

    /** The text of the turn that makes this set-up. */
    public String text() {
        StringBuilder text = new StringBuilder();
        for (int square : squares) {
            text.append('@').append(BOARD.name(square));
        }
        return text.toString();
    }

    /** Adds random groups; starts again if their sizes do not add up to the size of the fleet. */
    private static FleetSetup completed(Side side, List<List<Integer>> kept, SplittableRandom random) {
        int size = side == Side.FIRST ? BreakthruBoard.ESCORTS : BreakthruBoard.SILVER_SHIPS;
        while (true) {
            List<Integer> squares = new ArrayList<>();
            kept.forEach(squares::addAll);
            List<List<Integer>> free = groups(side);
            free.removeAll(kept);
            while (squares.size() < size && !free.isEmpty()) {
                List<Integer> group = free.remove(random.nextInt(free.size()));
                if (squares.size() + group.size() <= size) {
                    squares.addAll(group);
                }
            }
            if (squares.size() == size) {
                Collections.sort(squares);
                return new FleetSetup(side, List.copyOf(squares));
            }
        }
    }

    /** The squares of a side in groups of mirror images. */
    private static List<List<Integer>> groups(Side side) {
        List<List<Integer>> groups = new ArrayList<>();
        for (int file = 0; file <= CENTRE; file++) {
            for (int rank = 0; rank <= CENTRE; rank++) {
                boolean central = BreakthruBoard.isCentral(BOARD.square(file, rank));
                if (central == (side == Side.FIRST) && !(file == CENTRE && rank == CENTRE)) {
                    groups.add(group(file, rank));
                }
            }
        }
        return groups;
    }

    private static List<Integer> group(int file, int rank) {
        List<Integer> group = new ArrayList<>();
        for (int each : new int[] {file, LAST - file}) {
            for (int other : new int[] {rank, LAST - rank}) {
                int square = BOARD.square(each, other);
                if (!group.contains(square)) {
                    group.add(square);
                }
            }
        }
        return group;
    }
}
