package org.tabuleiro.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.review.ReviewSummary;
import org.tabuleiro.engine.review.Verdict;
import org.tabuleiro.engine.search.Analysis;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Phase;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.table.Choice;
import org.tabuleiro.table.RecordTags;
import org.tabuleiro.table.Status;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.coach.Advice;
import org.tabuleiro.table.coach.EndSummary;
import org.tabuleiro.table.coach.MatchReview;
import org.tabuleiro.table.coach.MistakeReview;
import org.tabuleiro.table.coach.NotedReview;
import org.tabuleiro.table.scene.Reserves;
import org.tabuleiro.table.scene.Scene;
import org.tabuleiro.table.setup.SetupPlan;
import org.tabuleiro.table.text.TurnWords;
import org.tabuleiro.table.text.Wording;
import org.tabuleiro.web.border.BoardMark;
import org.tabuleiro.web.border.BoardScene;
import org.tabuleiro.web.border.View;
import org.tabuleiro.web.border.View.AdviceView;
import org.tabuleiro.web.border.View.EndView;
import org.tabuleiro.web.border.View.EntryView;
import org.tabuleiro.web.border.View.GameResult;
import org.tabuleiro.web.border.View.MistakesView;
import org.tabuleiro.web.border.View.Named;
import org.tabuleiro.web.border.View.NotedView;
import org.tabuleiro.web.border.View.PlayerNames;
import org.tabuleiro.web.border.View.ReviewView;
import org.tabuleiro.web.border.View.ScorePartView;
import org.tabuleiro.web.border.View.SetupProgress;
import org.tabuleiro.web.border.View.SideReview;
import org.tabuleiro.web.border.View.TurnVerdict;
import org.tabuleiro.web.border.View.ViewStatus;

/** Makes the view of a table. */
final class TableView {
    private final Table table;
    private final Catalogue texts;
    private final Board board;
    /** Whether a match (not a study) is over: turns are then tried on the analysis page only. */
    private final boolean finished;

    TableView(Table table, Catalogue texts) {
        this.table = table;
        this.texts = texts;
        this.board = table.game().board();
        this.finished = table.match().isOver() && !table.isStudy();
    }

    /** Everything but the moves. */
    View of(Scene scene, Places places) {
        boolean entering = table.input().mayEnter() && !finished;
        TurnBuilder entry = table.input().entry();
        State shown = table.displayed().state();
        State state = entering ? entry.state() : shown;
        Status status = status();
        List<Integer> scores = table.game().scores(state);
        // In a study only what the rules ended at the displayed position counts as over.
        Optional<Result> result = table.isStudy() ? shown.result() : table.result();
        return new View(
                table.game().id(),
                kind(status),
                sentence(status),
                table.notice()
                        .filter(notice -> !Wording.isPlayed(notice.message()))
                        .isPresent(),
                table.notice().map(Table.Notice::refusal).orElse(false),
                table.notice().flatMap(notice -> notice.rule(table.game(), texts)),
                thoughts(),
                table.coach().advice().map(this::advice),
                choices(),
                state.toMove(),
                table.match().toMove(),
                status instanceof Status.Over ? Optional.empty() : Optional.of(shown.toMove()),
                table.person(),
                RecordTags.onlyPerson(table),
                state.toString(),
                table.match().revision(),
                places.id(table.live()),
                places.id(table.displayed()),
                entering,
                !entry.steps().isEmpty() || !entry.clicks().isEmpty(),
                table.seat(Side.FIRST).text(),
                table.seat(Side.SECOND).text(),
                new PlayerNames(
                        RecordTags.label(table, Side.FIRST, texts), RecordTags.label(table, Side.SECOND, texts)),
                scores.isEmpty() ? Optional.empty() : Optional.of(scores),
                result.map(end -> new GameResult(texts.result(table.game(), end), end.winner())),
                table.coach().end().map(this::end),
                table.coach().review().isStarted() ? Optional.of(review(places)) : Optional.empty(),
                noted(),
                table.coach().mistakes().map(this::mistakes),
                List.of(Reserves.lost(state, Side.FIRST), Reserves.lost(state, Side.SECOND)),
                table.match().isTimed()
                        ? Optional.of(table.match().terms().time().text())
                        : Optional.empty(),
                entering ? Optional.of(entry(entry)) : Optional.empty(),
                scene(scene));
    }

    private Status status() {
        return finished && !table.isLiveDisplayed() ? new Status.Browsing(false, false) : table.status();
    }

    private String sentence(Status status) {
        return finished && table.notice().isEmpty() ? status.sentence(texts, table.game()) : table.sentence(texts);
    }

    private static ViewStatus kind(Status status) {
        return switch (status) {
            case Status.Entering entering -> ViewStatus.ENTERING;
            case Status.Complete complete -> ViewStatus.COMPLETE;
            case Status.Pending pending -> ViewStatus.PENDING;
            case Status.Thinking thinking -> ViewStatus.THINKING;
            case Status.Waiting waiting -> ViewStatus.WAITING;
            case Status.Paused paused -> ViewStatus.PAUSED;
            case Status.Failed failed -> ViewStatus.FAILED;
            case Status.Browsing browsing -> ViewStatus.BROWSING;
            case Status.Over over -> ViewStatus.OVER;
        };
    }

