package org.tabuleiro.console.command;

import java.util.stream.Stream;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.engine.search.Search;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.games.Message;
import picocli.CommandLine.Option;

/** How long to think about a position, as asked for on the command line. */
final class LimitOptions {
    private static final String LONGEST = "86400";

    @Option(names = "--time", paramLabel = "S")
    private String time = "";

    @Option(names = "--nodes", paramLabel = "N")
    private String nodes = "";

    @Option(names = "--depth", paramLabel = "D")
    private String depth = "";

    /** The limits, or others where none are given. */
    SearchLimits limits(SearchLimits others) {
        // A time that is no number is refused as such, also beside another limit.
        SearchLimits whenNothingElse =
                time.isEmpty() ? others : SearchLimits.ofMillis(Values.millis("--time", time, "0.001", LONGEST));
        if (Stream.of(time, nodes, depth).filter(text -> !text.isEmpty()).count() > 1) {
            throw new BadInput(Message.of("console.one-limit"));
        }
        if (!nodes.isEmpty()) {
            return SearchLimits.ofNodes(Values.number("--nodes", nodes, Long.MAX_VALUE / 2));
        }
        if (!depth.isEmpty()) {
            return SearchLimits.ofDepth((int) Values.number("--depth", depth, Search.MAX_DEPTH));
        }
        return whenNothingElse;
    }
}
