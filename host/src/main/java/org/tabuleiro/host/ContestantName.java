package org.tabuleiro.host;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.SeededRandom;
import org.tabuleiro.engine.evaluation.Evaluation;
import org.tabuleiro.engine.level.LevelPlayer;
import org.tabuleiro.engine.search.Search;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;

/**
 * Parses the names of contestants: {@code random}, {@code KIND:NUMBER,OPTION=VALUE...}, and
 * {@code engine,OPTION=VALUE...:COMMAND}, where the command comes last because it may contain any character.
 */
final class ContestantName {
    /** Limits per turn of the strongest level. */
    private static final SearchLimits FULL = SearchLimits.ofMillis(2000);

    private static final int MAX_MEGABYTES = 4096;
    private static final int MAX_THREADS = 256;

    private static final String EVALUATION = "evaluation";
    private static final String HASH = "hash";
    private static final String THREADS = "threads";

    /** An invalid name; the message says what was expected. */
    private static final class InvalidName extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final transient Message message;

        InvalidName(String key, Object... args) {
            super(key);
            message = Message.of(key, args);
        }
    }

    private final String name;
    private final Game game;

    private ContestantName(String name, Game game) {
        this.name = name;
        this.game = game;
    }

    static Parsed<Contestant.Factory> read(String name, Game game) {
        try {
            return Parsed.ok(new ContestantName(name, game).factory());
        } catch (InvalidName invalid) {
            return new Parsed.Fault<>("", invalid.message);
        }
    }

    private Contestant.Factory factory() {
        if (name.equals("random")) {
            return (any, seed) -> new Contestant.Random(new SeededRandom(seed));
        }
        int colon = name.indexOf(':');
        if (colon < 0) {
            throw unknown();
        }
        List<String> kind = List.of(name.substring(0, colon).split(",", -1));
        String rest = name.substring(colon + 1);
        if (kind.get(0).equals("engine")) {
            return engine(options(kind.subList(1, kind.size())), rest);
        }
        List<String> parts = List.of(rest.split(",", -1));
        int number = number(parts.get(0), Integer.MAX_VALUE);
        if (kind.size() > 1 || number < 1) {
            throw unknown();
        }
        return own(kind.get(0), number, options(parts.subList(1, parts.size())));
    }

    private Contestant.Factory own(String kind, int number, Map<String, String> options) {
        return switch (kind) {
            case "nodes" -> player(SearchLimits.ofNodes(number), options);
            case "depth" -> player(SearchLimits.ofDepth(Math.min(number, Search.MAX_DEPTH)), options);
            case "time" -> player(SearchLimits.ofMillis(number), options);
            case "level" -> {
                expect(options, List.of());
                if (number > LevelPlayer.LEVELS) {
                    throw unknown();
                }
                yield level(number);
            }
            case "uct" -> {
                expect(options, List.of());
                yield (any, seed) -> new UctPlayer(seed, number, Long.MAX_VALUE);
            }
            case "uct-time" -> {
                expect(options, List.of());
                yield (any, seed) -> new UctPlayer(seed, Long.MAX_VALUE, number * 1_000_000L);
            }
            default -> throw unknown();
        };
    }

    private static Contestant.Factory level(int level) {
        return (any, seed) -> new Contestant.Own(new LevelPlayer(any, level, FULL, seed));
    }

    private Contestant.Factory player(SearchLimits limits, Map<String, String> options) {
        expect(options, List.of(EVALUATION, HASH, THREADS));
        String evaluation = options.getOrDefault(EVALUATION, Knowledge.FULL);
        Map<String, Evaluation> known = Knowledge.of(game).evaluations();
        if (!known.containsKey(evaluation)) {
            String expected = String.join(", ", new TreeSet<>(known.keySet()));
            throw new InvalidName("contestant.value", evaluation, EVALUATION, name, expected);
        }
        int megabytes = option(options, HASH, LevelPlayer.LARGE_TABLE, MAX_MEGABYTES);
        int threads = option(options, THREADS, 1, MAX_THREADS);
        return (any, seed) -> {
            // The game at a table can change, and the new one may not have that evaluation.
            Knowledge knowledge = Knowledge.of(any);
            return new Contestant.Own(new LevelPlayer(
                    any,
                    knowledge.evaluation(evaluation).orElse(knowledge.evaluation()),
                    limits,
                    seed,
                    megabytes,
                    (itsKnowledge, itsEvaluation, size) ->
                            new ParallelSearch(itsKnowledge, itsEvaluation, size, threads)));
        };
    }

    private Contestant.Factory engine(Map<String, String> options, String command) {
        Map<String, String> theirs = new LinkedHashMap<>(options);
        List<String> limits = new ArrayList<>();
        for (String limit : List.of("time", "nodes", "depth")) {
            if (theirs.containsKey(limit)) {
                limits.add(limit);
            }
        }
        if (limits.size() > 1) {
            throw new InvalidName("contestant.one-limit", name);
        }
        String limit = limits.isEmpty() ? "time" : limits.get(0);
        int amount = option(theirs, limit, EngineLimits.MILLIS, Integer.MAX_VALUE);
        int patience = option(theirs, "patience", EngineLimits.PATIENCE, Integer.MAX_VALUE);
        theirs.keySet().removeAll(List.of("time", "nodes", "depth", "patience"));
        EngineLimits allowed = new EngineLimits(limit, amount, patience, patience);
        return (any, seed) -> new UgiClient(command, any, allowed, theirs);
    }

    private Map<String, String> options(List<String> parts) {
        Map<String, String> options = new LinkedHashMap<>();
        for (String part : parts) {
            int equals = part.indexOf('=');
            if (equals < 1 || equals == part.length() - 1) {
                throw new InvalidName("contestant.option-form", part, name);
            }
            if (options.put(part.substring(0, equals), part.substring(equals + 1)) != null) {
                throw new InvalidName("contestant.twice", part.substring(0, equals), name);
            }
        }
        return options;
    }

    private void expect(Map<String, String> options, List<String> known) {
        for (String option : options.keySet()) {
            if (!known.contains(option)) {
                throw known.isEmpty()
                        ? new InvalidName("contestant.no-options", option, name)
                        : new InvalidName("contestant.option", option, name, String.join(", ", known));
            }
        }
    }

    private int option(Map<String, String> options, String option, int usual, int most) {
        String text = options.get(option);
        int number = text == null ? usual : number(text, most);
        if (number < 1) {
            throw new InvalidName(
                    "contestant.value", String.valueOf(text), option, name, Message.of("contestant.number", most));
        }
        return number;
    }

    private InvalidName unknown() {
        return new InvalidName("contestant.unknown", name);
    }

    private static int number(String text, int most) {
        try {
            int number = Integer.parseInt(text);
            return number <= most ? number : -1;
        } catch (NumberFormatException notANumber) {
            return -1;
        }
    }
}
