package org.tabuleiro.table.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Guide;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.table.Table;

/** Labels of the squares at a table, for screen readers. */
public final class Speech implements BoardSpeech {
    private final Table table;
    private final Supplier<Catalogue> texts;

    /**
     * The labels of a table.
     *
     * @param table the table
     * @param texts the texts of the current language
     */
    public Speech(Table table, Supplier<Catalogue> texts) {
        this.table = table;
        this.texts = texts;
    }

    @Override
    public String board() {
        return texts.get().text("table.board.name", texts.get().name(table.game()));
    }

    @Override
    public String square(int square) {
        return square(square, targets());
    }

    /** The labels of all squares; computes the legal clicks only once. */
    public List<String> squares() {
        List<TurnBuilder.Target> targets = targets();
        List<String> said = new ArrayList<>();
        for (int square = 0; square < table.game().board().size(); square++) {
            said.add(square(square, targets));
        }
        return said;
    }

    private List<TurnBuilder.Target> targets() {
        return table.input().offersTargets() ? table.input().entry().targets() : List.of();
    }

    private String square(int square, List<TurnBuilder.Target> targets) {
        boolean entering = table.input().mayEnter();
        TurnBuilder entry = table.input().entry();
        Layout layout = (entering ? entry.state() : table.displayed().state()).layout();
        char letter = layout.at(square);
        List<String> parts = new ArrayList<>();
        parts.add(table.game().board().name(square));
        parts.add(
                letter == Layout.EMPTY
                        ? texts.get().text("table.square.empty")
                        : texts.get().text(table.game().id() + ".piece." + letter));
        if (entering && entry.clicks().contains(new Click.Square(square))) {
            parts.add(texts.get().text("table.square.chosen"));
        }
        targets.stream()
                .filter(target -> target.click().equals(new Click.Square(square)))
                .findFirst()
                .ifPresent(target -> parts.add(said(target, entry)));
        return String.join(", ", parts);
    }

    private String said(TurnBuilder.Target target, TurnBuilder entry) {
        return switch (target.shape()) {
            case GO -> texts.get().text("table.square.go");
            case CAPTURE -> texts.get().text("table.square.take");
            case JUMP -> texts.get().text("table.square.jump");
            case PUSH -> texts.get().text("table.square.push");
            case PLACE -> texts.get().text("table.square.place");
            case PICK ->
                texts.get()
                        .text(
                                capturesOnly(target.click(), entry) ? "table.square.pick-take" : "table.square.pick",
                                ways(target.click(), entry));
        };
    }

    /** Whether all legal steps of a piece are captures. */
    private static boolean capturesOnly(Click click, TurnBuilder entry) {
        Guide guide = entry.state().game().guide();
        return entry.state().legalSteps().stream()
                .filter(step -> guide.ways(entry.state(), step).stream()
                        .anyMatch(way -> way.size() > 1 && way.get(0).equals(click)))
                .allMatch(Step::isCapture);
    }

    /** The number of target squares of a piece. */
    private static int ways(Click click, TurnBuilder entry) {
        Guide guide = entry.state().game().guide();
        return (int) entry.state().legalSteps().stream()
                .flatMap(step -> guide.ways(entry.state(), step).stream())
                .filter(way -> way.size() > 1 && way.get(0).equals(click))
                .map(way -> way.get(1))
                .distinct()
                .count();
    }
}
