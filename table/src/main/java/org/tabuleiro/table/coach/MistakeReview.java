package org.tabuleiro.table.coach;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.engine.review.Judgement;
import org.tabuleiro.engine.review.Verdict;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.table.Answer;
import org.tabuleiro.table.Question;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.TableEvent;
import org.tabuleiro.table.scene.Mark;
import org.tabuleiro.table.scene.TurnArrows;
import org.tabuleiro.table.text.Wording;

/**
 * Leads a person through the own mistakes of a game in a study: displays the position before each, asks for a
 * better turn, and lets the assistant judge the answer. A game without annotations is reviewed first.
 */
public final class MistakeReview {

    /** The stage of a review of mistakes. */
    public enum Stage {
        /** The game is being reviewed; {@link MatchReview} has the progress. */
        REVIEWING,
        /** The person looks for a better turn. */
        FIND,
        /** The answer is being judged. */
        JUDGING,
        /** The answer was not good enough; the person can try again. */
        WRONG,
        /** The answer was good. */
        SOLVED,
        /** The best turn is displayed. */
        SHOWN,
        /** There are no more mistakes. */
        DONE
    }

    /**
     * A mistake.
     *
     * @param played the node of the turn played
     * @param better the node of a better turn
     * @param known the nodes in their place before the review began
     */
    private record Mistake(GameTree.Node played, GameTree.Node better, List<GameTree.Node> known) {
        GameTree.Node before() {
            return played.parent().orElseThrow();
        }
    }

    private final Table table;
    private final Assistant assistant;
    private final Side side;
    private final List<Mistake> mistakes = new ArrayList<>();
    private Stage stage = Stage.REVIEWING;
    private Message sentence = Message.of("table.mistakes.reviewing");
    private int at;
    private int solved;
    private int question;

    MistakeReview(Table table, Assistant assistant, Side side) {
        this.table = table;
        this.assistant = assistant;
        this.side = side;
    }

    /** Begins with the first mistake of the annotated game. */
    void begin() {
        for (GameTree.Node node : table.live().path()) {
            if (isMistake(node)) {
                List<GameTree.Node> known =
                        List.copyOf(node.parent().orElseThrow().children());
                known.stream()
                        .filter(other -> other != node)
                        .findFirst()
                        .ifPresent(better -> mistakes.add(new Mistake(node, better, known)));
            }
        }
        at = -1;
        next();
    }

    private boolean isMistake(GameTree.Node node) {
        return node.parent().filter(before -> before.state().toMove() == side).isPresent()
                && (node.marks().contains(Judgement.MISTAKE.mark())
                        || node.marks().contains(Judgement.BLUNDER.mark()));
    }

    // --- state ---

    /** The side whose mistakes are reviewed. */
    public Side side() {
        return side;
    }

    /** The stage. */
    public Stage stage() {
        return stage;
    }

    /** What to do, or how the answer was judged. */
    public Message sentence() {
        return sentence;
    }

    /** The current mistake; empty before the first and after the last. */
    public Optional<GameTree.Node> played() {
        return at >= 0 && at < mistakes.size() ? Optional.of(mistakes.get(at).played) : Optional.empty();
    }

    /** The number of the current mistake, from 1. */
    public int number() {
        return Math.min(at + 1, mistakes.size());
    }

    /** The number of mistakes whose answer was found or shown, or that were skipped. */
    public int answered() {
        return switch (stage) {
            case REVIEWING, FIND, JUDGING, WRONG -> Math.max(0, at);
            case SOLVED, SHOWN, DONE -> number();
        };
    }

    /** The number of mistakes. */
    public int count() {
        return mistakes.size();
    }

    /** The number of mistakes for which the person has found a good turn. */
    public int solved() {
        return solved;
    }

    /** The mistake as arrows, where a better turn is looked for. */
    List<Mark> marks() {
        return (stage == Stage.FIND || stage == Stage.WRONG)
                        && table.displayed() == mistakes.get(at).before()
                        && table.input().entry().steps().isEmpty()
                ? List.copyOf(TurnArrows.of(
                        mistakes.get(at).played.turn().orElseThrow().steps(), Mark.Arrow.MISTAKE))
                : List.of();
    }

    // --- actions ---

    /** Displays the position before the current mistake again. */
    public void retry() {
        if (stage == Stage.WRONG || stage == Stage.FIND) {
            table.act(() -> {
                find();
                table.display(mistakes.get(at).before());
            });
        }
    }

    /** Displays the best turn. */
    public void showSolution() {
        if (stage == Stage.FIND || stage == Stage.WRONG || stage == Stage.JUDGING) {
            table.act(() -> {
                assistant.cancel(question);
                GameTree.Node better = mistakes.get(at).better;
                set(Stage.SHOWN, "table.mistakes.shown", better);
                table.display(better);
            });
        }
    }

    /** Goes on to the next mistake, solved or not. */
    public void next() {
        if (stage == Stage.DONE) {
            return;
        }
        table.act(() -> {
            assistant.cancel(question);
            at++;
            if (at < mistakes.size()) {
                find();
                table.display(mistakes.get(at).before());
            } else {
                stage = Stage.DONE;
                sentence = mistakes.isEmpty()
                        ? Message.of("table.mistakes.none")
                        : Message.of("table.mistakes.done", solved, mistakes.size());
            }
        });
    }

    private void find() {
        set(Stage.FIND, "table.mistakes.find", mistakes.get(at).played);
    }

    private void set(Stage newStage, String key, GameTree.Node node) {
        stage = newStage;
        sentence = Message.of(key, Wording.turn(table.game(), node.turn().orElseThrow()));
    }

    // --- answers ---

    /** Judges a turn that was entered where a better one is wanted. */
    void happened(TableEvent event) {
        if (!(event instanceof TableEvent.Tried(GameTree.Node node))
                || !(stage == Stage.FIND || stage == Stage.WRONG)
                || node.parent().orElse(null) != mistakes.get(at).before()) {
            return;
        }
        Mistake mistake = mistakes.get(at);
        if (node == mistake.better) {
            solve(mistake, node);
        } else if (node == mistake.played) {
            set(Stage.WRONG, "table.mistakes.same", node);
            table.display(mistake.before());
        } else {
            judge(mistake, node);
        }
    }

    private void judge(Mistake mistake, GameTree.Node node) {
        set(Stage.JUDGING, "table.mistakes.judging", node);
        List<Turn> turns = mistake.before().path().stream()
                .flatMap(each -> each.turn().stream())
                .toList();
        question = assistant.ask(
                id -> new Question.ForVerdict(
                        id, table.tree().root().state(), turns, node.turn().orElseThrow()),
                answer -> take(mistake, node, answer));
    }

    private void take(Mistake mistake, GameTree.Node node, Answer answer) {
        boolean good = answer instanceof Answer.Judged(int id, Optional<Verdict> verdict)
                && verdict.isPresent()
                && verdict.get().judgement() == Judgement.FINE;
        if (good) {
            solve(mistake, node);
        } else {
            set(Stage.WRONG, "table.mistakes.wrong", node);
            if (!mistake.known.contains(node)) {
                // A wrong answer is not worth keeping as a variation of the game.
                table.editing().delete(node);
            }
            table.display(mistake.before());
        }
    }

    private void solve(Mistake mistake, GameTree.Node node) {
        solved++;
        set(Stage.SOLVED, node == mistake.better ? "table.mistakes.best" : "table.mistakes.solved", node);
    }
}
