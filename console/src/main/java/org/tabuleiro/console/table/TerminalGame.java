package org.tabuleiro.console.table;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.random.RandomGenerator;
import org.tabuleiro.console.io.Cancelled;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.io.Interrupt;
import org.tabuleiro.console.io.LineInput;
import org.tabuleiro.console.view.TextView;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.Choice;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.RecordTags;
import org.tabuleiro.table.SavedGame;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.TableEvent;
import org.tabuleiro.table.preferences.Pace;
import org.tabuleiro.table.text.TypedTurn;

/** A game in the terminal: shows the board, reads lines, and runs the computer players between them. */
public final class TerminalGame implements Table.Listener {
    /** The pace of a game between computers, in milliseconds per turn. */
    private static final long WATCHED_MILLIS = 1000;

    // Tags of an unfinished game: the options of its computer players.
    private static final String MILLIS = "Tabuleiro_Millis";
    private static final String RESIGNS = "Tabuleiro_Resigns";
    private static final String YES = "yes";

    private final Console console;
    private final LineInput lines;
    private final TextView.Style style;
    private final TypedCommands commands;
    private final TerminalPlayers players;
    private final Map<Side, Seat> seats;
    private final Options options;

    private Table table;
    private GamePrinter printer;
    private boolean resigns;
    private boolean unsaved;
    private boolean quit;
    private boolean abandoned;
    private boolean cancelledBefore;

    /**
     * A game.
     *
     * @param console the console
     * @param lines the input
     * @param style the style of the board
     * @param seats the players of both sides
     * @param start the start position
     * @param options the other options
     */
    public TerminalGame(
            Console console,
            LineInput lines,
            TextView.Style style,
            Map<Side, Seat> seats,
            State start,
            Options options) {
        this.console = console;
        this.lines = lines;
        this.style = style;
        this.seats = Map.copyOf(seats);
        this.resigns = options.resigns;
        this.commands = new TypedCommands(this, console);
        this.players = new TerminalPlayers(console, options.random, options.fullMillis);
        this.options = options;
        this.table = newTable(start);
        // The board is flipped for a person who plays the second side against the computer.
        boolean flipped = !seat(Side.FIRST).isPerson() && seat(Side.SECOND).isPerson();
        this.printer = new GamePrinter(console, table, style, flipped);
    }

    /**
     * The options of a game besides the players.
     *
     * @param random the source of the players' seeds
     * @param fullMillis the milliseconds per turn at full strength; empty for the default
     * @param resigns whether the computer resigns lost games
     */
    public record Options(RandomGenerator random, String fullMillis, boolean resigns) {}

    private Seat seat(Side side) {
        return seats.getOrDefault(side, new Seat.Person());
    }

    private static long now() {
        return System.nanoTime() / 1_000_000;
    }

    private Table newTable(State start) {
        return new GameSetting(start, seat(Side.FIRST), seat(Side.SECOND), new TimeControl.None())
                .open(players, TerminalGame::now);
    }

    /** A resumed game, with its former players. */
    private TerminalGame(Console console, LineInput lines, TextView.Style style, SavedGame saved, Options options) {
        this(
                console,
                lines,
                style,
                Map.of(Side.FIRST, saved.first(), Side.SECOND, saved.second()),
                saved.record().start(),
                options);
        this.table = saved.open(players, TerminalGame::now);
        this.printer = new GamePrinter(console, table, style, saved.flipped());
        this.unsaved = true;
    }

    /**
     * Resumes an unfinished game.
     *
     * @param unfinished the game, with the tags of its options
     * @param random the source of the players' seeds
     */
    public static TerminalGame resume(
            Console console, LineInput lines, TextView.Style style, GameRecord unfinished, RandomGenerator random) {
        Map<String, String> tags = unfinished.tags();
        Options options = new Options(
                random,
                tags.getOrDefault(MILLIS, ""),
                tags.getOrDefault(RESIGNS, "").equals(YES));
        return new TerminalGame(console, lines, style, SavedGame.of(withoutOptions(unfinished)), options);
    }

