package org.tabuleiro.games.conformance;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Perft;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;

/**
 * Checks the rules against test vectors: files with one tab-separated fact per line. The file name determines
 * the kind, see {@code docs/vectors.md}.
 */
public final class Vectors {

    /**
     * The result of checking a file.
     *
     * @param passed the number of lines that passed
     * @param failures a message per failed line: file, line number, expected and actual
     */
    public record Report(int passed, List<String> failures) {}

    /** The check of one line: null if it passes, else what is wrong. */
    private interface Check {
        @Nullable
        String test(String[] columns);
    }

    private final Game game;

    private Vectors(Game game) {
        this.game = game;
    }

    /** The id of the game that a file is about: its name up to the first dot. */
    public static String gameId(String fileName) {
        int dot = fileName.indexOf('.');
        return dot < 0 ? fileName : fileName.substring(0, dot);
    }

    /** Checks every line of a file. */
    public static Report verify(Game game, String fileName, String text) {
        Vectors vectors = new Vectors(game);
        String kind = fileName.substring(fileName.indexOf('.') + 1);
        return switch (kind) {
            case "perft.tsv" -> verify(fileName, text, 4, vectors::perft);
            case "turns.tsv" -> verify(fileName, text, 4, vectors::turn);
            case "games.tsv" -> verify(fileName, text, 4, vectors::game);
            case "refused.tsv" -> verify(fileName, text, 2, vectors::refused);
            case "scores.tsv" -> verify(fileName, text, 3, vectors::scores);
            default -> verify(fileName, text, 4, vectors::position);
        };
    }

    private static Report verify(String fileName, String text, int columns, Check check) {
        List<String> failures = new ArrayList<>();
        int passed = 0;
        String[] lines = text.split("\n", -1);
        for (int i = 0; i < lines.length; i++) {
            String line = lines[i].endsWith("\r") ? lines[i].substring(0, lines[i].length() - 1) : lines[i];
            if (line.isEmpty()) {
                continue;
            }
            String[] parts = line.split("\t", -1);
            String wrong = parts.length == columns
                    ? check.test(parts)
                    : "expected " + columns + " columns, found " + parts.length;
            if (wrong == null) {
                passed++;
            } else {
                failures.add(fileName + ":" + (i + 1) + ": " + wrong);
            }
        }
        return new Report(passed, List.copyOf(failures));
    }

    private @Nullable String position(String[] columns) {
        return with(columns[0], state -> {
            List<Step> steps = state.legalSteps();
            String texts =
                    String.join("\n", steps.stream().map(Step::text).sorted().toList());
            String found = steps.size() + " " + Sha1.hex(texts) + " " + result(state);
            return differ(columns[1] + " " + columns[2] + " " + columns[3], found);
        });
    }

    private @Nullable String perft(String[] columns) {
        if (!columns[0].equals("steps") && !columns[0].equals("turns")) {
            return "expected steps or turns, found " + columns[0];
        }
        int depth = number(columns[2]);
        if (depth < 0) {
            return "expected a depth, found " + columns[2];
        }
        return with(columns[1], state -> {
            Perft perft = new Perft(state.toPosition());
            long count = columns[0].equals("steps") ? perft.steps(depth) : perft.turns(depth);
            return differ(columns[3], String.valueOf(count));
        });
    }

    private @Nullable String turn(String[] columns) {
        return with(columns[0], state -> {
            Parsed<Turn> read = state.readTurn(columns[1]);
            if (!(read instanceof Parsed.Ok<Turn>(Turn turn))) {
                return "expected a legal turn: " + columns[1] + ", found " + read;
            }
            State after = state.play(turn);
            String wrong = differ(columns[1], turn.text());
            return wrong != null ? wrong : differ(columns[2] + " " + columns[3], after + " " + ownResult(after));
        });
    }

    private @Nullable String game(String[] columns) {
        return with(columns[0], start -> {
            State state = start;
            for (String text : columns[1].split(" ", -1)) {
                Parsed<Turn> read = state.readTurn(text);
                if (!(read instanceof Parsed.Ok<Turn>(Turn turn))) {
                    return "expected a legal turn: " + text + " in " + state + ", found " + read;
                }
                state = state.play(turn);
            }
            return differ(columns[2] + " " + columns[3], state + " " + result(state));
        });
    }

    private @Nullable String refused(String[] columns) {
        return switch (game.read(columns[0])) {
            case Parsed.Ok<State> ok -> "expected to be refused for its " + columns[1] + ": " + ok.value();
            case Parsed.Fault<State>(String field, var message) -> differ(columns[1], field);
        };
    }

    private @Nullable String scores(String[] columns) {
        return with(columns[0], state -> {
            List<String> found =
                    game.scores(state).stream().map(String::valueOf).toList();
            return differ(columns[1] + "-" + columns[2], String.join("-", found));
        });
    }

    private @Nullable String with(String position, java.util.function.Function<State, @Nullable String> check) {
        return switch (game.read(position)) {
            case Parsed.Ok<State>(State state) ->
                state.toString().equals(position) ? check.apply(state) : differ(position, state.toString());
            case Parsed.Fault<State>(String field, var message) ->
                "expected a position, refused for its " + field + ": " + position;
        };
    }

    private String result(State state) {
        return state.result().map(game::text).orElse("");
    }

    /** The result by the game's own rules: vectors of single turns know no history and no counters. */
    private String ownResult(State state) {
        return state.toPosition().outcome() == Position.ONGOING
                ? ""
                : state.result().map(game::text).orElse("");
    }

    private static @Nullable String differ(String expected, String found) {
        return expected.equals(found) ? null : "expected " + expected.strip() + ", found " + found.strip();
    }

    private static int number(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException notANumber) {
            return -1;
        }
    }
}
