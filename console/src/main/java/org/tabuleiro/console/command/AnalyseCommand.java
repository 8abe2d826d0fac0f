package org.tabuleiro.console.command;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tabuleiro.console.io.BadInput;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.engine.Analysis;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.Limits;
import org.tabuleiro.engine.Minds;
import org.tabuleiro.engine.Search;
import org.tabuleiro.engine.Thinker;
import org.tabuleiro.engine.TranspositionTable;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says what could be played in a position, and what it is worth. */
@CommandLine.Command(name = "analyse")
final class AnalyseCommand extends Command {
    private static final int TABLE = 64;
    private static final int MOST_LINES = 5;
    private static final String TIME = "2";

    @Parameters(index = "0", paramLabel = "GAME")
    private String game = "";

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "POS")
    private List<String> position = List.of();

    @Option(names = "--lines", paramLabel = "N")
    private String lines = "1";

    @Option(names = "--time", paramLabel = "S")
    private String time = "";

    @Option(names = "--nodes", paramLabel = "N")
    private String nodes = "";

    @Option(names = "--depth", paramLabel = "D")
    private String depth = "";

    @Option(names = "--evaluation", paramLabel = "NAME")
    private String evaluation = Knowledge.FULL;

    AnalyseCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        State state = console.state(console.game(game), String.join(" ", position));
        int count = (int) Amounts.number("--lines", lines, MOST_LINES);
        Limits limits = limits();
        if (state.isOver()) {
            throw new BadInput(Message.of("console.analyse.over"));
        }
        Thinker thinker = new Thinker(
                Minds.of(state.game()), evaluation(state.game(), evaluation), new TranspositionTable(TABLE));
        Analysis found = thinker.think(state, limits, count, () -> false, known -> {});
        for (Analysis.Line line : found.lines()) {
            String turns = line.turns().stream().map(Turn::text).collect(Collectors.joining(" "));
            console.out().println(ScoreText.of(console.catalogue(), state.game(), line) + "  " + turns);
        }
        console.say("console.analyse.effort", found.depth(), found.nodes(), found.nanos() / 1_000_000);
        return DONE;
    }

    private Limits limits() {
        if (Stream.of(time, nodes, depth).filter(text -> !text.isEmpty()).count() > 1) {
            throw new BadInput(Message.of("console.analyse.one-limit"));
        }
        if (!nodes.isEmpty()) {
            return Amounts.nodes(nodes);
        }
        if (!depth.isEmpty()) {
            return Limits.ofDepth((int) Amounts.number("--depth", depth, Search.MAX_DEPTH));
        }
        return Amounts.time(time.isEmpty() ? TIME : time);
    }
}
