package org.tabuleiro.console.command;

import org.tabuleiro.console.io.Console;
import picocli.CommandLine;

/** The bare program: what the console command does, and the version. */
@CommandLine.Command(name = "tabuleiro", versionProvider = MainCommand.Version.class)
final class MainCommand extends ConsoleCommand {
    @CommandLine.Option(
            names = {"-V", "--version"},
            versionHelp = true)
    @SuppressWarnings("UnusedVariable") // read by picocli
    private boolean version;

    MainCommand(Console console) {
        super(console);
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
