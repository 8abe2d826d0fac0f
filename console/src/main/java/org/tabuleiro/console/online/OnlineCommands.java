package org.tabuleiro.console.online;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.cli.LanguageOption;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.io.ConsoleFiles;
import org.tabuleiro.console.table.CommandWord;
import org.tabuleiro.console.view.RulesPrinter;
import org.tabuleiro.console.view.TextView;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.protocol.ChatLine.ChatPreset;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.PlayerCommand;
import org.tabuleiro.protocol.ServerMessage;
import org.tabuleiro.table.Choice;
import org.tabuleiro.table.RecordTags;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.text.TurnWords;

/** The commands typed during a match on a server. */
final class OnlineCommands {
    private static final int HELP_COLUMN = 14;
    /** The turns that are shown when a match is opened again. */
    private static final int LAST_TURNS = 4;

    private final OnlineGame game;
    private final Console console;

    OnlineCommands(OnlineGame game, Console console) {
        this.game = game;
        this.console = console;
    }

    /** Executes a line; returns false if it does not begin with a command. */
    boolean execute(String line) {
        int blank = line.indexOf(' ');
        String first = blank < 0 ? line : line.substring(0, blank);
        String rest = blank < 0 ? "" : line.substring(blank + 1).strip();
        Optional<OnlineWord> word = OnlineWord.find(console.catalogue(), first);
        if (word.isEmpty()) {
            return false;
        }
        try {
            execute(word.get(), rest);
        } catch (BadInput bad) {
            console.print(console.catalogue().fault(bad.fault()));
        }
        return true;
    }

    private void execute(OnlineWord word, String argument) {
        switch (word) {
            case LEGAL -> game.printer().legalSteps();
            case UNDO -> undo();
            case RESET -> reset();
            case DRAW ->
                choose(
                        Choice.OFFER_DRAW,
                        Choice.ACCEPT_DRAW,
                        () -> table().controls().offerDraw());
            case RESIGN ->
                choose(Choice.RESIGN, Choice.RESIGN, () -> table().controls().resign());
            case ACCEPT -> answer(true);
            case DECLINE -> answer(false);
            case SAY -> say(argument);
            case CLAIM -> claim(argument);
            case ABORT ->
                choose(Choice.ABORT, Choice.ABORT, () -> table().controls().abort());
            case REMATCH -> rematch();
            case CLOCK -> game.clock(true);
            case TURNS -> allTurns();
            case SAVE -> save(argument);
            case POSITION -> console.out().println(table().input().entry().state());
            case BOARD -> game.printer().boardWithResult();
            case FLIP -> {
                game.printer().flip();
                game.printer().board();
            }
            case RULES -> RulesPrinter.print(console, table().game(), TextView.of(table().game(), game.style()));
            case WHY -> why();
            case LANGUAGE -> {
                console.setLanguage(LanguageOption.parse(argument));
                game.printer().board();
            }
            case HELP -> help();
            case QUIT -> game.leave();
        }
    }

    private Table table() {
        return game.table();
    }

    private void choose(Choice one, Choice other, Runnable action) {
        if (table().match().isOver()) {
            console.say("turn.over");
        } else if (table().choices().contains(one) || table().choices().contains(other)) {
            action.run();
        } else {
            console.say("console.online.not-now");
        }
    }

    /** Undoes a step of the turn being entered, or asks to take back a turn. */
    private void undo() {
        if (table().input().undoClick()) {
            game.printer().board();
        } else {
            choose(Choice.TAKE_BACK, Choice.TAKE_BACK, () -> {
                if (!table().controls().takeBack()) {
                    game.printer().notice();
                }
            });
        }
    }

    void reset() {
        table().input().resetTurn();
        game.printer().board();
    }

    private void answer(boolean accept) {
        if (table().controls().offeredToPerson().isPresent()) {
            table().controls().answerDraw(accept);
        } else if (table().controls().takeBackAskedOfPerson().isPresent()) {
            table().controls().answerTakeBack(accept);
        } else {
            console.say("match.refused.no-offer");
        }
    }

