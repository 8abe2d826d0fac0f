package org.tabuleiro.games.sixteenstones;

import java.util.List;
import java.util.Map;
import org.tabuleiro.games.BoardForm;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Guide;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Step;

/**
 * Sixteen Stones, by Gary Boyd (2015): pushes and flanking captures, each paid for from the captor's own
 * bank.
 */
public final class SixteenStones extends Game {
    /** How many stones a player has. */
    private static final int STONES = 8;

    private final Guide guide = new SixteenStonesGuide();

    /** The game; there is one in {@code Games}. */
    public SixteenStones() {
        super("sixteen-stones", SixteenStonesBoard.BOARD, List.of("red", "blue"), "RDbd", "Rb");
    }

    @Override
    public Position newPosition() {
        String empty = ".".repeat(board().size());
        return new SixteenStonesPosition(new Layout(
                empty,
                List.of(STONES, STONES),
                Side.FIRST,
                SixteenStonesPending.text(SixteenStonesPending.PLACE),
                0,
                1));
    }

    @Override
    protected Parsed<Position> place(Layout layout) {
        for (Side side : Side.values()) {
            if (onBoard(layout, side) > STONES) {
                return Parsed.fault("board", "sixteen-stones.position.too-many", STONES);
            }
            if (onBoard(layout, side) + layout.reserve().get(side.ordinal()) > STONES) {
                return Parsed.fault("reserve", "sixteen-stones.position.too-many-beside", STONES);
            }
        }
        int pending = SixteenStonesPending.of(layout.pending());
        if (pending < 0) {
            return Parsed.fault("pending", "sixteen-stones.position.pending");
        }
        if (pending == SixteenStonesPending.PLACE) {
            return placement(layout);
        }
        SixteenStonesPosition position = new SixteenStonesPosition(layout);
        boolean over = position.outcome() != Position.ONGOING;
        boolean due = SixteenStonesPending.isStart(pending) || position.canGoOn(pending);
        if (pending != 0 && (over || !due)) {
            return Parsed.fault("pending", "sixteen-stones.position.nothing-pending");
        }
        return Parsed.ok(position);
    }

    private static int onBoard(Layout layout, Side side) {
        return side == Side.FIRST ? layout.count('R') + layout.count('D') : layout.count('b') + layout.count('d');
    }

    /** During the placement the board determines the reserve, the side and both counters. */
    private static Parsed<Position> placement(Layout layout) {
        int red = onBoard(layout, Side.FIRST);
        int blue = onBoard(layout, Side.SECOND);
        if (layout.count('D') + layout.count('d') > 0) {
            return Parsed.fault("board", "sixteen-stones.position.place-dormant");
        }
        if (red + layout.reserve().get(0) != STONES || blue + layout.reserve().get(1) != STONES) {
            return Parsed.fault("reserve", "sixteen-stones.position.place-reserve", STONES);
        }
        if (red != blue && red != blue + 1) {
            return Parsed.fault("board", "sixteen-stones.position.place-alternately");
        }
        if (blue == STONES) {
            return Parsed.fault("pending", "sixteen-stones.position.all-placed");
        }
        if (layout.side() != (red == blue ? Side.FIRST : Side.SECOND)) {
            return Parsed.fault("side", "sixteen-stones.position.place-side");
        }
        if (layout.noProgressCount() != 0) {
            return Parsed.fault("quiet", "sixteen-stones.position.place-quiet");
        }
        if (layout.turnNumber() != red + blue + 1) {
            return Parsed.fault("turn", "sixteen-stones.position.place-turn", red + blue + 1);
        }
        return Parsed.ok(new SixteenStonesPosition(layout));
    }

    @Override
    public List<String> words() {
        return List.of(SixteenStonesStepCode.SACRIFICE_WORD, Step.END, SixteenStonesStepCode.PASS_WORD);
    }

    @Override
    public List<String> pendingFields(Layout layout) {
        return SixteenStonesPending.texts();
    }

    @Override
    public Guide guide() {
        return guide;
    }

    @Override
    public Map<String, BoardForm> forms() {
        List<String> words = List.of("empty", "red", "blue", "dormant_red", "dormant_blue");
        return Map.of("prolog", BoardForm.prolog(".RbDd", words, true));
    }

    @Override
    public Layout complete(String board, List<Integer> reserve, Side side) {
        return new Layout(board, reserve, side, Layout.NOTHING, 0, side == Side.FIRST ? 19 : 20);
    }
}
