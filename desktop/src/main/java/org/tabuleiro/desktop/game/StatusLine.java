package org.tabuleiro.desktop.game;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.review.Judgement;
import org.tabuleiro.engine.search.Analysis;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.table.Status;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.text.Wording;

/** The text of the prompt: the notice of the table or else its status, with the progress of the engine. */
final class StatusLine {
    private static final int SHOWN_TURNS = 3;

    private final Table table;
    private final UiTexts texts;

    StatusLine(Table table, UiTexts texts) {
        this.table = table;
        this.texts = texts;
    }

    String sentence() {
        Status status = table.status();
        String now = status.sentence(texts.catalogue(), table.game());
        Optional<Table.Notice> notice = table.notice();
        if (notice.isEmpty() && table.coach().mistakes().isPresent()) {
            return texts.of(table.coach().mistakes().get().sentence());
        }
        if (notice.isEmpty() && isReplayed()) {
            return replayed();
        }
        if (notice.isEmpty()) {
            return status instanceof Status.Thinking
                    ? now + table.thoughts().map(this::found).orElse("")
                    : now;
        }
        boolean due = notice.get().isTurnReport() && isDue(status);
        String told = texts.of(notice.get().message());
        return due ? told + " " + now : told;
    }

    /** Whether the notice explains a refusal. */
    boolean isRefusal() {
        return table.notice().map(Table.Notice::refusal).orElse(false);
    }

    /**
     * Whether an earlier turn of a finished game is displayed: what was played is reported then, and nothing is
     * asked for. A turn that is begun all the same becomes a variation.
     */
    boolean isReplayed() {
        GameTree.Node displayed = table.displayed();
        return table.match().isOver()
                && table.coach().mistakes().isEmpty()
                && !displayed.children().isEmpty()
                && !(table.input().mayEnter() && isBegun(table.input().entry()));
    }

    private static boolean isBegun(TurnBuilder entry) {
        return !entry.steps().isEmpty() || !entry.clicks().isEmpty();
    }

    /** The displayed turn and the judgement on it. */
    private String replayed() {
        GameTree.Node displayed = table.displayed();
        Optional<Turn> turn = displayed.turn();
        if (turn.isEmpty()) {
            return texts.of("replay.start");
        }
        Side side = displayed.parent().orElseThrow().state().toMove();
        String played = texts.of(Wording.played(table.game(), side, turn.get()));
        return Arrays.stream(Judgement.values())
                .filter(each -> displayed.marks().contains(each.mark()))
                .findFirst()
                .map(each -> played + " " + texts.of("replay.mark." + each.mark()))
                .orElse(played);
    }

    private static boolean isDue(Status status) {
        return status instanceof Status.Entering
                || status instanceof Status.Complete
                || status instanceof Status.Paused;
    }

    private String found(Analysis known) {
        long chance = Math.round(
                100 * Knowledge.of(table.game()).winProbability(known.best().score()));
        List<Turn> turns = known.best().turns();
        String line = String.join(
                " ",
                turns.subList(0, Math.min(SHOWN_TURNS, turns.size())).stream()
                        .map(Turn::text)
                        .toList());
        return " " + texts.of("thinking-of", known.depth(), chance, known.nanos() / 1_000_000_000, line);
    }
}
