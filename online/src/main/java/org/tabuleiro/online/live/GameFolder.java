package org.tabuleiro.online.live;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.Map;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.games.record.Line;
import org.tabuleiro.online.player.PlayerNames;
import org.tabuleiro.online.store.PlayerRow;

/**
 * A folder with every match that has ended, one file per day: a second copy in another form, which every
 * program of this project reads even if the database cannot be read.
 */
public final class GameFolder {
    private static final Logger LOG = System.getLogger(GameFolder.class.getName());

    private final Path folder;

    /** A folder, which is created when the first match ends. */
    public GameFolder(Path folder) {
        this.folder = folder;
    }

    /** Appends a match that has just ended; on the disk when this returns. A failure is logged. */
    public synchronized void add(LiveMatch live) {
        LocalDate day = LocalDate.ofInstant(Instant.ofEpochMilli(live.changedAt()), ZoneOffset.UTC);
        Path file = folder.resolve(day + ".pgn");
        byte[] text = (GameWriter.write(record(live, day)) + "\n").getBytes(StandardCharsets.UTF_8);
        try {
            Files.createDirectories(folder);
            try (FileChannel channel = FileChannel.open(
                    file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.APPEND)) {
                ByteBuffer bytes = ByteBuffer.wrap(text);
                while (bytes.hasRemaining()) {
                    channel.write(bytes);
                }
                channel.force(true);
            }
        } catch (IOException failure) {
            LOG.log(Level.ERROR, "match {0} is not in {1}: {2}", live.row().id(), file, failure.getMessage());
        }
    }

    private static GameRecord record(LiveMatch live, LocalDate day) {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put(GameRecord.FIRST, name(live.row().first()));
        tags.put(GameRecord.SECOND, name(live.row().second()));
        tags.put("Date", day.toString().replace('-', '.'));
        if (!live.row().control().isEmpty()) {
            tags.put("TimeControl", live.row().control());
        }
        tags.put("Match", live.row().id());
        return new GameRecord(
                live.match().stateAfter(0),
                tags,
                Line.of(live.match().turns()),
                live.match().result());
    }

    private static String name(PlayerRow player) {
        String name = PlayerNames.info(player).name();
        return player.kind() == PlayerRow.Kind.GUEST ? "Guest " + name : name;
    }
}
