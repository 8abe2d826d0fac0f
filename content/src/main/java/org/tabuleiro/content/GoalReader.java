package org.tabuleiro.content;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Step;

/** Parser of the goals in a lesson plan. */
final class GoalReader {
    private static final String OR = " or ";
    private static final String AND = " and ";
    private static final String NOT = "not ";
    private static final String STOPS = "stops ";

    private final Game game;

    GoalReader(Game game) {
        this.game = game;
    }

    /**
     * {@code and} binds closer than {@code or}; {@code not} and {@code stops} apply to the next condition.
     */
    Goal read(String text) {
        List<Goal> any = new ArrayList<>();
        for (String alternative : split(text, OR)) {
            List<Goal> all = new ArrayList<>();
            for (String condition : split(alternative, AND)) {
                all.add(condition(condition.trim()));
            }
            any.add(all.size() == 1 ? all.get(0) : new Goal.All(List.copyOf(all)));
        }
        return any.size() == 1 ? any.get(0) : new Goal.Any(List.copyOf(any));
    }

    private static List<String> split(String text, String word) {
        List<String> parts = new ArrayList<>();
        int from = 0;
        for (int at = text.indexOf(word); at >= 0; at = text.indexOf(word, from)) {
            parts.add(text.substring(from, at));
            from = at + word.length();
        }
        parts.add(text.substring(from));
        return parts;
    }

    private Goal condition(String text) {
        if (text.startsWith(NOT)) {
            return new Goal.Not(condition(text.substring(NOT.length())));
        }
        if (text.startsWith(STOPS)) {
            return new Goal.Stops(condition(text.substring(STOPS.length())));
        }
        List<String> words = split(text, " ");
        if (words.get(0).equals("step") && words.size() > 1) {
            return step(words.subList(1, words.size()));
        }
        String kind = words.get(0) + " " + (words.size() - 1);
        return switch (kind) {
            case "wins 0" -> new Goal.Wins();
            case "turn 1" -> new Goal.Played(words.get(1));
            case "on 2" ->
                new Goal.Holds(squares(words.get(1)), letter(words.get(2), game.pieceLetters() + Layout.EMPTY));
            case "more 2" -> changed(words.get(1), number(words.get(2)));
            case "fewer 2" -> changed(words.get(1), -number(words.get(2)));
            case "score 1" -> scores(number(words.get(1)), false);
            case "lead 1" -> scores(number(words.get(1)), true);
            default ->
                throw new IllegalArgumentException(
                        "expected a condition (wins, turn TEXT, step SHAPE, on SQUARES LETTER,"
                                + " more LETTER N, fewer LETTER N, score N, lead N), perhaps after not or stops, instead of "
                                + text);
        };
    }

    /**
     * A step pattern: a kind, {@code capturing}, {@code piece LETTER}, {@code from SQUARE},
     * {@code to SQUARES}.
     */
    private Goal step(List<String> words) {
        Optional<Step.Kind> kind = Optional.empty();
        Optional<Character> piece = Optional.empty();
        OptionalInt origin = OptionalInt.empty();
        List<Integer> targets = List.of();
        boolean captures = false;
        Iterator<String> rest = words.iterator();
        while (rest.hasNext()) {
            String word = rest.next();
            switch (word) {
                case "capturing" -> captures = true;
                case "piece" -> piece = Optional.of(letter(value(rest), game.pieceLetters()));
                case "from" -> origin = OptionalInt.of(squares(value(rest)).get(0));
                case "to" -> targets = squares(value(rest));
                default -> kind = Optional.of(kind(word));
            }
        }
        return new Goal.HasStep(kind, piece, origin, targets, captures);
    }

    private static String value(Iterator<String> words) {
        return words.hasNext() ? words.next() : "";
    }

    private static Step.Kind kind(String word) {
        for (Step.Kind kind : Step.Kind.values()) {
            if (kind.name().toLowerCase(Locale.ROOT).equals(word)) {
                return kind;
            }
        }
        throw new IllegalArgumentException("expected the shape of a step (move, jump, capture, push, place, word,"
                + " capturing, piece LETTER, from SQUARE, to SQUARES) instead of " + word);
    }

    private List<Integer> squares(String text) {
        List<Integer> squares = new ArrayList<>();
        for (String name : split(text, ",")) {
            int square = game.board().find(name);
            if (square < 0) {
                throw new IllegalArgumentException("expected a square of " + game.id() + " instead of " + name);
            }
            squares.add(square);
        }
        return List.copyOf(squares);
    }

    /** A letter in brackets counts in the reserve, as in position strings. */
    private Goal changed(String text, int least) {
        if (text.length() == 3 && text.charAt(0) == '[' && text.charAt(2) == ']') {
            int reserve = game.reserveLetters().indexOf(text.charAt(1));
            if (reserve >= 0) {
                return new Goal.Changed(text.charAt(1), reserve, least);
            }
        }
        return new Goal.Changed(letter(text, game.pieceLetters()), -1, least);
    }

    private static char letter(String text, String letters) {
        if (text.length() == 1 && letters.contains(text)) {
            return text.charAt(0);
        }
        throw new IllegalArgumentException("expected one of the letters " + letters + " instead of " + text);
    }

    private Goal scores(int least, boolean lead) {
        if (game.scores(game.start()).isEmpty()) {
            throw new IllegalArgumentException("expected no score: " + game.id() + " has none");
        }
        return new Goal.Scores(least, lead);
    }

    private static int number(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException wrong) {
            throw new IllegalArgumentException("expected a number instead of " + text, wrong);
        }
    }
}
