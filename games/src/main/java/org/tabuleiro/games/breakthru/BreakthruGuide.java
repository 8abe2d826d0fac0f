package org.tabuleiro.games.breakthru;

import java.util.List;
import java.util.Optional;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Guide;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;

/**
 * Turn entry of Breakthru: a square per ship in the set-up, a word for the decision who begins, then piece
 * and square.
 */
final class BreakthruGuide implements Guide {
    private static final Board BOARD = BreakthruBoard.BOARD;

    @Override
    public List<List<Click>> ways(State state, Step step) {
        return List.of(
                step.kind() == Step.Kind.WORD ? List.of(new Click.Word(step.text())) : Click.squares(step.squares()));
    }

    @Override
    public Message prompt(State state, List<Click> clicks) {
        Layout layout = state.layout();
        boolean gold = state.toMove() == Side.FIRST;
        int pending = BreakthruPending.of(layout.pending());
        return switch (pending) {
            case BreakthruPending.SETUP ->
                gold
                        ? Message.of(
                                "breakthru.prompt.setup-gold", layout.reserve().get(0))
                        : Message.of(
                                "breakthru.prompt.setup-silver",
                                layout.reserve().get(1));
            case BreakthruPending.CHOOSE -> Message.of("breakthru.prompt.choose");
            case BreakthruPending.NOTHING ->
                clicks.isEmpty()
                        ? Message.of(gold ? "breakthru.prompt.gold" : "breakthru.prompt.silver")
                        : promptTo(state, clicks.get(0));
            default ->
                clicks.isEmpty()
                        ? Message.of("breakthru.prompt.second", BOARD.name(BreakthruPending.moved(pending)))
                        : Message.of("breakthru.prompt.second-to", clicks.get(0).text(BOARD));
        };
    }

    /** The prompt once a piece is chosen at the start of a turn. */
    private static Message promptTo(State state, Click piece) {
        String name = piece.text(BOARD);
        List<Step> steps = state.legalSteps().stream()
                .filter(step -> piece.equals(new Click.Square(step.origin().orElseThrow())))
                .toList();
        String victims = BOARD.names(
                steps.stream().filter(Step::isCapture).map(Step::target).toList());
        boolean flagship = steps.stream().anyMatch(step -> step.piece().isPresent());
        if (steps.stream().allMatch(Step::isCapture)) {
            return Message.of("breakthru.prompt.take", name, victims);
        }
        if (flagship) {
            return victims.isEmpty()
                    ? Message.of("breakthru.prompt.flagship-to")
                    : Message.of("breakthru.prompt.flagship-to-or-take", victims);
        }
        return victims.isEmpty()
                ? Message.of("breakthru.prompt.to", name)
                : Message.of("breakthru.prompt.to-or-take", name, victims);
    }

    @Override
    public Message refusal(State state, List<Click> clicks, Click click) {
        int pending = BreakthruPending.of(state.layout().pending());
        if (pending == BreakthruPending.CHOOSE) {
            return Message.of("breakthru.refusal.choose");
        }
        if (!(click instanceof Click.Square(int square))) {
            return Message.of("refusal.not-a-square", click.text(BOARD));
        }
        if (pending == BreakthruPending.SETUP) {
            return refusalInSetup(state, square);
        }
        if (!clicks.isEmpty() && clicks.get(0) instanceof Click.Square(int from)) {
            return refusalTo(state, from, square);
        }
        return pending == BreakthruPending.NOTHING ? refusalOfPiece(state, square) : refusalOfSecond(state, square);
    }

    /** Any ship of a set-up can be removed, in any order. */
    @Override
    public Optional<Step> takenOff(List<Step> steps, Click click) {
        return steps.stream()
                .filter(step -> step.kind() == Step.Kind.PLACE)
                .filter(step -> click.equals(new Click.Square(step.target())))
                .findFirst();
    }

    private static Message refusalInSetup(State state, int square) {
        String name = BOARD.name(square);
        if (state.layout().at(square) != Layout.EMPTY) {
            return Message.of("breakthru.refusal.setup-occupied", name);
        }
        boolean gold = state.toMove() == Side.FIRST;
        return Message.of(gold ? "breakthru.refusal.setup-outside" : "breakthru.refusal.setup-inside", name);
    }

    /** Why a turn cannot begin on a square. */
    private static Message refusalOfPiece(State state, int square) {
        Layout layout = state.layout();
        String name = BOARD.name(square);
        if (layout.at(square) == Layout.EMPTY) {
            return Message.of("breakthru.refusal.pick", name);
        }
        if (!layout.isOf(state.toMove(), square)) {
            return Message.of("breakthru.refusal.enemy", name);
        }
        return Message.of(
                layout.at(square) == 'F' ? "breakthru.refusal.flagship-stuck" : "breakthru.refusal.stuck", name);
    }

    /** Why a second move cannot begin on a square. */
    private static Message refusalOfSecond(State state, int square) {
        Layout layout = state.layout();
        String name = BOARD.name(square);
        if (layout.at(square) == Layout.EMPTY) {
            return Message.of("breakthru.refusal.pick-second", name);
        }
        if (square == BreakthruPending.moved(BreakthruPending.of(layout.pending()))) {
            return Message.of("breakthru.refusal.moved", name);
        }
        if (layout.at(square) == 'F' && state.toMove() == Side.FIRST) {
            return Message.of("breakthru.refusal.flagship-second");
        }
        if (layout.isOf(state.toMove(), square) && touchesEnemy(layout, square)) {
            return Message.of("breakthru.refusal.only-takes", name);
        }
        return refusalOfPiece(state, square);
    }

    private static boolean touchesEnemy(Layout layout, int square) {
        Side own = Layout.isFirst(layout.at(square)) ? Side.FIRST : Side.SECOND;
        for (int up = -1; up <= 1; up += 2) {
            for (int right = -1; right <= 1; right += 2) {
                int file = BOARD.file(square) + right;
                int rank = BOARD.rank(square) + up;
                if (BOARD.contains(file, rank) && layout.isOf(own.other(), BOARD.square(file, rank))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Why a piece with a legal step cannot go to a square. */
    private static Message refusalTo(State state, int from, int to) {
        Layout layout = state.layout();
        boolean second = BreakthruPending.isSecond(BreakthruPending.of(layout.pending()));
        String piece = BOARD.name(from);
        String name = BOARD.name(to);
        if (layout.isOf(state.toMove(), to)) {
            // An own piece with a legal step would have been chosen instead.
            return second ? refusalOfSecond(state, to) : Message.of("breakthru.refusal.own-there", piece, name);
        }
        if (layout.at(to) != Layout.EMPTY) {
            return Message.of(
                    second ? "breakthru.refusal.take-second" : "breakthru.refusal.take-diagonally", piece, name);
        }
        int obstacle = obstacle(layout, from, to);
        return obstacle < 0
                ? Message.of("breakthru.refusal.line", piece, name)
                : Message.of("breakthru.refusal.blocked", piece, name, BOARD.name(obstacle));
    }

    /** The first piece in the way on a rank or file, or -1 if the squares share neither. */
    private static int obstacle(Layout layout, int from, int to) {
        int files = Integer.signum(BOARD.file(to) - BOARD.file(from));
        int ranks = Integer.signum(BOARD.rank(to) - BOARD.rank(from));
        if ((files == 0) == (ranks == 0)) {
            return -1;
        }
        int square = from;
        do {
            square += ranks * BOARD.width() + files;
        } while (square != to && layout.at(square) == Layout.EMPTY);
        return square;
    }
}
