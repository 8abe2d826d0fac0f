package org.tabuleiro.table.scene;

import java.util.function.IntToDoubleFunction;
import org.tabuleiro.content.Theme;
import org.tabuleiro.games.Layout;

/**
 * Draws the marks of a scene as SVG. Marks differ in shape, so that they are distinguishable without colours,
 * and have an edge, so that they stand out from squares and pieces of all colours.
 */
final class MarkSvg {
    private static final String ROUND_ENDS = " stroke-linecap=\"round\" stroke-linejoin=\"round\"";

    private final SvgBuilder out;
    private final BoardStyle style;
    private final Scene scene;
    private final boolean quiet;
    private final IntToDoubleFunction x;
    private final IntToDoubleFunction y;

    MarkSvg(SvgBuilder out, BoardStyle style, Scene scene, IntToDoubleFunction x, IntToDoubleFunction y) {
        this.out = out;
        this.style = style;
        this.scene = scene;
        this.quiet = scene.hasManyPlaces();
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
            case Mark.Trail(int from, int to) -> trail(from, to);
            case Mark.Spot(int square, Mark.Kind kind) -> {
                switch (kind) {
                    case VEIL -> fill(square, Theme.Use.VEIL, 0.4);
                    case ZONE -> {
                        if (!quiet) {
                            fill(square, Theme.Use.ZONE, 0.25);
                        }
                    }
                    case LAST -> frame(square, Theme.Use.LAST, 4);
                    case CHOSEN -> frame(square, Theme.Use.CHOSEN, 6);
                    default -> {}
                }
            }
            default -> {}
        }
    }

    private void fill(int square, Theme.Use use, double opacity) {
        String shape = style.isRound()
                ? "M" + point(square, -42, 0) + "a42 42 0 1 0 84 0a42 42 0 1 0-84 0z"
                : "M" + point(square, -50, -50) + "h100v100h-100z";
        out.shape(shape, colour(use), opacity);
    }

    /** A frame inside the square, or a ring around the hollow. */
    private void frame(int square, Theme.Use use, double width) {
        if (style.isRound()) {
            ring(square, 45, width, use);
        } else {
            double inset = 48 - width / 2 - 1;
            edged(
                    "M" + point(square, -inset, -inset) + "h" + SvgBuilder.number(2 * inset) + "v"
                            + SvgBuilder.number(2 * inset) + "h-" + SvgBuilder.number(2 * inset) + "z",
                    width,
                    use,
                    "");
        }
    }

    private void trail(int from, int to) {
        edged("M" + point(from, 0, 0) + "L" + point(to, 0, 0), 5, Theme.Use.TARGET, " stroke-dasharray=\"12 10\"");
    }

    private void heat(int square, int first, int second) {
        if (first > 0) {
            count(square, -34, 34, Theme.Use.FIRST, first);
        }
        if (second > 0) {
            count(square, 34, -34, Theme.Use.SECOND, second);
        }
    }

    private void count(int square, double dx, double dy, Theme.Use use, int count) {
        out.text(
                x.applyAsDouble(square) + dx,
                y.applyAsDouble(square) + dy,
                20,
                "middle",
                colour(use),
                String.valueOf(count));
    }

    /** Draws a mark that lies above the pieces. */
    void above(Mark mark) {
        switch (mark) {
            case Mark.Spot(int square, Mark.Kind kind) -> spot(square, kind);
            case Mark.Handle(int from, int to) -> handle(from, to);
            case Mark.Faded(int square, char letter) ->
                edged("M" + point(square, -30, 30) + "L" + point(square, 30, -30), 7, Theme.Use.MUST, ROUND_ENDS);
            default -> {}
        }
    }

    private void spot(int square, Mark.Kind kind) {
        switch (kind) {
            case GO -> dot(square, 14.5, 4.5);
            case TAKE -> ring(square, isOccupied(square) ? 45 : 24, isOccupied(square) ? 6 : 6.5, Theme.Use.MUST);
            case VICTIM -> ring(square, 45, 6, Theme.Use.MUST);
            case MUST -> ring(square, 45, 5, Theme.Use.LAST);
            case JUMP -> ring(square, 20, 3.5, Theme.Use.TARGET);
            case HINT -> hint(square);
            case PLACE -> {
                if (quiet) {
                    dot(square, 9.5, 3);
                } else {
                    corners(square);
                }
            }
            case CAPTURE ->
                edged(
                        "M" + point(square, -20, -20) + "L" + point(square, 20, 20) + "M" + point(square, -20, 20) + "L"
                                + point(square, 20, -20),
                        8,
                        Theme.Use.MUST,
                        ROUND_ENDS);
            default -> {}
        }
    }

    private boolean isOccupied(int square) {
        return scene.layout().at(square) != Layout.EMPTY;
    }

    private void dot(int square, double radius, double edge) {
        out.circle(x.applyAsDouble(square), y.applyAsDouble(square), radius + edge, colour(Theme.Use.EDGE));
        out.circle(x.applyAsDouble(square), y.applyAsDouble(square), radius, colour(Theme.Use.TARGET));
    }

    private void hint(int square) {
        edged(
                "M" + point(square, -44, -30) + "q0-14 14-14h60q14 0 14 14v60q0 14-14 14h-60q-14 0-14-14z",
                7,
                Theme.Use.HINT,
                "");
    }

    /** Four small corners, which leave the middle of the square free. */
    private void corners(int square) {
        edged(
                "M" + point(square, -20, -9) + "v-11h11M" + point(square, 9, -20) + "h11v11M" + point(square, 20, 9)
                        + "v11h-11M" + point(square, -9, 20) + "h-11v-11",
                6,
                Theme.Use.TARGET,
                "");
    }

    private String point(int square, double dx, double dy) {
        return SvgBuilder.number(x.applyAsDouble(square) + dx) + " " + SvgBuilder.number(y.applyAsDouble(square) + dy);
    }

    private void ring(int square, double radius, double width, Theme.Use use) {
        double cx = x.applyAsDouble(square);
        double cy = y.applyAsDouble(square);
        out.ring(cx, cy, radius, colour(Theme.Use.EDGE), width + 6, 1);
        out.ring(cx, cy, radius, colour(use), width, 1);
    }

    private void edged(String path, double width, Theme.Use use, String attributes) {
        out.line(path, colour(Theme.Use.EDGE), width + 6, attributes);
        out.line(path, colour(use), width, attributes);
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
                Theme.Use.TARGET,
                ROUND_ENDS);
    }

    /** Draws the arrow of a step; a placement has a ring instead. */
    void arrow(Mark mark) {
        if (mark instanceof Mark.Arrow arrow) {
            if (arrow.from() == arrow.to()) {
                ring(arrow.from(), 38, arrow.width(), arrow.use());
            } else {
                line(arrow);
            }
            if (scene.isNumbered(arrow.rank())) {
                number(arrow);
            }
        }
    }

    private void line(Mark.Arrow arrow) {
        int to = arrow.to();
        double dx = x.applyAsDouble(to) - x.applyAsDouble(arrow.from());
        double dy = y.applyAsDouble(to) - y.applyAsDouble(arrow.from());
        double ux = dx / Math.hypot(dx, dy);
        double uy = dy / Math.hypot(dx, dy);
        String tip = point(to, -ux * 8, -uy * 8);
        edged(
                "M" + point(arrow.from(), ux * 12, uy * 12) + "L" + tip + "M"
                        + point(to, -ux * 26 - uy * 16, -uy * 26 + ux * 16) + "L" + tip + "L"
                        + point(to, -ux * 26 + uy * 16, -uy * 26 - ux * 16),
                arrow.width(),
                arrow.use(),
                ROUND_ENDS);
    }

    /** The number of a placement is beside the piece, so that it does not cover it. */
    private void number(Mark.Arrow arrow) {
        double beside = arrow.from() == arrow.to() ? 30 : 0;
        double cx = (x.applyAsDouble(arrow.from()) + x.applyAsDouble(arrow.to())) / 2 + beside;
        double cy = (y.applyAsDouble(arrow.from()) + y.applyAsDouble(arrow.to())) / 2 - beside;
        out.circle(cx, cy, 16.5, colour(Theme.Use.EDGE));
        out.circle(cx, cy, 13.5, colour(arrow.use()));
        out.text(cx, cy, 19, "middle", colour(Theme.Use.EDGE), String.valueOf(arrow.number()));
    }
}
