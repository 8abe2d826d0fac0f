package org.tabuleiro.games.xadrersi;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.tabuleiro.games.Reference;

/** Xadrersi from the rule text: a map from square names to letters, and two strings of letters in hand. */
public final class XadrersiReference implements Reference {
    private static final List<String> SQUARES = new ArrayList<>();

    static {
        for (char rank = '1'; rank <= '8'; rank++) {
            for (char file = 'a'; file <= 'h'; file++) {
                SQUARES.add("" + file + rank);
            }
        }
    }

    private final Map<String, Character> board;
    private final String whiteHand;
    private final String blackHand;

    public XadrersiReference() {
        this(Map.of(), "KQRRBBNN", "kqrrbbnn");
    }

    private XadrersiReference(Map<String, Character> board, String whiteHand, String blackHand) {
        this.board = board;
        this.whiteHand = whiteHand;
        this.blackHand = blackHand;
    }

    private boolean whiteToMove() {
        return board.size() % 2 == 0;
    }

    @Override
    public List<String> steps() {
        List<String> keepingRule5 = new ArrayList<>();
        List<String> withoutRule5 = new ArrayList<>();
        for (char piece : pieces()) {
            for (String square : SQUARES) {
                if (!board.containsKey(square) && !secondBishopOfColour(piece, square)) {
                    String step = Character.toUpperCase(piece) + "@" + square;
                    withoutRule5.add(step);
                    if (attackedByOpponent(square)) {
                        keepingRule5.add(step);
                    }
                }
            }
        }
        return board.isEmpty() || keepingRule5.isEmpty() ? withoutRule5 : keepingRule5;
    }

    /** Rules 1 to 3. */
    private Set<Character> pieces() {
        Set<Character> pieces = new TreeSet<>();
        if (board.isEmpty()) {
            pieces.add('K');
            return pieces;
        }
        String hand = whiteToMove() ? whiteHand : blackHand;
        char queen = whiteToMove() ? 'Q' : 'q';
        char otherQueen = whiteToMove() ? 'q' : 'Q';
        if (board.containsValue(otherQueen) && hand.indexOf(queen) >= 0) {
            pieces.add(queen);
            return pieces;
        }
        for (int i = 0; i < hand.length(); i++) {
            pieces.add(hand.charAt(i));
        }
        if (board.size() < 15) {
            pieces.remove('k');
        }
        return pieces;
    }

    private boolean secondBishopOfColour(char piece, String square) {
        if (piece != 'B' && piece != 'b') {
            return false;
        }
        for (Map.Entry<String, Character> other : board.entrySet()) {
            int distance = Math.abs(other.getKey().charAt(0) - square.charAt(0))
                    + Math.abs(other.getKey().charAt(1) - square.charAt(1));
            if (other.getValue() == piece && distance % 2 == 0) {
                return true;
            }
        }
        return false;
    }

    private boolean attackedByOpponent(String target) {
        for (Map.Entry<String, Character> piece : board.entrySet()) {
            boolean white = Character.isUpperCase(piece.getValue());
            if (white != whiteToMove() && attacks(piece.getKey(), piece.getValue(), target)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a piece attacks a square: the shape of its move fits and nothing stands between. */
    private boolean attacks(String from, char piece, String to) {
        int files = to.charAt(0) - from.charAt(0);
        int ranks = to.charAt(1) - from.charAt(1);
        int wide = Math.max(Math.abs(files), Math.abs(ranks));
        int narrow = Math.min(Math.abs(files), Math.abs(ranks));
        boolean straight = wide > 0 && narrow == 0;
        boolean slanted = wide > 0 && narrow == wide;
        return switch (Character.toUpperCase(piece)) {
            case 'K' -> wide == 1;
            case 'N' -> wide == 2 && narrow == 1;
            case 'R' -> straight && nothingBetween(from, to);
            case 'B' -> slanted && nothingBetween(from, to);
            default -> (straight || slanted) && nothingBetween(from, to);
        };
    }

    private boolean nothingBetween(String from, String to) {
        int file = from.charAt(0);
        int rank = from.charAt(1);
        while (true) {
            file += Integer.compare(to.charAt(0), file);
            rank += Integer.compare(to.charAt(1), rank);
            String square = "" + (char) file + (char) rank;
            if (square.equals(to)) {
                return true;
            }
            if (board.containsKey(square)) {
                return false;
            }
        }
    }

    private int score(boolean white) {
        int score = 0;
        for (Map.Entry<String, Character> piece : board.entrySet()) {
            for (String square : SQUARES) {
                if (Character.isUpperCase(piece.getValue()) == white
                        && attacks(piece.getKey(), piece.getValue(), square)) {
                    score++;
                }
            }
        }
        return score;
    }

    /** Both running scores, such as {@code 71-70}. */
    public String scores() {
        return score(true) + "-" + score(false);
    }

    @Override
    public Reference after(String step) {
        Map<String, Character> next = new LinkedHashMap<>(board);
        String piece = step.substring(0, 1);
        if (whiteToMove()) {
            next.put(step.substring(2), piece.charAt(0));
            return new XadrersiReference(next, whiteHand.replaceFirst(piece, ""), blackHand);
        }
        piece = piece.toLowerCase(Locale.ROOT);
        next.put(step.substring(2), piece.charAt(0));
        return new XadrersiReference(next, whiteHand, blackHand.replaceFirst(piece, ""));
    }

    @Override
    public String position() {
        StringBuilder text = new StringBuilder();
        for (char rank = '8'; rank >= '1'; rank--) {
            for (char file = 'a'; file <= 'h'; file++) {
                text.append(board.getOrDefault("" + file + rank, ' '));
            }
            text.append(rank > '1' ? "/" : "");
        }
        String squares = text.toString();
        for (int run = 8; run >= 1; run--) {
            squares = squares.replace(" ".repeat(run), String.valueOf(run));
        }
        String hands = whiteHand + blackHand;
        for (String twice : List.of("R", "B", "N", "r", "b", "n")) {
            hands = hands.replace(twice + twice, "2" + twice);
        }
        String side = whiteToMove() ? "w" : "b";
        return squares + "[" + hands + "] " + side + " - 0 " + (board.size() + 1);
    }

    @Override
    public String result() {
        if (board.size() < 16) {
            return "";
        }
        int lead = score(true) - score(false);
        String winner = lead > 0 ? "white" : lead < 0 ? "black" : "draw";
        return winner + " score " + scores();
    }
}
