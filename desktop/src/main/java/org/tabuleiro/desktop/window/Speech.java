package org.tabuleiro.desktop.window;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.desktop.board.BoardSpeech;
import org.tabuleiro.desktop.table.Session;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Guide;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.TurnBuilder;

/** What is said about the squares of a session. */
final class Speech implements BoardSpeech {
    private final Session session;
    private final Texts texts;

    Speech(Session session, Texts texts) {
        this.session = session;
        this.texts = texts;
    }

    @Override
    public String board() {
        return texts.of("board.name", texts.catalogue().name(session.game()));
    }

    @Override
    public String square(int square) {
        boolean entering = session.mayEnter();
        TurnBuilder entry = session.entry();
        Layout layout = (entering ? entry.state() : session.shown().state()).layout();
        char letter = layout.at(square);
        List<String> parts = new ArrayList<>();
        parts.add(session.game().board().name(square));
        parts.add(
                letter == Layout.EMPTY
                        ? texts.of("square.empty")
                        : texts.catalogue().text(session.game().id() + ".piece." + letter));
        if (entering) {
            if (entry.clicks().contains(new Click.Square(square))) {
                parts.add(texts.of("square.chosen"));
            }
            entry.targets().stream()
                    .filter(target -> target.click().equals(new Click.Square(square)))
                    .findFirst()
                    .ifPresent(target -> parts.add(said(target, entry)));
        }
        return String.join(", ", parts);
    }

    private String said(TurnBuilder.Target target, TurnBuilder entry) {
        return switch (target.shape()) {
            case GO -> texts.of("square.go");
            case TAKE -> texts.of("square.take");
            case PLACE -> texts.of("square.place");
            case PICK ->
                isEmpty(target.click(), entry)
                        ? texts.of("square.place")
                        : texts.of(
                                takes(target.click(), entry) ? "square.pick-take" : "square.pick",
                                ways(target.click(), entry));
        };
    }

    private static boolean isEmpty(Click click, TurnBuilder entry) {
        return click instanceof Click.Square(int square)
                && entry.state().layout().at(square) == Layout.EMPTY;
    }

    /** Whether all that a piece can do is take. */
    private static boolean takes(Click click, TurnBuilder entry) {
        Guide guide = entry.state().game().guide();
        return entry.state().legalSteps().stream()
                .filter(step -> guide.ways(entry.state(), step).stream()
                        .anyMatch(way -> way.size() > 1 && way.get(0).equals(click)))
                .allMatch(step -> step.text().indexOf('x') >= 0);
    }

    /** How many squares a piece could go to. */
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
