package org.tabuleiro.games;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes turn texts; nothing else parses them. A text is cut into tokens, each a sign with what follows it, and the
 * tokens are matched against the legal steps, so how a text splits into steps never has to be guessed.
 */
public final class TurnText {
    private static final String SIGNS = "-x@>";
    /** How much of a wrong text a message repeats. */
    private static final int SHOWN = 60;

    /** A token in lower case, whether a comma stood before it, and where in the text it begins. */
    private record Token(String text, boolean afterComma, int from) {
        char sign() {
            return SIGNS.indexOf(text.charAt(0)) >= 0 ? text.charAt(0) : ' ';
        }
    }

    /** How far a match came: the steps and where the tokens left over begin. */
    private record Match(List<Step> steps, State state, int next) {}

    private TurnText() {}

    static String write(List<Step> steps) {
        StringBuilder out = new StringBuilder();
        for (Step step : steps) {
            if (!out.isEmpty() && !beginsWithSign(step)) {
                out.append(',');
            }
            out.append(step.text());
        }
        return out.toString();
    }

    /** The squares that a text typed by a person names, in the order of the text, whatever stands between them. */
    public static List<Integer> squares(Board board, String text) {
        List<Integer> squares = new ArrayList<>();
        int at = 0;
        while (at < text.length()) {
            int end = at + 1;
            while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
                end++;
            }
            int square = board.find(text.substring(at, end).toLowerCase(Locale.ROOT));
            if (square >= 0) {
                squares.add(square);
            }
            at = end;
        }
        return List.copyOf(squares);
    }

    /** Whether a text typed by a person consists of squares with signs, commas or blanks between them. */
    public static boolean isSquares(Board board, String text) {
        String[] names = text.toLowerCase(Locale.ROOT).split("[-x:>@, ]+", -1);
        int from = names[0].isEmpty() ? 1 : 0;
        for (int i = from; i < names.length; i++) {
            if (board.find(names[i]) < 0) {
                return false;
            }
        }
        return from < names.length;
    }

    /** Such a step needs no comma before it. */
    private static boolean beginsWithSign(Step step) {
        return step.continues() || isBarePlacement(step);
    }

    /** Whether the text of a step is a list of squares to place pieces on, which may come in any order. */
    private static boolean isBarePlacement(Step step) {
        return step.kind() == Step.Kind.PLACE && step.piece().isEmpty();
    }

    static Parsed<Turn> readTurn(State state, String text) {
        return read(state, text).then(steps -> {
            State after = state;
            for (Step step : steps) {
                after = after.play(step);
            }
            return after.turnNumber() == state.turnNumber() && !after.isOver()
                    ? Parsed.fault("text", "turn.unfinished", write(steps))
                    : Parsed.ok(state.turnOf(steps));
        });
    }

    static Parsed<List<Step>> read(State state, String text) {
        if (state.isOver()) {
            return Parsed.fault("text", "turn.over");
        }
        List<Token> tokens = tokens(text);
        if (tokens.isEmpty()) {
            return Parsed.fault("text", "turn.empty");
        }
        Match best = new Match(List.of(), state, 0);
        best = match(tokens, best, best);
        if (best.next == tokens.size()) {
            return Parsed.ok(best.steps);
        }
        String rest = printable(text.substring(tokens.get(best.next).from).strip());
        return new Parsed.Fault<>("text", explain(best, tokens, rest));
    }

    /** Cuts before every sign and at every comma; blanks count for nothing. */
    private static List<Token> tokens(String text) {
        List<Token> tokens = new ArrayList<>();
        StringBuilder token = new StringBuilder();
        int begin = 0;
        boolean afterComma = false;
        for (int i = 0; i <= text.length(); i++) {
            char c = i == text.length() ? ',' : Character.toLowerCase(text.charAt(i));
            boolean sign = c == ':' || SIGNS.indexOf(c) >= 0;
            if ((c == ',' || sign) && !token.isEmpty()) {
                tokens.add(new Token(token.toString(), afterComma, begin));
                token.setLength(0);
                afterComma = false;
            }
            if (c == ',') {
                afterComma = true;
            } else if (c != ' ') {
                begin = token.isEmpty() ? i : begin;
                token.append(c == ':' ? 'x' : c);
            }
        }
        return tokens;
    }

    /** A text that does no harm where it is shown. */
    private static String printable(String text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length() && i < SHOWN; i++) {
            char c = text.charAt(i);
            out.append(Character.isISOControl(c) ? '?' : c);
        }
        return text.length() > SHOWN ? out.append("...").toString() : out.toString();
    }

    /** Goes on from a match as far as the tokens allow; gives {@code best} where it leads no further. */
    private static Match match(List<Token> tokens, Match from, Match best) {
        if (from.next > best.next) {
            best = from;
        }
        if (from.next == tokens.size() || from.state.turnNumber() != startTurn(from)) {
            return best;
        }
        for (boolean exact : new boolean[] {true, false}) {
            for (Step step : from.state.legalSteps()) {
                int end = matchStep(tokens, from.next, step, exact);
                if (end < 0) {
                    continue;
                }
                List<Step> steps = new ArrayList<>(from.steps);
                steps.add(step);
                best = match(tokens, new Match(steps, from.state.play(step), end), best);
                if (best.next == tokens.size()) {
                    return best;
                }
            }
        }
        return best;
    }

    /** The turn that a match began in: its state has moved on when the turn is complete. */
    private static int startTurn(Match match) {
        return match.steps.isEmpty() || !match.state.isTurnStart()
                ? match.state.turnNumber()
                : match.state.turnNumber() - 1;
    }

    /**
     * Where the tokens after a step begin if the tokens from {@code at} on spell it, else -1. Signs must come in the order
     * of the step's one spelling; a list of squares may come in any order. Unless {@code exact}, the letter of a piece on
     * the board may be left out.
     */
    private static int matchStep(List<Token> tokens, int at, Step step, boolean exact) {
        List<Token> wanted = tokens(step.text());
        int end = at + wanted.size();
        boolean lettered = step.piece().isPresent() && step.kind() != Step.Kind.PLACE;
        // A step without a letter has had its try: a second one would double the work at every step of a turn.
        if (end > tokens.size() || (!exact && !lettered)) {
            return -1;
        }
        List<String> mine = new ArrayList<>();
        List<String> theirs = new ArrayList<>();
        for (int i = 0; i < wanted.size(); i++) {
            Token token = tokens.get(at + i);
            Token want = wanted.get(i);
            if (token.sign() != want.sign() || (i > 0 && token.afterComma)) {
                return -1;
            }
            mine.add(i == 0 && !exact ? want.text.substring(1) : want.text);
            theirs.add(token.text);
        }
        if (!isBarePlacement(step) && !mine.get(0).equals(theirs.get(0))) {
            return -1;
        }
        Collections.sort(mine);
        Collections.sort(theirs);
        return mine.equals(theirs) ? end : -1;
    }

    /** Says why the token at which a match ended does not go on: in the words of the game where its clicks tell. */
    private static Message explain(Match best, List<Token> tokens, String rest) {
        if (best.state.isOver()) {
            return Message.of("turn.too-long-over", rest);
        }
        if (best.state.turnNumber() != startTurn(best)) {
            return Message.of("turn.too-long", rest);
        }
        Message reason = reason(best, tokens);
        return reason == null
                ? Message.of("turn.unknown", rest, examples(best.state, tokens.get(best.next)))
                : Message.of("turn.illegal", rest, reason);
    }

    private static @Nullable Message reason(Match best, List<Token> tokens) {
        TurnBuilder builder = new TurnBuilder(best.state);
        for (Token token : tokens.subList(best.next, tokens.size())) {
            String bare = token.sign() == ' ' ? token.text : token.text.substring(1);
            Click click = Click.of(best.state.game(), bare);
            boolean known =
                    !(click instanceof Click.Word) || best.state.game().words().contains(bare);
            if (bare.isEmpty() || !known) {
                return null;
            }
            if (builder.click(click) instanceof TurnBuilder.Refused(Message why)) {
                return why;
            }
        }
        return null;
    }

    /** Some legal steps: those that begin as the token does, if there are any. */
    private static String examples(State state, Token token) {
        List<String> steps = state.legalSteps().stream().map(Step::text).toList();
        List<String> alike = steps.stream()
                .filter(step -> tokens(step).get(0).text.equals(token.text))
                .toList();
        List<String> shown = alike.isEmpty() ? steps : alike;
        String some = String.join(", ", shown.stream().limit(5).toList());
        return shown.size() > 5 ? some + " ..." : some;
    }
}
