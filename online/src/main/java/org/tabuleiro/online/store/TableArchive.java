package org.tabuleiro.online.store;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * All tables of a database as lines of JSON, the same whatever the database is: the way from the embedded
 * database to PostgreSQL and back. The tables are found, not listed here, so that none can be forgotten.
 */
public final class TableArchive {
    private static final String FORMAT = "tabuleiro-online";
    private static final String TABLE = "table";
    private static final String SCHEMA = "schema";
    private static final int BATCH = 500;
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final Database database;

    /** The archive of a database. */
    public TableArchive(Database database) {
        this.database = database;
    }

    /** A file that cannot be read in. */
    public static final class ArchiveException extends Exception {
        private static final long serialVersionUID = 1;

        /** Why. */
        public enum Reason {
            /** The file is no archive, or a line of it cannot be read. */
            MALFORMED,
            /** Its tables are those of another version of the program. */
            OTHER_SCHEMA,
            /** The database has players or matches. */
            NOT_EMPTY
        }

        private final Reason reason;

        ArchiveException(Reason reason, String detail) {
            super(detail);
            this.reason = reason;
        }

        /** Why. */
        public Reason reason() {
            return reason;
        }
    }

    /** A column; the type is that of {@link Types}. */
    private record Column(String name, int type) {
        boolean isTime() {
            return type == Types.TIMESTAMP || type == Types.TIMESTAMP_WITH_TIMEZONE;
        }

        boolean isBytes() {
            return type == Types.BINARY || type == Types.VARBINARY;
        }
    }

    private record Table(String name, List<Column> columns, List<String> key) {}

    /**
     * Writes all rows, in one consistent state.
     *
     * @return the number of rows
     */
    public long write(BufferedWriter out) throws IOException {
        try {
            return database.inTransaction(handle -> {
                Connection connection = handle.getConnection();
                try {
                    if (!database.isEmbedded()) {
                        execute(connection, "set transaction isolation level repeatable read read only");
                    }
                    out.write("{\"" + FORMAT + "\":1,\"" + SCHEMA + "\":\"" + Database.LAST_MIGRATION + "\"}\n");
                    long rows = 0;
                    for (Table table : tables(connection)) {
                        rows += write(connection, table, out);
                    }
                    out.flush();
                    return rows;
                } catch (SQLException failure) {
                    throw new IllegalStateException(failure);
                } catch (IOException failure) {
                    throw new UncheckedIOException(failure);
                }
            });
        } catch (UncheckedIOException failure) {
            throw new IOException(failure.getCause());
        }
    }

    private long write(Connection connection, Table table, BufferedWriter out) throws SQLException, IOException {
        // Byte order, whatever the language of the database.
        String collation = database.isEmbedded() ? "" : " collate \"C\"";
        List<String> order = new ArrayList<>();
        for (String each : table.key()) {
            boolean isText = table.columns().stream()
                    .anyMatch(column -> column.name().equals(each) && column.type() == Types.VARCHAR);
            order.add(each + (isText ? collation : ""));
        }
        long rows = 0;
        try (Statement statement = connection.createStatement()) {
            statement.setFetchSize(BATCH);
            try (ResultSet row = statement.executeQuery(
                    "select " + names(table) + " from " + table.name() + " order by " + String.join(", ", order))) {
                while (row.next()) {
                    Map<String, @Nullable Object> values = new LinkedHashMap<>();
                    values.put(TABLE, table.name());
                    for (Column column : table.columns()) {
                        values.put(column.name(), value(row, column));
                    }
                    out.write(JSON.writeValueAsString(values));
                    out.write('\n');
                    rows++;
                }
            }
        }
        return rows;
    }

    private static @Nullable Object value(ResultSet row, Column column) throws SQLException {
        if (column.isTime()) {
            OffsetDateTime time = row.getObject(column.name(), OffsetDateTime.class);
            return time == null ? null : time.toInstant().toEpochMilli();
        }
        if (column.isBytes()) {
            byte[] bytes = row.getBytes(column.name());
            return bytes == null ? null : HexFormat.of().formatHex(bytes);
        }
        return row.getObject(column.name());
    }

    /**
     * Reads rows into a database that has none yet: all of them, or none.
     *
     * @return the number of rows
     * @throws ArchiveException if that is not possible
     */
    public long read(BufferedReader in) throws IOException, ArchiveException {
        checkSchema(in.readLine());
        try {
            return database.inTransaction(handle -> {
                try {
                    return read(handle.getConnection(), in);
                } catch (SQLException | IOException | ArchiveException failure) {
                    throw new IllegalStateException(failure);
                }
            });
        } catch (IllegalStateException failure) {
            switch (failure.getCause()) {
                case IOException io -> throw io;
                case ArchiveException archive -> throw archive;
                case SQLException sql -> throw malformed(String.valueOf(sql.getMessage()));
                case null, default -> throw failure;
            }
        }
    }

    private static ArchiveException malformed(String detail) {
        return new ArchiveException(ArchiveException.Reason.MALFORMED, detail);
    }

    private static void checkSchema(@Nullable String line) throws ArchiveException {
        JsonNode head = parse(line == null ? "" : line, 1);
        if (head.path(FORMAT).asInt(0) != 1) {
            throw malformed("1");
        }
        String schema = head.path(SCHEMA).asString("");
        if (!schema.equals(Database.LAST_MIGRATION)) {
            throw new ArchiveException(ArchiveException.Reason.OTHER_SCHEMA, schema + " / " + Database.LAST_MIGRATION);
        }
    }

