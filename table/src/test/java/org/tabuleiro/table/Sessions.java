package org.tabuleiro.table;

import java.util.List;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;

/** Sessions for tests: the one place that knows how a session is made and how turns get into it. */
final class Sessions {
    private Sessions() {}

    /** Two people at one screen, after these turns; the last may be unfinished. */
    static Session of(State start, String... turns) {
        return of(start, new Seat.Person(), new Seat.Person(), turns);
    }

    /** Somebody on each side, after these turns; the last may be unfinished. */
    static Session of(State start, Seat first, Seat second, String... turns) {
        Session session = new Session(start, first, second);
        play(session, turns);
        return session;
    }

    /** Plays turns, or the first steps of one, where turns are entered. */
    static void play(Session session, String... turns) {
        for (String turn : turns) {
            session.enter(session.entry().state().readSteps(turn).orElseThrow());
        }
    }

    static void click(Session session, String... clicks) {
        for (String click : clicks) {
            session.click(Click.of(session.game(), click));
        }
    }

    static Turn turn(State state, String text) {
        return state.turnOf(state.readSteps(text).orElseThrow());
    }

    static State state(Game game, String position) {
        return game.read(position).orElseThrow();
    }

    static List<String> texts(List<Turn> turns) {
        return turns.stream().map(Turn::text).toList();
    }
}
