package org.tabuleiro.console.io;

import java.io.ByteArrayOutputStream;
import java.io.IOError;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.Signals;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.files.ConfigFolder;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.State;

/** The environment of a command: the streams, the terminal, the language, the games. */
public final class Console {
    /** The line width where the terminal does not report one. */
    private static final int DEFAULT_WIDTH = 79;
    /** A terminal that reports fewer columns does not know its width. */
    private static final int MIN_WIDTH = 20;

    /** The exit code of a process killed by SIGTERM. */
    private static final int TERMINATED = 128 + 15;

    private final InputStream in;
    private PrintStream out;
    private final PrintStream err;
    private final BooleanSupplier terminal;
    private final BooleanSupplier progress;
    private final Map<String, String> environment;
    private final List<Game> games;
    private Catalogue catalogue;
    private @Nullable Boolean isTerminal;
    private @Nullable Terminal opened;
    private boolean catchesInterrupts;
    private volatile boolean interrupted;
    private volatile boolean terminated;
    private volatile Runnable interruptReading = () -> {};

    /**
     * A console.
     *
     * @param in standard input
     * @param out standard output
     * @param err standard error
     * @param terminal whether input and output are a terminal; evaluated lazily, because the check is slow
     * @param progress whether standard error is a terminal, so that progress can be shown there
     * @param environment the environment variables
     * @param games the available games
     */
    public Console(
            InputStream in,
            PrintStream out,
            PrintStream err,
            BooleanSupplier terminal,
            BooleanSupplier progress,
            Map<String, String> environment,
            List<Game> games) {
        this.in = in;
        this.out = out;
        this.err = err;
        this.terminal = terminal;
        this.progress = progress;
        this.environment = environment;
        this.games = games;
        this.catalogue = new Catalogue(Language.ofLocale(locale(environment)));
    }

    private static String locale(Map<String, String> environment) {
        for (String name : List.of("LC_ALL", "LC_MESSAGES", "LANG")) {
            String value = environment.getOrDefault(name, "");
            if (!value.isEmpty()) {
                return value;
            }
        }
        return "";
    }

    /** Standard input. */
    public InputStream in() {
        return in;
    }

    /** Standard output. */
    public PrintStream out() {
        return out;
    }

    /** Runs an action; returns what it would have printed. */
    String capture(Runnable action) {
        PrintStream before = out;
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        out = new PrintStream(text, false, StandardCharsets.UTF_8);
        try {
            action.run();
            out.flush();
        } finally {
            out = before;
        }
        return text.toString(StandardCharsets.UTF_8);
    }

    /** Whether standard output has failed, as after a closed pipe. */
    public boolean hasOutputFailed() {
        return out.checkError();
    }

    /**
     * Whether input and output are a terminal. The first answer is kept: a terminal that hung up would not be
     * reported as one any more.
     */
    public boolean isTerminal() {
        Boolean known = isTerminal;
        if (known == null) {
            known = terminal.getAsBoolean();
            isTerminal = known;
        }
        return known;
    }

    /** Whether to use colours: on a terminal that supports them, unless NO_COLOR is set. */
    public boolean hasColours() {
        return isTerminal()
                && environment.getOrDefault("NO_COLOR", "").isEmpty()
                && !environment.getOrDefault("TERM", "dumb").equals("dumb");
    }

    /** Whether lines on the terminal can be overwritten. */
    public boolean hasCursor() {
        return isTerminal() && !environment.getOrDefault("TERM", "dumb").equals("dumb");
    }

    /** Whether progress can be shown on standard error. */
    public boolean showsProgress() {
        return progress.getAsBoolean();
    }

    /** Standard error, for errors and progress. */
    public PrintStream err() {
        return err;
    }

