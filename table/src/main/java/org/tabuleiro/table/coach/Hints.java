package org.tabuleiro.table.coach;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.engine.review.Hint;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.table.Answer;
import org.tabuleiro.table.Question;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.scene.Mark;
import org.tabuleiro.table.scene.TurnArrows;
import org.tabuleiro.table.text.Wording;

/** Hints in three stages: which piece, where to, the whole turn. */
public final class Hints {
    private static final int STAGES = 3;

    /**
     * The subject of a hint; it is stale once something is entered, another position is displayed or the
     * match ends.
     */
    private record Subject(GameTree.Node node, List<Step> entered, List<Click> clicks, boolean over) {}

    private final Table table;
    private final Assistant assistant;
    private @Nullable Subject subject;
    private @Nullable Hint hint;
    private int question;
    private int stage;

    Hints(Table table, Assistant assistant) {
        this.table = table;
        this.assistant = assistant;
    }

    private Subject now() {
        return new Subject(
                table.displayed(),
                table.input().entry().steps(),
                table.input().entry().clicks(),
                table.match().isOver());
    }

    /** Shows the next stage, or asks for a hint first. */
    public void next() {
        Subject wanted = now();
        if (wanted.equals(subject)) {
            if (hint != null) {
                stage = Math.min(STAGES, stage + 1);
                tell();
            }
            return;
        }
        forget();
        subject = wanted;
        table.tell(Message.of("table.hint.thinking"));
        List<Turn> turns = table.displayed().path().stream()
                .flatMap(node -> node.turn().stream())
                .toList();
        question = assistant.ask(
                id -> new Question.ForHint(id, table.tree().root().state(), turns, wanted.entered()), this::take);
    }

    private void take(Answer answer) {
        if (answer instanceof Answer.Hinted(int id, Hint found)) {
            hint = found;
            stage = 1;
            tell();
        } else {
            forget();
            table.tell(Message.of("table.hint.failed"));
        }
    }

    /** Discards a stale hint. */
    void closeStale() {
        if (subject != null && !now().equals(subject)) {
            forget();
        }
    }

    private void forget() {
        assistant.cancel(question);
        subject = null;
        hint = null;
        stage = 0;
    }

    private Optional<Hint> shown() {
        return stage > 0 ? Optional.ofNullable(hint) : Optional.empty();
    }

    private void tell() {
        shown().ifPresent(each -> {
            if ((stage == 1 && each.begin().isEmpty())
                    || (stage == 2 && each.target().isEmpty())) {
                stage = STAGES;
            }
            Message turn = Wording.turn(table.game(), each.turn());
            table.tell(
                    switch (stage) {
                        case 1 -> begin(each.begin().orElseThrow());
                        case 2 ->
                            Message.of("table.hint.target", name(each.target().orElseThrow()));
                        default -> Message.of("table.hint.turn", turn);
                    });
        });
    }

    private Message begin(Click click) {
        return Message.of(click instanceof Click.Piece ? "table.hint.piece" : "table.hint.begin", name(click));
    }

    private Message name(Click click) {
        Side side = table.input().entry().state().toMove();
        return Wording.click(table.game(), side, click);
    }

    /** The marks of the hint on the board. */
    List<Mark> marks() {
        List<Mark> marks = new ArrayList<>();
        shown().ifPresent(each -> {
            each.begin().ifPresent(click -> mark(marks, click));
            if (stage > 1) {
                each.target().ifPresent(click -> mark(marks, click));
            }
            if (stage == STAGES) {
                marks.addAll(TurnArrows.of(each.turn().steps(), 0));
            }
        });
        return marks;
    }

    private static void mark(List<Mark> marks, Click click) {
        if (click instanceof Click.Square(int square)) {
            marks.add(new Mark.Spot(square, Mark.Kind.HINT));
        }
    }
}
