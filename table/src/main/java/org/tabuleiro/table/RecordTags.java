package org.tabuleiro.table;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.record.GameRecord;

/** The tags of a recorded game, and the names of its players. */
public final class RecordTags {
    /** The names that earlier versions gave to people without one. */
    private static final Set<String> FORMER_DEFAULTS = Set.of("Person", "Pessoa");

    private RecordTags() {}

    /**
     * The tags of a game in the order of files.
     *
     * @param table the table
     * @param texts the language for players without a name
     * @param date the date as in files, such as 2026.11.17
     */
    public static Map<String, String> of(Table table, Catalogue texts, String date) {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", "Tabuleiro");
        tags.put("Date", date);
        tags.put(GameRecord.FIRST, player(table.seat(Side.FIRST), texts));
        tags.put(GameRecord.SECOND, player(table.seat(Side.SECOND), texts));
        return tags;
    }

    /**
     * The player tags in a form that can be translated later: unnamed players have empty names and a seat
     * tag, from which {@link #label} derives names.
     */
    public static Map<String, String> withoutWords(Table table) {
        Map<String, String> tags = new LinkedHashMap<>();
        for (Side side : Side.values()) {
            tags.put(nameTag(side), "");
            if (!table.tags().containsKey(nameTag(side))) {
                tags.put(seatTag(side), table.seat(side).text());
            }
        }
        return tags;
    }

    /** Only those tags that say who plays, a person or which program. */
    public static Map<String, String> seats(Map<String, String> tags) {
        Map<String, String> seats = new LinkedHashMap<>();
        for (Side side : Side.values()) {
            Seat.read(tags.getOrDefault(seatTag(side), "")).ifPresent(seat -> seats.put(seatTag(side), seat.text()));
        }
        return seats;
    }

    /** Tags with the seats of {@link #withoutWords} replaced by names in a language. */
    public static Map<String, String> withWords(Map<String, String> tags, Catalogue texts) {
        Map<String, String> named = new LinkedHashMap<>(tags);
        for (Side side : Side.values()) {
            unnamed(tags, side).ifPresent(seat -> named.put(nameTag(side), player(seat, texts)));
            named.remove(seatTag(side));
        }
        return named;
    }

    /** The seat of an unnamed player, from the tags of a record. */
    private static Optional<Seat> unnamed(Map<String, String> tags, Side side) {
        return isNamed(tags.getOrDefault(nameTag(side), ""))
                ? Optional.empty()
                : Seat.read(tags.getOrDefault(seatTag(side), ""));
    }

    /** The only person of a game against a program, also in a study of it; empty where there is none. */
    public static Optional<Side> onlyPerson(Table table) {
        boolean first = isProgram(table, Side.FIRST);
        boolean second = isProgram(table, Side.SECOND);
        return first == second ? Optional.empty() : Optional.of(first ? Side.SECOND : Side.FIRST);
    }

    private static boolean isProgram(Table table, Side side) {
        Seat seat = table.isStudy() ? unnamed(table.tags(), side).orElse(table.seat(side)) : table.seat(side);
        return seat.isProgram();
    }

    private static boolean isNamed(String name) {
        return !name.isEmpty() && !name.equals("?") && !FORMER_DEFAULTS.contains(name);
    }

    private static String nameTag(Side side) {
        return side == Side.FIRST ? GameRecord.FIRST : GameRecord.SECOND;
    }

    private static String seatTag(Side side) {
        return side == Side.FIRST ? SavedGame.FIRST_SEAT : SavedGame.SECOND_SEAT;
    }

    /** The default name of a player in a record. */
    public static String player(Seat seat, Catalogue texts) {
        return switch (seat) {
            case Seat.Person() -> texts.text("table.record.person");
            case Seat.Computer(int level) -> texts.text("table.computer", level);
            case Seat.Engine(String command) -> command;
            case Seat.Program(String id) -> texts.has("table.player." + id) ? texts.text("table.player." + id) : id;
            case Seat.Elsewhere(String name) -> name;
        };
    }

    /**
     * The label of a player beside the board: a single person is addressed as you; otherwise the name in the
     * record, or the default name of the seat. In a study both have the names of the record.
     */
    public static String label(Table table, Side side, Catalogue texts) {
        if (!table.seat(side).isPerson()) {
            return player(table.seat(side), texts);
        }
        Map<String, String> tags = table.isStudy() ? withWords(table.tags(), texts) : table.tags();
        String name = tags.getOrDefault(nameTag(side), "");
        if (table.isStudy()) {
            // Two people without names would have the same name.
            return isNamed(name) && !name.equals(tags.getOrDefault(nameTag(side.other()), "")) ? name : "";
        }
        if (isNamed(name) && !name.equals(texts.text("table.record.person"))) {
            return name;
        }
        return table.seat(side.other()).isPerson() ? "" : texts.text("table.person");
    }
}
