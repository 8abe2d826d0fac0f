package org.tabuleiro.games.breakthru;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tabuleiro.games.Reference;

/** Breakthru from the rule text, on a map from the names of squares to the pieces on them. */
public final class BreakthruReference implements Reference {
    private static final String START = "11/11/11/11/11/5F5/11/11/11/11/11[12G20s] g setup 0 1";
    private static final List<String> FILES = List.of("a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k");

    /** Only the squares that are not empty. */
    private final Map<String, Character> pieces = new LinkedHashMap<>();

    private int escortsToPlace;
    private int silverToPlace;
    private String side;
    private String pending;
    private int noProgressCount;
    private int turn;

    /** The start of the game. */
    public BreakthruReference() {
        this(START);
    }

    /** A position string that is known to be good. */
    public BreakthruReference(String position) {
        String[] fields = position.split(" ", -1);
        String[] boardAndReserve = fields[0].split("\\[", -1);
        String[] ranks = boardAndReserve[0].split("/", -1);
        for (int i = 0; i < 11; i++) {
            // Runs of empty squares, longest first so that 11 is not read as two ones.
            String rank = ranks[i];
            for (int run = 11; run >= 1; run--) {
                rank = rank.replace(String.valueOf(run), " ".repeat(run));
            }
            for (int file = 0; file < 11; file++) {
                if (rank.charAt(file) != ' ') {
                    pieces.put(FILES.get(file) + (11 - i), rank.charAt(file));
                }
            }
        }
        side = fields[1];
        pending = fields[2];
        noProgressCount = Integer.parseInt(fields[3]);
        turn = Integer.parseInt(fields[4]);
        if (pending.equals("setup")) {
            escortsToPlace = 12 - squaresOf('G').size();
            silverToPlace = 20 - squaresOf('s').size();
        }
    }

    private BreakthruReference(BreakthruReference other) {
        pieces.putAll(other.pieces);
        escortsToPlace = other.escortsToPlace;
        silverToPlace = other.silverToPlace;
        side = other.side;
        pending = other.pending;
        noProgressCount = other.noProgressCount;
        turn = other.turn;
    }

    @Override
    public List<String> steps() {
        if (!flagshipResult().isEmpty()) {
            return List.of();
        }
        if (pending.equals("setup")) {
            return allSquares().stream()
                    .filter(square -> isCentral(square) == side.equals("g") && !pieces.containsKey(square))
                    .map(square -> "@" + square)
                    .toList();
        }
        if (pending.equals("choose")) {
            return List.of("gold", "silver");
        }
        List<String> steps = new ArrayList<>();
        if (pending.startsWith("second:")) {
            for (String ship : shipsOtherThan(pending.substring(7))) {
                steps.addAll(moves(ship));
            }
            return steps;
        }
        for (String ship : squaresOf(side.equals("g") ? 'G' : 's')) {
            steps.addAll(moves(ship));
            steps.addAll(captures(ship));
        }
        if (side.equals("g")) {
            String flagship = squaresOf('F').get(0);
            for (String step : moves(flagship)) {
                steps.add("F" + step);
            }
            for (String step : captures(flagship)) {
                steps.add("F" + step);
            }
        }
        return steps;
    }

    private List<String> shipsOtherThan(String moved) {
        List<String> ships = new ArrayList<>(squaresOf(side.equals("g") ? 'G' : 's'));
        ships.remove(moved);
        return ships;
    }