    /** Says a phrase, by its number or its beginning; without one lists them. */
    private void say(String phrase) {
        String typed = CommandWord.normalized(phrase);
        List<ChatPreset> all = Arrays.asList(ChatPreset.values());
        Optional<ChatPreset> chosen = all.stream()
                .filter(each -> !typed.isEmpty()
                        && (typed.equals(String.valueOf(each.ordinal() + 1))
                                || CommandWord.normalized(text(each)).startsWith(typed)))
                .findFirst();
        if (chosen.isEmpty()) {
            all.forEach(each -> console.print("  " + (each.ordinal() + 1) + "  " + text(each)));
            return;
        }
        answerOf(id -> new ClientMessage.Say(id, game.id(), chosen.get()));
    }

    private String text(ChatPreset preset) {
        return console.catalogue()
                .text("online.chat." + preset.name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }

    private void answerOf(Function<String, ClientMessage> request) {
        game.session().answer(game.session().connection().ask(request), ServerMessage.Done.class);
    }

    /** Claims the match from an opponent who has left: a win, or a draw. */
    private void claim(String what) {
        String typed = CommandWord.normalized(what);
        boolean isDraw =
                typed.equals(CommandWord.normalized(OnlineWord.DRAW.in(console.catalogue()))) || typed.equals("draw");
        if (!typed.isEmpty() && !isDraw) {
            throw new BadInput(Message.of(
                    "console.online.claim-what",
                    OnlineWord.CLAIM.in(console.catalogue()),
                    OnlineWord.DRAW.in(console.catalogue())));
        }
        PlayerCommand command = isDraw ? new PlayerCommand.ClaimDraw() : new PlayerCommand.ClaimWin();
        game.session().answer(game.session().connection().submit(game.id(), command), ServerMessage.Done.class);
    }

    private void rematch() {
        if (!table().match().isOver() || !game.isPlayer()) {
            console.say("console.online.not-now");
            return;
        }
        answerOf(id -> new ClientMessage.Rematch(id, game.id()));
        game.setWantsRematch();
    }

    private void allTurns() {
        turns(0);
    }

    /** Prints the last turns, for a player who comes back. */
    void turns() {
        turns(Math.max(0, table().match().turns().size() - LAST_TURNS));
    }

    private void turns(int from) {
        List<Turn> turns = table().match().turns();
        TurnWords words = new TurnWords(console.catalogue(), table().game());
        for (int ply = from; ply < turns.size(); ply++) {
            console.say(
                    "console.online.turn",
                    String.valueOf(ply + 1),
                    console.catalogue()
                            .side(
                                    table().game(),
                                    table().live().path().get(ply).state().toMove()),
                    words.turn(turns.get(ply).text()));
        }
    }

    private void save(String file) {
        if (file.isEmpty()) {
            throw new BadInput(Message.of("console.which-file"));
        }
        Path path = ConsoleFiles.path(file);
        if (Files.exists(path)) {
            throw new BadInput(Message.of("console.online.file-exists", file));
        }
        String date = LocalDate.now(ZoneId.systemDefault()).toString().replace('-', '.');
        ConsoleFiles.write(file, GameWriter.write(table().record(RecordTags.of(table(), console.catalogue(), date))));
        console.say("console.saved", file);
    }

    private void why() {
        Optional<String> rule = table().notice().flatMap(notice -> notice.rule(table().game(), console.catalogue()));
        if (rule.isEmpty()) {
            console.say("console.why.none", OnlineWord.RULES.in(console.catalogue()));
        } else {
            RulesPrinter.print(console, table().game(), TextView.of(table().game(), game.style()), rule.get());
        }
    }

    private void help() {
        console.say(
                "console.help-turn",
                table().input().entry().state().legalSteps().stream()
                        .map(Step::text)
                        .findFirst()
                        .orElse("-"));
        for (OnlineWord word : OnlineWord.values()) {
            String left = word.in(console.catalogue());
            String pad = " ".repeat(Math.max(1, HELP_COLUMN - left.length()));
            console.print("  " + left + pad + word.help(console.catalogue()), 2 + HELP_COLUMN);
        }
    }
}
