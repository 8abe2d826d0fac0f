package org.tabuleiro.client;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.tabuleiro.files.SafeFile;

/**
 * The players of this user on servers: a file with a line for each, which only its owner can read. A line has
 * the server, the name of a bot, empty for the person, and the secret of the session.
 *
 * @param file the file; it need not exist
 */
public record KnownPlayers(Path file) {
    private static final String NAME = "online-players.tsv";
    private static final String TAB = "\t";

    /** The players in a configuration folder. */
    public static KnownPlayers in(Path folder) {
        return new KnownPlayers(folder.resolve(NAME));
    }

    /**
     * The secret of a player.
     *
     * @param bot the name of a bot; empty for the person
     */
    public Optional<String> secret(ServerAddress server, String bot) throws IOException {
        return Optional.ofNullable(read().get(key(server, bot)));
    }

    /** Keeps the secret of a player. */
    public void keep(ServerAddress server, String bot, String secret) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Map<String, String> all = read();
        if (!secret.equals(all.put(key(server, bot), secret))) {
            StringBuilder text = new StringBuilder();
            all.forEach((key, each) -> text.append(key).append(TAB).append(each).append('\n'));
            new SafeFile(file).writePrivately(text.toString());
        }
    }

    private static String key(ServerAddress server, String bot) {
        return server + TAB + bot;
    }

    private Map<String, String> read() throws IOException {
        Map<String, String> all = new LinkedHashMap<>();
        if (Files.exists(file)) {
            for (String line : Files.readAllLines(file)) {
                int last = line.lastIndexOf(TAB);
                if (last > 0) {
                    all.put(line.substring(0, last), line.substring(last + 1));
                }
            }
        }
        return all;
    }
}
