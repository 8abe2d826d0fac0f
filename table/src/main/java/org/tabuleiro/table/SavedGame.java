package org.tabuleiro.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.games.record.Line;
import org.tabuleiro.match.Event;
import org.tabuleiro.match.Match;
import org.tabuleiro.match.Terms;

/**
 * A saved game, with everything needed to resume it. Stored as an ordinary game file: what the format lacks
 * is in additional tags, which {@link #read} removes from the record again.
 *
 * @param record the game, with variations, and with turns that were taken back at the end of its main line
 * @param first the player of the first side
 * @param second the player of the second side
 * @param turns the number of turns of the main line that are played; those after them were taken back
 * @param entered the text of the steps of a half-entered turn; empty for none
 * @param clocks the clocks now and when each turn began
 * @param flipped whether the second player sits below
 * @param names the default names of unnamed players, by tag
 */
public record SavedGame(
        GameRecord record,
        Seat first,
        Seat second,
        int turns,
        String entered,
        SavedClocks clocks,
        boolean flipped,
        Map<String, String> names) {

    private static final List<String> PLAYERS = List.of(GameRecord.FIRST, GameRecord.SECOND);
    private static final String NAME = "Tabuleiro_Name_";

    static final String FIRST_SEAT = "Tabuleiro_First";
    static final String SECOND_SEAT = "Tabuleiro_Second";
    private static final String TURNS = "Tabuleiro_Turns";
    private static final String ENTERED = "Tabuleiro_Entered";
    private static final String CLOCK = "Tabuleiro_Clock";
    private static final String CLOCKS = "Tabuleiro_Clocks";
    private static final String BELOW = "Tabuleiro_Below";

    /**
     * A game as it stands at a table.
     *
     * @param table the table
     * @param said default tags, at least both players
     * @param flipped whether the second player sits below
     */
    public static SavedGame of(Table table, Map<String, String> said, boolean flipped) {
        TurnBuilder entry = table.viewer().entry(table.live());
        // The record itself holds the steps of an unfinished turn, unless turns were taken back or the turn
        // is complete.
        boolean recorded = table.viewer().undone().isEmpty() && entry.turn().isEmpty();
        String entered = recorded || table.match().isOver() || entry.steps().isEmpty()
                ? ""
                : table.live().state().turnOf(entry.steps()).text();
        Map<String, String> names = new LinkedHashMap<>(said);
        names.keySet().retainAll(PLAYERS);
        names.keySet().removeAll(table.tags().keySet());
        return new SavedGame(
                table.recordToResume(said),
                table.seat(Side.FIRST),
                table.seat(Side.SECOND),
                table.match().played().size(),
                entered,
                SavedClocks.of(table.match(), table.now()),
                flipped,
                names);
    }

    /**
     * Whether a player is unnamed: the tag has a default name, which depends on the seat and the language.
     */
    public boolean isUnnamed(String player) {
        return names.containsKey(player)
                && names.getOrDefault(player, "").equals(record.tags().get(player));
    }

    /** Resumes the game at a table. */
    public Table open(Player.Factory factory, LongSupplier time) {
        Match match = match(time.getAsLong());
        Table table = new Table(
                new LocalReferee(match, time),
                new GameTree(record),
                false,
                Map.of(Side.FIRST, first, Side.SECOND, second),
                factory,
                time);
        table.viewer().follow(match);
        Map<String, String> tags = new LinkedHashMap<>(record.tags());
        PLAYERS.stream().filter(this::isUnnamed).forEach(tags::remove);
        table.putTags(tags);
        if (!match.isOver()) {
            enter(table);
        }
        return table;
    }

    private void enter(Table table) {
        TurnBuilder entry = table.viewer().entry(table.live());
        List<Step> unfinished = record.unfinished();
        if (!entered.isEmpty()) {
            if (table.live().state().readSteps(entered) instanceof Parsed.Ok<List<Step>>(List<Step> steps)) {
                entry.enter(steps);
            }
        } else if (!unfinished.isEmpty() && table.viewer().undone().isEmpty()) {
            entry.enter(unfinished);
        }
    }

    /** The saved match, with the clock of the side to move running from now on. */
    private Match match(long now) {
        List<Line.Entry> entries = record.line().entries();
        int whole = entries.size() - (record.unfinished().isEmpty() ? 0 : 1);
        int played = Math.min(turns, whole);
        Match match = Match.begin(record.start(), Terms.casual(clocks.control()), now);
        for (int i = 0; i < whole && !match.isOver(); i++) {
            Turn turn = entries.get(i).turn();
            match = match.apply(new Event.TurnPlayed(match.toMove(), turn, clocks.after(i + 1)));
            Optional<Result> result = match.state().result();
            if (result.isPresent()) {
                match = match.apply(new Event.Ended(result.get(), clocks.after(i + 1)));
            }
        }
        if (played < match.played().size()) {
            match = match.apply(new Event.TakenBack(played, clocks.after(played)));
        }
        // A result by the rules belongs to its turn, and is void if that was taken back.
        Optional<Result> agreed = record.end().result().isPresent() ? Optional.empty() : record.result();
        if (agreed.isPresent() && !match.isOver()) {
            match = match.apply(new Event.Ended(agreed.get(), clocks.now()));
        }
        return match.goOn(clocks.now(), now);
    }

    /** The player of a side. */
    public Seat seat(Side side) {
        return side == Side.FIRST ? first : second;
    }

    /** The current state, after the turns that are played. */
    public State state() {
        State state = record.start();
        for (Turn turn : record.line().turns().subList(0, turns)) {
            state = state.play(turn);
        }
        return state;
    }

    /** Whether a person has played a turn in it. */
    public boolean isPlayedByPerson() {
        Side begins = record.start().toMove();
        return (seat(begins).isPerson() && turns > 0) || (seat(begins.other()).isPerson() && turns > 1);
    }

    /** The text of the file. */
    public String write() {
        return GameWriter.write(tagged());
    }

    /** The record with the additional tags. */
    public GameRecord tagged() {
        Map<String, String> tags = new LinkedHashMap<>(record.tags());
        tags.put(FIRST_SEAT, first.text());
        tags.put(SECOND_SEAT, second.text());
        tags.put(TURNS, String.valueOf(turns));
        if (!entered.isEmpty()) {
            tags.put(ENTERED, entered);
        }
        if (clocks.isTimed()) {
            tags.put(CLOCK, clocks.writeNow());
            tags.put(CLOCKS, clocks.writeTurns());
        }
        tags.put(BELOW, flipped ? "second" : "first");
        names.forEach((player, name) -> tags.put(NAME + player, name));
        return new GameRecord(record.start(), tags, record.line(), record.result());
    }

    /** Parses the text of the file; invalid tags count as missing. */
    public static Parsed<SavedGame> read(String text) {
        return GameReader.read(text, Games::find)
                .then(games -> games.size() == 1
                        ? Parsed.ok(of(games.get(0)))
                        : new Parsed.Fault<SavedGame>("file", Message.of("table.one-game")));
    }

    /** The saved game of a record with additional tags. */
    public static SavedGame of(GameRecord record) {
        Map<String, String> tags = new LinkedHashMap<>(record.tags());
        String first = taken(tags, FIRST_SEAT);
        String second = taken(tags, SECOND_SEAT);
        String turns = taken(tags, TURNS);
        String entered = taken(tags, ENTERED);
        SavedClocks clocks = SavedClocks.read(taken(tags, CLOCK), taken(tags, CLOCKS));
        String below = taken(tags, BELOW);
        Map<String, String> names = new LinkedHashMap<>();
        for (String player : PLAYERS) {
            String name = taken(tags, NAME + player);
            if (!name.isEmpty()) {
                names.put(player, name);
            }
        }
        int played = record.line().entries().size() - (record.unfinished().isEmpty() ? 0 : 1);
        return new SavedGame(
                new GameRecord(record.start(), tags, record.line(), record.result()),
                Seat.read(first).orElse(new Seat.Person()),
                Seat.read(second).orElse(new Seat.Person()),
                number(turns, played),
                entered,
                clocks,
                below.equals("second"),
                names);
    }

    /** The same game with other players. */
    public SavedGame with(Seat newFirst, Seat newSecond) {
        return new SavedGame(record, newFirst, newSecond, turns, entered, clocks, flipped, names);
    }

    private static String taken(Map<String, String> tags, String name) {
        String value = tags.remove(name);
        return value == null ? "" : value;
    }

    private static int number(String text, int most) {
        try {
            return Math.clamp(Long.parseLong(text), 0, most);
        } catch (NumberFormatException none) {
            return most;
        }
    }
}
