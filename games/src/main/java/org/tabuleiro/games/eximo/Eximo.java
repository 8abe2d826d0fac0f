package org.tabuleiro.games.eximo;

import java.util.ArrayList;
import java.util.LinkedHashMap;
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

/** Eximo, by Matteo Perlini (2013): men that jump their own, must capture and come back as two. */
public final class Eximo extends Game {
    private static final String START = ".WWWWWW..WWWWWW..WW..WW................." + ".bb..bb..bbbbbb..bbbbbb.";

    private final Guide guide = new EximoGuide();

    /** The game; there is one in {@code Games}. */
    public Eximo() {
        super("eximo", new Board(8, 8), List.of("white", "black"), "Wb", "");
    }

    @Override
    public Position newPosition() {
        return new EximoPosition(complete(START, List.of(), Side.FIRST));
    }

    @Override
    protected Parsed<Position> place(Layout layout) {
        for (int file = 0; file < 8; file++) {
            if (layout.at(board().square(file, 7)) == 'W' || layout.at(board().square(file, 0)) == 'b') {
                return Parsed.fault("board", "eximo.position.far-rank");
            }
        }
        int pending = EximoPosition.pendingOf(board(), layout.pending());
        if (pending < 0) {
            return Parsed.fault("pending", "eximo.position.pending");
        }
        EximoPosition position = new EximoPosition(layout);
        if (pending != 0 && !position.canGoOn()) {
            return Parsed.fault("pending", "eximo.position.nothing-pending");
        }
        return Parsed.ok(position);
    }

    @Override
    public List<String> pendingFields(Layout layout) {
        List<String> fields = new ArrayList<>(List.of(Layout.NOTHING, "drop"));
        fields.addAll(pendingFields(layout, "jump"));
        fields.addAll(pendingFields(layout, "take"));
        return fields;
    }

    @Override
    public Guide guide() {
        return guide;
    }

    @Override
    public Map<String, BoardForm> forms() {
        Map<String, BoardForm> forms = new LinkedHashMap<>();
        forms.put("ints", BoardForm.integers(".Wb"));
        forms.put("prolog", BoardForm.prolog(".Wb", List.of("empty", "white", "black"), false));
        return forms;
    }

    @Override
    public Layout complete(String board, List<Integer> reserve, Side side) {
        return new Layout(board, reserve, side, Layout.NOTHING, 0, side == Side.FIRST ? 1 : 2);
    }
}
