package org.tabuleiro.host;

import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.tabuleiro.host.ugi.UgiEngine;

/** Our engine as a separate process. */
public final class EngineProcess {
    private EngineProcess() {}

    /** Speaks UGI on standard input and output. */
    public static void main(String[] none) throws IOException {
        new UgiEngine(System.out).run(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    }

    /** The command that starts it. */
    static String command() {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return "exec '" + java + "' -cp '" + System.getProperty("java.class.path") + "' "
                + EngineProcess.class.getName();
    }
}
