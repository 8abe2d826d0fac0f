package org.tabuleiro.table.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.games.TurnText;

/** Parses a typed turn: its text, the beginning of it, several steps with blanks, or just its squares. */
public final class TypedTurn {
    private final Catalogue catalogue;

    /** A parser that accepts words in a language. */
    public TypedTurn(Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    /** Enters a line into the turn, wholly or not at all; returns the reason if it does not fit. */
    public Optional<Message> enter(TurnBuilder builder, String line) {
        Game game = builder.state().game();
        String text = inNotation(game, line);
        Parsed<List<Step>> read = builder.state().readSteps(text);
        Parsed<List<Step>> spaced = builder.state().readSteps(text.replaceAll(" +", ","));
        for (Parsed<List<Step>> parsed : List.of(read, spaced)) {
            if (parsed instanceof Parsed.Ok<List<Step>>(List<Step> steps)) {
                builder.enter(steps);
                return Optional.empty();
            }
        }
        List<Click> words = clicks(game, text);
        if (!words.isEmpty()) {
            return click(builder, words);
        }
        // The squares of an incomplete text, such as a move without its captures.
        List<Click> squares = Click.squares(TurnText.squares(game.board(), text));
        boolean whole = TurnText.isSquares(game.board(), text) || isBeginning(builder.state(), text);
        boolean fits = whole && !squares.isEmpty() && click(builder, squares).isEmpty();
        return fits ? Optional.empty() : Optional.of(((Parsed.Fault<?>) read).message());
    }

    /** Whether a text is the beginning of a legal step and does not end within the name of a square. */
    private static boolean isBeginning(State state, String text) {
        return state.legalSteps().stream()
                .map(Step::text)
                .anyMatch(step -> step.length() > text.length()
                        && step.regionMatches(true, 0, text, 0, text.length())
                        && !Character.isDigit(step.charAt(text.length())));
    }

    /** Replaces words in the language in use by the notation, alone or among other steps. */
    private String inNotation(Game game, String line) {
        String text = line;
        for (String word : game.words()) {
            String label = catalogue.text(game.id() + ".word." + word);
            if (label.toLowerCase(Locale.ROOT).startsWith(line.toLowerCase(Locale.ROOT) + " ")) {
                return word;
            }
            text = replaceSteps(text, label, word);
            text = replaceSteps(text, catalogue.text(game.id() + ".turn." + word), word);
        }
        return text;
    }

    /** Replaces a label wherever it is a whole step, ignoring case. */
    private static String replaceSteps(String text, String label, String word) {
        String replaced = text;
        for (int i = replaced.length() - label.length(); i >= 0; i--) {
            int end = i + label.length();
            boolean whole = (i == 0 || isBetweenSteps(replaced.charAt(i - 1)))
                    && (end == replaced.length() || isBetweenSteps(replaced.charAt(end)));
            if (whole && replaced.regionMatches(true, i, label, 0, label.length())) {
                replaced = replaced.substring(0, i) + word + replaced.substring(end);
            }
        }
        return replaced;
    }

    private static boolean isBetweenSteps(char character) {
        return character == ',' || character == ' ';
    }

    /** The clicks of a line of squares and pieces with blanks between them; none if it is something else. */
    private static List<Click> clicks(Game game, String text) {
        List<Click> clicks = new ArrayList<>();
        for (String word : text.split(" +", -1)) {
            Click click = Click.of(game, word);
            boolean named = click instanceof Click.Square
                    || (click instanceof Click.Piece(char letter)
                            && game.pieceLetters().indexOf(letter) >= 0);
            if (!named) {
                return List.of();
            }
            clicks.add(click);
        }
        return clicks;
    }

    /** Enters clicks; if a click is refused, undoes those before it and returns the reason. */
    private static Optional<Message> click(TurnBuilder builder, List<Click> clicks) {
        int taken = 0;
        List<Click> made = new ArrayList<>();
        List<Click> passed = new ArrayList<>();
        for (Click click : clicks) {
            switch (builder.click(click)) {
                case TurnBuilder.Accepted(List<Step> played) -> {
                    taken++;
                    made.add(click);
                    played.forEach(step -> passed.addAll(Click.squares(step.squares())));
                }
                case TurnBuilder.Refused refused -> {
                    // A forced hop has been made already: naming it again is not an error.
                    if (!passed.contains(click) || made.contains(click)) {
                        for (int i = 0; i < taken; i++) {
                            builder.undo();
                        }
                        return Optional.of(refused.reason());
                    }
                }
            }
        }
        return Optional.empty();
    }
}
