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
import org.tabuleiro.console.view.StatePrinter;
import org.tabuleiro.console.view.TextView;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.Choice;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.RecordTags;
import org.tabuleiro.table.SavedGame;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Status;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.TableEvent;
import org.tabuleiro.table.text.TurnWords;
import org.tabuleiro.table.text.TypedTurn;
import org.tabuleiro.table.text.Wording;

/** A game in the terminal: shows the board, reads lines, and lets programs answer in between. */
public final class TerminalGame implements Table.Listener {
    /** How long a turn of a game between computers is shown, in milliseconds. */
    private static final long WATCHED_MILLIS = 1000;

    // Tags of a game that is kept: how its programs were told to play.
    private static final String MILLIS = "Tabuleiro_Millis";
    private static final String RESIGNS = "Tabuleiro_Resigns";
    private static final String YES = "yes";

    private final Console console;
    private final LineInput lines;
    private final TextView.Style style;
    private final Words words;
    private final TerminalPlayers players;
    private final Map<Side, Seat> seats;
    private final Options options;

    private Table table;
    private boolean resigns;
    private boolean flipped;
    private boolean unsaved;
    private boolean left;
    private boolean walkedAway;
    private boolean pressedBefore;
    private boolean shown;

    /**
     * A game.
     *
     * @param console where it is shown
     * @param lines where people type
     * @param style how the board is drawn
     * @param seats who plays each side
     * @param start where the game begins
     * @param options what else was asked for
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
        this.words = new Words(this, console);
        this.players = new TerminalPlayers(console, options.random, options.fullMillis);
        this.options = options;
        this.table = newTable(start);
        // A person who plays the second side against the computer sits below.
        this.flipped = !seat(Side.FIRST).isPerson() && seat(Side.SECOND).isPerson();
    }

    /**
     * How a game is played besides the players.
     *
     * @param random draws the seeds of programs
     * @param fullMillis the milliseconds per turn at full strength; empty for the usual ones
     * @param resigns whether programs resign lost games
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

    /** A game that was left, with the players that it had. */
    private TerminalGame(Console console, LineInput lines, TextView.Style style, SavedGame saved, Options options) {
        this(
                console,
                lines,
                style,
                Map.of(Side.FIRST, saved.first(), Side.SECOND, saved.second()),
                saved.record().start(),
                options);
        this.table = saved.open(players, TerminalGame::now);
        this.flipped = saved.flipped();
        this.unsaved = true;
    }

    /**
     * Goes on with a game that was left.
     *
     * @param kept the game, with tags that say how it was left
     * @param random draws the seeds of programs
     */
    public static TerminalGame resume(
            Console console, LineInput lines, TextView.Style style, GameRecord kept, RandomGenerator random) {
        Map<String, String> tags = kept.tags();
        Options options = new Options(
                random,
                tags.getOrDefault(MILLIS, ""),
                tags.getOrDefault(RESIGNS, "").equals(YES));
        return new TerminalGame(console, lines, style, SavedGame.of(withoutOptions(kept)), options);
    }

    private static GameRecord withoutOptions(GameRecord kept) {
        Map<String, String> tags = new LinkedHashMap<>(kept.tags());
        tags.remove(MILLIS);
        tags.remove(RESIGNS);
        return new GameRecord(kept.start(), tags, kept.line(), kept.result());
    }

    /** The game as it is kept, to go on with another day. */
    private GameRecord kept() {
        GameRecord saved = SavedGame.of(table, tags(), flipped).tagged();
        Map<String, String> tags = new LinkedHashMap<>(saved.tags());
        if (!options.fullMillis.isEmpty()) {
            tags.put(MILLIS, options.fullMillis);
        }
        if (resigns) {
            tags.put(RESIGNS, YES);
        }
        return new GameRecord(saved.start(), tags, saved.line(), saved.result());
    }

    private void sitDown(Table newTable) {
        table = newTable;
        table.setMayResign(resigns);
        table.setPace(new Table.Pace(0, 0, console.isTerminal() ? WATCHED_MILLIS : 0));
        table.subscribe(this);
        showAgain();
        table.begin();
    }

