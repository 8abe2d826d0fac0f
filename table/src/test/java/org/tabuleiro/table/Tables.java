package org.tabuleiro.table;

import java.util.List;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.match.TimeControl;

/** Tables for tests: the one place that knows how a table is made and how turns get onto it. */
public final class Tables {
    private Tables() {}

    /** Two people at one screen, after these turns; the last may be unfinished. */
    public static Table of(State start, String... turns) {
        return of(start, new Seat.Person(), new Seat.Person(), turns);
    }

    /** A player on each side, after these turns; the last may be unfinished. Programs are not asked. */
    public static Table of(State start, Seat first, Seat second, String... turns) {
        TestTable test =
                new TestTable(new GameSetting(start, new Seat.Person(), new Seat.Person(), new TimeControl.None()));
        play(test.table, turns);
        test.table.sit(Side.FIRST, first);
        test.table.sit(Side.SECOND, second);
        return test.table;
    }

    /** Plays turns, or the first steps of one, where turns are entered. */
    public static void play(Table table, String... turns) {
        for (String turn : turns) {
            table.input().enter(table.input().entry().state().readSteps(turn).orElseThrow());
        }
    }

    public static void click(Table table, String... clicks) {
        for (String click : clicks) {
            table.input().click(Click.of(table.game(), click));
        }
    }

    public static Turn turn(State state, String text) {
        return state.readTurn(text).orElseThrow();
    }

    public static State state(Game game, String position) {
        return game.read(position).orElseThrow();
    }

    public static List<String> texts(List<Turn> turns) {
        return turns.stream().map(Turn::text).toList();
    }
}
