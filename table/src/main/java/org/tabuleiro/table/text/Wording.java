package org.tabuleiro.table.text;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;
import org.tabuleiro.match.Match;

/**
 * Sides, clicks and turns as messages, for sentences. Squares are in notation, words such as pass are
 * translated.
 */
public final class Wording {
    /** The maximum number of placements of a turn that are listed. */
    private static final int MAX_REPORTED = 6;

    private static final String PLAYED = ".played.";
    private static final String AND_END = "," + Step.END;

    private Wording() {}

    /** A side, such as White. */
    public static Message side(Game game, Side side) {
        return Message.of(game.id() + (side == Side.FIRST ? ".side.first" : ".side.second"));
    }

    /** A turn in a sentence: its notation, with words translated and a blank between steps. */
    public static Message turn(Game game, Turn turn) {
        return turn(game, turn.text());
    }

    private static Message turn(Game game, String text) {
        int comma = text.indexOf(',');
        boolean hasWord = Stream.of(text.split(",", -1)).anyMatch(game.words()::contains);
        if (!hasWord) {
            return literal(text.replace(",", ", "));
        }
        return comma < 0
                ? Message.of(game.id() + ".turn." + text)
                : Message.of(
                        "table.steps", turn(game, text.substring(0, comma)), turn(game, text.substring(comma + 1)));
    }

    /** A sentence on a request to take back turns, which names them. */
    public static Message takeBack(Match match, Match.TakeBackRequest request) {
        Game game = match.game();
        Message turns = match.turns().subList(request.turns(), match.played().size()).stream()
                .map(turn -> turn(game, turn))
                .reduce((before, next) -> Message.of("table.turns", before, next))
                .orElseThrow();
        return Message.of("table.take-back.requested", side(game, request.side()), turns);
    }

    /** A sentence on what a side has played; of a long set-up only the number of ships. */
    public static Message played(Game game, Side side, Turn turn) {
        return playedWord(game, side, turn).orElseGet(() -> playedSteps(game, side, turn));
    }

    /** A sentence on a turn that is a single word, such as a pass; empty for other turns. */
    public static Optional<Message> playedWord(Game game, Side side, Turn turn) {
        List<Step> steps = turn.steps();
        return steps.size() == 1 && steps.get(0).kind() == Step.Kind.WORD
                ? Optional.of(Message.of(game.id() + PLAYED + turn.text(), side(game, side), side(game, side.other())))
                : Optional.empty();
    }

    private static Message playedSteps(Game game, Side side, Turn turn) {
        List<Step> steps = turn.steps();
        boolean isSetup =
                steps.size() > MAX_REPORTED && steps.stream().allMatch(step -> step.kind() == Step.Kind.PLACE);
        // The explicit end of a turn is not reported: a turn that was played is over.
        String text = turn.text().endsWith(AND_END)
                ? turn.text().substring(0, turn.text().length() - AND_END.length())
                : turn.text();
        Message shown = isSetup ? Message.of("table.setup.turn", steps.size()) : turn(game, text);
        return Message.of("table.played", side(game, side), shown);
    }

    /** Whether a message is a report of {@link #played}. */
    public static boolean isPlayed(Message message) {
        return message.key().equals("table.played") || message.key().contains(PLAYED);
    }

    /** A click: a square, a piece in the hand of a side, or a word. */
    public static Message click(Game game, Side side, Click click) {
        return switch (click) {
            case Click.Square square -> literal(square.text(game.board()));
            case Click.Piece(char letter) ->
                Message.of(game.id() + ".piece." + (side == Side.FIRST ? letter : (char) (letter - 'A' + 'a')));
            case Click.Word(String text) -> word(game, text);
        };
    }

    /** A word of a game, such as the end of a turn. */
    public static Message word(Game game, String text) {
        return Message.of(game.id() + ".word." + text);
    }

    /** A text that is the same in every language. */
    private static Message literal(String text) {
        return Message.of("table.literal", text);
    }
}