    /**
     * Plays until a player leaves, the input ends, or computers have finished their game. Returns the game if somebody has
     * walked away from it without saving it.
     */
    public Optional<GameRecord> run() {
        console.keepInterrupts();
        console.deferTermination();
        try {
            sitDown(table);
            playOn();
        } finally {
            table.close();
        }
        return unsaved && (walkedAway || console.isUnheard()) ? Optional.of(kept()) : Optional.empty();
    }

    private void playOn() {
        while (!left && !console.isUnheard()) {
            if (goOn()) {
                continue;
            }
            boolean stuck = table.match().isOver() || table.failure().isPresent();
            if (stuck && table.isWatched() && !console.isTerminal()) {
                return;
            }
            console.print(whatIsDue());
            boolean typing = true;
            try {
                String line = lines.next("> ", this::completions);
                typing = false;
                pressedBefore = false;
                if (line != null) {
                    take(line.strip());
                } else if (!console.isTerminal() || words.mayLoseGame()) {
                    return;
                }
            } catch (Cancelled cancelled) {
                cancel(!typing || cancelled.hasText());
            }
        }
    }

    /** Ctrl+C cancels a question, a line or a half-entered turn; the second in a row, with nothing to cancel, leaves. */
    private void cancel(boolean cancelled) {
        TurnBuilder entry = table.input().entry();
        boolean halfEntered = !entry.steps().isEmpty() || !entry.clicks().isEmpty();
        if (!cancelled && halfEntered) {
            reset();
        } else if (!cancelled && pressedBefore) {
            walkedAway = true;
            left = true;
            return;
        }
        pressedBefore = true;
        String leaving = catalogue().text(unsaved ? "console.press-again.kept" : "console.press-again");
        console.print(cancelled || halfEntered ? catalogue().text("console.cancelled") + " " + leaving : leaving);
    }

