package org.tabuleiro.table.scene;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Supplier;

/** Builds the text of an SVG document; every kind of piece is defined once and used by reference. */
final class SvgBuilder {
    private final StringBuilder definitions = new StringBuilder();
    private final StringBuilder drawn = new StringBuilder();
    private final Set<Character> defined = new HashSet<>();

    /** The document; its view box has x, y, width and height. */
    String document(SceneSvg.Size size, double[] box, String title) {
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + size.width() + "\" height=\"" + size.height()
                + "\" viewBox=\"" + number(box[0]) + " " + number(box[1]) + " " + number(box[2]) + " " + number(box[3])
                + "\" font-family=\"sans-serif\">\n<title>" + escape(title) + "</title>\n<defs>\n" + definitions
                + "</defs>\n" + drawn + "</svg>\n";
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    /** Two decimals are finer than any screen. */
    static String number(double value) {
        long hundredths = Math.round(value * 100);
        long rest = Math.abs(hundredths % 100);
        String whole = (hundredths < 0 ? "-" : "") + Math.abs(hundredths / 100);
        return rest == 0 ? whole : whole + "." + (rest % 10 == 0 ? rest / 10 : rest < 10 ? "0" + rest : "" + rest);
    }

    private static String box(double x, double y, double width, double height) {
        return "<rect x=\"" + number(x) + "\" y=\"" + number(y) + "\" width=\"" + number(width) + "\" height=\""
                + number(height) + "\"";
    }

    void rect(double x, double y, double width, double height, String fill) {
        drawn.append(box(x, y, width, height)).append(" fill=\"" + fill + "\"/>\n");
    }

    void outline(double x, double y, double width, double height, String stroke, double line) {
        drawn.append(box(x, y, width, height))
                .append(" fill=\"none\" stroke=\"" + stroke + "\" stroke-width=\"" + number(line) + "\"/>\n");
    }

    void round(double x, double y, double width, double height, double radius, String fill) {
        drawn.append(box(x, y, width, height)).append(" rx=\"" + number(radius) + "\" fill=\"" + fill + "\"/>\n");
    }

    /** Adds elements that are drawn already. */
    void drawing(String elements) {
        drawn.append(elements).append('\n');
    }

    void circle(double x, double y, double radius, String fill) {
        drawn.append("<circle cx=\"" + number(x) + "\" cy=\"" + number(y) + "\" r=\"" + number(radius) + "\" fill=\""
                + fill + "\"/>\n");
    }

    void ring(double x, double y, double radius, String stroke, double line, double opacity) {
        drawn.append("<circle cx=\"" + number(x) + "\" cy=\"" + number(y) + "\" r=\"" + number(radius)
                + "\" fill=\"none\" stroke=\"" + stroke + "\" stroke-width=\"" + number(line) + "\""
                + opacity(opacity) + "/>\n");
    }

    void line(String path, String stroke, double width, String attributes) {
        drawn.append("<path d=\"" + path + "\" fill=\"none\" stroke=\"" + stroke + "\" stroke-width=\"" + number(width)
                + "\"" + attributes + "/>\n");
    }

    void shape(String path, String fill, double opacity) {
        drawn.append("<path d=\"" + path + "\" fill=\"" + fill + "\"" + opacity(opacity) + "/>\n");
    }

    /** Writes a text that is centred vertically: capital letters are about 0.7 of the font size high. */
    void text(double x, double middle, double size, String anchor, String fill, String text) {
        drawn.append("<text x=\"" + number(x) + "\" y=\"" + number(middle + size * 0.35) + "\" font-size=\""
                + number(size) + "\" text-anchor=\"" + anchor + "\" fill=\"" + fill + "\">" + escape(text)
                + "</text>\n");
    }

    void piece(char letter, Supplier<String> drawing, double x, double y, double size, double opacity) {
        String id = "piece-" + (Character.isUpperCase(letter) ? "first-" : "second-") + letter;
        if (defined.add(letter)) {
            definitions.append("<symbol id=\"" + id + "\" viewBox=\"0 0 100 100\" overflow=\"visible\">" + drawing.get()
                    + "</symbol>\n");
        }
        drawn.append("<use href=\"#" + id + "\" x=\"" + number(x) + "\" y=\"" + number(y) + "\" width=\"" + number(size)
                + "\" height=\"" + number(size) + "\"" + opacity(opacity) + "/>\n");
    }

    private static String opacity(double opacity) {
        return opacity < 1 ? " opacity=\"" + number(opacity) + "\"" : "";
    }
}
