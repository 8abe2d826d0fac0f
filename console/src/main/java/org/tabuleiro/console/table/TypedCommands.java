package org.tabuleiro.console.table;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.cli.LanguageOption;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.io.ConsoleFiles;
import org.tabuleiro.console.io.FileCompletion;
import org.tabuleiro.console.io.PgnFiles;
import org.tabuleiro.console.view.AnalysisPrinter;
import org.tabuleiro.console.view.RulesPrinter;
import org.tabuleiro.console.view.TextView;
import org.tabuleiro.content.Language;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.files.FileError;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.table.Table;

/** Executes the commands that are typed during a game. */
final class TypedCommands {
    /** A few seconds; a key stops it earlier. */
    private static final SearchLimits ANALYSIS_LIMITS = SearchLimits.ofNodes(3_000_000);
    /** The width of the first column of the help. */
    private static final int HELP_COLUMN = 12;

    private static final List<String> YES = List.of("y", "yes", "s", "sim");
    private static final List<String> NO = List.of("n", "no", "não", "nao");

    private final TerminalGame game;
    private final Console console;
    /** The file that this game was saved to; it is replaced without a question. */
    private @Nullable String savedAs;

    TypedCommands(TerminalGame game, Console console) {
        this.game = game;
        this.console = console;
    }

    /** Executes a line; returns false if it does not begin with a command. */
    boolean execute(String line) {
        int blank = line.indexOf(' ');
        String first = blank < 0 ? line : line.substring(0, blank);
        String rest = blank < 0 ? "" : line.substring(blank + 1).strip();
        TypedCommand command = TypedCommand.find(console.catalogue(), first).orElse(null);
        if (command == null) {
            return false;
        }
        try {
            execute(command, rest);
        } catch (BadInput bad) {
            console.print(console.catalogue().fault(bad.fault()));
        }
        return true;
    }

    private void execute(TypedCommand command, String argument) {
        switch (command) {
            case LEGAL -> game.showSteps();
            case HINT -> {
                if (!isOver()) {
                    game.hint();
                }
            }
            case ANALYSE -> analyse(argument);
            case UNDO -> game.undo();
            case REDO -> game.redo();
            case RESET -> game.reset();
            case SAVE -> save(argument);
            case LOAD -> load(argument);
            case POSITION -> console.out().println(game.table().input().entry().state());
            case BOARD -> game.showWithResult();
            case FLIP -> game.flip();
            case RULES -> RulesPrinter.print(console, game.game(), TextView.of(game.game(), game.style()));
            case WHY -> explain();
            case RESIGN -> resign();
            case DRAW -> draw();
            case RESIGNS -> {
                game.setResigns(!game.resigns());
                console.say(game.resigns() ? "console.resigns.on" : "console.resigns.off");
            }
            case CONTINUE -> game.table().controls().resume();
            case RETRY -> game.table().controls().retry();
            case AGAIN -> {
                if (mayDiscardGame()) {
                    savedAs = null;
                    game.restart();
                }
            }
            case LANGUAGE -> setLanguage(argument);
            case HELP -> help();
            case QUIT -> {
                if (mayDiscardGame()) {
                    game.quit();
                }
            }
        }
    }

    /** Analyses the position, possibly in the middle of a turn; the argument is the number of lines. */
    private void analyse(String count) {
        if (isOver()) {
            return;
        }
        if (!count.matches("[1-" + AnalysisPrinter.MAX_LINES + "]?")) {
            throw new BadInput(Message.of(
                    "console.option-number",
                    count,
                    TypedCommand.ANALYSE.in(console.catalogue()),
                    String.valueOf(AnalysisPrinter.MAX_LINES)));
        }
        int lines = count.isEmpty() ? 1 : Integer.parseInt(count);
        State state = game.table().input().entry().state();
        AnalysisPrinter.run(console, state, Knowledge.of(state.game()).evaluation(), ANALYSIS_LIMITS, lines, false);
    }

    /** The file name completions of a line that begins with save or load; empty for other lines. */
    Optional<List<String>> fileCompletions(String line) {
        int blank = line.indexOf(' ');
        Optional<TypedCommand> word =
                blank < 0 ? Optional.empty() : TypedCommand.find(console.catalogue(), line.substring(0, blank));
        return word.filter(each -> each == TypedCommand.SAVE || each == TypedCommand.LOAD)
                .map(any -> FileCompletion.candidates(line.substring(blank + 1).stripLeading()).stream()
                        .map(name -> line.substring(0, blank + 1) + name)
                        .toList());
    }

