package org.tabuleiro.content;

import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.tabuleiro.games.Game;

/**
 * The SVG drawing of a board without pieces: the field, and the frame around it with room for coordinates.
 * A square has a side of 100 units and the upper left corner of the field is at 0, 0; so the frame begins
 * at negative coordinates. A board looks the same from both sides.
 *
 * @param svg the drawing as an SVG document
 * @param left the width of the frame at the left, and at the right
 * @param top the height of the frame above the field
 * @param width the width of field and frame
 * @param height the height of field and frame
 * @param tray the trays in the frame; empty for games without banks and for small boards
 */
public record BoardDrawing(String svg, int left, int top, int width, int height, Optional<BankTray> tray) {
    private static final Pattern VALUE = Pattern.compile("\\{([a-z-]+)}");

    /** How much of a board is drawn. */
    public enum Size {
        /** With a frame for coordinates and trays. */
        FULL,
        /** For miniatures and diagrams: a thin frame and fewer lines. */
        SMALL
    }

    /** The board of a game in a set. */
    public static BoardDrawing of(Game game, Theme theme, Theme.Variant variant, Size size) {
        String path = game.id() + "/boards/" + theme.drawings() + (size == Size.SMALL ? "-small" : "") + ".svg";
        String template = Resources.text(path).orElseGet(() -> plain(game));
        String svg = VALUE.matcher(template)
                .replaceAll(found -> theme.value(game, variant, name(found)).orElse("#000000"));
        return of(svg, size == Size.FULL ? Look.of(game).tray() : Optional.empty());
    }

    private static String name(MatchResult found) {
        return found.group(1);
    }

    /** A board from the text of its drawing: a page has no resource files. */
    public static BoardDrawing of(String svg, Optional<BankTray> tray) {
        int[] box = SvgText.viewBox(svg);
        return new BoardDrawing(svg, -box[0], -box[1], box[2], box[3], tray);
    }

    /** A game without drawings has an empty board. */
    private static String plain(Game game) {
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-40 -40 "
                + (game.board().width() * 100 + 80) + " " + (game.board().height() * 100 + 80) + "\"></svg>";
    }

    /** The content of the drawing, without the svg element; its ids begin with a prefix. */
    public String content(String prefix) {
        return SvgText.prefixed(SvgText.content(svg), prefix);
    }
}
