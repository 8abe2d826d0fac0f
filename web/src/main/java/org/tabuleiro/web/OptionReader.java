package org.tabuleiro.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tabuleiro.engine.level.LevelPlayer;
import org.tabuleiro.games.Game;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.start.StartOptions;
import org.tabuleiro.table.start.StartOptions.Against;
import org.tabuleiro.table.start.StartOptions.SideChoice;
import org.tabuleiro.web.border.GameOptions;
import org.tabuleiro.web.border.GameOptions.OptionFault;
import org.tabuleiro.web.border.GameOptions.ReadOptions;
import org.tabuleiro.web.border.View.PlayerNames;

/** Reads the options of a new game from the parameters of an address or from those that the page has stored. */
final class OptionReader {
    /** The maximum length of an invalid value in a message. */
    private static final int MAX_SHOWN = 40;

    private static final String LEVELS = "1–" + LevelPlayer.LEVELS;

    private final Game game;
    private final Map<String, String> written;
    private final List<OptionFault> faults = new ArrayList<>();

    private OptionReader(Game game, Map<String, String> written) {
        this.game = game;
        this.written = written;
    }

    /** Reads written options; the last ones replace those that are missing or invalid. */
    static ReadOptions read(Game game, Map<String, String> written, GameOptions last) {
        OptionReader reader = new OptionReader(game, written);
        return new ReadOptions(reader.options(last), reader.faults);
    }

    private GameOptions options(GameOptions last) {
        int level = option("level", StartOptions::readLevel, LEVELS, last.level());
        // A single level applies to both computers.
        int rival = written.containsKey("level") ? level : last.rival();
        // A game whose clock is invalid has none: the last one would surprise.
        String clock = written.containsKey("clock") ? "" : last.clock();
        return new GameOptions(
                option("against", Against::read, words(Against.values()), last.against()),
                level,
                option("rival", StartOptions::readLevel, LEVELS, rival),
                option("side", SideChoice::read, words(SideChoice.values()), last.side()),
                option("clock", text -> StartOptions.readClock(text).map(TimeControl::text), clocks(), clock),
                option("setup", text -> StartOptions.readSetup(game, text), setups(), last.setup()),
                names());
    }

    private <T> T option(String name, Function<String, Optional<T>> read, String expected, T otherwise) {
        String value = written.get(name);
        if (value == null) {
            return otherwise;
        }
        Optional<T> found = read.apply(value);
        if (found.isEmpty()) {
            faults.add(new OptionFault(name, beginning(value, MAX_SHOWN), expected));
        }
        return found.orElse(otherwise);
    }

    /** Only as written: the names of the last players are not those of the next. */
    private Optional<PlayerNames> names() {
        GameSetting.Names names = new GameSetting.Names(name("first"), name("second"));
        return PageOptions.names(names);
    }

    private String name(String side) {
        return beginning(written.getOrDefault(side, ""), StartOptions.MAX_NAME);
    }

    private static String beginning(String text, int length) {
        return text.substring(0, Math.min(length, text.length()));
    }

    private static String words(Enum<?>[] choices) {
        return Stream.of(choices).map(StartOptions::word).collect(Collectors.joining(", "));
    }

    private static String clocks() {
        return TimeControl.presets().stream().map(TimeControl::text).collect(Collectors.joining(", "));
    }

    private String setups() {
        return String.join(", ", game.setups().keySet());
    }
}
