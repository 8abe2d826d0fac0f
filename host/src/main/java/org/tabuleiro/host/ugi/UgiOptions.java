package org.tabuleiro.host.ugi;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.tabuleiro.engine.level.LevelPlayer;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;

/** The options of the protocol and their values. */
final class UgiOptions {
    private static final Game DEFAULT_GAME = Games.ALL.getFirst();
    private static final int MAX_HASH = 4096;
    private static final int MAX_LINES = 5;
    private static final int MAX_THREADS = 256;

    private Game game = DEFAULT_GAME;
    private int hash = 64;
    private int lines = 1;
    private int threads = 1;
    private int level = LevelPlayer.LEVELS;
    private int seed;

    Game game() {
        return game;
    }

    int hash() {
        return hash;
    }

    int lines() {
        return lines;
    }

    int threads() {
        return threads;
    }

    int level() {
        return level;
    }

    int seed() {
        return seed;
    }

    /** Whether the engine plays at full strength and without variety, like any engine. */
    boolean isFullStrength() {
        return level == LevelPlayer.LEVELS && seed == 0;
    }

    /** The {@code option} lines. */
    List<String> announce() {
        StringBuilder games = new StringBuilder();
        Games.ALL.forEach(each -> games.append(" var ").append(each.id()));
        return List.of(
                "option name Game type combo default " + DEFAULT_GAME.id() + games,
                "option name Hash type spin default 64 min 1 max " + MAX_HASH,
                "option name Threads type spin default 1 min 1 max " + MAX_THREADS,
                "option name MultiPV type spin default 1 min 1 max " + MAX_LINES,
                "option name Level type spin default " + LevelPlayer.LEVELS + " min 1 max " + LevelPlayer.LEVELS,
                "option name Seed type spin default 0 min 0 max " + Integer.MAX_VALUE);
    }

    /** Sets an option. Returns what was expected if the value is invalid; unknown options are ignored. */
    Optional<String> set(String name, String value) {
        switch (name.toLowerCase(Locale.ROOT)) {
            case "game" -> {
                Optional<Game> found = Games.find(value);
                if (found.isEmpty()) {
                    return Optional.of("expected one of "
                            + Games.ALL.stream().map(Game::id).toList() + " for Game, found " + value);
                }
                game = found.get();
            }
            case "hash" -> {
                return number("Hash", value, 1, MAX_HASH, number -> hash = number);
            }
            case "threads" -> {
                return number("Threads", value, 1, MAX_THREADS, number -> threads = number);
            }
            case "multipv" -> {
                return number("MultiPV", value, 1, MAX_LINES, number -> lines = number);
            }
            case "level" -> {
                return number("Level", value, 1, LevelPlayer.LEVELS, number -> level = number);
            }
            case "seed" -> {
                return number("Seed", value, 0, Integer.MAX_VALUE, number -> seed = number);
            }
            default -> {}
        }
        return Optional.empty();
    }

    private static Optional<String> number(String name, String value, int least, int most, IntConsumer set) {
        long number = Numbers.within(value, least, most);
        if (number < 0) {
            return Optional.of("expected " + least + " to " + most + " for " + name + ", found " + value);
        }
        set.accept((int) number);
        return Optional.empty();
    }
}