    private static GameRecord withoutOptions(GameRecord unfinished) {
        Map<String, String> tags = new LinkedHashMap<>(unfinished.tags());
        tags.remove(MILLIS);
        tags.remove(RESIGNS);
        return new GameRecord(unfinished.start(), tags, unfinished.line(), unfinished.result());
    }

    /** The record of an unfinished game, with the tags of its options. */
    private GameRecord unfinished() {
        GameRecord saved = SavedGame.of(table, tags(), printer.isFlipped()).tagged();
        Map<String, String> tags = new LinkedHashMap<>(saved.tags());
        if (!options.fullMillis.isEmpty()) {
            tags.put(MILLIS, options.fullMillis);
        }
        if (resigns) {
            tags.put(RESIGNS, YES);
        }
        return new GameRecord(saved.start(), tags, saved.line(), saved.result());
    }

    private void begin(Table newTable) {
        table = newTable;
        printer = new GamePrinter(console, table, style, printer.isFlipped());
        table.preferences().setMayResign(resigns);
        table.preferences().setPace(new Pace(0, 0, console.isTerminal() ? WATCHED_MILLIS : 0));
        table.subscribe(this);
        showWithResult();
        table.begin();
    }

    /**
     * Plays until the user quits, the input ends, or a game between computers is over. Returns the game if it
     * was abandoned without being saved.
     */
    public Optional<GameRecord> run() {
        console.catchInterrupts();
        console.deferTermination();
        try {
            begin(table);
            loop();
        } finally {
            table.close();
        }
        return unsaved && (abandoned || console.hasOutputFailed()) ? Optional.of(unfinished()) : Optional.empty();
    }

    private void loop() {
        while (!quit && !console.hasOutputFailed()) {
            if (advance()) {
                continue;
            }
            boolean stuck = table.match().isOver() || table.failure().isPresent();
            if (stuck && table.isWatched() && !console.isTerminal()) {
                return;
            }
            printer.advice();
            printer.prompt();
            boolean typing = true;
            try {
                String line = lines.next("> ", this::completions);
                typing = false;
                cancelledBefore = false;
                if (line != null) {
                    handle(line.strip());
                } else if (!console.isTerminal() || commands.mayDiscardGame()) {
                    return;
                }
            } catch (Cancelled cancelled) {
                cancel(!typing || cancelled.hasText());
            }
        }
    }

    /**
     * Ctrl+C cancels a question, a line or a half-entered turn; a second one in a row, with nothing to
     * cancel, quits.
     */
    private void cancel(boolean cancelled) {
        TurnBuilder entry = table.input().entry();
        boolean halfEntered = !entry.steps().isEmpty() || !entry.clicks().isEmpty();
        if (!cancelled && halfEntered) {
            reset();
        } else if (!cancelled && cancelledBefore) {
            abandoned = true;
            quit = true;
            return;
        }
        cancelledBefore = true;
        String quitHint = catalogue().text(unsaved ? "console.press-again.kept" : "console.press-again");
        console.print(cancelled || halfEntered ? catalogue().text("console.cancelled") + " " + quitHint : quitHint);
    }

    /** Runs the computer players and plays delayed turns; returns false if it is a person's turn to act. */
    private boolean advance() {
        if (players.hasQuestion()) {
            players.answer();
            if (players.consumeInterrupt() && table.isWatched()) {
                table.controls().pause();
            }
            return true;
        }
        OptionalLong wake = table.isThinking() ? table.wakeAt() : OptionalLong.empty();
        wake.ifPresent(moment -> {
            try (Interrupt interrupt = Interrupt.watch(console)) {
                interrupt.await(moment - now());
                table.tick(now());
                if (interrupt.isRequested()) {
                    table.controls().hurry();
                    table.controls().pause();
                }
            }
        });
        return wake.isPresent();
    }