    /** Lets programs answer, and turns that have waited for their moment be played; false if a person has to do something. */
    private boolean goOn() {
        if (players.isAsked()) {
            players.answer();
            if (players.takeInterrupted() && table.isWatched()) {
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

    private String whatIsDue() {
        if (table.match().isOver()) {
            return catalogue().text("console.over");
        }
        return switch (table.status()) {
            case Status.Paused paused -> catalogue().text("console.paused", Word.CONTINUE.in(catalogue()));
            case Status.Failed failed -> catalogue().text("console.failed", Word.RETRY.in(catalogue()));
            default -> entering();
        };
    }

    private String entering() {
        TurnBuilder entry = table.input().entry();
        String side = catalogue().side(game(), table.match().toMove());
        String soFar = entry.steps().isEmpty() ? "" : " (" + words(new Turn(entry.steps())) + ")";
        List<String> typed = entry.state().legalSteps().stream()
                .filter(step -> step.kind() == Step.Kind.WORD)
                .map(Step::text)
                .toList();
        String choice = typed.isEmpty() || !entry.clicks().isEmpty() ? "" : " [" + String.join(", ", typed) + "]";
        return side + soFar + ": " + catalogue().text(entry.prompt()) + choice;
    }

    /** A turn in the language of the player; what is typed and saved is its notation. */
    private String words(Turn turn) {
        return new TurnWords(catalogue(), game()).turn(turn.text());
    }

    private void take(String line) {
        if (line.isEmpty()) {
            if (table.choices().contains(Choice.STEP)) {
                table.controls().step();
            }
        } else if (!words.take(line)) {
            enter(line);
        }
    }

    /** Takes a turn, the beginning of one, or the squares of a step. */
    private void enter(String text) {
        if (table.match().isOver()) {
            console.say("turn.over");
            return;
        }
        int before = table.input().entry().steps().size();
        shown = false;
        table.input()
                .enter(entry -> new TypedTurn(catalogue())
                        .enter(entry, text)
                        .map(reason -> Message.of("table.literal", reason)));
        if (!shown && table.input().entry().steps().size() > before) {
            show();
        }
    }

    // --- what happens at the table ---

    @Override
    public void happened(TableEvent event) {
        switch (event) {
            case TableEvent.Played played -> {
                unsaved = true;
                String side = catalogue().side(game(), played.side());
                Turn turn = played.node().turn().orElseThrow();
                console.print(Wording.playedWord(game(), played.side(), turn)
                        .map(catalogue()::text)
                        .orElseGet(() -> catalogue().text("console.played", side, words(turn))));
                show();
            }
            case TableEvent.WentBack back -> {
                unsaved = true;
                show();
            }
            case TableEvent.Ended(var result) -> {
                unsaved = true;
                console.print(catalogue().result(game(), result));
            }
            case TableEvent.DrawOffered(Side side) -> {
                if (table.seat(side).isProgram()) {
                    console.say("console.draw-proposed", catalogue().side(game(), side), Word.DRAW.in(catalogue()));
                }
            }
            case TableEvent.DrawDeclined(Side side) -> {
                if (table.seat(side).isProgram()) {
                    console.say("console.draw-declined", catalogue().side(game(), side));
                }
            }
            case TableEvent.Failed(Side side, Message reason) ->
                console.print(catalogue().text(reason));
            case TableEvent.Refused(Message reason) -> console.print(catalogue().text(reason));
            case TableEvent.Thinking thinking -> {}
            case TableEvent.Tried tried -> show();
        }
    }

    @Override
    public void changed() {
        // Everything that is printed follows an event, or a word that was typed.
    }

    void show() {
        shown = true;
        TurnBuilder entry = table.input().entry();
        List<Integer> last = entry.steps().isEmpty()
                ? table.displayed().turn().map(Turn::squares).orElse(List.of())
                : new Turn(entry.steps()).squares();
        console.out().println();
        new StatePrinter(console.out(), catalogue()).print(TextView.of(game(), style), entry.state(), last, flipped);
    }

    /** Shows the board of a game that is taken up or asked about, and how the game ended. */
    void showAgain() {
        show();
        table.result().ifPresent(result -> console.print(catalogue().result(game(), result)));
    }

    private List<String> completions(String line) {
        Optional<List<String>> files = words.fileNames(line);
        if (files.isPresent()) {
            return files.get();
        }
        State state = table.input().entry().state();
        List<String> all = new ArrayList<>(Word.all(catalogue()));
        state.legalSteps().forEach(step -> all.add(step.text()));
        if (state.readSteps(line) instanceof Parsed.Ok<List<Step>>(List<Step> steps)) {
            State after = state;
            for (Step step : steps) {
                after = after.play(step);
            }
            if (after.turnNumber() == state.turnNumber()) {
                for (Step step : after.legalSteps()) {
                    List<Step> longer = new ArrayList<>(steps);
                    longer.add(step);
                    all.add(new Turn(longer).text());
                }
            }
        }
        return all;
    }

    // --- what the words of the table do ---

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
        table.setMayResign(resigns);
    }

    /** The answer to a question; empty when there is no more input. */
    Optional<String> ask(String key, Object... args) {
        String answer = lines.next(catalogue().text(key, args) + " ", beginning -> List.of());
        walkedAway = answer == null;
        return Optional.ofNullable(answer).map(String::strip);
    }

    void leave() {
        left = true;
    }

    void flip() {
        flipped = !flipped;
        show();
    }

    /** Undoes a click of this turn, or takes back. */
    void undo() {
        if (table.input().undoClick()) {
            show();
        } else if (!table.controls().takeBack()) {
            tellNotice();
        }
    }

    void redo() {
        if (!table.input().entry().steps().isEmpty() || !table.controls().redo()) {
            console.say("table.nothing-to-redo");
        }
    }

    void hint() {
        table.controls().hint();
        while (players.isAsked()) {
            players.answer();
        }
        tellNotice();
    }

    /** Prints what the table has to say. */
    void tellNotice() {
        table.notice().ifPresent(notice -> console.print(catalogue().text(notice.message())));
    }

    void reset() {
        table.input().resetTurn();
        show();
    }

    void again() {
        table.close();
        unsaved = false;
        sitDown(newTable(table.match().start()));
    }

    GameRecord record() {
        return table.record(tags());
    }

    private Map<String, String> tags() {
        String date = LocalDate.now(ZoneId.systemDefault()).toString().replace('-', '.');
        return RecordTags.of(table, catalogue(), date);
    }

    void saved() {
        unsaved = false;
    }

    void load(GameRecord record) {
        table.close();
        unsaved = false;
        sitDown(SavedGame.of(record).with(seat(Side.FIRST), seat(Side.SECOND)).open(players, TerminalGame::now));
        if (table.input().entry().turn().isPresent()) {
            // A turn that was left in mid-turn, and can only go one way, is complete.
            table.input().confirm();
        }
    }
}