    private void save(String file) {
        if (file.isEmpty()) {
            throw new BadInput(Message.of("console.which-file"));
        }
        Path path = ConsoleFiles.path(file);
        // Checked before the games in the file are counted for the question: reading a pipe would block.
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            throw ConsoleFiles.cannotWrite(file, FileError.notRegular(path));
        }
        boolean replaces = !file.equals(savedAs) && Files.exists(path);
        if (replaces && !confirm(false, "console.replace-file", file, gamesIn(file))) {
            console.say("console.not-saved");
            return;
        }
        ConsoleFiles.write(file, GameWriter.write(game.record()));
        savedAs = file;
        game.markSaved();
        console.say("console.saved", file);
    }

    /** The number of games that would be lost with a replaced file. */
    private int gamesIn(String file) {
        try {
            return PgnFiles.read(console, file).size();
        } catch (BadInput otherFile) {
            return 0;
        }
    }

    /** Loads a game; a number after the file name selects one of several. */
    private void load(String text) {
        if (text.isEmpty()) {
            throw new BadInput(Message.of("console.which-file"));
        }
        String file = text;
        int number = 1;
        int blank = text.lastIndexOf(' ');
        if (blank > 0
                && text.substring(blank + 1).matches("[1-9][0-9]{0,5}")
                && !Files.exists(ConsoleFiles.path(text))) {
            file = text.substring(0, blank).strip();
            number = Integer.parseInt(text.substring(blank + 1));
        }
        List<GameRecord> games = PgnFiles.read(console, file);
        if (number > games.size()) {
            throw new BadInput(Message.of("console.no-such-game", games.size()));
        }
        if (!mayDiscardGame()) {
            return;
        }
        if (games.size() > 1) {
            console.say("console.several-games", number, games.size());
        }
        savedAs = games.size() == 1 ? file : null;
        game.load(games.get(number - 1));
    }

    /** Prints the rule behind the last refusal. */
    private void explain() {
        Optional<String> rule = game.table().notice().flatMap(notice -> notice.rule(game.game(), console.catalogue()));
        if (rule.isEmpty()) {
            console.say("console.why.none", TypedCommand.RULES.in(console.catalogue()));
        } else {
            RulesPrinter.print(console, game.game(), TextView.of(game.game(), game.style()), rule.get());
        }
    }

    private void resign() {
        if (!isOver()) {
            game.table().controls().resign();
        }
    }

    /** Offers or accepts a draw; an opponent at this terminal is asked at once. */
    private void draw() {
        if (isOver()) {
            return;
        }
        Table table = game.table();
        boolean offered = table.controls().offeredToPerson().isPresent();
        table.controls().offerDraw();
        if (!offered && table.controls().offeredToPerson().isPresent()) {
            Side other = table.controls().offeredToPerson().get().side().other();
            String name = console.catalogue().side(game.game(), other);
            boolean agreed = confirm(false, "console.draw-offered", name);
            table.controls().answerDraw(agreed);
            if (!agreed) {
                console.say("console.draw-declined", name);
            }
        }
    }

    private boolean isOver() {
        boolean over = game.table().match().isOver();
        if (over) {
            console.say("turn.over");
        }
        return over;
    }

    private void setLanguage(String code) {
        Language language = LanguageOption.parse(code);
        console.setLanguage(language);
        game.show();
    }

    private void help() {
        console.say(
                "console.help-turn",
                game.table().input().entry().state().legalSteps().stream()
                        .map(Step::text)
                        .findFirst()
                        .orElse("-"));
        for (TypedCommand command : TypedCommand.values()) {
            console.print(
                    "  " + pad(command.in(console.catalogue())) + command.help(console.catalogue()), 2 + HELP_COLUMN);
        }
    }

    private static String pad(String word) {
        return word + " ".repeat(Math.max(1, HELP_COLUMN - word.length()));
    }

    /** Whether the game may be discarded: it is saved, or the user confirms it. */
    boolean mayDiscardGame() {
        return !game.isUnsaved() || confirm(true, "console.lose-game");
    }

    /**
     * Asks a yes-or-no question until the answer is valid; {@code atEnd} is the answer at the end of input.
     */
    private boolean confirm(boolean atEnd, String key, Object... args) {
        while (true) {
            Optional<String> answer = game.ask(key, args).map(said -> said.toLowerCase(Locale.ROOT));
            if (answer.isEmpty()) {
                return atEnd;
            }
            if (YES.contains(answer.get()) || NO.contains(answer.get())) {
                return YES.contains(answer.get());
            }
            console.say("console.yes-or-no", answer.get());
        }
    }
}
