package org.tabuleiro.table.scene;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tabuleiro.content.BankNames;
import org.tabuleiro.content.BankTray;
import org.tabuleiro.content.BoardDrawing;
import org.tabuleiro.content.PieceDrawing;
import org.tabuleiro.content.Theme;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Side;

/**
 * Writes a scene as a standalone SVG picture, for files, the clipboard, the page and the documentation. Stones
 * in banks are in the trays of the board; pieces in hand are on rails above and below it. All are on the
 * side of their owner.
 */
public final class SceneSvg {
    /** The side of a square in user units. */
    private static final double UNIT = 100;

    private static final double RAIL_HEIGHT = 92;
    private static final double RAIL_GAP = 12;
    private static final double RAIL_PIECE = 76;

    private final Scene scene;
    private final BoardStyle style;
    private final Options options;
    private final Board board;
    private final BoardDrawing drawing;
    private final SvgBuilder out = new SvgBuilder();

    /**
     * The options of a picture.
     *
     * @param flipped whether the second player sits below
     * @param labels whether to draw the names of files and ranks
     * @param banks the names of the banks; empty for a game without banks
     * @param title the title for screen readers, such as the position string
     */
    public record Options(boolean flipped, boolean labels, Optional<BankNames> banks, String title) {}

    /**
     * The size of a picture.
     *
     * @param width in pixels
     * @param height in pixels
     */
    public record Size(int width, int height) {}

    private SceneSvg(Scene scene, BoardStyle style, Options options) {
        this.scene = scene;
        this.style = style;
        this.options = options;
        this.board = scene.game().board();
        this.drawing = style.board();
    }

    /** Writes a picture; its longer side has this many pixels, and it scales to any size. */
    public static String write(Scene scene, BoardStyle style, Options options, int longer) {
        SceneSvg svg = new SceneSvg(scene, style, options);
        svg.draw();
        return svg.out.document(
                svg.size(longer),
                new double[] {-svg.drawing.left(), svg.top(), svg.drawing.width(), svg.height()},
                options.title());
    }

    /** The size of a picture with this many pixels on its longer side. */
    public static Size size(Scene scene, BoardStyle style, Options options, int longer) {
        return new SceneSvg(scene, style, options).size(longer);
    }

    private Size size(int longer) {
        double scale = longer / Math.max(drawing.width(), height());
        return new Size((int) Math.round(drawing.width() * scale), (int) Math.round(height() * scale));
    }

    private double top() {
        return -drawing.top() - railHeight(above());
    }

    private double height() {
        return drawing.height() + railHeight(Side.FIRST) + railHeight(Side.SECOND);
    }

    /** The height of a side's rail and of the gap beside it. */
    private double railHeight(Side side) {
        return hasTrays() || held(side).isEmpty() ? 0 : RAIL_HEIGHT + RAIL_GAP;
    }

    private boolean hasTrays() {
        return drawing.tray().isPresent();
    }

    private Side above() {
        return options.flipped() ? Side.FIRST : Side.SECOND;
    }

    private double left(int square) {
        int file = board.file(square);
        return (options.flipped() ? board.width() - 1 - file : file) * UNIT;
    }

    private double top(int square) {
        int rank = board.rank(square);
        return (options.flipped() ? rank : board.height() - 1 - rank) * UNIT;
    }

    private double centreX(int square) {
        return left(square) + UNIT / 2;
    }

    private double centreY(int square) {
        return top(square) + UNIT / 2;
    }

    private String colour(Theme.Use use) {
        return style.colour(use);
    }

    private void draw() {
        // Corners of the frame are round: a picture without transparency would have black ones.
        out.rect(-drawing.left(), top(), drawing.width(), height(), colour(Theme.Use.FRAME));
        out.drawing(drawing.content("board-"));
        if (options.labels()) {
            labels();
        }
        MarkSvg marks = new MarkSvg(out, style, scene, this::centreX, this::centreY);
        scene.marks().forEach(marks::below);
        pieces();
        scene.marks().forEach(marks::above);
        scene.marks().forEach(marks::arrow);
        for (Side side : List.of(above(), above().other())) {
            drawing.tray().ifPresentOrElse(tray -> tray(tray, side), () -> rail(side));
        }
    }

