package org.tabuleiro.desktop.files;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.content.PieceDrawing;
import org.tabuleiro.desktop.board.PieceCanvas;
import org.tabuleiro.games.Game;

/** Writes what is drawn as SVG: shapes as paths, and every kind of piece once, as its own drawing. */
final class SvgWriter extends VectorGraphics implements PieceCanvas {

    /** What all views of one picture write to. */
    private static final class Sheet {
        private final StringBuilder defined = new StringBuilder();
        private final StringBuilder drawn = new StringBuilder();
        private final Set<Character> pieces = new HashSet<>();
        private int clips;
    }

    private final Sheet sheet;

    /** An empty picture. */
    SvgWriter() {
        this(new Sheet());
    }

    private SvgWriter(Sheet sheet) {
        this.sheet = sheet;
    }

    @Override
    VectorGraphics another() {
        return new SvgWriter(sheet);
    }

    /** The whole picture. */
    String text(int width, int height, String title) {
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width + "\" height=\"" + height
                + "\" viewBox=\"0 0 " + width + " " + height + "\" stroke=\"none\">\n<title>" + escape(title)
                + "</title>\n<defs>\n"
                + sheet.defined + "</defs>\n" + sheet.drawn + "</svg>\n";
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    @Override
    void put(Shape shape, Color filled, float opacity, @Nullable Shape within) {
        float alpha = opacity * filled.getAlpha() / 255;
        String look = " fill=\"" + String.format(Locale.ROOT, "#%06X", filled.getRGB() & 0xFFFFFF) + "\""
                + (alpha < 1 ? " fill-opacity=\"" + number(alpha) + "\"" : "") + clipping(within);
        if (shape instanceof Rectangle2D box) {
            sheet.drawn.append("<rect x=\"" + number(box.getX()) + "\" y=\"" + number(box.getY()) + "\" width=\""
                    + number(box.getWidth()) + "\" height=\"" + number(box.getHeight()) + "\"" + look + "/>\n");
        } else {
            String path = path(shape);
            if (!path.isEmpty()) {
                String rule = shape.getPathIterator(null).getWindingRule() == PathIterator.WIND_EVEN_ODD
                        ? " fill-rule=\"evenodd\""
                        : "";
                sheet.drawn.append("<path d=\"" + path + "\"" + look + rule + "/>\n");
            }
        }
    }

    private String clipping(@Nullable Shape within) {
        if (within == null) {
            return "";
        }
        sheet.clips++;
        sheet.defined.append(
                "<clipPath id=\"clip" + sheet.clips + "\"><path d=\"" + path(within) + "\"/></clipPath>\n");
        return " clip-path=\"url(#clip" + sheet.clips + ")\"";
    }

    private static String path(Shape shape) {
        StringBuilder out = new StringBuilder();
        double[] at = new double[6];
        for (PathIterator each = shape.getPathIterator(null); !each.isDone(); each.next()) {
            switch (each.currentSegment(at)) {
                case PathIterator.SEG_MOVETO -> segment(out, 'M', at, 2);
                case PathIterator.SEG_LINETO -> segment(out, 'L', at, 2);
                case PathIterator.SEG_QUADTO -> segment(out, 'Q', at, 4);
                case PathIterator.SEG_CUBICTO -> segment(out, 'C', at, 6);
                default -> out.append('Z');
            }
        }
        return out.toString();
    }

    private static void segment(StringBuilder out, char kind, double[] at, int count) {
        out.append(kind);
        for (int i = 0; i < count; i++) {
            out.append(i > 0 ? " " : "").append(number(at[i]));
        }
    }

    /** Two decimals are finer than any screen; no zeros that say nothing. */
    private static String number(double value) {
        long hundredths = Math.round(value * 100);
        long rest = Math.abs(hundredths % 100);
        String sign = hundredths < 0 ? "-" : "";
        String whole = sign + Math.abs(hundredths / 100);
        return rest == 0 ? whole : whole + "." + (rest % 10 == 0 ? rest / 10 : rest < 10 ? "0" + rest : "" + rest);
    }

    @Override
    public void piece(Game game, char letter, double x, double y, double width) {
        String id = "piece-" + (Character.isUpperCase(letter) ? "first-" : "second-") + letter;
        if (sheet.pieces.add(letter)) {
            sheet.defined.append("<g id=\"" + id + "\">" + PieceDrawing.content(game, letter) + "</g>\n");
        }
        AffineTransform at = getTransform();
        at.translate(x, y);
        at.scale(width / 100, width / 100);
        String opacity = opacity() < 1 ? " opacity=\"" + number(opacity()) + "\"" : "";
        sheet.drawn.append("<use href=\"#" + id + "\" transform=\"matrix(" + fine(at.getScaleX()) + " "
                + fine(at.getShearY()) + " " + fine(at.getShearX()) + " " + fine(at.getScaleY()) + " "
                + number(at.getTranslateX()) + " " + number(at.getTranslateY()) + ")\"" + opacity + "/>\n");
    }

    private static String fine(double value) {
        return String.format(Locale.ROOT, "%.5f", value);
    }
}
