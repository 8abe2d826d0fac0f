package org.tabuleiro.table;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.record.GameRecord;

/** What the record of a game that was played here says about it, and what its players are called. */
public final class RecordTags {
    private RecordTags() {}

    /**
     * The tags of a game in the order of files.
     *
     * @param table where it is played
     * @param texts the language in which players without a name are called something
     * @param date the day as in files, such as 2026.11.17
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
     * The players of a game for readers of any language: those whom nobody has named have empty names and are stated by
     * their seats, from which {@link #label} makes names.
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

    /** Tags with the seats of {@link #withoutWords} replaced by names in a language. */
    public static Map<String, String> withWords(Map<String, String> tags, Catalogue texts) {
        Map<String, String> named = new LinkedHashMap<>(tags);
        for (Side side : Side.values()) {
            unnamed(tags, side).ifPresent(seat -> named.put(nameTag(side), player(seat, texts)));
            named.remove(seatTag(side));
        }
        return named;
    }

    /** Who plays a side that nobody has named, as the tags of a record state it. */
    private static Optional<Seat> unnamed(Map<String, String> tags, Side side) {
        return isNamed(tags.getOrDefault(nameTag(side), ""))
                ? Optional.empty()
                : Seat.read(tags.getOrDefault(seatTag(side), ""));
    }

    private static boolean isNamed(String name) {
        return !name.isEmpty() && !name.equals("?");
    }

    private static String nameTag(Side side) {
        return side == Side.FIRST ? GameRecord.FIRST : GameRecord.SECOND;
    }

    private static String seatTag(Side side) {
        return side == Side.FIRST ? SavedGame.FIRST_SEAT : SavedGame.SECOND_SEAT;
    }

    /** What a player is called in a record if nobody has said otherwise. */
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
     * What a player is called beside the board: the only person is addressed, of two each has the name of the record. In a
     * study both have the names of the record, unless these say nothing; a seat stands for a name that nobody gave.
     */
    public static String label(Table table, Side side, Catalogue texts) {
        if (!table.seat(side).isPerson()) {
            return player(table.seat(side), texts);
        }
        Map<String, String> tags = table.isStudy() ? withWords(table.tags(), texts) : table.tags();
        String name = tags.getOrDefault(nameTag(side), "");
        if (table.isStudy()) {
            // Two people without names are both called the same.
            return isNamed(name) && !name.equals(tags.getOrDefault(nameTag(side.other()), "")) ? name : "";
        }
        if (isNamed(name) && !name.equals(texts.text("table.record.person"))) {
            return name;
        }
        return table.seat(side.other()).isPerson() ? "" : texts.text("table.person");
    }
}
