package org.tabuleiro.table.paste;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.games.record.GameRecord;

/** The content of a text from a file or the clipboard: games, a position, or neither. */
public sealed interface PastedText {

    /**
     * At least one game.
     *
     * @param records the games
     */
    record OfGames(List<GameRecord> records) implements PastedText {}

    /**
     * A position of a game.
     *
     * @param state the position
     */
    record OfPosition(State state) implements PastedText {}

    /**
     * Neither games nor a position.
     *
     * @param error why it could not be read
     */
    record OfNothing(ReadError error) implements PastedText {}

    /** Parses a text: as games if it begins with a tag, else as a position string of any game. */
    static PastedText of(String text) {
        String bare = text.startsWith("\uFEFF") ? text.substring(1).strip() : text.strip();
        if (bare.isEmpty()) {
            return new OfNothing(ReadError.of("table.trouble.empty"));
        }
        if (bare.startsWith("[")) {
            return switch (GameReader.read(text, Games::find)) {
                case Parsed.Ok<List<GameRecord>>(List<GameRecord> records) -> new OfGames(records);
                case Parsed.Fault<List<GameRecord>> fault -> new OfNothing(ReadError.of(fault, text));
            };
        }
        // No position string is this long, even with extra blanks; parsing a book would take long.
        if (bare.length() > 4000) {
            return neither(text);
        }
        // Position strings from mails and chats are wrapped: any white space counts as a blank.
        return position(String.join(" ", bare.split("\\s+")), text);
    }

    private static PastedText position(String bare, String text) {
        List<Map.Entry<Game, Parsed.Fault<State>>> faults = new ArrayList<>();
        for (Game game : Games.ALL) {
            switch (game.read(bare)) {
                case Parsed.Ok<State>(State state) -> {
                    return new OfPosition(state);
                }
                case Parsed.Fault<State> fault -> faults.add(Map.entry(game, fault));
            }
        }
        if (bare.indexOf('/') < 0 || bare.length() > 400) {
            return neither(text);
        }
        Map.Entry<Game, Parsed.Fault<State>> nearest = faults.get(0);
        for (Map.Entry<Game, Parsed.Fault<State>> each : faults) {
            if (nearness(each, bare) > nearness(nearest, bare)) {
                nearest = each;
            }
        }
        Parsed.Fault<State> fault = nearest.getValue();
        return new OfNothing(ReadError.of(
                "table.trouble.position",
                Message.of(nearest.getKey().id() + ".name"),
                Message.of("position.fault", Message.of("position.field." + fault.field()), fault.message())));
    }

    private static PastedText neither(String text) {
        ReadError nothing = ReadError.of("table.trouble.neither");
        return new OfNothing(
                new ReadError(nothing.message(), Optional.of(ReadError.Place.of(text, firstLine(text), 1))));
    }

    private static int firstLine(String text) {
        int line = 1;
        for (int i = 0; i < text.length() && Character.isWhitespace(text.charAt(i)); i++) {
            line += text.charAt(i) == '\n' ? 1 : 0;
        }
        return line;
    }

    /**
     * How likely a string was meant for a game: first by the number of ranks, then by how far its parser got.
     */
    private static int nearness(Map.Entry<Game, Parsed.Fault<State>> of, String bare) {
        long slashes = bare.chars().filter(each -> each == '/').count();
        int height = slashes + 1 == of.getKey().board().height() ? 10 : 0;
        return height + nearness(of.getValue());
    }

    private static int nearness(Parsed.Fault<State> fault) {
        List<String> outward = List.of(
                "position.fields",
                "position.ranks",
                "position.rank-width",
                "position.reserve-missing",
                "position.reserve-none",
                "position.letter",
                "position.number",
                "position.reserve");
        int found = outward.indexOf(fault.message().key());
        return found < 0 ? outward.size() : found;
    }
}
