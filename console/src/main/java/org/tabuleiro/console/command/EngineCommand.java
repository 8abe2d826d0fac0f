package org.tabuleiro.console.command;

import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.host.ugi.UgiEngine;
import picocli.CommandLine;

/** The engine for other programs, by the Universal Game Interface. */
@CommandLine.Command(name = "engine")
final class EngineCommand extends CliCommand {
    EngineCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws IOException {
        new UgiEngine(console.out()).run(new InputStreamReader(console.in(), StandardCharsets.UTF_8));
        return DONE;
    }
}
