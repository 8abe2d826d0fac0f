package org.tabuleiro.console.table;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.io.Lines;
import org.tabuleiro.console.view.StatePrinter;
import org.tabuleiro.console.view.View;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.TypedTurn;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.Play;
import org.tabuleiro.host.EngineFailure;

/** Two players at a board: shows it, asks whose turn it is, and plays until somebody leaves. */
public final class Table {
    private final Console console;
    private final Lines lines;
    private final View.Style style;
    private final Map<Side, Player> players;
    private final Words words;

    private Play play;
    private TurnBuilder builder;
    private Map<String, String> tags;
    private boolean flipped;
    private boolean unsaved;
    private boolean left;
    private boolean paused;

    /** How long a turn of a game between computers is shown, in milliseconds. */
    private static final long PACE = 1000;

    private final Courtesy courtesy;

    /**
     * Sits down.
     *
     * @param console where the game is shown
     * @param lines where people type
     * @param style how the board is drawn
     * @param players who plays each side
     * @param start where the game begins
     * @param resigns whether computers give up lost games
     */
    public Table(
            Console console, Lines lines, View.Style style, Map<Side, Player> players, State start, boolean resigns) {
        this.console = console;
        this.lines = lines;
        this.style = style;
        this.players = Map.copyOf(players);
        this.courtesy = new Courtesy(resigns);
        this.words = new Words(this, console);
        this.play = new Play(start);
        this.builder = new TurnBuilder(start);
        this.tags = newTags();
        // A person who plays the second side against the computer sits below.
        this.flipped = isComputer(Side.FIRST) && !isComputer(Side.SECOND);
    }

    private Map<String, String> newTags() {
        Map<String, String> fresh = new LinkedHashMap<>();
        fresh.put("Event", "Tabuleiro");
        fresh.put("Date", LocalDate.now(ZoneId.systemDefault()).toString().replace('-', '.'));
        fresh.put(GameRecord.FIRST, playerName(Side.FIRST));
        fresh.put(GameRecord.SECOND, playerName(Side.SECOND));
        return fresh;
    }

    /** Plays until a player leaves, the input ends, or computers have finished their game. */
    public void run() {
        console.keepInterrupts();
        try {
            show();
            playOn();
        } finally {
            players.values().forEach(Player::leave);
        }
    }

    private void playOn() {
        while (!left && !console.isUnheard()) {
            boolean over = play.result().isPresent();
            if (over && isWatched() && !console.isTerminal()) {
                return;
            }
            if (!over && (playComputer() || playForced())) {
                continue;
            }
            console.print(over ? catalogue().text("console.over") : whatIsDue());
            String line = lines.next("> ", this::completions);
            if (line != null) {
                take(line.strip());
            } else if (!console.isTerminal() || words.mayLoseGame()) {
                return;
            }
        }
    }

    private String whatIsDue() {
        if (isWatched()) {
            return catalogue().text("console.paused", Word.CONTINUE.in(catalogue()));
        }
        String side = catalogue().side(game(), play.state().toMove());
        String soFar = builder.steps().isEmpty() ? "" : " (" + new Turn(builder.steps()).text() + ")";
        List<String> words = builder.state().legalSteps().stream()
                .map(Step::text)
                .filter(game().words()::contains)
                .toList();
        String typed = words.isEmpty() || !builder.clicks().isEmpty() ? "" : " [" + String.join(", ", words) + "]";
        return side + soFar + ": " + catalogue().text(builder.prompt()) + typed;
    }

    private boolean playComputer() {
        if (paused || !(players.get(play.state().toMove()) instanceof Player.Computer computer)) {
            return false;
        }
        boolean watched = isWatched();
        if (!watched && courtesy.givesUp(play.state())) {
            end(() -> play.resign(play.state().toMove()));
            return true;
        }
        try {
            Thinking.Thought thought =
                    Thinking.choose(console, computer, play.state(), watched && console.isTerminal() ? PACE : 0);
            paused = watched && thought.interrupted();
            Side side = play.state().toMove();
            push(thought.turn());
            if (!watched && play.result().isEmpty() && courtesy.offersDraw(play.state())) {
                console.say("console.draw-proposed", catalogue().side(game(), side), Word.DRAW.in(catalogue()));
            }
        } catch (EngineFailure failure) {
            console.say("console.engine-failed", computer.id(), failure.reason());
            end(() -> play.resign(play.state().toMove()));
        }
        return true;
    }

    /** A step without a choice, such as a pass, makes itself. */
    private boolean playForced() {
        Optional<Step> forced = builder.forced();
        forced.ifPresent(step -> {
            console.say("console.forced", catalogue().side(game(), play.state().toMove()), step.text());
            builder.enter(List.of(step));
            finishTurn();
        });
        return forced.isPresent();
    }

    private void take(String line) {
        if (line.isEmpty() && paused) {
            step();
        } else if (!line.isEmpty() && !words.take(line)) {
            enter(line);
        }
    }

