package org.tabuleiro.console.command.base;

import java.util.stream.Stream;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.engine.search.Search;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.games.Message;
import picocli.CommandLine.Option;

/** The search limits: time, nodes or depth. */
public final class LimitOptions {
    private static final String MAX_SECONDS = "86400";

    @Option(names = "--time", paramLabel = "S")
    private String time = "";

    @Option(names = "--nodes", paramLabel = "N")
    private String nodes = "";

    @Option(names = "--depth", paramLabel = "D")
    private String depth = "";

    /** The limits, or the defaults if none are given. */
    public SearchLimits limits(SearchLimits defaults) {
        // An invalid time is reported before a second limit is.
        SearchLimits timed = time.isEmpty()
                ? defaults
                : SearchLimits.ofMillis(OptionValues.millis("--time", time, "0.001", MAX_SECONDS));
        if (Stream.of(time, nodes, depth).filter(text -> !text.isEmpty()).count() > 1) {
            throw new BadInput(Message.of("console.one-limit"));
        }
        if (!nodes.isEmpty()) {
            return SearchLimits.ofNodes(OptionValues.number("--nodes", nodes, Long.MAX_VALUE / 2));
        }
        if (!depth.isEmpty()) {
            return SearchLimits.ofDepth((int) OptionValues.number("--depth", depth, Search.MAX_DEPTH));
        }
        return timed;
    }
}
