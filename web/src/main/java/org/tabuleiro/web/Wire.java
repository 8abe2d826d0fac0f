package org.tabuleiro.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.engine.Analysis;
import org.tabuleiro.engine.Hint;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.table.Answer;
import org.tabuleiro.table.Question;

/**
 * Questions and answers as texts, on their way between the page and its worker. The first line holds words separated by
 * blanks; a question goes on with the start of the game and a turn per line.
 */
final class Wire {
    /** In place of a click that a hint does not have. */
    private static final String NONE = "-";
    /** The most turns of a line that a person is told. */
    private static final int MAX_TURNS = 3;

    private Wire() {}

    /** The start and the turns of a line, one per line of text. */
    static String path(State start, List<Turn> turns) {
        StringBuilder path = new StringBuilder(start.toString());
        turns.forEach(turn -> path.append('\n').append(turn.text()));
        return path.toString();
    }

    /** Reads {@link #path}; the last turn may be unfinished. */
    static State state(Game game, String path) {
        String[] lines = path.split("\n", -1);
        State state = game.read(lines[0]).orElseThrow();
        for (int i = 1; i < lines.length; i++) {
            state = state.play(lines[i]);
        }
        return state;
    }

    static State state(String gameId, String path) {
        return state(Games.find(gameId).orElseThrow(), path);
    }

    /** The start and the turns that a question is about, with the steps that are entered already. */
    static String path(Question question) {
        String path = path(question.start(), question.turns());
        if (question instanceof Question.ForHint hint && !hint.entered().isEmpty()) {
            State state = new Question.ForHint(hint.id(), hint.start(), hint.turns(), List.of()).state();
            return path + "\n" + state.turnOf(hint.entered()).text();
        }
        return path;
    }

    /** An answer of a player; empty for one that never travels, as failures are noticed on the page. */
    static String write(Answer answer, Game game) {
        String id = answer.question() + " ";
        return id
                + switch (answer) {
                    case Answer.Progress(int question, Analysis known) -> progress(known);
                    case Answer.Chosen(int question, Turn turn, boolean offersDraw) ->
                        "chosen " + offersDraw + " " + turn.text();
                    case Answer.Resigns resigns -> "resigns";
                    case Answer.ToDraw(int question, boolean accepts) -> "draw " + accepts;
                    case Answer.Hinted(int question, Hint hint) ->
                        "hint " + click(hint.begin(), game) + " " + click(hint.target(), game) + " "
                                + hint.turn().text();
                    case Answer.Failed(int question, Message reason) -> "failed";
                };
    }

    private static String click(Optional<Click> click, Game game) {
        return click.map(each -> each.text(game.board())).orElse(NONE);
    }

    private static String progress(Analysis known) {
        Analysis.Line best = known.best();
        StringBuilder text = new StringBuilder("progress " + known.depth() + " " + known.nodes() + " " + known.nanos()
                + " " + best.score() + " " + best.exact());
        best.turns().stream().limit(MAX_TURNS).forEach(turn -> text.append(' ').append(turn.text()));
        return text.toString();
    }

    /** Which question a text answers. */
    static int question(String text) {
        return Integer.parseInt(text.substring(0, text.indexOf(' ')));
    }

    /**
     * Reads what {@link #write} has written.
     *
     * @param text the text
     * @param state the state that the question was about
     */
    static Answer read(String text, State state) {
        String[] words = text.split(" ", -1);
        int question = question(text);
        return switch (words[1]) {
            case "progress" -> new Answer.Progress(question, known(words, state));
            case "chosen" -> {
                boolean offers = words[2].equals("true");
                yield state.readTurn(words[3]) instanceof Parsed.Ok<Turn>(Turn turn)
                        ? new Answer.Chosen(question, turn, offers)
                        : new Answer.Failed(question, Message.of("engine.illegal", words[3], state.toString()));
            }
            case "resigns" -> new Answer.Resigns(question);
            case "draw" -> new Answer.ToDraw(question, words[2].equals("true"));
            case "hint" ->
                new Answer.Hinted(
                        question, new Hint(click(words[2], state), click(words[3], state), turn(words[4], state)));
            default -> throw new IllegalArgumentException("there is no answer " + words[1]);
        };
    }

    private static Optional<Click> click(String text, State state) {
        return text.equals(NONE) ? Optional.empty() : Optional.of(Click.of(state.game(), text));
    }

    private static Turn turn(String text, State state) {
        return state.turnOf(state.readSteps(text).orElseThrow());
    }

    private static Analysis known(String[] words, State state) {
        List<Turn> turns = new ArrayList<>();
        State at = state;
        for (int i = 7; i < words.length; i++) {
            Turn turn = turn(words[i], at);
            turns.add(turn);
            at = at.play(turn);
        }
        Analysis.Line best = new Analysis.Line(Integer.parseInt(words[5]), turns, words[6].equals("true"));
        return new Analysis(
                Integer.parseInt(words[2]), Long.parseLong(words[3]), Long.parseLong(words[4]), List.of(best));
    }
}