    /** The terminal, opened on first use, because that is slow. */
    Terminal open() {
        Terminal open = opened;
        if (open == null) {
            // Otherwise Ctrl+C while a line is typed can arrive twice: as a key and as a signal raised by
            // JLine.
            System.setProperty(TerminalBuilder.PROP_SOFTWARE_SIGNALS, "false");
            try {
                open = TerminalBuilder.builder()
                        .system(true)
                        // Otherwise JLine queries the terminal, and the reply could be read as keys.
                        .graphemeCluster(false)
                        .build();
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
            opened = open;
        }
        return open;
    }

    /** On a terminal, Ctrl+C no longer ends the program: it is recorded for the next {@link Interrupt}. */
    public void catchInterrupts() {
        // Installed once: while a handler is being replaced, Ctrl+C would end the program.
        if (isTerminal() && !catchesInterrupts) {
            catchesInterrupts = true;
            open().handle(Terminal.Signal.INT, signal -> interrupted = true);
            // A terminal that hung up is noticed as the end of input; exiting at once would lose the game.
            Signals.register("HUP", () -> interrupted = true);
        }
    }

    /**
     * On a terminal, the first SIGTERM only ends the line being read and interruptible work, so that an
     * unfinished game can be saved. A second one halts the program.
     */
    public void deferTermination() {
        if (isTerminal()) {
            Signals.register("TERM", () -> {
                if (terminated) {
                    Runtime.getRuntime().halt(TERMINATED);
                }
                terminated = true;
                interruptReading.run();
            });
        }
    }

    /** Sets what SIGTERM and Ctrl+C do instead of ending the program. */
    public void onTermination(Runnable action) {
        Signals.register("TERM", action);
        Signals.register("INT", action);
    }

    /** Whether SIGTERM has been received. */
    boolean isTerminated() {
        return terminated;
    }

    /** Sets the action that interrupts the reading of a line on SIGTERM. */
    void setInterruptReading(Runnable action) {
        interruptReading = action;
    }

    /** Returns whether Ctrl+C was pressed, and clears the flag. */
    boolean consumeInterrupt() {
        boolean pressed = interrupted;
        interrupted = false;
        return pressed;
    }

    /** The configuration folder of the user; empty if it is unknown. */
    public Optional<Path> configFolder() {
        return ConfigFolder.find(environment);
    }

    /** The line width: that of the terminal, or a default. */
    public int width() {
        int columns = 0;
        try {
            columns = isTerminal() ? open().getSize().getColumns() : 0;
        } catch (IOError | UncheckedIOException | IllegalStateException gone) {
            // The terminal hung up: its output is lost, but the game must not be.
        }
        return columns < MIN_WIDTH ? DEFAULT_WIDTH : columns - 1;
    }

    /** The texts of the current language. */
    public Catalogue catalogue() {
        return catalogue;
    }

    /** Changes the language. */
    public void setLanguage(Language language) {
        catalogue = new Catalogue(language);
    }

    /** The available games. */
    public List<Game> games() {
        return games;
    }

    /** Prints a message of the catalogue. */
    public void say(String key, Object... args) {
        print(catalogue.text(key, args));
    }

    /** Prints a text; on a terminal it is wrapped and keeps its indentation. */
    public void print(String sentence) {
        print(sentence, sentence.length() - sentence.stripLeading().length());
    }

    /** Prints a text; on a terminal it is wrapped with a hanging indentation. */
    public void print(String sentence, int hanging) {
        int width = sentence.length() > MIN_WIDTH && isTerminal() ? width() : Integer.MAX_VALUE;
        WordWrap.lines(sentence, width, hanging).forEach(out::println);
    }

    /** Prints an error on one line. */
    public void printError(Parsed.Fault<?> fault) {
        out.flush();
        err.println(catalogue.text("cli.error", catalogue.fault(fault)));
        err.flush();
    }

    /** Prints an error on one line. */
    public void printError(Message message) {
        printError(new Parsed.Fault<>("", message));
    }

    /** The game with an id, if it exists. */
    public Optional<Game> find(String id) {
        return games.stream().filter(game -> game.id().equals(id)).findFirst();
    }

    /** The game with an id; an unknown id is bad input. */
    public Game game(String id) {
        return find(id).orElseThrow(() -> {
            String known = String.join(", ", games.stream().map(Game::id).toList());
            return new BadInput(Message.of("console.unknown-game", id, known));
        });
    }

    /** Parses a position: a position string, the name of a set-up, or {@code start}. */
    public State state(Game game, String text) {
        if (text.isEmpty() || text.equals("start")) {
            return game.start();
        }
        if (!game.setups().isEmpty() && text.indexOf('/') < 0 && !game.setups().containsKey(text)) {
            String known = String.join(", ", game.setups().keySet());
            throw new BadInput(Message.of("console.unknown-position", text, known));
        }
        return value(game.read(game.setups().getOrDefault(text, text)));
    }

    /** Returns the value that was parsed; throws its fault as bad input. */
    public static <T> T value(Parsed<T> parsed) {
        return BadInput.valueOf(parsed);
    }
}
