package org.tabuleiro.console.table;

import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.console.io.BadInput;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.io.GameFiles;
import org.tabuleiro.console.io.TextFiles;
import org.tabuleiro.console.view.RulesPrinter;
import org.tabuleiro.console.view.View;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameWriter;

/** Does what the words typed at a table ask for. */
final class Words {
    private final Table table;
    private final Console console;
    private final Hints hints;
    /** The file that this game was saved to: it may be replaced without asking. */
    private @Nullable String savedAs;

    Words(Table table, Console console) {
        this.table = table;
        this.console = console;
        this.hints = new Hints(console);
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
            case HINT -> hint();
            case UNDO -> table.undo();
            case REDO -> table.redo();
            case RESET -> table.reset();
            case SAVE -> save(rest);
            case LOAD -> load(rest);
            case POSITION -> console.out().println(table.builder().state());
            case BOARD -> table.show();
            case FLIP -> table.flip();
            case RULES -> RulesPrinter.print(console, table.game(), View.of(table.game(), table.style()));
            case RESIGN -> resign();
            case DRAW -> draw();
            case AGAIN -> {
                if (mayLoseGame()) {
                    savedAs = null;
                    table.again();
                }
            }
            case LANGUAGE -> speak(rest);
            case HELP -> help();
            case QUIT -> {
                if (mayLoseGame()) {
                    table.leave();
                }
            }
        }
    }

    private void listSteps() {
        List<String> steps = table.builder().state().legalSteps().stream()
                .map(Step::text)
                .sorted()
                .toList();
        StringBuilder line = new StringBuilder();
        for (String step : steps) {
            if (line.length() + step.length() > 78) {
                console.out().println(line.toString().strip());
                line.setLength(0);
            }
            line.append(step).append("  ");
        }
        console.out().println(line.toString().strip());
    }

    private void hint() {
        if (!isOver()) {
            hints.give(table.builder().state());
        }
    }

    private void save(String file) {
        if (file.isEmpty()) {
            throw new BadInput(Message.of("console.which-file"));
        }
        boolean replaces = !file.equals(savedAs) && Files.exists(TextFiles.path(file));
        if (replaces && !yes(false, "console.replace-file", file, gamesIn(file))) {
            console.say("console.not-saved");
            return;
        }
        TextFiles.write(file, GameWriter.write(table.record()));
        savedAs = file;
        table.saved();
        console.say("console.saved", file);
    }

    /** How many games would go with a file that is replaced. */
    private int gamesIn(String file) {
        try {
            return GameFiles.read(console, file).size();
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
        if (blank > 0 && text.substring(blank + 1).matches("[1-9][0-9]{0,5}") && !Files.exists(TextFiles.path(text))) {
            file = text.substring(0, blank).strip();
            number = Integer.parseInt(text.substring(blank + 1));
        }
        List<GameRecord> games = GameFiles.read(console, file);
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
        table.load(games.get(number - 1));
    }

    private void resign() {
        if (isOver()) {
            return;
        }
        Side side = table.play().state().toMove();
        table.end(() -> table.play().resign(side));
    }

    /** The opponent answers: a computer that plays any step wants to go on. */
    private void draw() {
        if (isOver()) {
            return;
        }
        Side other = table.play().state().toMove().other();
        String name = console.catalogue().side(table.game(), other);
        if (table.isComputer(other)) {
            console.say("console.draw-declined", name);
        } else if (yes(false, "console.draw-offered", name)) {
            table.end(() -> table.play().agreeDraw());
        } else {
            console.say("console.draw-declined", name);
        }
    }

    private boolean isOver() {
        boolean over = table.play().result().isPresent();
        if (over) {
            console.say("turn.over");
        }
        return over;
    }

    private void speak(String code) {
        Language language =
                Language.find(code).orElseThrow(() -> new BadInput(Message.of("console.unknown-language", code)));
        console.speak(language);
        table.show();
    }

    private void help() {
        console.say(
                "console.help-turn",
                table.builder().state().legalSteps().stream()
                        .map(Step::text)
                        .findFirst()
                        .orElse("-"));
        for (Word word : Word.values()) {
            console.out().println("  " + pad(word.in(console.catalogue())) + word.help(console.catalogue()));
        }
    }

    private static String pad(String word) {
        return word + " ".repeat(Math.max(1, 12 - word.length()));
    }

    /** Whether the game can go: it is saved, or the player says so. */
    boolean mayLoseGame() {
        return !table.isUnsaved() || yes(true, "console.lose-game");
    }

    /** Asks; {@code atEnd} is the answer of somebody who has gone away. */
    private boolean yes(boolean atEnd, String key, Object... args) {
        List<String> yes = List.of("y", "yes", "s", "sim");
        return table.ask(key, args)
                .map(answer -> yes.contains(answer.toLowerCase(Locale.ROOT)))
                .orElse(atEnd);
    }
}