    private void handle(String line) {
        if (line.isEmpty()) {
            if (table.choices().contains(Choice.STEP)) {
                table.controls().step();
            }
        } else if (!commands.execute(line)) {
            enter(line);
        }
    }

    /** Enters a turn, the beginning of one, or the squares of a step. */
    private void enter(String text) {
        if (table.match().isOver()) {
            console.say("turn.over");
            return;
        }
        int before = table.input().entry().steps().size();
        printer.consumePrinted();
        table.input().enter(entry -> new TypedTurn(catalogue()).enter(entry, text));
        if (!printer.consumePrinted() && table.input().entry().steps().size() > before) {
            show();
        }
    }

    // --- events of the table ---

    @Override
    public void happened(TableEvent event) {
        if (event instanceof TableEvent.Played
                || event instanceof TableEvent.WentBack
                || event instanceof TableEvent.Ended) {
            unsaved = true;
        }
        printer.event(event);
    }

    @Override
    public void changed() {
        // Output is printed only on events and typed commands.
    }

    void show() {
        printer.board();
    }

    /** Shows the board and the result, if the game is over. */
    void showWithResult() {
        printer.boardWithResult();
    }

    private List<String> completions(String line) {
        Optional<List<String>> files = commands.fileCompletions(line);
        if (files.isPresent()) {
            return files.get();
        }
        List<String> all = new ArrayList<>(TypedCommand.all(catalogue()));
        all.addAll(TurnCompletions.of(table.input().entry().state(), line));
        return all;
    }

    // --- for the typed commands ---

    Table table() {
        return table;
    }

    Catalogue catalogue() {
        return console.catalogue();
    }

    Game game() {
        return table.game();
    }

    TextView.Style style() {
        return style;
    }

    boolean isUnsaved() {
        return unsaved;
    }

    boolean resigns() {
        return resigns;
    }

    void setResigns(boolean newResigns) {
        resigns = newResigns;
        table.preferences().setMayResign(resigns);
    }

    /** Asks a question; the answer is empty at the end of input. */
    Optional<String> ask(String key, Object... args) {
        String answer = lines.next(catalogue().text(key, args) + " ", beginning -> List.of());
        abandoned = answer == null;
        return Optional.ofNullable(answer).map(String::strip);
    }

    void quit() {
        quit = true;
    }

    void flip() {
        printer.flip();
        show();
    }

    void showSteps() {
        printer.legalSteps();
    }

    /** Undoes a click of this turn, or takes back a turn. */
    void undo() {
        if (table.input().undoClick()) {
            show();
        } else if (!table.controls().takeBack()) {
            showNotice();
        }
    }

    void redo() {
        if (!table.input().entry().steps().isEmpty() || !table.controls().redo()) {
            console.say("table.nothing-to-redo");
        }
    }

    void hint() {
        table.controls().hint();
        while (players.hasQuestion()) {
            players.answer();
        }
        showNotice();
    }

    /** Prints the notice of the table, if any. */
    void showNotice() {
        printer.notice();
    }

    void reset() {
        table.input().resetTurn();
        show();
    }

    void restart() {
        table.close();
        unsaved = false;
        begin(newTable(table.match().start()));
    }

    GameRecord record() {
        return table.record(tags());
    }

    private Map<String, String> tags() {
        String date = LocalDate.now(ZoneId.systemDefault()).toString().replace('-', '.');
        return RecordTags.of(table, catalogue(), date);
    }

    void markSaved() {
        unsaved = false;
    }

    void load(GameRecord record) {
        table.close();
        unsaved = false;
        begin(SavedGame.of(record).with(seat(Side.FIRST), seat(Side.SECOND)).open(players, TerminalGame::now));
        if (table.input().entry().turn().isPresent()) {
            // A partial turn with a unique continuation is complete.
            table.input().confirm();
        }
    }
}
