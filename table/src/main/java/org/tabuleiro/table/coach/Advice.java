package org.tabuleiro.table.coach;

import java.util.List;
import java.util.Optional;
import org.tabuleiro.engine.review.Threat;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Side;
import org.tabuleiro.match.Match;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Table;

/**
 * Advice for a beginner, which accompanies the prompt.
 *
 * @param topic what it is about
 * @param message the sentence
 * @param squares the squares to mark
 */
public record Advice(Topic topic, Message message, List<Integer> squares) {
    /** The highest level against which a person gets advice. */
    public static final int MAX_LEVEL = 3;

    /** The number of turns of both sides during which the aim of the game is named. */
    private static final int FIRST_TURNS = 4;

    /** The maximum number of squares that a sentence lists. */
    private static final int MAX_LISTED = 3;

    /** What an advice is about. */
    public enum Topic {
        /** The aim of the game, on the first turns. */
        AIM,
        /** The opponent can capture on the next turn. */
        CAPTURE,
        /** The opponent can win on the next turn. */
        WIN
    }

    /** Whether the person to move at a table gets advice: in a game against a low level. */
    static boolean isFor(Table table) {
        Side side = table.match().toMove();
        return !table.isStudy()
                && !table.match().isOver()
                && table.seat(side).isPerson()
                && table.seat(side.other()) instanceof Seat.Computer(int level)
                && level <= MAX_LEVEL;
    }

    /** The advice in a match: the threat, or else on the first turns the aim of the game. */
    static Optional<Advice> of(Match match, Optional<Threat> threat) {
        return threat.map(found -> of(match.game(), found))
                .or(() -> match.played().size() < FIRST_TURNS
                        ? Optional.of(
                                new Advice(Topic.AIM, Message.of(match.game().id() + ".aim"), List.of()))
                        : Optional.empty());
    }

    private static Advice of(Game game, Threat threat) {
        String key = game.id() + ".threat.";
        List<Integer> squares = threat.squares();
        if (threat.win().isPresent()) {
            return new Advice(Topic.WIN, Message.of(key + threat.win().get()), squares);
        }
        Message message = squares.size() > MAX_LISTED
                ? Message.of(key + "captures", squares.size())
                : Message.of(key + "capture", squares.size(), game.board().names(squares));
        return new Advice(Topic.CAPTURE, message, squares);
    }
}
