package org.tabuleiro.desktop.window;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.Map;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Session;

/** What the record of a game that was played here says about it. */
final class RecordTags {
    private RecordTags() {}

    static Map<String, String> of(Session session, Texts texts) {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", "Tabuleiro");
        tags.put("Date", LocalDate.now(ZoneId.systemDefault()).toString().replace('-', '.'));
        tags.put(GameRecord.FIRST, name(session.seat(Side.FIRST), texts));
        tags.put(GameRecord.SECOND, name(session.seat(Side.SECOND), texts));
        return tags;
    }

    private static String name(Seat seat, Texts texts) {
        return switch (seat) {
            case Seat.Person() -> texts.of("record.person");
            case Seat.Computer(int level) -> texts.of("computer", level);
            case Seat.Engine(String command) -> command;
        };
    }
}
