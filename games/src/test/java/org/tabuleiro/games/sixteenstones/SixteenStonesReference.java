package org.tabuleiro.games.sixteenstones;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.tabuleiro.games.Reference;

/** Sixteen Stones from the rule text, on a map from square names to letters. */
public final class SixteenStonesReference implements Reference {
    private static final int[][] ALL_AROUND = {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};

    /** Only the squares that are not empty. */
    private final Map<String, Character> board = new HashMap<>();

    private int redBank;
    private int blueBank;
    private char side;
    private String pending;
    private int noProgressCount;
    private int turn;

    public SixteenStonesReference() {
        this("5/5/5/5/5[8R8b] r place 0 1");
    }

    /** The position of a valid position string. */
    public SixteenStonesReference(String position) {
        String[] fields = position.split("[\\[\\] ]+", -1);
        boolean noReserve = position.contains("[]");
        String[] ranks = fields[0].split("/", -1);
        for (int i = 0; i < 5; i++) {
            int file = 0;
            for (char c : ranks[i].toCharArray()) {
                if (Character.isDigit(c)) {
                    file += c - '0';
                } else {
                    board.put(name(file, 4 - i), c);
                    file++;
                }
            }
        }
        if (!noReserve) {
            redBank = reserve(fields[1], 'R');
            blueBank = reserve(fields[1], 'b');
        }
        int at = noReserve ? 1 : 2;
        side = fields[at].charAt(0);
        pending = fields[at + 1];
        noProgressCount = Integer.parseInt(fields[at + 2]);
        turn = Integer.parseInt(fields[at + 3]);
    }

    private static int reserve(String text, char letter) {
        int at = text.indexOf(letter);
        if (at < 0) {
            return 0;
        }
        return at > 0 && Character.isDigit(text.charAt(at - 1)) ? text.charAt(at - 1) - '0' : 1;
    }

    // --- the rules ---

    @Override
    public List<String> steps() {
        List<String> steps = new ArrayList<>();
        if (pending.equals("place")) {
            for (String square : squares()) {
                if (isEmpty(square)) {
                    steps.add("@" + square);
                }
            }
            return steps;
        }
        if (!result().isEmpty()) {
            return steps;
        }
        if (pushAllowed()) {
            steps.addAll(pushes());
        }
        if (moveAllowed()) {
            steps.addAll(moves());
        }
        boolean start = pending.equals("-") || pending.equals("first");
        if (start && steps.isEmpty()) {
            return List.of("pass");
        }
        if (sacrificeLegal()) {
            steps.add("sac");
        }
        if (made('p') + made('m') >= 1 && (made('s') == 0 || made('p') == 2 || made('m') == 2)) {
            steps.add("end");
        }
        return steps;
    }

    private int made(char letter) {
        if (pending.equals("first") || pending.equals("place")) {
            return 0;
        }
        return (int) pending.chars().filter(c -> c == letter).count();
    }

    private boolean pushAllowed() {
        return made('p') == 0 || (made('p') == 1 && made('s') == 1 && made('m') < 2);
    }

    private boolean moveAllowed() {
        return made('m') == 0 || (made('m') == 1 && made('s') == 1 && made('p') < 2);
    }

    private boolean sacrificeLegal() {
        if (pending.equals("first") || made('s') > 0 || bank(side) == 0) {
            return false;
        }
        SixteenStonesReference then = new SixteenStonesReference(position());
        then.make("sac");
        return (then.pushAllowed() && !then.pushes().isEmpty())
                || (then.moveAllowed() && !then.moves().isEmpty());
    }

    private List<String> moves() {
        List<String> moves = new ArrayList<>();
        for (String from : stones(side)) {
            for (int[] direction : ALL_AROUND) {
                String to = next(from, direction);
                if (isOnBoard(to) && isEmpty(to)) {
                    SixteenStonesReference after = new SixteenStonesReference(position());
                    after.carry(from, to);
                    addWithCaptures(moves, from + "-" + to, after.flanked(to, List.of()));
                }
            }
        }
        return moves;
    }

