package org.tabuleiro.console.command.engine;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tabuleiro.console.command.base.CliCommand;
import org.tabuleiro.console.command.base.LimitOptions;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.io.ConsoleFiles;
import org.tabuleiro.console.io.Interrupt;
import org.tabuleiro.console.io.PgnFiles;
import org.tabuleiro.console.io.ProgressBar;
import org.tabuleiro.console.view.ScoreText;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.engine.review.Review;
import org.tabuleiro.engine.review.ReviewSummary;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameWriter;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Annotates the games of a file: marks inaccuracies, mistakes and blunders. */
@CommandLine.Command(name = "annotate")
public final class AnnotateCommand extends CliCommand {
    /** A fraction of a second per turn; nodes make the verdicts reproducible. */
    private static final SearchLimits DEFAULT_LIMITS = SearchLimits.ofNodes(200_000);

    private static final String ANNOTATOR = "Annotator";

    @Parameters(index = "0", paramLabel = "FILE")
    private String file = "";

    @Option(names = "--out", paramLabel = "FILE")
    private String out = "";

    @Mixin
    private final LimitOptions limits = new LimitOptions();

    public AnnotateCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        SearchLimits perTurn = limits.limits(DEFAULT_LIMITS);
        List<GameRecord> games = new ArrayList<>(PgnFiles.read(console, file));
        if (!out.isEmpty()) {
            // Fails before the work if the file cannot be written.
            ConsoleFiles.write(out, GameWriter.write(games));
        }
        try (Interrupt interrupt = Interrupt.watch(console)) {
            for (int i = 0; i < games.size() && !interrupt.isRequested(); i++) {
                annotate(games, i, perTurn, interrupt);
            }
        }
        if (out.isEmpty()) {
            console.out().print(GameWriter.write(games));
        }
        return DONE;
    }

    private void annotate(List<GameRecord> games, int index, SearchLimits perTurn, Interrupt interrupt) {
        GameRecord record = games.get(index);
        Review review = new Review(record, perTurn);
        try (ProgressBar bar = new ProgressBar(console)) {
            String what = console.catalogue().text("console.annotate.game", index + 1, games.size());
            do {
                bar.show(what, review.judged(), review.turns());
            } while (review.judgeNext(interrupt));
        }
        GameRecord annotated = review.annotated();
        Map<String, String> tags = new LinkedHashMap<>(annotated.tags());
        tags.putIfAbsent(ANNOTATOR, "Tabuleiro");
        games.set(index, new GameRecord(annotated.start(), tags, annotated.line(), annotated.result()));
        if (!out.isEmpty()) {
            ConsoleFiles.write(out, GameWriter.write(games));
        }
        printSummary(record, review, index + 1);
    }

    /** Prints the summary: to standard error if the games go to standard output. */
    private void printSummary(GameRecord record, Review review, int number) {
        Catalogue catalogue = console.catalogue();
        PrintStream to = out.isEmpty() ? console.err() : console.out();
        to.println(catalogue.text(
                "console.annotate.title",
                number,
                catalogue.name(record.game()),
                record.tags().getOrDefault(GameRecord.FIRST, ""),
                record.tags().getOrDefault(GameRecord.SECOND, "")));
        if (!review.isDone()) {
            to.println("  " + catalogue.text("console.annotate.stopped", review.judged(), review.turns()));
        }
        for (Side side : Side.values()) {
            ReviewSummary summary = review.summary(side);
            to.println("  "
                    + catalogue.text(
                            "console.annotate.summary",
                            catalogue.side(record.game(), side),
                            ScoreText.percent(catalogue, summary.meanLoss()),
                            String.valueOf(summary.inaccuracies()),
                            String.valueOf(summary.mistakes()),
                            String.valueOf(summary.blunders()),
                            String.valueOf(summary.turns())));
        }
        to.flush();
    }
}
