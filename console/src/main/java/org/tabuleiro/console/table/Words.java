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
import org.tabuleiro.console.io.FileNames;
import org.tabuleiro.console.io.PgnFiles;
import org.tabuleiro.console.view.AnalysisPrinter;
import org.tabuleiro.console.view.NaturalOrder;
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

/** Does what the words typed at a table ask for. */
final class Words {
    /** A few seconds; a key ends it sooner. */
    private static final SearchLimits ANALYSIS = SearchLimits.ofNodes(3_000_000);
    /** How wide the words are in the list of them. */
    private static final int HELP_COLUMN = 12;

    private static final List<String> YES = List.of("y", "yes", "s", "sim");
    private static final List<String> NO = List.of("n", "no", "não", "nao");

    private final TerminalGame game;
    private final Console console;
    /** The file that this game was saved to: it may be replaced without asking. */
    private @Nullable String savedAs;

    Words(TerminalGame game, Console console) {
        this.game = game;
        this.console = console;
    }

    /** Does what a line says; false if it does not begin with a word of the table. */
    boolean take(String line) {
        int blank = line.indexOf(' ');
        String first = blank < 0 ? line : line.substring(0, blank);
        String rest = blank < 0 ? "" : line.substring(blank + 1).strip();
        Word word = Word.find(console.catalogue(), first).orElse(null);
        if (word == null) {
            return false;
        }
        try {
            obey(word, rest);
        } catch (BadInput bad) {
            console.print(console.catalogue().fault(bad.fault()));
        }
        return true;
    }

    private void obey(Word word, String rest) {
        switch (word) {
            case LEGAL -> listSteps();
            case HINT -> {
                if (!isOver()) {
                    game.hint();
                }
            }
            case ANALYSE -> analyse(rest);
            case UNDO -> game.undo();
            case REDO -> game.redo();
            case RESET -> game.reset();
            case SAVE -> save(rest);
            case LOAD -> load(rest);
            case POSITION -> console.out().println(game.table().input().entry().state());
            case BOARD -> game.showAgain();
            case FLIP -> game.flip();
            case RULES -> RulesPrinter.print(console, game.game(), TextView.of(game.game(), game.style()));
            case RESIGN -> resign();
            case DRAW -> draw();
            case RESIGNS -> {
                game.setResigns(!game.resigns());
                console.say(game.resigns() ? "console.resigns.on" : "console.resigns.off");
            }
            case CONTINUE -> game.table().controls().resume();
            case RETRY -> game.table().controls().retry();
            case AGAIN -> {
                if (mayLoseGame()) {
                    savedAs = null;
                    game.again();
                }
            }
            case LANGUAGE -> speak(rest);
            case HELP -> help();
            case QUIT -> {
                if (mayLoseGame()) {
                    game.leave();
                }
            }
        }
    }

    private void listSteps() {
        List<String> steps = game.table().input().entry().state().legalSteps().stream()
                .map(Step::text)
                .sorted(NaturalOrder.OF_TEXTS)
                .toList();
        int width = console.width();
        StringBuilder line = new StringBuilder();
        for (String step : steps) {
            if (line.length() + step.length() > width) {
                console.out().println(line.toString().strip());
                line.setLength(0);
            }
            line.append(step).append("  ");
        }
        console.out().println(line.toString().strip());
    }

    /** Analyses where the turn stands; a number asks for so many lines. */
    private void analyse(String count) {
        if (isOver()) {
            return;
        }
        if (!count.matches("[1-" + AnalysisPrinter.MOST_LINES + "]?")) {
            throw new BadInput(Message.of(
                    "console.option-number",
                    count,
                    Word.ANALYSE.in(console.catalogue()),
                    String.valueOf(AnalysisPrinter.MOST_LINES)));
        }
        int lines = count.isEmpty() ? 1 : Integer.parseInt(count);
        State state = game.table().input().entry().state();
        AnalysisPrinter.run(console, state, Knowledge.of(state.game()).evaluation(), ANALYSIS, lines, false);
    }

    /** What the name of a file could go on with, in a line that begins with a word that takes one; empty for other lines. */
    Optional<List<String>> fileNames(String line) {
        int blank = line.indexOf(' ');
        Optional<Word> word = blank < 0 ? Optional.empty() : Word.find(console.catalogue(), line.substring(0, blank));
        return word.filter(each -> each == Word.SAVE || each == Word.LOAD)
                .map(any -> FileNames.beginningWith(line.substring(blank + 1).stripLeading()).stream()
                        .map(name -> line.substring(0, blank + 1) + name)
                        .toList());
    }

    private void save(String file) {
        if (file.isEmpty()) {
            throw new BadInput(Message.of("console.which-file"));
        }
        Path path = ConsoleFiles.path(file);
        // Before the question, which counts the games that would be replaced: reading a pipe would wait for a writer.
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            throw ConsoleFiles.cannotWrite(file, FileError.notRegular(path));
        }
        boolean replaces = !file.equals(savedAs) && Files.exists(path);
        if (replaces && !yes(false, "console.replace-file", file, gamesIn(file))) {
            console.say("console.not-saved");
            return;
        }
        ConsoleFiles.write(file, GameWriter.write(game.record()));
        savedAs = file;
        game.saved();
        console.say("console.saved", file);
    }

    /** How many games would go with a file that is replaced. */
    private int gamesIn(String file) {
        try {
            return PgnFiles.read(console, file).size();
        } catch (BadInput otherFile) {
            return 0;
        }
    }

    /** Loads a game; a number behind the name chooses among several in the file. */
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
        if (!mayLoseGame()) {
            return;
        }
        if (games.size() > 1) {
            console.say("console.several-games", number, games.size());
        }
        savedAs = games.size() == 1 ? file : null;
        game.load(games.get(number - 1));
    }

    private void resign() {
        if (!isOver()) {
            game.table().controls().resign();
        }
    }

    /** Offers a draw or accepts the one that is offered; a person at this terminal is asked at once. */
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
            boolean agreed = yes(false, "console.draw-offered", name);
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

    private void speak(String code) {
        Language language = LanguageOption.parse(code);
        console.speak(language);
        game.show();
    }

    private void help() {
        console.say(
                "console.help-turn",
                game.table().input().entry().state().legalSteps().stream()
                        .map(Step::text)
                        .findFirst()
                        .orElse("-"));
        for (Word word : Word.values()) {
            console.print("  " + pad(word.in(console.catalogue())) + word.help(console.catalogue()), 2 + HELP_COLUMN);
        }
    }

    private static String pad(String word) {
        return word + " ".repeat(Math.max(1, HELP_COLUMN - word.length()));
    }

    /** Whether the game can go: it is saved, or the player says so. */
    boolean mayLoseGame() {
        return !game.isUnsaved() || yes(true, "console.lose-game");
    }

    /** Asks until the answer is one; {@code atEnd} is the answer of somebody who has gone away. */
    private boolean yes(boolean atEnd, String key, Object... args) {
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
