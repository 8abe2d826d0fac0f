package org.tabuleiro.table;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.match.Match;
import org.tabuleiro.match.Referee;
import org.tabuleiro.match.Terms;
import org.tabuleiro.match.TimeControl;

/**
 * A table under test: its time stands still unless told otherwise, and its programs answer what the test
 * says.
 */
public final class TestTable implements Player.Factory, Table.Listener {
    public static final Map<String, String> PLAYERS = Map.of(GameRecord.FIRST, "One", GameRecord.SECOND, "Two");

    public final Table table;
    public final List<Question> questions = new ArrayList<>();
    public final Set<Integer> cancelled = new HashSet<>();
    public final List<TableEvent> events = new ArrayList<>();
    public int created;
    public int closed;
    public int hurried;
    public int changes;
    long now;

    public TestTable(GameSetting setting) {
        table = setting.open(this, () -> now);
        table.subscribe(this);
        table.begin();
    }

    public TestTable(Referee referee, Seat first, Seat second) {
        table = new Table(referee, Map.of(Side.FIRST, first, Side.SECOND, second), this, () -> now);
        table.subscribe(this);
        table.begin();
    }

    private TestTable(java.util.function.Function<TestTable, Table> opening) {
        table = opening.apply(this);
        table.subscribe(this);
        table.begin();
    }

    public static TestTable people(Game game) {
        return people(game.start());
    }

    public static TestTable people(State start) {
        return new TestTable(new GameSetting(start, new Seat.Person(), new Seat.Person(), new TimeControl.None()));
    }

    public static TestTable timed(Game game) {
        return new TestTable(
                new GameSetting(game.start(), new Seat.Person(), new Seat.Person(), TimeControl.minutes(5, 3)));
    }

    /** A person on the first side, the computer on the second. */
    public static TestTable against(Game game) {
        return new TestTable(GameSetting.against(game.start(), Side.FIRST, new Seat.Computer(3)));
    }

    public static TestTable computers(Game game) {
        return new TestTable(
                new GameSetting(game.start(), new Seat.Computer(3), new Seat.Computer(4), new TimeControl.None()));
    }

    public static TestTable study(State start) {
        return new TestTable(test -> Studies.of(start, test, () -> test.now));
    }

    public static TestTable study(GameRecord record) {
        return new TestTable(test -> Studies.of(record, test, () -> test.now));
    }

    public static TestTable resumed(SavedGame saved) {
        return new TestTable(test -> saved.open(test, () -> test.now));
    }

    public static Match match(Game game, Terms terms) {
        return Match.begin(game.start(), terms, 0);
    }

    @Override
    public Player create(Game game, Side side, Seat seat, Consumer<Answer> inbox) {
        created++;
        return new Program();
    }

    @Override
    public Player assistant(Game game, Consumer<Answer> inbox) {
        return new Program();
    }

    private final class Program implements Player {
        @Override
        public void ask(Question question) {
            questions.add(question);
        }

        @Override
        public void cancel(int question) {
            cancelled.add(question);
        }

        @Override
        public void hurry() {
            hurried++;
        }

        @Override
        public void close() {
            closed++;
        }
    }

    @Override
    public void changed() {
        changes++;
    }

    @Override
    public void happened(TableEvent event) {
        events.add(event);
    }

    Question asked() {
        return questions.getLast();
    }

    /** The program that was asked last plays a turn. */
    public void answer(String turn) {
        answer(turn, false);
    }

    public void answer(String turn, boolean offersDraw) {
        Question question = asked();
        State state = question.state();
        table.receive(new Answer.Chosen(question.id(), state.readTurn(turn).orElseThrow(), offersDraw));
    }

    /** Enters whole turns at the displayed node. */
    public void play(String... turns) {
        for (String turn : turns) {
            table.input().enter(table.input().entry().state().readSteps(turn).orElseThrow());
        }
    }

    TurnBuilder.Answer click(String... clicks) {
        TurnBuilder.Answer answer = new TurnBuilder.Accepted(List.of());
        for (String click : clicks) {
            answer = table.input().click(Click.of(table.game(), click));
        }
        return answer;
    }

    /** The turns of the match. */
    public String line() {
        return String.join(" ", table.match().turns().stream().map(Turn::text).toList());
    }

    /** The movetext of the record. */
    public String movetext() {
        String text = GameWriter.write(table.record(PLAYERS));
        return text.substring(text.indexOf("\n\n") + 2).strip();
    }
}