    private List<Choice> choices() {
        List<Choice> entering = List.of(Choice.CONFIRM, Choice.UNDO_CLICK, Choice.RESET_TURN, Choice.HINT);
        return table.choices().stream()
                .filter(choice -> !finished || !entering.contains(choice))
                .toList();
    }

    /** Search progress in words; empty while an earlier place is displayed. */
    private String thoughts() {
        return table.isLiveDisplayed() ? table.thoughts().map(this::found).orElse("") : "";
    }

    private AdviceView advice(Advice advice) {
        return new AdviceView(advice.topic(), texts.text(advice.message()), advice.squares());
    }

    private EndView end(EndSummary end) {
        return new EndView(
                end.outcome(),
                end.headline(table, texts),
                end.why(table, texts),
                end.squares(),
                end.parts().stream()
                        .map(part -> new ScorePartView(
                                String.valueOf(part.letter()), texts.text(part.name()), part.first(), part.second()))
                        .toList(),
                end.nextLevel(),
                end.next().map(texts::text).orElse(""),
                List.copyOf(end.actions()));
    }

    private ReviewView review(Places places) {
        MatchReview review = table.coach().review();
        Optional<GameTree.Node> turning = review.turningPoint();
        TurnWords names = new TurnWords(texts, table.game());
        return new ReviewView(
                review.judged(),
                review.turns(),
                review.isDone(),
                review.hasFailed(),
                play(review.summary(Side.FIRST)),
                play(review.summary(Side.SECOND)),
                review.verdicts().stream().map(TableView::verdict).toList(),
                turning.isPresent() ? OptionalInt.of(places.id(turning.get())) : OptionalInt.empty(),
                turning.flatMap(GameTree.Node::turn)
                        .map(turn -> names.turn(turn.text()))
                        .orElse(""));
    }

    private static TurnVerdict verdict(Optional<Verdict> verdict) {
        return new TurnVerdict(
                verdict.isPresent()
                        ? OptionalInt.of((int) Math.round(100 * verdict.get().chance(Side.FIRST)))
                        : OptionalInt.empty(),
                verdict.map(each -> each.judgement().mark()).orElse(0));
    }

    static SideReview play(ReviewSummary play) {
        OptionalInt accuracy =
                play.turns() == 0 ? OptionalInt.empty() : OptionalInt.of((int) Math.round(play.accuracy()));
        return new SideReview(accuracy, play.inaccuracies(), play.mistakes(), play.blunders());
    }

    private Optional<NotedView> noted() {
        return table.isStudy() && NotedReview.isNoted(table.live())
                ? Optional.of(new NotedView(noted(Side.FIRST), noted(Side.SECOND)))
                : Optional.empty();
    }

    private SideReview noted(Side side) {
        return NotedReview.summary(table.live(), side)
                .map(TableView::play)
                .orElseGet(() -> new SideReview(OptionalInt.empty(), 0, 0, 0));
    }

    private MistakesView mistakes(MistakeReview review) {
        return new MistakesView(
                review.stage(),
                texts.text(review.sentence()),
                review.number(),
                review.answered(),
                review.count(),
                review.solved());
    }

    private String found(Analysis known) {
        Analysis.Line best = known.best();
        double chance = Knowledge.of(table.game()).winProbability(best.score());
        TurnWords names = new TurnWords(texts, table.game());
        String turns = String.join(
                " ", best.turns().stream().map(Turn::text).map(names::turn).toList());
        String found = texts.text(
                "table.thinking-of",
                known.depth(),
                (int) Math.round(100 * chance),
                (int) (known.nanos() / 1_000_000_000),
                turns);
        return table.notice().isPresent() ? "– " + found : found;
    }

    private EntryView entry(TurnBuilder entry) {
        TurnWords names = new TurnWords(texts, table.game());
        List<Named> words = new ArrayList<>();
        List<String> pieces = new ArrayList<>();
        List<String> squares = new ArrayList<>();
        for (TurnBuilder.Target target : entry.targets()) {
            switch (target.click()) {
                case Click.Word word -> words.add(new Named(word.text(), word(word.text())));
                case Click.Piece piece -> pieces.add(String.valueOf(piece.letter()));
                case Click.Square square -> squares.add(board.name(square.index()));
            }
        }
        return new EntryView(
                entry.steps().stream().map(step -> names.turn(step.text())).toList(),
                entry.clicks().stream().map(click -> click.text(board)).toList(),
                words,
                pieces,
                squares,
                entry.turn().isPresent(),
                setup(entry));
    }

    private Optional<SetupProgress> setup(TurnBuilder entry) {
        if (table.displayed().state().phase() != Phase.SETUP) {
            return Optional.empty();
        }
        SetupPlan plan = new SetupPlan(table.displayed().state());
        List<Named> presets = plan.presets().keySet().stream()
                .map(name -> new Named(name, texts.text(table.game().id() + ".setup." + name)))
                .toList();
        return Optional.of(new SetupProgress(plan.count(), entry.steps().size(), presets));
    }

    /** The translation of a word. */
    private String word(String word) {
        String label = table.game().id() + ".word." + word;
        return texts.has(label) ? texts.text(label) : word;
    }

    private static BoardScene scene(Scene scene) {
        Layout layout = scene.layout();
        return new BoardScene(
                layout.board(),
                layout.reserve(),
                scene.marks().stream().map(mark -> BoardMark.of(mark, scene)).toList());
    }
}
