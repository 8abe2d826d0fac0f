package org.tabuleiro.lab.bench;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Compiles the twin where there is a compiler for it. */
final class Twin {
    private static final String MAIN = "twin.cpp";
    private static final List<String> SOURCES =
            List.of(MAIN, "position.h", "search.h", "eximo.h", "breakthru.h", "xadrersi.h", "sixteen-stones.h");

    private Twin() {}

    /** The program, made in a folder; empty without g++. */
    static Optional<Path> compile(Path folder) throws IOException, InterruptedException {
        for (String source : SOURCES) {
            try (InputStream text = Twin.class.getResourceAsStream("cpp/" + source)) {
                if (text == null) {
                    throw new IOException("no source " + source);
                }
                Files.copy(text, folder.resolve(source));
            }
        }
        Process compiler;
        try {
            compiler = new ProcessBuilder("g++", "-std=c++20", "-O3", "-march=native", MAIN, "-o", "twin")
                    .directory(folder.toFile())
                    .inheritIO()
                    .start();
        } catch (IOException noCompiler) {
            return Optional.empty();
        }
        int failed = compiler.waitFor();
        if (failed != 0) {
            throw new IOException("g++ ended with " + failed);
        }
        return Optional.of(folder.resolve("twin"));
    }
}
