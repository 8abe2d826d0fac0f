package org.tabuleiro.console.command;

import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.table.Menu;
import picocli.CommandLine;

/** The bare program: asks what to play, and plays. */
@CommandLine.Command(name = "tabuleiro", versionProvider = MainCommand.Version.class)
final class MainCommand extends Command {
    @CommandLine.Option(
            names = {"-V", "--version"},
            versionHelp = true)
    @SuppressWarnings("UnusedVariable") // read by picocli
    private boolean version;

    MainCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        new Menu(console).run();
        return DONE;
    }

    /** The version that the build wrote into the jar. */
    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = MainCommand.class.getPackage().getImplementationVersion();
            return new String[] {"Tabuleiro " + (version == null ? "(development)" : version)};
        }
    }
}
