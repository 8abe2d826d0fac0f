package org.tabuleiro.console.command.position;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.console.command.base.CliCommand;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.games.BoardForm;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Converts positions between position strings and the formats of other programs. */
@CommandLine.Command(name = "convert")
public final class ConvertCommand extends CliCommand {
    private static final String POSITION = "position";

    @Parameters(index = "0", paramLabel = "GAME")
    private String game = "";

    @Option(names = "--from", paramLabel = "FORM", required = true)
    private String from = "";

    @Option(names = "--to", paramLabel = "FORM", required = true)
    private String to = "";

    @Option(names = "--side", paramLabel = "S")
    private String sideText = "";

    @Option(names = "--reserve", paramLabel = "R")
    private String reserveText = "";

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "INPUT")
    private List<String> input = List.of();

    public ConvertCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws IOException {
        Game rules = console.game(game);
        // Both formats are checked before standard input is read.
        boolean isPosition = from.equals(POSITION);
        BoardForm source = isPosition ? null : form(rules, from);
        BoardForm target = to.equals(POSITION) ? null : form(rules, to);
        String text = input.isEmpty()
                ? new String(console.in().readAllBytes(), StandardCharsets.UTF_8).strip()
                : String.join(" ", input);
        State state;
        if (source == null) {
            state = console.state(rules, text);
        } else {
            String board = Console.value(source.read(rules.board(), text));
            state = Console.value(rules.state(rules.complete(board, reserve(rules), side(rules))));
        }
        console.out().println(target == null ? state.toString() : target.write(rules.board(), state.layout()));
        return DONE;
    }

    private static BoardForm form(Game rules, String name) {
        BoardForm form = rules.forms().get(name);
        if (form == null) {
            List<String> known = new ArrayList<>(List.of(POSITION));
            known.addAll(rules.forms().keySet());
            throw new BadInput(Message.of("console.unknown-form", name, String.join(", ", known)));
        }
        return form;
    }

    private Side side(Game rules) {
        String word = sideText.toLowerCase(Locale.ROOT);
        for (Side side : Side.values()) {
            List<String> names = List.of(
                    rules.sideName(side),
                    String.valueOf(rules.sideLetter(side)),
                    side.name().toLowerCase(Locale.ROOT));
            if (names.contains(word)) {
                return side;
            }
        }
        if (word.isEmpty()) {
            return Side.FIRST;
        }
        throw new BadInput(
                Message.of("console.unknown-side", sideText, rules.sideName(Side.FIRST), rules.sideName(Side.SECOND)));
    }

    private List<Integer> reserve(Game rules) {
        if (reserveText.isEmpty()) {
            return Collections.nCopies(rules.reserveLetters().length(), 0);
        }
        return Console.value(rules.readReserve(reserveText.startsWith("[") ? reserveText : "[" + reserveText + "]"));
    }
}