    private static JsonNode parse(String line, long number) throws ArchiveException {
        try {
            JsonNode node = JSON.readTree(line);
            if (node != null && node.isObject()) {
                return node;
            }
        } catch (JacksonException malformed) {
            // As for every other text.
        }
        throw malformed(Long.toString(number));
    }

    private long read(Connection connection, BufferedReader in) throws SQLException, IOException, ArchiveException {
        Map<String, Table> tables = new LinkedHashMap<>();
        for (Table table : tables(connection)) {
            tables.put(table.name(), table);
        }
        for (String table : tables.keySet()) {
            if (count(connection, table) > 0) {
                throw new ArchiveException(ArchiveException.Reason.NOT_EMPTY, table);
            }
        }
        Map<String, PreparedStatement> inserts = new LinkedHashMap<>();
        long number = 1;
        try {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                number++;
                JsonNode row = parse(line, number);
                Table table = tables.get(row.path(TABLE).asString(""));
                if (table == null || row.size() != table.columns().size() + 1) {
                    throw malformed(Long.toString(number));
                }
                PreparedStatement insert = inserts.get(table.name());
                if (insert == null) {
                    // The rows of the table before are needed by those of this one.
                    flush(inserts);
                    insert = connection.prepareStatement("insert into " + table.name() + " (" + names(table)
                            + ") values (" + "?, ".repeat(table.columns().size() - 1) + "?)");
                    inserts.put(table.name(), insert);
                }
                bind(insert, table, row, number);
                insert.addBatch();
                if (number % BATCH == 0) {
                    insert.executeBatch();
                }
            }
            flush(inserts);
        } finally {
            for (PreparedStatement each : inserts.values()) {
                each.close();
            }
        }
        execute(connection, "alter sequence change_seq restart with " + (lastChange(connection) + 1));
        return number - 1;
    }

    private static void flush(Map<String, PreparedStatement> inserts) throws SQLException {
        for (PreparedStatement each : inserts.values()) {
            each.executeBatch();
        }
    }

    private static void bind(PreparedStatement insert, Table table, JsonNode row, long number)
            throws SQLException, ArchiveException {
        for (int i = 0; i < table.columns().size(); i++) {
            Column column = table.columns().get(i);
            JsonNode value = row.path(column.name());
            if (value.isNull()) {
                insert.setNull(i + 1, column.type());
            } else if (column.isTime() && value.isIntegralNumber()) {
                insert.setObject(i + 1, Columns.time(value.asLong()));
            } else if (column.isBytes() && value.isString()) {
                insert.setBytes(i + 1, HexFormat.of().parseHex(value.asString()));
            } else if (value.isIntegralNumber()) {
                insert.setLong(i + 1, value.asLong());
            } else if (value.isNumber()) {
                insert.setDouble(i + 1, value.asDouble());
            } else if (value.isBoolean()) {
                insert.setBoolean(i + 1, value.asBoolean());
            } else if (value.isString()) {
                insert.setString(i + 1, value.asString());
            } else {
                throw malformed(Long.toString(number));
            }
        }
    }

    private static long lastChange(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("select coalesce(max(changed_seq), 0) from match")) {
            row.next();
            return row.getLong(1);
        }
    }

    private static long count(Connection connection, String table) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("select count(*) from " + table)) {
            row.next();
            return row.getLong(1);
        }
    }

    private static void execute(Connection connection, String text) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(text);
        }
    }

    private static String names(Table table) {
        return String.join(", ", table.columns().stream().map(Column::name).toList());
    }

    /** The tables, each after those that it refers to. */
    private static List<Table> tables(Connection connection) throws SQLException {
        DatabaseMetaData metadata = connection.getMetaData();
        String schema = connection.getSchema();
        List<String> names = new ArrayList<>();
        try (ResultSet row = metadata.getTables(null, schema, "%", new String[] {"TABLE", "BASE TABLE"})) {
            while (row.next()) {
                names.add(row.getString("TABLE_NAME"));
            }
        }
        names.remove("flyway_schema_history");
        names.sort(null);
        Map<String, Set<String>> needed = new LinkedHashMap<>();
        for (String name : names) {
            Set<String> others = new HashSet<>();
            try (ResultSet row = metadata.getImportedKeys(null, schema, name)) {
                while (row.next()) {
                    others.add(row.getString("PKTABLE_NAME"));
                }
            }
            others.remove(name);
            needed.put(name, others);
        }
        List<Table> tables = new ArrayList<>();
        Set<String> known = new HashSet<>();
        while (known.size() < names.size()) {
            String next = names.stream()
                    .filter(name -> !known.contains(name))
                    .filter(name -> known.containsAll(needed.getOrDefault(name, Set.of())))
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException("tables that need each other"));
            known.add(next);
            tables.add(new Table(next, columns(metadata, schema, next), key(metadata, schema, next)));
        }
        return tables;
    }

    private static List<Column> columns(DatabaseMetaData metadata, String schema, String table) throws SQLException {
        // By name: two databases can have got their columns in another order.
        Map<String, Column> columns = new TreeMap<>();
        try (ResultSet row = metadata.getColumns(null, schema, table, "%")) {
            while (row.next()) {
                String name = row.getString("COLUMN_NAME");
                columns.put(name, new Column(name, row.getInt("DATA_TYPE")));
            }
        }
        return List.copyOf(columns.values());
    }

    private static List<String> key(DatabaseMetaData metadata, String schema, String table) throws SQLException {
        Map<Integer, String> key = new TreeMap<>();
        try (ResultSet row = metadata.getPrimaryKeys(null, schema, table)) {
            while (row.next()) {
                key.put(row.getInt("KEY_SEQ"), row.getString("COLUMN_NAME"));
            }
        }
        return List.copyOf(key.values());
    }
}