    /** One turn of a game that is watched. */
    private void step() {
        paused = false;
        if (play.result().isEmpty()) {
            playComputer();
        }
        paused = true;
    }

    /** Lets computers play on after a pause. */
    void goOn() {
        paused = false;
    }

    /** Takes a turn, the beginning of one, or the squares of a step. */
    private void enter(String text) {
        if (play.result().isPresent()) {
            console.say("turn.over");
            return;
        }
        int before = builder.steps().size();
        new TypedTurn(catalogue()).enter(builder, text).ifPresent(console::print);
        if (builder.steps().size() > before) {
            finishTurn();
        }
    }

    /** Goes on to the next turn when this one is complete. */
    private void finishTurn() {
        builder.turn().ifPresentOrElse(this::push, this::show);
    }

    private void push(Turn turn) {
        console.say("console.played", catalogue().side(game(), play.state().toMove()), turn.text());
        play.push(turn);
        unsaved = true;
        begin();
        show();
    }

    /** Begins the turn that is due. */
    private void begin() {
        builder = new TurnBuilder(play.state());
    }

    void show() {
        List<Turn> turns = play.turns();
        List<Integer> last = builder.steps().isEmpty()
                ? turns.isEmpty() ? List.of() : turns.get(turns.size() - 1).squares()
                : new Turn(builder.steps()).squares();
        console.out().println();
        new StatePrinter(console.out(), catalogue()).print(View.of(game(), style), builder.state(), last, flipped);
        play.result().ifPresent(this::announce);
    }

    void announce(Result result) {
        console.print(catalogue().result(game(), result));
    }

    private List<String> completions(String line) {
        Optional<List<String>> files = words.fileNames(line);
        if (files.isPresent()) {
            return files.get();
        }
        List<String> all = new ArrayList<>(Word.all(catalogue()));
        builder.state().legalSteps().forEach(step -> all.add(step.text()));
        if (builder.state().readSteps(line) instanceof Parsed.Ok<List<Step>>(List<Step> steps)) {
            State after = builder.state();
            for (Step step : steps) {
                after = after.play(step);
            }
            if (after.turn() == builder.state().turn()) {
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

    Catalogue catalogue() {
        return console.catalogue();
    }

    Game game() {
        return play.game();
    }

    Play play() {
        return play;
    }

    TurnBuilder builder() {
        return builder;
    }

    View.Style style() {
        return style;
    }

    boolean isUnsaved() {
        return unsaved;
    }

    boolean isComputer(Side side) {
        return !(players.get(side) instanceof Player.Human);
    }

    /** Whether nobody plays but computers. */
    private boolean isWatched() {
        return isComputer(Side.FIRST) && isComputer(Side.SECOND);
    }

    Courtesy courtesy() {
        return courtesy;
    }

    private String playerName(Side side) {
        Player player = players.get(side);
        return player == null ? "" : player.name(catalogue());
    }

    /** The answer to a question; empty when there is no more input. */
    Optional<String> ask(String key, Object... args) {
        return Optional.ofNullable(lines.next(catalogue().text(key, args) + " ", beginning -> List.of()))
                .map(String::strip);
    }

    void leave() {
        left = true;
    }

    void flip() {
        flipped = !flipped;
        show();
    }

    /** Takes back one click of this turn, or the last turn; against a computer, down to the person's own last turn. */
    void undo() {
        if (!builder.undo() && !play.reopen()) {
            Side last = play.state().toMove().other();
            int turns = isComputer(last) && !isComputer(last.other()) ? 2 : 1;
            if (play.turns().size() < turns) {
                console.say("console.nothing-to-undo");
                return;
            }
            for (int i = 0; i < turns; i++) {
                play.pop();
            }
            begin();
        }
        unsaved = true;
        show();
    }

    void redo() {
        if (play.result().isPresent()
                || !builder.steps().isEmpty()
                || play.redo().isEmpty()) {
            console.say("console.nothing-to-redo");
            return;
        }
        while (isComputer(play.state().toMove())
                && !isComputer(play.state().toMove().other())
                && play.redo().isPresent()) {
            unsaved = true;
        }
        unsaved = true;
        begin();
        show();
    }

    void reset() {
        builder.reset();
        show();
    }

    void end(Runnable ending) {
        ending.run();
        builder.reset();
        unsaved = true;
        play.result().ifPresent(this::announce);
    }

    void again() {
        play = new Play(play.start());
        courtesy.newGame();
        tags = newTags();
        unsaved = false;
        begin();
        show();
    }

    GameRecord record() {
        return play.record(tags, builder.steps());
    }

    void saved() {
        unsaved = false;
    }

    void load(GameRecord record) {
        play = new Play(record);
        courtesy.newGame();
        tags = record.tags();
        unsaved = false;
        begin();
        if (record.unfinished().isEmpty()) {
            show();
        } else {
            builder.enter(record.unfinished());
            finishTurn();
        }
    }
}
