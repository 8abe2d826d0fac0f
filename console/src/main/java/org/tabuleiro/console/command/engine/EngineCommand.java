package org.tabuleiro.console.command.engine;

import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.tabuleiro.console.command.base.CliCommand;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.host.ugi.UgiEngine;
import picocli.CommandLine;

/** Runs the engine as a UGI server on standard input and output. */
@CommandLine.Command(name = "engine")
public final class EngineCommand extends CliCommand {
    public EngineCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws IOException {
        new UgiEngine(console.out()).run(new InputStreamReader(console.in(), StandardCharsets.UTF_8));
        return DONE;
    }
}
