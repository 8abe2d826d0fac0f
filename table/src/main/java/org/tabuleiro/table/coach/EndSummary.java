package org.tabuleiro.table.coach;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.engine.level.LevelPlayer;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;
import org.tabuleiro.match.Actor;
import org.tabuleiro.match.Match;
import org.tabuleiro.table.RecordTags;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Table;

/**
 * The summary of a match that is over, as a viewer at the table sees it.
 *
 * @param outcome what the end means for the only person at the table
 * @param winner the winner; empty after a draw or an aborted match
 * @param squares the decisive squares; none where no turn decided
 * @param parts the parts of the score; none in games without a score
 * @param nextLevel the next level to play, for a person who has beaten a level below the last
 * @param actions what can be done next
 */
public record EndSummary(
        Outcome outcome,
        Optional<Side> winner,
        List<Integer> squares,
        List<ScorePart> parts,
        OptionalInt nextLevel,
        Set<Action> actions) {

    /** What an end means for the only person at a table. */
    public enum Outcome {
        /** The person has won. */
        WON,
        /** The person has lost. */
        LOST,
        /** A draw. */
        DRAWN,
        /** A side has won, and both are played by people, or both by programs. */
        DECIDED,
        /** The match was aborted. */
        ABORTED
    }

    /** Something to do after the end. */
    public enum Action {
        /** Play again. */
        REMATCH,
        /** Play again with the sides swapped. */
        SWAPPED_REMATCH,
        /** Review the game. */
        REVIEW,
        /** Share the game. */
        SHARE,
        /** Save the game. */
        SAVE
    }

    /**
     * The points of one kind of piece.
     *
     * @param letter the letter of the first player's pieces of this kind
     * @param name the kind
     * @param first the points of the first player
     * @param second the points of the second player
     */
    public record ScorePart(char letter, Message name, int first, int second) {}

    /** The summary at a table; empty in a study, and while the match goes on. */
    static Optional<EndSummary> of(Table table) {
        Match match = table.match();
        if (!match.isOver() || table.isStudy()) {
            return Optional.empty();
        }
        Optional<Side> winner = match.result().flatMap(Result::winner);
        Outcome outcome = outcome(table, match.result());
        return Optional.of(new EndSummary(
                outcome,
                winner,
                match.isEndedByPlayers()
                        ? List.of()
                        : winner.map(side -> decisive(match, side)).orElse(List.of()),
                parts(match.game(), match.state()),
                outcome == Outcome.WON ? next(table.seat(winner.orElseThrow().other())) : OptionalInt.empty(),
                actions(table)));
    }

    private static Outcome outcome(Table table, Optional<Result> result) {
        if (result.isEmpty()) {
            return Outcome.ABORTED;
        }
        Optional<Side> winner = result.get().winner();
        if (winner.isEmpty()) {
            return Outcome.DRAWN;
        }
        boolean won = table.seat(winner.get()).isPerson();
        boolean lost = table.seat(winner.get().other()).isPerson();
        return won == lost ? Outcome.DECIDED : won ? Outcome.WON : Outcome.LOST;
    }

    /** The pieces that cannot move, or what the last turn captured, or where it led. */
    private static List<Integer> decisive(Match match, Side winner) {
        Layout layout = match.state().layout();
        List<Integer> squares = new ArrayList<>();
        if (match.result().orElseThrow().reason().equals(Result.NO_STEP)) {
            for (int square = 0; square < match.game().board().size(); square++) {
                if (layout.isOf(winner.other(), square)) {
                    squares.add(square);
                }
            }
        } else if (match.game().scores(match.state()).isEmpty()
                && !match.turns().isEmpty()) {
            Turn last = match.turns().getLast();
            last.steps().forEach(step -> squares.addAll(step.captured()));
            Step step = last.steps().getLast();
            squares.addAll(squares.isEmpty() ? step.targets() : List.of());
        }
        return List.copyOf(squares);
    }

    private static List<ScorePart> parts(Game game, State state) {
        Map<Character, Integer> points = game.scoreParts(state);
        return points.keySet().stream()
                .filter(Layout::isFirst)
                .map(letter -> new ScorePart(
                        letter,
                        Message.of(game.id() + ".kind." + letter),
                        points.getOrDefault(letter, 0),
                        points.getOrDefault((char) (letter - 'A' + 'a'), 0)))
                .toList();
    }

    private static OptionalInt next(Seat beaten) {
        return beaten instanceof Seat.Computer(int level) && level < LevelPlayer.LEVELS
                ? OptionalInt.of(level + 1)
                : OptionalInt.empty();
    }

    private static Set<Action> actions(Table table) {
        Set<Action> actions = EnumSet.noneOf(Action.class);
        if (table.mayActAs(Actor.ARBITER)) {
            actions.add(Action.SWAPPED_REMATCH);
        }
        // A person at a remote table offers the rematch to the opponent.
        if (table.mayActAs(Actor.ARBITER) || table.person().isPresent()) {
            actions.add(Action.REMATCH);
        }
        if (!table.match().played().isEmpty()) {
            actions.addAll(Set.of(Action.REVIEW, Action.SHARE, Action.SAVE));
        }
        return actions;
    }

    /** The headline, such as "You won". */
    public String headline(Table table, Catalogue texts) {
        return switch (outcome) {
            case WON -> texts.text("table.end.won");
            case LOST -> texts.text("table.end.lost");
            case DRAWN -> texts.text("table.end.drawn");
            case ABORTED -> texts.text("table.end.aborted");
            case DECIDED -> {
                String name = RecordTags.label(table, winner.orElseThrow(), texts);
                yield name.isEmpty()
                        ? texts.text(table.game().id() + ".won", texts.side(table.game(), winner.get()))
                        : texts.text("table.end.decided", name);
            }
        };
    }

    /** Who won and why. */
    public String reason(Table table, Catalogue texts) {
        return table.result()
                .map(result -> texts.result(table.game(), result))
                .orElseGet(() -> texts.text("table.aborted"));
    }

    /** Why the match ended, without the winner, whom the headline names. */
    public String why(Table table, Catalogue texts) {
        return table.result()
                .map(result -> texts.reason(table.game(), result))
                .orElseGet(() -> texts.text("table.aborted"));
    }

    /** What to play next; empty if there is no next level. */
    public Optional<Message> next() {
        return nextLevel.isEmpty()
                ? Optional.empty()
                : Optional.of(Message.of(
                        "table.end.next", nextLevel.getAsInt(), Message.of("level.word." + nextLevel.getAsInt())));
    }
}