    /** The names of files and ranks, in the frame. */
    private void labels() {
        String colour = colour(Theme.Use.LABEL);
        double size = labelSize();
        double margin = Math.min(drawing.left(), 44) * 0.5;
        double outside = drawing.left() - margin;
        for (int file = 0; file < board.width(); file++) {
            double y = board.height() * UNIT + outside;
            out.text(centreX(board.square(file, 0)), y, size, "middle", colour, String.valueOf((char) ('a' + file)));
        }
        for (int rank = 0; rank < board.height(); rank++) {
            out.text(-outside, centreY(board.square(0, rank)), size, "middle", colour, String.valueOf(rank + 1));
        }
    }

    /** The size of a label: larger on larger boards, whose squares are smaller in a picture of one size. */
    private double labelSize() {
        return 8 + 1.6 * board.width();
    }

    private void pieces() {
        Set<Integer> replaced = new HashSet<>();
        for (Mark mark : scene.marks()) {
            if (mark instanceof Mark.Ghost(int square, char letter) && replaced.add(square)) {
                piece(square, letter, 0.6);
            } else if (mark instanceof Mark.Faded(int square, char letter) && replaced.add(square)) {
                piece(square, letter, 1);
            }
        }
        for (int square = 0; square < board.size(); square++) {
            char letter = scene.layout().at(square);
            if (letter != Layout.EMPTY && !replaced.contains(square)) {
                piece(square, letter, 1);
            }
        }
    }

    private void piece(int square, char letter, double opacity) {
        piece(letter, centreX(square), centreY(square), PieceDrawing.SIZE, opacity);
    }

    private void piece(char letter, double x, double y, double size, double opacity) {
        out.piece(letter, () -> style.drawing(letter), x - size / 2, y - size / 2, size, opacity);
    }

    /** The kinds of pieces that a side has in hand or bank. */
    private List<Character> held(Side side) {
        return scene.game()
                .reserveLetters()
                .chars()
                .mapToObj(letter -> (char) letter)
                .filter(letter -> Layout.isFirst(letter) == (side == Side.FIRST) && count(letter) > 0)
                .toList();
    }

    private int count(char letter) {
        return scene.layout().reserve().get(scene.game().reserveLetters().indexOf(letter));
    }

    /** Draws the stones of a side into its tray, with the names of bank and pocket. */
    private void tray(BankTray tray, Side side) {
        double y = side == above() ? tray.above() : tray.below();
        int banked = 0;
        for (char letter : held(side)) {
            for (int i = 0; i < count(letter) && banked < tray.hollows(); i++) {
                piece(letter, tray.hollow(banked++), y, tray.stone(), 1);
            }
        }
        int lost = Reserves.lost(scene.game(), scene.layout(), side);
        scene.game()
                .reserveLetters()
                .chars()
                .filter(letter -> lost > 0 && Layout.isFirst((char) letter) == (side == Side.FIRST))
                .findFirst()
                .ifPresent(letter -> piece((char) letter, tray.lost(), y, tray.stone() * 0.9, 1));
        int inBank = banked;
        options.banks().ifPresent(names -> {
            lines(tray.label(), y, BankNames.lines(names.of(side), inBank));
            lines(tray.pocket(), y, BankNames.lines(names.lost(), lost));
        });
    }

    private void lines(double x, double y, List<String> lines) {
        out.text(x, y - 9, 15, "start", colour(Theme.Use.TRAY), lines.get(0));
        out.text(x, y + 9, 15, "start", colour(Theme.Use.TRAY), lines.get(1));
    }

    /** Draws the pieces in hand with their counts on a rail outside the board. */
    private void rail(Side side) {
        if (held(side).isEmpty()) {
            return;
        }
        double y = side == above() ? top() : -drawing.top() + drawing.height() + RAIL_GAP;
        double middle = y + RAIL_HEIGHT / 2;
        double x = -drawing.left() + 8;
        for (char letter : held(side)) {
            int count = count(letter);
            out.round(x, y + 6, RAIL_HEIGHT - 12, RAIL_HEIGHT - 12, 6, colour(Theme.Use.LIGHT));
            piece(letter, x + RAIL_HEIGHT / 2 - 6, middle, RAIL_PIECE, 1);
            x += RAIL_HEIGHT - 6;
            if (count > 1) {
                out.text(x, middle, 28, "start", colour(Theme.Use.LABEL), "×" + count);
                x += count > 9 ? 56 : 40;
            }
        }
    }
}
