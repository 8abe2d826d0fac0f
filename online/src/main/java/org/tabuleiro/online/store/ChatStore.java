package org.tabuleiro.online.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.tabuleiro.games.Side;
import org.tabuleiro.protocol.ChatLine;
import org.tabuleiro.protocol.ChatLine.ChatPreset;

/** The table of what the players of a match said. */
public final class ChatStore {
    private final Database database;

    /** The store in a database. */
    public ChatStore(Database database) {
        this.database = database;
    }

    /** The lines of a match after a number, in order. */
    public List<ChatLine> after(String match, int number) {
        return database.run(handle -> handle.createQuery("""
                        select number, side, preset, at from chat
                        where match_id = :match and number > :number order by number""")
                .bind("match", match)
                .bind("number", number)
                .map((row, context) -> line(row))
                .list());
    }

    /**
     * Adds a line, unless the same command has added one before.
     *
     * @param most how many lines a match can have
     * @return the line of the command; empty if there are too many
     */
    public Optional<ChatLine> add(String match, Side side, ChatPreset preset, String command, int most, long now) {
        return database.inTransaction(handle -> {
            // The row lock: lines that are said at once get different numbers.
            int number = handle.createQuery("select chat_number from match where id = :match for update")
                            .bind("match", match)
                            .mapTo(Integer.class)
                            .one()
                    + 1;
            Optional<ChatLine> before = handle.createQuery("""
                            select number, side, preset, at from chat
                            where match_id = :match and side = :side and command_id = :command""")
                    .bind("match", match)
                    .bind("side", Columns.side(side))
                    .bind("command", command)
                    .map((row, context) -> line(row))
                    .findOne();
            if (before.isPresent() || number > most) {
                return before;
            }
            handle.createUpdate("""
                    insert into chat (match_id, number, side, preset, command_id, at)
                    values (:match, :number, :side, :preset, :command, :now)""")
                    .bind("match", match)
                    .bind("number", number)
                    .bind("side", Columns.side(side))
                    .bind("preset", preset.name().toLowerCase(Locale.ROOT))
                    .bind("command", command)
                    .bind("now", Columns.time(now))
                    .execute();
            handle.createUpdate("""
                    update match set chat_number = :number, changed_seq = nextval('change_seq') where id = :match""").bind("number", number).bind("match", match).execute();
            return Optional.of(new ChatLine(number, side, preset, now));
        });
    }

    private static ChatLine line(ResultSet row) throws SQLException {
        return new ChatLine(
                row.getInt("number"),
                Columns.side(row, "side").orElseThrow(),
                ChatPreset.valueOf(row.getString("preset").toUpperCase(Locale.ROOT)),
                Columns.millis(row, "at"));
    }
}
