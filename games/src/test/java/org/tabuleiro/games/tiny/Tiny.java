package org.tabuleiro.games.tiny;

import java.util.List;
import java.util.Map;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.BoardForm;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Guide;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;

/**
 * A made-up game on 3x3 squares. Amber and Teal have three stones each in hand. A turn puts one down
 * ({@code A@b2}), and may then slide an own stone one square along a rank or a file ({@code b2-b3}) or
 * {@code end}. With no stone in hand the turn is {@code pass}. Three in a rank or file win at once; when both
 * hands are empty the higher score wins: a corner counts 1, the centre 2.
 */
public final class Tiny extends Game {
    /** The one there is. */
    public static final Tiny GAME = new Tiny();

    static final int STONES = 3;

    private final Guide guide = new TinyGuide();

    private Tiny() {
        super("tiny", new Board(3, 3), List.of("amber", "teal"), "At", "At");
    }

    @Override
    public Position newPosition() {
        return new TinyPosition(complete(".........", List.of(STONES, STONES), Side.FIRST));
    }

    @Override
    protected Parsed<Position> place(Layout layout) {
        for (int side = 0; side < 2; side++) {
            if (layout.count("At".charAt(side)) + layout.reserve().get(side) > STONES) {
                return Parsed.fault("reserve", "tiny.position.stones");
            }
        }
        boolean sliding = layout.pending().equals(TinyPosition.SLIDE);
        if (!sliding && !layout.pending().equals(Layout.NOTHING)) {
            return Parsed.fault("pending", "tiny.position.pending");
        }
        TinyPosition position = new TinyPosition(layout);
        return !sliding || position.mayStandInSlide()
                ? Parsed.ok(position)
                : Parsed.fault("pending", "tiny.position.nothing-to-slide");
    }

    @Override
    public Guide guide() {
        return guide;
    }

    @Override
    public List<Integer> scores(State state) {
        return List.of(TinyPosition.score(state.layout(), 'A'), TinyPosition.score(state.layout(), 't'));
    }

    /** Amber begins with a pass: the hand is empty. */
    @Override
    public Map<String, String> setups() {
        return Map.of("late", "t2/1A1/2t[t] a - 0 5");
    }

    @Override
    public Map<String, BoardForm> forms() {
        return Map.of("prolog", BoardForm.prolog(".At", List.of("none", "amber", "teal"), true));
    }

    @Override
    public Layout complete(String board, List<Integer> reserve, Side side) {
        return new Layout(board, reserve, side, Layout.NOTHING, 0, side == Side.FIRST ? 1 : 2);
    }
}
