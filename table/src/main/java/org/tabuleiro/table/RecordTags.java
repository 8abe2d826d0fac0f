package org.tabuleiro.table;

import java.util.LinkedHashMap;
import java.util.Map;
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
     * study both have the names of the record, unless these say nothing.
     */
    public static String label(Table table, Side side, Catalogue texts) {
        if (!table.seat(side).isPerson()) {
            return player(table.seat(side), texts);
        }
        String tag = tag(table, side);
        boolean named = !tag.isEmpty() && !tag.equals("?");
        if (table.isStudy()) {
            // Two people without names are both called the same.
            return named && !tag.equals(tag(table, side.other())) ? tag : "";
        }
        if (named && !tag.equals(texts.text("table.record.person"))) {
            return tag;
        }
        return table.seat(side.other()).isPerson() ? "" : texts.text("table.person");
    }

    private static String tag(Table table, Side side) {
        return table.tags().getOrDefault(side == Side.FIRST ? GameRecord.FIRST : GameRecord.SECOND, "");
    }
}
