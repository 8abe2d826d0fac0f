package org.tabuleiro.online.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.games.Side;

/** Values of the program as values of columns, and back. Times are milliseconds since 1970 in the program. */
final class Columns {
    private Columns() {}

    static OffsetDateTime time(long millis) {
        return Instant.ofEpochMilli(millis).atOffset(ZoneOffset.UTC);
    }

    static @Nullable OffsetDateTime time(OptionalLong millis) {
        return millis.isPresent() ? time(millis.getAsLong()) : null;
    }

    static long millis(ResultSet row, String column) throws SQLException {
        return optionalMillis(row, column).orElseThrow();
    }

    static OptionalLong optionalMillis(ResultSet row, String column) throws SQLException {
        OffsetDateTime time = row.getObject(column, OffsetDateTime.class);
        return time == null
                ? OptionalLong.empty()
                : OptionalLong.of(time.toInstant().toEpochMilli());
    }

    /** A side as the number 1 or 2, which operators read in the tables. */
    static int side(Side side) {
        return side.ordinal() + 1;
    }

    static @Nullable Integer side(Optional<Side> side) {
        return side.map(Columns::side).orElse(null);
    }

    static Optional<Side> side(ResultSet row, String column) throws SQLException {
        int number = row.getInt(column);
        return number == 0 ? Optional.empty() : Optional.of(Side.values()[number - 1]);
    }
}
