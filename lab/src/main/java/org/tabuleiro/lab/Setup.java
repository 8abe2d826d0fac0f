package org.tabuleiro.lab;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Side;

/**
 * Where one side of Breakthru puts its ships, the same on the left and on the right, above and below.
 *
 * @param side whose ships
 * @param squares the squares, in order
 */
public record Setup(Side side, List<Integer> squares) {
    private static final Board BOARD = Games.BREAKTHRU.board();
    private static final int LAST = BOARD.width() - 1;
    private static final int CENTRAL_FROM = 3;
    private static final int CENTRAL_TO = 7;
    private static final int CENTRE = LAST / 2;
    private static final int ESCORTS = 12;
    private static final int SHIPS = 20;

    /** A set-up by lot. */
    public static Setup random(Side side, SplittableRandom lots) {
        return completed(side, List.of(), lots);
    }

    /** What a named set-up of the game has for a side. */
    public static Setup classic(Side side, String position) {
        Layout layout = Games.BREAKTHRU.read(position).orElseThrow().layout();
        List<Integer> squares = new ArrayList<>();
        for (int square = 0; square < BOARD.size(); square++) {
            if (layout.at(square) == (side == Side.FIRST ? 'G' : 's')) {
                squares.add(square);
            }
        }
        return new Setup(side, squares);
    }

    /** The same with one or two groups of ships placed anew by lot, which now and then puts them back where they were. */
    public Setup mutant(SplittableRandom lots) {
        List<List<Integer>> kept = new ArrayList<>();
        for (List<Integer> group : groups(side)) {
            if (squares.containsAll(group)) {
                kept.add(group);
            }
        }
        int moved = 1 + lots.nextInt(2);
        for (int i = 0; i < moved; i++) {
            kept.remove(lots.nextInt(kept.size()));
        }
        return completed(side, kept, lots);
    }

    /** As the turn that makes it is written. */
    public String text() {
        StringBuilder text = new StringBuilder();
        for (int square : squares) {
            text.append('@').append(BOARD.name(square));
        }
        return text.toString();
    }

    /** Fills up with groups by lot, until one way to do it comes out even. */
    private static Setup completed(Side side, List<List<Integer>> kept, SplittableRandom lots) {
        int size = side == Side.FIRST ? ESCORTS : SHIPS;
        while (true) {
            List<Integer> squares = new ArrayList<>();
            kept.forEach(squares::addAll);
            List<List<Integer>> free = groups(side);
            free.removeAll(kept);
            while (squares.size() < size && !free.isEmpty()) {
                List<Integer> group = free.remove(lots.nextInt(free.size()));
                if (squares.size() + group.size() <= size) {
                    squares.addAll(group);
                }
            }
            if (squares.size() == size) {
                Collections.sort(squares);
                return new Setup(side, List.copyOf(squares));
            }
        }
    }

    /** The squares of a side in groups that mirror each other. */
    private static List<List<Integer>> groups(Side side) {
        List<List<Integer>> groups = new ArrayList<>();
        for (int file = 0; file <= CENTRE; file++) {
            for (int rank = 0; rank <= CENTRE; rank++) {
                boolean central =
                        file >= CENTRAL_FROM && file <= CENTRAL_TO && rank >= CENTRAL_FROM && rank <= CENTRAL_TO;
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