    private List<String> pushes() {
        List<String> pushes = new ArrayList<>();
        for (String rear : stones(side)) {
            for (int[] direction : ALL_AROUND) {
                List<String> own = run(rear, direction, side);
                String nearest = next(own.get(own.size() - 1), direction);
                List<String> enemies = run(nearest, direction, other());
                if (enemies.isEmpty() || enemies.size() >= own.size()) {
                    continue;
                }
                String behind = next(enemies.get(enemies.size() - 1), direction);
                if (isOnBoard(behind) && !isEmpty(behind)) {
                    continue;
                }
                SixteenStonesReference after = new SixteenStonesReference(position());
                List<String> pushed = after.shift(own, enemies, direction);
                addWithCaptures(pushes, rear + ">" + nearest, after.flanked(nearest, pushed));
            }
        }
        return pushes;
    }

    /** The unbroken run of stones of a player from a square on; empty if there is none on that square. */
    private List<String> run(String from, int[] direction, char owner) {
        List<String> run = new ArrayList<>();
        for (String square = from; isOnBoard(square) && owner(square) == owner; square = next(square, direction)) {
            run.add(square);
        }
        return run;
    }

    /** Shifts all stones of a push; returns the new squares of the enemy stones that are still on the board. */
    private List<String> shift(List<String> own, List<String> enemies, int[] direction) {
        List<String> all = new ArrayList<>(own);
        all.addAll(enemies);
        Collections.reverse(all);
        List<String> pushed = new ArrayList<>();
        for (String square : all) {
            String to = next(square, direction);
            if (!isOnBoard(to)) {
                addToBank(owner(square), 1);
                board.remove(square);
                continue;
            }
            if (enemies.contains(square)) {
                pushed.add(to);
            }
            carry(square, to);
        }
        return pushed;
    }

    /** A stone that changes its square is active. */
    private void carry(String from, String to) {
        char owner = owner(from);
        board.remove(from);
        board.put(to, owner == 'r' ? 'R' : 'b');
    }

    /** The flanked stones on the board as it stands, given the moved or front stone and the pushed stones. */
    private List<String> flanked(String mover, List<String> pushed) {
        List<String> flanked = new ArrayList<>();
        for (String victim : squares()) {
            if (isEmpty(victim) || owner(victim) == side) {
                continue;
            }
            boolean found = false;
            for (int[] direction : ALL_AROUND) {
                String one = next(victim, direction);
                String two = next(victim, new int[] {-direction[0], -direction[1]});
                boolean between = isActiveOwn(one) && isActiveOwn(two);
                boolean counts = one.equals(mover) || two.equals(mover) || pushed.contains(victim);
                found |= between && counts;
            }
            if (found) {
                flanked.add(victim);
            }
        }
        return flanked;
    }

    private boolean isActiveOwn(String square) {
        return board.getOrDefault(square, ' ') == (side == 'r' ? 'R' : 'b');
    }

    /** Adds a step for each selection of exactly as many flanked stones as the bank has stones, or all. */
    private void addWithCaptures(List<String> steps, String action, List<String> flanked) {
        for (List<String> selection : selections(flanked, Math.min(bank(side), flanked.size()))) {
            steps.add(action
                    + String.join(
                            "", selection.stream().map(square -> "x" + square).toList()));
        }
    }

    private static List<List<String>> selections(List<String> from, int size) {
        if (size == 0) {
            return List.of(List.of());
        }
        List<List<String>> all = new ArrayList<>();
        for (int i = 0; i < from.size(); i++) {
            for (List<String> rest : selections(from.subList(i + 1, from.size()), size - 1)) {
                List<String> selection = new ArrayList<>(List.of(from.get(i)));
                selection.addAll(rest);
                all.add(selection);
            }
        }
        return all;
    }

    @Override
    public Reference after(String step) {
        SixteenStonesReference next = new SixteenStonesReference(position());
        next.play(step);
        return next;
    }

    private void play(String step) {
        boolean first = pending.equals("first");
        if (step.startsWith("@")) {
            board.put(step.substring(1), side == 'r' ? 'R' : 'b');
            addToBank(side, -1);
            endTurn(true);
            pending = redBank + blueBank == 0 ? "first" : "place";
            return;
        }
        if (step.equals("end") || step.equals("pass")) {
            boolean redsFirst = first && side == 'r';
            endTurn(made('x') + made('s') > 0);
            pending = redsFirst ? "first" : "-";
            return;
        }
        make(step);
        if (step.equals("sac")) {
            return;
        }
        boolean lasting = made('x') + made('s') > 0;
        if (stones(other()).size() <= 1) {
            endTurn(lasting);
        } else if (first) {
            boolean redsFirst = side == 'r';
            endTurn(lasting);
            pending = redsFirst ? "first" : "-";
        } else if (steps().stream().allMatch(next -> next.equals("end"))) {
            endTurn(lasting);
        }
    }

