package org.tabuleiro.console.online;

import java.util.List;
import java.util.Locale;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.protocol.SeatChoice;

/**
 * A game that is offered to others, as it is typed: {@code eximo 5+3 first}, or {@code breakthru standard 3d}.
 *
 * @param game the game
 * @param setup the named set-up; empty for the start position
 * @param time the time control; empty for none
 * @param seat the wanted side
 */
public record OfferedGame(Game game, String setup, String time, SeatChoice seat) {

    /** Reads the words; those after the game can come in any order. */
    public static OfferedGame read(Console console, List<String> words) {
        if (words.isEmpty()) {
            throw new BadInput(Message.of("console.online.which-game"));
        }
        Game game = console.game(words.getFirst().toLowerCase(Locale.ROOT));
        String setup = "";
        String time = "";
        SeatChoice seat = SeatChoice.RANDOM;
        for (String word : words.subList(1, words.size())) {
            if (game.setups().containsKey(word)) {
                setup = word;
            } else if (List.of("first", "second", "random").contains(word)) {
                seat = SeatChoice.valueOf(word.toUpperCase(Locale.ROOT));
            } else if (TimeControl.parse(word) instanceof Parsed.Ok<TimeControl>) {
                time = word;
            } else {
                String setups = String.join(", ", game.setups().keySet());
                throw new BadInput(
                        setups.isEmpty()
                                ? Message.of("console.online.offer-word", word)
                                : Message.of("console.online.offer-word.setup", word, setups));
            }
        }
        return new OfferedGame(game, setup, time, seat);
    }
}
