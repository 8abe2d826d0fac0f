package org.tabuleiro.games.eximo;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.games.Reference;

/** Eximo from the rule text, on an array of letters. */
public final class EximoReference implements Reference {
    private static final int[][] FORWARD = {{0, 1}, {1, 1}, {-1, 1}};
    private static final int[][] FORWARD_AND_SIDEWAYS = {{0, 1}, {1, 1}, {-1, 1}, {1, 0}, {-1, 0}};

    /** Indexed by file and rank from 0; a space is an empty square. */
    private final char[][] board = new char[8][8];

    private char side = 'w';
    private String pending = "-";
    private int noProgressCount = 0;
    private int turn = 1;

    public EximoReference() {
        String[] ranks = {" WWWWWW ", " WWWWWW ", " WW  WW ", "        ", "        ", " bb  bb ", " bbbbbb ", " bbbbbb "
        };
        for (int rank = 0; rank < 8; rank++) {
            for (int file = 0; file < 8; file++) {
                board[file][rank] = ranks[rank].charAt(file);
            }
        }
    }

    private EximoReference(EximoReference other) {
        for (int file = 0; file < 8; file++) {
            board[file] = other.board[file].clone();
        }
        side = other.side;
        pending = other.pending;
        noProgressCount = other.noProgressCount;
        turn = other.turn;
    }

    @Override
    public List<String> steps() {
        if (pending.equals("drop")) {
            return drops();
        }
        if (pending.startsWith("jump:")) {
            return hops(pending.substring(5), own(), FORWARD).stream()
                    .map(to -> "-" + to)
                    .toList();
        }
        if (pending.startsWith("take:")) {
            return hops(pending.substring(5), enemy(), FORWARD_AND_SIDEWAYS).stream()
                    .map(to -> "x" + to)
                    .toList();
        }
        List<String> captures = new ArrayList<>();
        List<String> others = new ArrayList<>();
        for (String man : men(own())) {
            for (String to : hops(man, enemy(), FORWARD_AND_SIDEWAYS)) {
                captures.add(man + "x" + to);
            }
            for (String to : hops(man, own(), FORWARD)) {
                others.add(man + "-" + to);
            }
            for (int[] direction : FORWARD) {
                String to = neighbour(man, direction, 1);
                if (at(to) == ' ') {
                    others.add(man + "-" + to);
                }
            }
        }
        return captures.isEmpty() ? others : captures;
    }

    private List<String> drops() {
        List<String> free = new ArrayList<>();
        for (int rank : side == 'w' ? new int[] {0, 1} : new int[] {6, 7}) {
            for (int file = 1; file <= 6; file++) {
                if (board[file][rank] == ' ') {
                    free.add(name(file, rank));
                }
            }
        }
        if (free.size() == 1) {
            return List.of("@" + free.get(0));
        }
        List<String> steps = new ArrayList<>();
        for (int i = 0; i < free.size(); i++) {
            for (int j = i + 1; j < free.size(); j++) {
                steps.add("@" + free.get(i) + "@" + free.get(j));
            }
        }
        return steps;
    }

    /** Where a man comes down that hops over an adjacent man of a colour. */
    private List<String> hops(String man, char over, int[][] directions) {
        List<String> landings = new ArrayList<>();
        for (int[] direction : directions) {
            if (at(neighbour(man, direction, 1)) == over && at(neighbour(man, direction, 2)) == ' ') {
                landings.add(neighbour(man, direction, 2));
            }
        }
        return landings;
    }

    @Override
    public Reference after(String step) {
        EximoReference next = new EximoReference(this);
        next.play(step);
        return next;
    }

    private void play(String step) {
        if (step.startsWith("@")) {
            for (String square : step.substring(1).split("@", -1)) {
                set(square, own());
            }
            endTurn(true);
            return;
        }
        boolean takes = step.contains("x");
        String from = pending.equals("-") ? step.substring(0, 2) : pending.substring(5);
        String to = step.substring(step.length() - 2);
        boolean hop = Math.max(Math.abs(from.charAt(0) - to.charAt(0)), Math.abs(from.charAt(1) - to.charAt(1))) == 2;
        set(to, own());
        set(from, ' ');
        if (takes) {
            set(name((from.charAt(0) + to.charAt(0)) / 2 - 'a', (from.charAt(1) + to.charAt(1)) / 2 - '1'), ' ');
        }
        if (to.charAt(1) == (side == 'w' ? '8' : '1')) {
            set(to, ' ');
            if (drops().isEmpty()) {
                endTurn(true);
            } else {
                pending = "drop";
            }
        } else if (takes && !hops(to, enemy(), FORWARD_AND_SIDEWAYS).isEmpty()) {
            pending = "take:" + to;
        } else if (!takes && hop && !hops(to, own(), FORWARD).isEmpty()) {
            pending = "jump:" + to;
        } else {
            endTurn(takes);
        }
    }

    private void endTurn(boolean lasting) {
        side = side == 'w' ? 'b' : 'w';
        pending = "-";
        noProgressCount = lasting ? 0 : noProgressCount + 1;
        turn++;
    }

    @Override
    public String result() {
        if (!pending.equals("-") || !steps().isEmpty()) {
            return "";
        }
        return (side == 'w' ? "black" : "white") + (men(own()).isEmpty() ? " no-men" : " no-step");
    }

    @Override
    public String position() {
        StringBuilder text = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            for (int file = 0; file < 8; file++) {
                text.append(board[file][rank]);
            }
            text.append(rank > 0 ? "/" : "");
        }
        String squares = text.toString();
        for (int run = 8; run >= 1; run--) {
            squares = squares.replace(" ".repeat(run), String.valueOf(run));
        }
        return squares + " " + side + " " + pending + " " + noProgressCount + " " + turn;
    }

    private char own() {
        return side == 'w' ? 'W' : 'b';
    }

    private char enemy() {
        return side == 'w' ? 'b' : 'W';
    }

    private List<String> men(char colour) {
        List<String> men = new ArrayList<>();
        for (int file = 0; file < 8; file++) {
            for (int rank = 0; rank < 8; rank++) {
                if (board[file][rank] == colour) {
                    men.add(name(file, rank));
                }
            }
        }
        return men;
    }

    /** The square some squares away, forward being seen from the side to move; may lie off the board. */
    private String neighbour(String square, int[] direction, int distance) {
        int up = side == 'w' ? 1 : -1;
        return name(
                square.charAt(0) - 'a' + distance * direction[0],
                square.charAt(1) - '1' + up * distance * direction[1]);
    }

    private static String name(int file, int rank) {
        return "" + (char) ('a' + file) + (char) ('1' + rank);
    }

    private char at(String square) {
        int file = square.charAt(0) - 'a';
        int rank = square.charAt(1) - '1';
        return file < 0 || file > 7 || rank < 0 || rank > 7 ? '?' : board[file][rank];
    }

    private void set(String square, char man) {
        board[square.charAt(0) - 'a'][square.charAt(1) - '1'] = man;
    }
}
