package org.tabuleiro.testing;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A small file system that is mounted for a single process. */
public final class SmallDisk {
    private static final int TIMEOUT_SECONDS = 60;

    private SmallDisk() {}

    /**
     * Mounts a file system of a size on a folder, runs a program with the folder as argument, and returns its
     * output.
     */
    public static List<String> run(Path folder, String size, Class<?> program)
            throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String command = "mount -t tmpfs -o size=" + size + " tmpfs '" + folder + "' && exec '" + java
                + "' -Xshare:auto -cp '" + System.getProperty("java.class.path") + "' '" + program.getName() + "' '"
                + folder + "'";
        Process process = new ProcessBuilder("unshare", "-Urm", "sh", "-c", command)
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (!process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS) || process.exitValue() != 0) {
            throw new IllegalStateException("mounting a small disk needs permission for unshare -Urm: " + output);
        }
        return output.lines().toList();
    }
}
