package org.tabuleiro.table;

import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.match.Clocks;
import org.tabuleiro.match.Event;
import org.tabuleiro.match.Match;
import org.tabuleiro.match.Terms;
import org.tabuleiro.match.TimeControl;

/** Opens studies: tables for analysis, without players. */
public final class Studies {
    private Studies() {}

    /** A study of a position. */
    public static Table of(State start, Player.Factory factory, LongSupplier time) {
        return open(new GameTree(start), Optional.empty(), factory, time);
    }

    /** A study of a game, with its variations; an unfinished last turn is entered. */
    public static Table of(GameRecord record, Player.Factory factory, LongSupplier time) {
        Table table = open(new GameTree(record), record.result(), factory, time);
        table.putTags(record.tags());
        if (!record.unfinished().isEmpty()) {
            table.input().entry().enter(record.unfinished());
        }
        return table;
    }

    private static Table open(GameTree tree, Optional<Result> agreed, Player.Factory factory, LongSupplier time) {
        Match match = match(tree, agreed);
        Map<Side, Seat> seats = Map.of(Side.FIRST, new Seat.Person(), Side.SECOND, new Seat.Person());
        return new Table(new LocalReferee(match, time), tree, true, seats, factory, time);
    }

    /** The match of the main line of an edited tree; a result between the players stays in force. */
    static Match match(GameTree tree, Match before) {
        return match(tree, before.isEndedByPlayers() ? before.result() : Optional.empty());
    }

    private static Match match(GameTree tree, Optional<Result> agreed) {
        Match match = Match.begin(tree.root().state(), Terms.casual(new TimeControl.None()), 0);
        for (GameTree.Node node : tree.end().path()) {
            if (node.turn().isPresent()) {
                match = match.apply(
                        new Event.TurnPlayed(match.toMove(), node.turn().get(), Clocks.NONE));
            }
        }
        Optional<Result> result = match.state().result().or(() -> agreed);
        return result.isPresent() && !match.isOver() ? match.apply(new Event.Ended(result.get(), Clocks.NONE)) : match;
    }
}
