package org.tabuleiro.table.scene;

import java.util.function.IntToDoubleFunction;
import org.tabuleiro.content.Theme;

/**
 * Draws the marks of a scene as SVG. Marks differ in shape, so that they are distinguishable without colours.
 */
final class MarkSvg {
    private final SvgBuilder out;
    private final BoardStyle style;
    private final IntToDoubleFunction x;
    private final IntToDoubleFunction y;

    MarkSvg(SvgBuilder out, BoardStyle style, IntToDoubleFunction x, IntToDoubleFunction y) {
        this.out = out;
        this.style = style;
        this.x = x;
        this.y = y;
    }

    private String colour(Theme.Use use) {
        return style.colour(use);
    }

    /** Draws a mark that lies below the pieces. */
    void below(Mark mark) {
        switch (mark) {
            case Mark.Heat(int square, int first, int second) -> heat(square, first, second);
            case Mark.Trail(int from, int to) ->
                out.line(
                        "M" + point(from, 0, 0) + "L" + point(to, 0, 0),
                        colour(Theme.Use.TARGET),
                        6,
                        " stroke-dasharray=\"15 12\"");
            default -> {}
        }
    }

    private void heat(int square, int first, int second) {
        if (first > 0) {
            out.text(
                    x.applyAsDouble(square) - 34,
                    y.applyAsDouble(square) + 34,
                    20,
                    "middle",
                    colour(Theme.Use.FIRST),
                    String.valueOf(first));
        }
        if (second > 0) {
            out.text(
                    x.applyAsDouble(square) + 34,
                    y.applyAsDouble(square) - 34,
                    20,
                    "middle",
                    colour(Theme.Use.SECOND),
                    String.valueOf(second));
        }
    }

    /** Draws a mark that lies above the pieces. */
    void above(Mark mark) {
        if (mark instanceof Mark.Spot(int square, Mark.Kind kind)) {
            switch (kind) {
                case GO -> out.circle(x.applyAsDouble(square), y.applyAsDouble(square), 15, colour(Theme.Use.TARGET));
                case TAKE -> ring(square, 40, 9, Theme.Use.TARGET);
                case JUMP -> ring(square, 40, 4, Theme.Use.TARGET);
                case MUST -> ring(square, 45, 6, Theme.Use.MUST);
                case HINT -> ring(square, 45, 9, Theme.Use.HINT);
                case PLACE ->
                    out.outline(
                            x.applyAsDouble(square) - 24,
                            y.applyAsDouble(square) - 24,
                            48,
                            48,
                            colour(Theme.Use.TARGET),
                            6);
                case CAPTURE ->
                    edged(
                            "M" + point(square, -20, -20) + "L" + point(square, 20, 20) + "M" + point(square, -20, 20)
                                    + "L" + point(square, 20, -20),
                            8,
                            Theme.Use.MUST);
                default -> {}
            }
        } else if (mark instanceof Mark.Handle(int from, int to)) {
            handle(from, to);
        }
    }

    private String point(int square, double dx, double dy) {
        return SvgBuilder.number(x.applyAsDouble(square) + dx) + " " + SvgBuilder.number(y.applyAsDouble(square) + dy);
    }

    /** A ring with a light edge, visible on light and dark pieces. */
    private void ring(int square, double radius, double width, Theme.Use use) {
        double cx = x.applyAsDouble(square);
        double cy = y.applyAsDouble(square);
        out.ring(cx, cy, radius, colour(Theme.Use.FRAME), width * 1.6, 1);
        out.ring(cx, cy, radius, colour(use), width, 1);
    }

    /** A line with a light edge, visible on light and dark pieces. */
    private void edged(String path, double width, Theme.Use use) {
        String round = " stroke-linecap=\"round\" stroke-linejoin=\"round\"";
        out.line(path, colour(Theme.Use.FRAME), width * 2, round);
        out.line(path, colour(use), width, round);
    }

    /** An arrow on the pushed piece, pointing in the direction of the push. */
    private void handle(int from, int to) {
        double length =
                Math.hypot(x.applyAsDouble(to) - x.applyAsDouble(from), y.applyAsDouble(to) - y.applyAsDouble(from));
        double ux = (x.applyAsDouble(to) - x.applyAsDouble(from)) / length;
        double uy = (y.applyAsDouble(to) - y.applyAsDouble(from)) / length;
        double neck = 22 - 17;
        edged(
                "M" + point(to, -ux * 22, -uy * 22) + "L" + point(to, ux * 22, uy * 22) + "M"
                        + point(to, ux * neck - uy * 17, uy * neck + ux * 17) + "L" + point(to, ux * 22, uy * 22) + "L"
                        + point(to, ux * neck + uy * 17, uy * neck - ux * 17),
                7,
                Theme.Use.TARGET);
    }

    /** Draws the numbered arrow of a step; a placement has a ring instead. */
    void arrow(Mark mark) {
        if (!(mark instanceof Mark.Arrow(int from, int to, int number, int rank))) {
            return;
        }
        String colour = colour(Theme.Use.HINT);
        double opacity = (90 + 140.0 / (1 + rank)) / 255;
        double x1 = x.applyAsDouble(from);
        double y1 = y.applyAsDouble(from);
        double x2 = x.applyAsDouble(to);
        double y2 = y.applyAsDouble(to);
        double length = Math.hypot(x2 - x1, y2 - y1);
        if (length > 0) {
            double ux = (x2 - x1) / length;
            double uy = (y2 - y1) / length;
            double neckX = -ux * 32;
            double neckY = -uy * 32;
            out.shape(
                    "M" + point(from, -uy * 7.5, ux * 7.5) + "L" + point(to, neckX - uy * 7.5, neckY + ux * 7.5) + "L"
                            + point(to, neckX - uy * 19.2, neckY + ux * 19.2) + "L" + point(to, 0, 0) + "L"
                            + point(to, neckX + uy * 19.2, neckY - ux * 19.2) + "L"
                            + point(to, neckX + uy * 7.5, neckY - ux * 7.5) + "L" + point(from, uy * 7.5, -ux * 7.5)
                            + "Z",
                    colour,
                    opacity);
        } else {
            out.ring(x1, y1, 38, colour, 10, opacity);
        }
        out.circle((x1 + x2) / 2, (y1 + y2) / 2, 15, colour);
        out.text((x1 + x2) / 2, (y1 + y2) / 2, 21, "middle", "#FFFFFF", String.valueOf(number));
    }
}
