package org.tabuleiro.games;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes turn texts; nothing else parses them. A text is split into tokens, each a separator with
 * what follows it, and the tokens are matched against the legal steps, so how a text splits into steps never
 * has to be guessed.
 */
public final class TurnText {
    private static final String SEPARATORS = "-x@>";
    /** The maximum number of characters of a wrong text that a message quotes. */
    private static final int SHOWN = 60;

    /** A token in lower case, whether a comma stood before it, and where in the text it begins. */
    private record Token(String text, boolean afterComma, int from) {
        char separator() {
            return SEPARATORS.indexOf(text.charAt(0)) >= 0 ? text.charAt(0) : ' ';
        }
    }

    /** A parsed prefix of the text: its steps, the state after them, and the index of the next token. */
    private record Prefix(List<Step> steps, State state, int next) {}

    private TurnText() {}

    static String write(List<Step> steps) {
        StringBuilder out = new StringBuilder();
        for (Step step : steps) {
            if (!out.isEmpty() && !beginsWithSeparator(step)) {
                out.append(',');
            }
            out.append(step.text());
        }
        return out.toString();
    }

    /**
     * The squares that a text typed by a person names, in the order of the text, whatever stands between
     * them.
     */
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

    /**
     * Whether a text typed by a person consists of squares with separators, commas or blanks between them.
     */
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

    /** Whether the text of a step begins with a separator, so that it needs no comma before it. */
    private static boolean beginsWithSeparator(Step step) {
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
        Prefix best = new Prefix(List.of(), state, 0);
        best = match(tokens, best, best);
        if (best.next == tokens.size()) {
            return Parsed.ok(best.steps);
        }
        String rest = printable(text.substring(tokens.get(best.next).from).strip());
        return new Parsed.Fault<>("text", explain(best, tokens, rest));
    }

    /** Splits before every separator and at every comma; ignores blanks. */
    private static List<Token> tokens(String text) {
        List<Token> tokens = new ArrayList<>();
        StringBuilder token = new StringBuilder();
        int begin = 0;
        boolean afterComma = false;
        for (int i = 0; i <= text.length(); i++) {
            char c = i == text.length() ? ',' : Character.toLowerCase(text.charAt(i));
            boolean separator = c == ':' || SEPARATORS.indexOf(c) >= 0;
            if ((c == ',' || separator) && !token.isEmpty()) {
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

    /** A text that is safe to print: without control characters, and not too long. */
    private static String printable(String text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length() && i < SHOWN; i++) {
            char c = text.charAt(i);
            out.append(Character.isISOControl(c) ? '?' : c);
        }
        return text.length() > SHOWN ? out.append("...").toString() : out.toString();
    }

    /**
     * Extends a prefix as far as the tokens allow; returns {@code best} if that is no longer. Backtracks over
     * legal steps.
     */
    private static Prefix match(List<Token> tokens, Prefix from, Prefix best) {
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
                best = match(tokens, new Prefix(steps, from.state.play(step), end), best);
                if (best.next == tokens.size()) {
                    return best;
                }
            }
        }
        return best;
    }

    /**
     * The number of the turn that a prefix began in: its state is in the next turn once the turn is complete.
     */
    private static int startTurn(Prefix prefix) {
        return prefix.steps.isEmpty() || !prefix.state.isTurnStart()
                ? prefix.state.turnNumber()
                : prefix.state.turnNumber() - 1;
    }

    /**
     * The index after a step's tokens if the tokens from {@code at} on spell it, else -1. Separators must be
     * in the order of the step's text; a list of squares may be in any order. Unless {@code exact}, the
     * letter of a piece on the board may be omitted.
     */
    private static int matchStep(List<Token> tokens, int at, Step step, boolean exact) {
        List<Token> wanted = tokens(step.text());
        int end = at + wanted.size();
        boolean lettered = step.piece().isPresent() && step.kind() != Step.Kind.PLACE;
        // A step without a letter was tried already: trying it again would double the work at every step of a
        // turn.
        if (end > tokens.size() || (!exact && !lettered)) {
            return -1;
        }
        List<String> mine = new ArrayList<>();
        List<String> theirs = new ArrayList<>();
        for (int i = 0; i < wanted.size(); i++) {
            Token token = tokens.get(at + i);
            Token want = wanted.get(i);
            if (token.separator() != want.separator() || (i > 0 && token.afterComma)) {
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

    /**
     * Explains the first token that does not fit: by the rules of the game if its clicks are refused by one.
     */
    private static Message explain(Prefix best, List<Token> tokens, String rest) {
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

    private static @Nullable Message reason(Prefix best, List<Token> tokens) {
        TurnBuilder builder = new TurnBuilder(best.state);
        for (Token token : tokens.subList(best.next, tokens.size())) {
            String bare = token.separator() == ' ' ? token.text : token.text.substring(1);
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
