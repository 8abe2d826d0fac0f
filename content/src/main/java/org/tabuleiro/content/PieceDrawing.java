package org.tabuleiro.content;

import org.tabuleiro.games.Game;
import org.tabuleiro.games.Layout;

/** The SVG drawings of the pieces. */
public final class PieceDrawing {
    private PieceDrawing() {}

    /** The drawing of a piece as an SVG document of 100 by 100 units; its letter if there is no drawing. */
    public static String svg(Game game, char letter) {
        String side = Layout.isFirst(letter) ? "first-" : "second-";
        return Resources.text(game.id() + "/pieces/" + side + letter + ".svg")
                .orElseGet(() -> "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">"
                        + "<text x=\"50\" y=\"70\" font-size=\"60\" text-anchor=\"middle\">" + letter
                        + "</text></svg>");
    }

    /** The content of the drawing, without the svg element. */
    public static String content(Game game, char letter) {
        String svg = svg(game, letter);
        return svg.substring(svg.indexOf('>', svg.indexOf("<svg")) + 1, svg.lastIndexOf("</svg>"))
                .strip();
    }
}