    /** Like a rook: on and on in each of four directions while the squares are empty. */
    private List<String> moves(String from) {
        List<String> moves = new ArrayList<>();
        for (int[] direction : new int[][] {{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) {
            String to = neighbour(from, direction[0], direction[1]);
            while (!to.isEmpty() && !pieces.containsKey(to)) {
                moves.add(from + "-" + to);
                to = neighbour(to, direction[0], direction[1]);
            }
        }
        return moves;
    }

    private List<String> captures(String from) {
        List<String> captures = new ArrayList<>();
        for (int[] direction : new int[][] {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}) {
            String to = neighbour(from, direction[0], direction[1]);
            if (pieces.containsKey(to) && isGold(to) != isGold(from)) {
                captures.add(from + "x" + to);
            }
        }
        return captures;
    }

    @Override
    public Reference after(String step) {
        BreakthruReference next = new BreakthruReference(this);
        next.play(step);
        return next;
    }

    private void play(String step) {
        if (step.startsWith("@")) {
            place(step.substring(1));
        } else if (step.equals("gold")) {
            pending = "-";
        } else if (step.equals("silver")) {
            endTurn("-", false);
        } else if (step.contains("x")) {
            carry(step, "x");
            endTurn("-", true);
        } else if (step.startsWith("F")) {
            carry(step, "-");
            endTurn("-", false);
        } else {
            String to = carry(step, "-");
            boolean first = pending.equals("-");
            boolean anotherCanMove =
                    shipsOtherThan(to).stream().anyMatch(ship -> !moves(ship).isEmpty());
            if (first && anotherCanMove) {
                pending = "second:" + to;
            } else {
                endTurn("-", false);
            }
        }
    }

    private void place(String square) {
        if (side.equals("g")) {
            pieces.put(square, 'G');
            escortsToPlace--;
            if (escortsToPlace == 0) {
                endTurn("setup", true);
            }
        } else {
            pieces.put(square, 's');
            silverToPlace--;
            if (silverToPlace == 0) {
                endTurn("choose", true);
            }
        }
    }

    /**
     * Takes the piece from its square to the other, whatever stood there; returns its target.
     */
    private String carry(String step, String separator) {
        String[] squares = step.replace("F", "").split(separator, -1);
        Character piece = pieces.remove(squares[0]);
        if (piece == null) {
            throw new IllegalArgumentException("no piece to make " + step);
        }
        pieces.put(squares[1], piece);
        return squares[1];
    }

    private void endTurn(String nextPending, boolean lasting) {
        side = side.equals("g") ? "s" : "g";
        pending = nextPending;
        noProgressCount = lasting ? 0 : noProgressCount + 1;
        turn++;
    }

    @Override
    public String result() {
        if (!flagshipResult().isEmpty() || !steps().isEmpty()) {
            return flagshipResult();
        }
        return (side.equals("g") ? "silver" : "gold") + " no-step";
    }

    private String flagshipResult() {
        List<String> flagship = squaresOf('F');
        if (flagship.isEmpty()) {
            return "silver flagship-captured";
        }
        String square = flagship.get(0);
        boolean edge = square.startsWith("a")
                || square.startsWith("k")
                || square.substring(1).equals("1")
                || square.substring(1).equals("11");
        return edge ? "gold flagship-on-edge" : "";
    }

    @Override
    public String position() {
        List<String> ranks = new ArrayList<>();
        for (int number = 11; number >= 1; number--) {
            StringBuilder rank = new StringBuilder();
            for (String file : FILES) {
                rank.append(pieces.getOrDefault(file + number, ' '));
            }
            String text = rank.toString();
            for (int run = 11; run >= 1; run--) {
                text = text.replace(" ".repeat(run), String.valueOf(run));
            }
            ranks.add(text);
        }
        String reserve = counted(escortsToPlace, "G") + counted(silverToPlace, "s");
        return String.join("/", ranks) + "[" + reserve + "] " + side + " " + pending + " " + noProgressCount + " "
                + turn;
    }

    private static String counted(int count, String letter) {
        return count == 0 ? "" : count == 1 ? letter : count + letter;
    }

    private List<String> squaresOf(char piece) {
        return allSquares().stream()
                .filter(square -> pieces.getOrDefault(square, ' ') == piece)
                .toList();
    }

    private boolean isGold(String square) {
        return pieces.getOrDefault(square, ' ') != 's';
    }

    private static boolean isCentral(String square) {
        return List.of("d", "e", "f", "g", "h").contains(square.substring(0, 1))
                && List.of("4", "5", "6", "7", "8").contains(square.substring(1));
    }

    private static List<String> allSquares() {
        List<String> squares = new ArrayList<>();
        for (int number = 1; number <= 11; number++) {
            for (String file : FILES) {
                squares.add(file + number);
            }
        }
        return squares;
    }

    /** The square at an offset in files and ranks, or an empty text if that is off the board. */
    private static String neighbour(String square, int right, int up) {
        int file = FILES.indexOf(square.substring(0, 1)) + right;
        int number = Integer.parseInt(square.substring(1)) + up;
        return file < 0 || file > 10 || number < 1 || number > 11 ? "" : FILES.get(file) + number;
    }
}
