package org.tabuleiro.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.engine.review.Hint;
import org.tabuleiro.engine.review.Judgement;
import org.tabuleiro.engine.review.Verdict;
import org.tabuleiro.engine.search.Analysis;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.table.Answer;
import org.tabuleiro.table.Question;
import org.tabuleiro.web.border.GameLine;
import org.tabuleiro.web.border.PlayerAnswer;
import org.tabuleiro.web.border.PlayerAnswer.JudgedChances;

/** Converts questions and answers of players to messages between page and worker, and back. */
final class PlayerMessages {
    /** Length limit of the line in a progress report. */
    private static final int MAX_TURNS = 3;

    private static final double MILLION = 1e6;

    private PlayerMessages() {}

    static GameLine line(State start, List<Turn> turns) {
        return new GameLine(start.toString(), texts(turns));
    }

    /** The start and the turns of a question, with the entered steps. */
    static GameLine line(Question question) {
        GameLine line = line(question.start(), question.turns());
        if (question instanceof Question.ForHint hint && !hint.entered().isEmpty()) {
            State state = new Question.ForHint(hint.id(), hint.start(), hint.turns(), List.of()).state();
            List<String> turns = new ArrayList<>(line.turns());
            turns.add(state.turnOf(hint.entered()).text());
            return new GameLine(line.start(), turns);
        }
        return line;
    }

    /** The state at the end of a line, whose last turn may be unfinished. */
    static State state(String gameId, GameLine line) {
        State state = Games.find(gameId).orElseThrow().read(line.start()).orElseThrow();
        for (String turn : line.turns()) {
            state = state.play(turn);
        }
        return state;
    }

    private static List<String> texts(List<Turn> turns) {
        return turns.stream().map(Turn::text).toList();
    }

    /** The message of an answer. */
    static PlayerAnswer write(int player, Answer answer, Game game) {
        return switch (answer) {
            case Answer.Progress(int question, Analysis known) -> progress(player, question, known);
            case Answer.Chosen(int question, Turn turn, boolean offersDraw) ->
                new PlayerAnswer.TurnChosen(player, question, turn.text(), offersDraw);
            case Answer.Resigns(int question) -> new PlayerAnswer.Resignation(player, question);
            case Answer.ToDraw(int question, boolean accepts) -> new PlayerAnswer.DrawReply(player, question, accepts);
            case Answer.Hinted(int question, Hint hint) ->
                new PlayerAnswer.HintReply(
                        player,
                        question,
                        hint.begin().map(click -> click.text(game.board())),
                        hint.target().map(click -> click.text(game.board())),
                        hint.turn().text());
            case Answer.Judged(int question, Optional<Verdict> verdict) ->
                new PlayerAnswer.VerdictReply(
                        player,
                        question,
                        verdict.map(each -> new JudgedChances(millionths(each.best()), millionths(each.chance()))),
                        texts(verdict.map(Verdict::better).orElse(List.of())));
            // The page notices failures itself: an exception ends the worker.
            case Answer.Failed(int question, Message reason) ->
                throw new IllegalStateException("question " + question + ": " + reason.key());
        };
    }

    private static int millionths(double chance) {
        return (int) Math.round(MILLION * chance);
    }

    private static Verdict verdict(JudgedChances chances, PlayerAnswer.VerdictReply reply, State state) {
        double best = chances.best() / MILLION;
        double played = chances.played() / MILLION;
        return new Verdict(state.toMove(), best, played, Judgement.of(best - played), turns(reply.better(), state));
    }

    private static PlayerAnswer progress(int player, int question, Analysis known) {
        Analysis.Line best = known.best();
        return new PlayerAnswer.SearchProgress(
                player,
                question,
                known.depth(),
                known.nodes(),
                known.nanos() / 1_000_000,
                best.score(),
                best.exact(),
                texts(best.turns().stream().limit(MAX_TURNS).toList()));
    }

    /** The answer of a message to a question about a state. */
    static Answer read(PlayerAnswer message, State state) {
        return switch (message) {
            case PlayerAnswer.SearchProgress progress ->
                new Answer.Progress(progress.question(), known(progress, state));
            case PlayerAnswer.TurnChosen(int player, int question, String text, boolean offersDraw) ->
                state.readTurn(text) instanceof Parsed.Ok<Turn>(Turn turn)
                        ? new Answer.Chosen(question, turn, offersDraw)
                        : new Answer.Failed(question, Message.of("engine.illegal", text, state.toString()));
            case PlayerAnswer.Resignation(int player, int question) -> new Answer.Resigns(question);
            case PlayerAnswer.DrawReply(int player, int question, boolean accepts) ->
                new Answer.ToDraw(question, accepts);
            case PlayerAnswer.VerdictReply reply ->
                new Answer.Judged(reply.question(), reply.chances().map(each -> verdict(each, reply, state)));
            case PlayerAnswer.HintReply hinted ->
                new Answer.Hinted(
                        hinted.question(),
                        new Hint(
                                click(hinted.begin(), state),
                                click(hinted.target(), state),
                                turn(hinted.turn(), state)));
        };
    }

    private static Optional<Click> click(Optional<String> text, State state) {
        return text.map(each -> Click.of(state.game(), each));
    }

    private static Turn turn(String text, State state) {
        return state.turnOf(state.readSteps(text).orElseThrow());
    }

    private static List<Turn> turns(List<String> texts, State state) {
        List<Turn> turns = new ArrayList<>();
        State at = state;
        for (String text : texts) {
            Turn turn = turn(text, at);
            turns.add(turn);
            at = at.play(turn);
        }
        return turns;
    }

    private static Analysis known(PlayerAnswer.SearchProgress progress, State state) {
        Analysis.Line best = new Analysis.Line(progress.score(), turns(progress.turns(), state), progress.exact());
        return new Analysis(progress.depth(), progress.nodes(), progress.millis() * 1_000_000, List.of(best));
    }
}
