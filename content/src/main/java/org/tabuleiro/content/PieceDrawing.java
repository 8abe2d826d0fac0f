package org.tabuleiro.content;

import org.tabuleiro.games.Game;
import org.tabuleiro.games.Layout;

/** The SVG drawings of the pieces. */
public final class PieceDrawing {
    /** The side of a piece's drawing on a square with a side of 100. */
    public static final double SIZE = 94;

    private PieceDrawing() {}

    /** The drawing of a piece as an SVG document of 100 by 100 units; its letter if there is no drawing. */
    public static String svg(Game game, Theme theme, char letter) {
        String side = Layout.isFirst(letter) ? "first-" : "second-";
        return Resources.text(game.id() + "/pieces/" + theme.drawings() + "/" + side + letter + ".svg")
                .orElseGet(() -> "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">"
                        + "<text x=\"50\" y=\"70\" font-size=\"60\" text-anchor=\"middle\">" + letter
                        + "</text></svg>");
    }

    /**
     * The content of the drawing, without the svg element; its ids differ from those of all other drawings of
     * the set.
     */
    public static String content(Game game, Theme theme, char letter) {
        return SvgText.prefixed(SvgText.content(svg(game, theme, letter)), game.id() + "-" + letter + "-");
    }
}
