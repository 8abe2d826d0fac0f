package org.tabuleiro.testing;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A disk with little room, which only one program sees. */
public final class SmallDisk {
    private static final int PATIENCE_SECONDS = 60;

    private SmallDisk() {}

    /** Puts a disk of a size at an empty folder, runs a program with the folder as its argument, and gives the lines that it said. */
    public static List<String> run(Path folder, String size, Class<?> program)
            throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String command = "mount -t tmpfs -o size=" + size + " tmpfs '" + folder + "' && exec '" + java
                + "' -Xshare:auto -cp '" + System.getProperty("java.class.path") + "' '" + program.getName() + "' '"
                + folder + "'";
        Process process = new ProcessBuilder("unshare", "-Urm", "sh", "-c", command)
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS) || process.exitValue() != 0) {
            throw new IllegalStateException("a small disk of one's own needs unshare -Urm to be allowed: " + said);
        }
        return said.lines().toList();
    }
}
