package org.tabuleiro.desktop.window;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.SwingUtilities;
import org.tabuleiro.engine.Hint;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.State;
import org.tabuleiro.table.Mark;
import org.tabuleiro.table.Session;
import org.tabuleiro.table.TurnArrows;

/** Gives hints, each time a little more: which piece, where to, the whole turn. */
final class Hints {
    private static final int STAGES = 3;

    private final GameScreen screen;
    private final Session session;
    private final Texts texts;
    private List<Mark> marks = List.of();
    private volatile Optional<State> asked = Optional.empty();
    private Optional<Hint> known = Optional.empty();
    private int stage;

    Hints(GameScreen screen) {
        this.screen = screen;
        this.session = screen.session();
        this.texts = screen.texts();
    }

    /** What the hint marks on the board. */
    List<Mark> marks() {
        return marks;
    }

    /** The next turn or click needs a new one. */
    void forget() {
        marks = List.of();
        stage = 0;
    }

    /** Gives the next stage; thinks first where it has not yet. */
    void next() {
        if (!session.mayEnter()) {
            screen.say(texts.of("hint.none"));
            return;
        }
        if (session.entry().turn().isPresent()) {
            screen.say(texts.of("complete"));
            return;
        }
        State state = session.entry().state();
        stage = Math.min(STAGES, stage + 1);
        if (asked.equals(Optional.of(state))) {
            known.ifPresent(this::show);
            return;
        }
        asked = Optional.of(state);
        known = Optional.empty();
        screen.say(texts.of("hint.thinking"));
        Thread.ofPlatform().daemon().name("hint").start(() -> {
            Hint hint = Hint.of(state, () -> !asked.equals(Optional.of(state)));
            SwingUtilities.invokeLater(() -> {
                if (asked.equals(Optional.of(state))) {
                    known = Optional.of(hint);
                    if (session.mayEnter() && session.entry().state().equals(state) && stage > 0) {
                        show(hint);
                    }
                }
            });
        });
    }

    private void show(Hint hint) {
        List<Mark> shown = new ArrayList<>();
        hint.begin().ifPresent(click -> add(shown, click));
        if (stage > 1) {
            hint.target().ifPresent(click -> add(shown, click));
        }
        if (stage == STAGES) {
            shown.addAll(TurnArrows.of(hint.turn().steps(), 0));
        }
        marks = shown;
        Click whole = new Click.Word(hint.turn().text());
        screen.say(
                switch (stage) {
                    case 1 -> texts.of("hint.begin", name(hint.begin().orElse(whole)));
                    case 2 ->
                        texts.of(
                                "hint.target",
                                name(hint.target().or(hint::begin).orElse(whole)));
                    default -> texts.of("hint.turn", hint.turn().text());
                });
    }

    private String name(Click click) {
        return click.text(session.game().board());
    }

    private static void add(List<Mark> marks, Click click) {
        if (click instanceof Click.Square(int square)) {
            marks.add(new Mark.Spot(square, Mark.Kind.HINT));
        }
    }
}