    /**
     * Does what a sacrifice, a move or a push does to the board, the banks and the letters of what was made.
     */
    private void make(String step) {
        String made = pending.equals("-") || pending.equals("first") ? "" : pending;
        if (step.equals("sac")) {
            addToBank(side, -1);
            pending = sorted(made + "s");
            return;
        }
        int before = stones(other()).size();
        String[] parts = step.split("x", -1);
        String from = parts[0].substring(0, 2);
        String to = parts[0].substring(3);
        boolean push = parts[0].contains(">");
        if (push) {
            int[] direction = {
                Integer.compare(to.charAt(0), from.charAt(0)), Integer.compare(to.charAt(1), from.charAt(1))
            };
            shift(run(from, direction, side), run(to, direction, other()), direction);
        } else {
            carry(from, to);
        }
        for (int i = 1; i < parts.length; i++) {
            board.put(parts[i], side == 'r' ? 'D' : 'd');
            addToBank(other(), 1);
            addToBank(side, -1);
        }
        boolean lost = stones(other()).size() < before;
        pending = sorted(made + (push ? "p" : "m") + (lost && !made.contains("x") ? "x" : ""));
    }

    private static String sorted(String letters) {
        List<String> sorted = new ArrayList<>(List.of(letters.split("", -1)));
        Collections.sort(sorted);
        return String.join("", sorted);
    }

    private void endTurn(boolean lasting) {
        side = other();
        pending = "-";
        noProgressCount = lasting ? 0 : noProgressCount + 1;
        turn++;
    }

    @Override
    public String result() {
        if (pending.equals("place")) {
            return "";
        }
        if (stones(side).size() <= 1) {
            return (side == 'r' ? "blue" : "red") + " stones";
        }
        if (stones(other()).size() <= 1) {
            return (side == 'r' ? "red" : "blue") + " stones";
        }
        return "";
    }

    @Override
    public String position() {
        StringBuilder text = new StringBuilder();
        for (int rank = 4; rank >= 0; rank--) {
            for (int file = 0; file < 5; file++) {
                text.append(board.getOrDefault(name(file, rank), ' '));
            }
            text.append(rank > 0 ? "/" : "");
        }
        String squares = text.toString();
        for (int run = 5; run >= 1; run--) {
            squares = squares.replace(" ".repeat(run), String.valueOf(run));
        }
        String reserve = count(redBank, "R") + count(blueBank, "b");
        return squares + "[" + reserve + "] " + side + " " + pending + " " + noProgressCount + " " + turn;
    }

    private static String count(int count, String letter) {
        return count == 0 ? "" : count == 1 ? letter : count + letter;
    }

    // --- the board ---

    private char other() {
        return side == 'r' ? 'b' : 'r';
    }

    private int bank(char owner) {
        return owner == 'r' ? redBank : blueBank;
    }

    private void addToBank(char owner, int count) {
        if (owner == 'r') {
            redBank += count;
        } else {
            blueBank += count;
        }
    }

    /** All squares in square order. */
    private static List<String> squares() {
        List<String> squares = new ArrayList<>();
        for (int rank = 0; rank < 5; rank++) {
            for (int file = 0; file < 5; file++) {
                squares.add(name(file, rank));
            }
        }
        return squares;
    }

    private List<String> stones(char owner) {
        return squares().stream()
                .filter(square -> !isEmpty(square) && owner(square) == owner)
                .toList();
    }

    private boolean isEmpty(String square) {
        return !board.containsKey(square);
    }

    /** The side letter of the stone on a square, a blank where there is none. */
    private char owner(String square) {
        char letter = board.getOrDefault(square, ' ');
        return letter == ' ' ? ' ' : Character.isUpperCase(letter) ? 'r' : 'b';
    }

    private static String name(int file, int rank) {
        return "" + (char) ('a' + file) + (char) ('1' + rank);
    }

    /** The neighbour in a direction, which may lie off the board. */
    private static String next(String square, int[] direction) {
        return name(square.charAt(0) - 'a' + direction[0], square.charAt(1) - '1' + direction[1]);
    }

    private static boolean isOnBoard(String square) {
        return square.charAt(0) >= 'a' && square.charAt(0) <= 'e' && square.charAt(1) >= '1' && square.charAt(1) <= '5';
    }
}
