package org.tabuleiro.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.games.record.GameWriter;

/**
 * A game that was left, with everything that is needed to go on with it. It is kept as an ordinary game file: what a game file
 * has no place for stands in tags of its own, which {@link #read} takes out of the record again.
 *
 * @param record the game, with variations and what was taken back and can be played again
 * @param first who plays the first side
 * @param second who plays the second side
 * @param turns how many turns of the main line are played; what follows them was taken back
 * @param entered the text of the steps of a half-entered turn; empty for none
 * @param clock the clock and what both sides have left, as {@link Clock#write} gives it; empty for none
 * @param flipped whether the second player sits below
 * @param names what players whom nobody has given a name were called, by the tag that says so
 */
public record LeftGame(
        GameRecord record,
        Seat first,
        Seat second,
        int turns,
        String entered,
        String clock,
        boolean flipped,
        Map<String, String> names) {

    private static final List<String> PLAYERS = List.of(GameRecord.FIRST, GameRecord.SECOND);
    private static final String NAME = "Tabuleiro_Name_";

    private static final String FIRST_SEAT = "Tabuleiro_First";
    private static final String SECOND_SEAT = "Tabuleiro_Second";
    private static final String TURNS = "Tabuleiro_Turns";
    private static final String ENTERED = "Tabuleiro_Entered";
    private static final String CLOCK = "Tabuleiro_Clock";
    private static final String BELOW = "Tabuleiro_Below";

    /**
     * A game as it stands on the table.
     *
     * @param session the game
     * @param said what its record says where the file it came from says nothing; both players at least
     * @param flipped whether the second player sits below
     */
    public static LeftGame of(Session session, Map<String, String> said, boolean flipped) {
        GameTree.Node live = session.live();
        GameTree.Node end = session.tree().root().end();
        // At the end of the main line the record itself holds what was entered, unless the turn is complete and only
        // waits.
        boolean recorded = live == end && session.entry().turn().isEmpty();
        boolean elsewhere = session.isFree() && session.shown() != live;
        String entered = recorded || elsewhere || session.entry().steps().isEmpty()
                ? ""
                : live.state().turnOf(session.entry().steps()).text();
        Map<String, String> names = new LinkedHashMap<>(said);
        names.keySet().retainAll(PLAYERS);
        names.keySet().removeAll(session.tags().keySet());
        return new LeftGame(
                session.record(said),
                session.seat(Side.FIRST),
                session.seat(Side.SECOND),
                live.isMain() ? live.depth() : end.depth(),
                entered,
                session.clock().map(Clock::write).orElse(""),
                flipped,
                names);
    }

    /** Whether nobody has given a player a name: what the tag says follows from the seat and the language. */
    public boolean isUnnamed(String player) {
        return names.containsKey(player)
                && names.getOrDefault(player, "").equals(record.tags().get(player));
    }

    /** The game on the table again, as it was left. */
    public Session session() {
        Session session = new Session(record, first, second);
        PLAYERS.stream().filter(this::isUnnamed).forEach(session::forgetTag);
        if (turns < session.live().depth()) {
            session.goBackTo(turns);
        }
        if (!entered.isEmpty()
                && session.live().state().readSteps(entered) instanceof Parsed.Ok<List<Step>>(List<Step> steps)) {
            session.suggest(steps);
        }
        Clock.read(clock, System::nanoTime).ifPresent(session::setClock);
        return session;
    }

    /** Who plays a side. */
    public Seat seat(Side side) {
        return side == Side.FIRST ? first : second;
    }

    /** Whether a person has played a turn in it. */
    public boolean isPlayedByPerson() {
        Side begins = record.start().toMove();
        return (seat(begins).isPerson() && turns > 0) || (seat(begins.other()).isPerson() && turns > 1);
    }

    /** The text of the file. */
    public String write() {
        Map<String, String> tags = new LinkedHashMap<>(record.tags());
        tags.put(FIRST_SEAT, first.text());
        tags.put(SECOND_SEAT, second.text());
        tags.put(TURNS, String.valueOf(turns));
        if (!entered.isEmpty()) {
            tags.put(ENTERED, entered);
        }
        if (!clock.isEmpty()) {
            tags.put(CLOCK, clock);
        }
        tags.put(BELOW, flipped ? "second" : "first");
        names.forEach((player, name) -> tags.put(NAME + player, name));
        return GameWriter.write(new GameRecord(record.start(), tags, record.line(), record.result()));
    }

    /** Reads the text of the file; what was tampered with beside the game itself counts as not said. */
    public static Parsed<LeftGame> read(String text) {
        return GameReader.read(text, Games::find)
                .then(games -> games.size() == 1
                        ? Parsed.ok(of(games.get(0)))
                        : new Parsed.Fault<LeftGame>("file", Message.of("table.one-game")));
    }

    /** The game of a file, with what its tags say about how it was left. */
    public static LeftGame of(GameRecord record) {
        Map<String, String> tags = new LinkedHashMap<>(record.tags());
        String first = taken(tags, FIRST_SEAT);
        String second = taken(tags, SECOND_SEAT);
        String turns = taken(tags, TURNS);
        String entered = taken(tags, ENTERED);
        String clock = taken(tags, CLOCK);
        String below = taken(tags, BELOW);
        Map<String, String> names = new LinkedHashMap<>();
        for (String player : PLAYERS) {
            String name = taken(tags, NAME + player);
            if (!name.isEmpty()) {
                names.put(player, name);
            }
        }
        int played = record.line().entries().size();
        return new LeftGame(
                new GameRecord(record.start(), tags, record.line(), record.result()),
                Seat.read(first).orElse(new Seat.Person()),
                Seat.read(second).orElse(new Seat.Person()),
                (int) number(turns, played, 0, played),
                entered,
                clock,
                below.equals("second"),
                names);
    }

    private static String taken(Map<String, String> tags, String name) {
        String value = tags.remove(name);
        return value == null ? "" : value;
    }

    private static long number(String text, long otherwise, long least, long most) {
        try {
            return Math.clamp(Long.parseLong(text), least, most);
        } catch (NumberFormatException none) {
            return otherwise;
        }
    }
}
