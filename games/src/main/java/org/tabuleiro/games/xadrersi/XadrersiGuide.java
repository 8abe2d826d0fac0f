package org.tabuleiro.games.xadrersi;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Guide;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;

/**
 * Turn entry of Xadrersi: piece then square or square then piece; the square alone if only one piece is
 * legal.
 */
final class XadrersiGuide implements Guide {
    private static final String KINDS = XadrersiPosition.KINDS;

    /** The maximum number of squares that a sentence lists. */
    private static final int FEW = 10;

    @Override
    public List<List<Click>> ways(State state, Step step) {
        Click piece = new Click.Piece(kind(step));
        Click square = new Click.Square(step.target());
        List<Click> pieceFirst = List.of(piece, square);
        return kinds(state.legalSteps()).length() == 1
                ? List.of(List.of(square), pieceFirst)
                : List.of(pieceFirst, List.of(square, piece));
    }

    /**
     * A piece and a square are two halves of one step: a pair that does not fit is refused with a reason.
     */
    @Override
    public boolean beginsAnew(List<Click> clicks, Click click) {
        return clicks.get(0) instanceof Click.Piece == click instanceof Click.Piece;
    }

    @Override
    public Message prompt(State state, List<Click> clicks) {
        List<Step> steps = state.legalSteps();
        if (state.turnNumber() == 1) {
            return Message.of("xadrersi.prompt.king-first");
        }
        if (!clicks.isEmpty() && clicks.get(0) instanceof Click.Square(int square)) {
            String kinds = kinds(on(state, square));
            boolean missesBishop = inHand(state, state.toMove(), 'B') > 0 && kinds.indexOf('B') < 0;
            return missesBishop
                    ? Message.of(
                            "xadrersi.prompt.piece-no-bishop",
                            name(state, square),
                            either(kinds),
                            name(state, ownBishop(state)))
                    : Message.of("xadrersi.prompt.piece", name(state, square), either(kinds));
        }
        String kinds = clicks.isEmpty()
                ? kinds(steps)
                : clicks.get(0).text(state.game().board());
        String rule;
        if (queenIsDue(state)) {
            rule = "queen";
        } else if (kinds.equals("K")) {
            rule = "king-last";
        } else {
            rule = !clicks.isEmpty() ? "square" : kinds.length() == 1 ? "only" : "place";
        }
        String key = "xadrersi.prompt." + rule + (isFree(state) ? "-free" : "");
        return kinds.length() == 1 ? Message.of(key, the(kinds.charAt(0))) : Message.of(key);
    }

    @Override
    public Message refusal(State state, List<Click> clicks, Click click) {
        return switch (click) {
            case Click.Word(String text) -> Message.of("xadrersi.refusal.word", text);
            case Click.Piece(char letter) -> refusePiece(state, clicks, letter);
            case Click.Square(int square) -> refuseSquare(state, clicks, square);
        };
    }

    private static Message refusePiece(State state, List<Click> clicks, char letter) {
        if (KINDS.indexOf(letter) < 0) {
            return Message.of("xadrersi.refusal.no-piece", String.valueOf(letter));
        }
        if (inHand(state, state.toMove(), letter) == 0) {
            return Message.of("xadrersi.refusal.not-in-hand", the(letter));
        }
        if (state.turnNumber() == 1) {
            return Message.of("xadrersi.refusal.king-first");
        }
        if (queenIsDue(state) && letter != 'Q') {
            return Message.of("xadrersi.refusal.queen-now");
        }
        if (letter == 'K' && kinds(state.legalSteps()).indexOf('K') < 0) {
            return Message.of("xadrersi.refusal.king-last");
        }
        // Any other piece that may be placed goes to every square that can be chosen, but for the second
        // bishop.
        return !clicks.isEmpty() && clicks.get(0) instanceof Click.Square(int square)
                ? bishopColour(state, square)
                : Message.of("xadrersi.refusal.bishop-nowhere", name(state, ownBishop(state)));
    }

    private static Message refuseSquare(State state, List<Click> clicks, int square) {
        if (state.layout().at(square) != Layout.EMPTY) {
            return Message.of("xadrersi.refusal.occupied", name(state, square));
        }
        List<Step> steps = state.legalSteps();
        if (!clicks.isEmpty() && clicks.get(0) instanceof Click.Piece(char letter)) {
            steps = steps.stream().filter(step -> kind(step) == letter).toList();
        }
        int bishop = ownBishop(state);
        Board board = state.game().board();
        if (kinds(steps).equals("B")
                && bishop >= 0
                && Xadrersi.isDark(board, bishop) == Xadrersi.isDark(board, square)) {
            return bishopColour(state, square);
        }
        List<Integer> squares =
                steps.stream().map(Step::target).distinct().sorted().toList();
        return squares.size() > FEW
                ? Message.of("xadrersi.refusal.not-attacked", name(state, square))
                : Message.of("xadrersi.refusal.not-attacked-choose", name(state, square), board.names(squares));
    }

    private static Message bishopColour(State state, int square) {
        return Message.of("xadrersi.refusal.bishop-colour", name(state, square), name(state, ownBishop(state)));
    }

    private static String name(State state, int square) {
        return state.game().board().name(square);
    }

    private static Message the(char kind) {
        return Message.of("xadrersi.the." + kind);
    }

    /** The names of several kinds of pieces, of which one is to be chosen. */
    private static Message either(String kinds) {
        int last = kinds.length() - 1;
        Message named = the(kinds.charAt(0));
        for (int i = 1; i <= last; i++) {
            named = Message.of(i == last ? "xadrersi.either" : "xadrersi.list", named, the(kinds.charAt(i)));
        }
        return named;
    }

    private static char kind(Step step) {
        return step.piece().orElseThrow();
    }

    /** The letters of the pieces that steps place, each once. */
    private static String kinds(List<Step> steps) {
        StringBuilder kinds = new StringBuilder();
        for (Step step : steps) {
            if (kinds.indexOf(String.valueOf(kind(step))) < 0) {
                kinds.append(kind(step));
            }
        }
        return kinds.toString();
    }

    private static List<Step> on(State state, int square) {
        List<Step> steps = new ArrayList<>(state.legalSteps());
        steps.removeIf(step -> step.target() != square);
        return steps;
    }

    private static int inHand(State state, Side side, char kind) {
        return state.layout().reserve().get(side.ordinal() * KINDS.length() + KINDS.indexOf(kind));
    }

    private static boolean queenIsDue(State state) {
        return inHand(state, state.toMove(), 'Q') > 0
                && inHand(state, state.toMove().other(), 'Q') == 0;
    }

    /** The square of a bishop of the player to move, or -1. */
    private static int ownBishop(State state) {
        return state.layout().board().indexOf(state.toMove() == Side.FIRST ? 'B' : 'b');
    }

    /** Whether no piece has an attacked square to go to, so that every empty square is legal. */
    private static boolean isFree(State state) {
        XadrersiPosition position = (XadrersiPosition) state.toPosition();
        long attacked = position.attacks(state.toMove().other().ordinal());
        return state.legalSteps().stream().anyMatch(step -> (attacked >>> step.target() & 1) == 0);
    }
}
