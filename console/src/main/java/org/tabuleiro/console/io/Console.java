package org.tabuleiro.console.io;

import java.io.IOError;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
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

/** What all commands work with: the streams, the language, the games there are. */
public final class Console {
    /** Where sentences are broken if nothing is known: the width that every terminal has. */
    private static final int WIDTH = 79;
    /** Less is no width, but a terminal that does not know. */
    private static final int NARROWEST = 20;

    /** The exit code of a program that SIGTERM has ended. */
    private static final int TERMINATED = 128 + 15;

    private final InputStream in;
    private final PrintStream out;
    private final PrintStream err;
    private final BooleanSupplier terminal;
    private final BooleanSupplier progress;
    private final Map<String, String> environment;
    private final List<Game> games;
    private Catalogue catalogue;
    private @Nullable Boolean isTerminal;
    private @Nullable Terminal opened;
    private boolean keepsInterrupts;
    private volatile boolean interrupted;
    private volatile boolean terminated;
    private volatile Runnable wake = () -> {};

    /**
     * A console.
     *
     * @param in where a person types
     * @param out where results go
     * @param err where complaints go
     * @param terminal whether a person sits at a terminal on both ends; asked only when it matters, since it takes time
     * @param progress whether complaints go to a terminal, so that progress can be shown there
     * @param environment the variables of the process
     * @param games the games to play
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

    /** Where a person types. */
    public InputStream in() {
        return in;
    }

    /** Where results go. */
    public PrintStream out() {
        return out;
    }

    /** Whether nobody reads the results any more, as after a closed pipe. */
    public boolean isUnheard() {
        return out.checkError();
    }

    /** Whether a person sits at a terminal on both ends, or did when this was first asked: one that is gone is none. */
    public boolean isTerminal() {
        Boolean known = isTerminal;
        if (known == null) {
            known = terminal.getAsBoolean();
            isTerminal = known;
        }
        return known;
    }

    /** Whether to use colours: on a terminal that has them and a person who has not asked for none. */
    public boolean hasColours() {
        return isTerminal()
                && environment.getOrDefault("NO_COLOR", "").isEmpty()
                && !environment.getOrDefault("TERM", "dumb").equals("dumb");
    }

    /** Whether what is shown on a terminal can be written over. */
    public boolean hasCursor() {
        return isTerminal() && !environment.getOrDefault("TERM", "dumb").equals("dumb");
    }

    /** Whether progress can be shown where complaints go. */
    public boolean showsProgress() {
        return progress.getAsBoolean();
    }

    /** Where complaints and progress go. */
    public PrintStream err() {
        return err;
    }

    /** The terminal that a person sits at, opened when it is first needed, since that takes time. */
    Terminal open() {
        Terminal open = opened;
        if (open == null) {
            // Else a Ctrl-C while a line is typed can arrive twice: as a key and as a signal that JLine makes of it.
            System.setProperty(TerminalBuilder.PROP_SOFTWARE_SIGNALS, "false");
            try {
                open = TerminalBuilder.builder()
                        .system(true)
                        // Else the terminal is asked what it can do, and its answer would look like keys pressed.
                        .graphemeCluster(false)
                        .build();
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
            opened = open;
        }
        return open;
    }

    /** On a terminal, Ctrl-C no longer ends the program: it is a wish for whoever watches for one next. */
    public void keepInterrupts() {
        // Once and for all: while a handler is changed, a Ctrl-C would end the program.
        if (isTerminal() && !keepsInterrupts) {
            keepsInterrupts = true;
            open().handle(Terminal.Signal.INT, signal -> interrupted = true);
            // A terminal that is gone shows as the end of its input; ending at once would lose the game.
            Signals.register("HUP", () -> interrupted = true);
        }
    }

    /**
     * On a terminal, SIGTERM no longer ends the program at once: it ends the line that is being read and whatever can be
     * interrupted, so that a game can be kept. A second one ends the program whatever it is at.
     */
    public void deferTermination() {
        if (isTerminal()) {
            Signals.register("TERM", () -> {
                if (terminated) {
                    Runtime.getRuntime().halt(TERMINATED);
                }
                terminated = true;
                wake.run();
            });
        }
    }

    /** Whether the program was told to end. */
    boolean isTerminated() {
        return terminated;
    }

    /** Sets what interrupts the reading of a line when the program is told to end. */
    void setWake(Runnable newWake) {
        wake = newWake;
    }

    /** Whether there was a Ctrl-C that nobody was told about; now somebody is. */
    boolean takeInterrupt() {
        boolean taken = interrupted;
        interrupted = false;
        return taken;
    }

    /** The folder where this program keeps things for the person; empty where nobody says where that is. */
    Optional<Path> folder() {
        return ConfigFolder.find(environment);
    }

    /** How long a line may be: the width of the terminal, or of any where there is none. */
    public int width() {
        int columns = 0;
        try {
            columns = isTerminal() ? open().getSize().getColumns() : 0;
        } catch (IOError | UncheckedIOException | IllegalStateException gone) {
            // A terminal that is gone has no width; what is printed is lost, the game is not.
        }
        return columns < NARROWEST ? WIDTH : columns - 1;
    }

    /** The texts of the language in use. */
    public Catalogue catalogue() {
        return catalogue;
    }

    /** Goes on in another language. */
    public void speak(Language language) {
        catalogue = new Catalogue(language);
    }

    /** The games there are. */
    public List<Game> games() {
        return games;
    }

    /** Prints a sentence from the catalogue. */
    public void say(String key, Object... args) {
        print(catalogue.text(key, args));
    }

    /** Prints a sentence; on a terminal it is broken between words, and goes on indented as it began. */
    public void print(String sentence) {
        print(sentence, sentence.length() - sentence.stripLeading().length());
    }

    /** Prints a sentence; on a terminal it is broken between words, and goes on with so many blanks. */
    public void print(String sentence, int hanging) {
        int width = sentence.length() > NARROWEST && isTerminal() ? width() : Integer.MAX_VALUE;
        Wrapping.lines(sentence, width, hanging).forEach(out::println);
    }

    /** Prints a complaint on one line. */
    public void complain(Parsed.Fault<?> fault) {
        out.flush();
        err.println(catalogue.text("cli.error", catalogue.fault(fault)));
        err.flush();
    }

    /** Prints a complaint on one line. */
    public void complain(Message message) {
        complain(new Parsed.Fault<>("", message));
    }

    /** The game with an id, if there is one. */
    public Optional<Game> find(String id) {
        return games.stream().filter(game -> game.id().equals(id)).findFirst();
    }

    /** The game with an id; another id is bad input. */
    public Game game(String id) {
        return find(id).orElseThrow(() -> {
            String known = String.join(", ", games.stream().map(Game::id).toList());
            return new BadInput(Message.of("console.unknown-game", id, known));
        });
    }

    /** The state that a text names: a position string, a set-up, or the start. */
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

    /** What was read; a fault ends the command. */
    public static <T> T value(Parsed<T> parsed) {
        return BadInput.valueOf(parsed);
    }
}
