package org.tabuleiro.lab.bench;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The same rules and {@link AlphaBeta} in C++. The sources are in no jar: a benchmark runs in the project's
 * folder.
 */
final class CppReference {
    private static final Path SOURCES = Path.of("lab", "src", "bench", "cpp");
    private static final String MAIN = "reference.cpp";

    private CppReference() {}

    /** Compiles the program into a folder; empty without the sources or without g++. */
    static Optional<Path> compile(Path folder) throws IOException, InterruptedException {
        Optional<Path> sources = sources();
        if (sources.isEmpty()) {
            return Optional.empty();
        }
        Path program = folder.resolve("reference");
        Process compiler;
        try {
            compiler = new ProcessBuilder("g++", "-std=c++20", "-O3", "-march=native", MAIN, "-o", program.toString())
                    .directory(sources.get().toFile())
                    .inheritIO()
                    .start();
        } catch (IOException noCompiler) {
            return Optional.empty();
        }
        int failed = compiler.waitFor();
        if (failed != 0) {
            throw new IOException("g++ ended with " + failed);
        }
        return Optional.of(program);
    }

    /** The folder of the sources, below a parent of our classes or of the working directory. */
    static Optional<Path> sources() {
        return below(classes()).or(() -> below(Path.of("").toAbsolutePath()));
    }

    private static Optional<Path> below(@Nullable Path start) {
        for (Path parent = start; parent != null; parent = parent.getParent()) {
            Path sources = parent.resolve(SOURCES);
            if (Files.exists(sources.resolve(MAIN))) {
                return Optional.of(sources);
            }
        }
        return Optional.empty();
    }

    private static @Nullable Path classes() {
        try {
            CodeSource source = CppReference.class.getProtectionDomain().getCodeSource();
            return source == null ? null : Path.of(source.getLocation().toURI());
        } catch (URISyntaxException notAFile) {
            return null;
        }
    }
}
