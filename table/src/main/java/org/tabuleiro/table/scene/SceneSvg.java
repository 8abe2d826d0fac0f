package org.tabuleiro.table.scene;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tabuleiro.content.Area;
import org.tabuleiro.content.Theme;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Side;

/**
 * Writes a scene as a standalone SVG picture, for files, the clipboard, the page and the documentation.
 * Reserves are above and below the board, on the side of their owner.
 */
public final class SceneSvg {
    /** The side of a square in user units. */
    private static final double UNIT = 100;

    private static final double LABEL_MARGIN = 45;
    private static final double BARE_MARGIN = 10;
    private static final double RESERVE_HEIGHT = 75;
    private static final double RESERVE_PIECE = 60;
    private static final double PIECE = 88;

    private final Scene scene;
    private final BoardStyle style;
    private final Options options;
    private final Board board;
    private final double margin;
    private final SvgBuilder out = new SvgBuilder();

    /**
     * The options of a picture.
     *
     * @param flipped whether the second player sits below
     * @param labels whether to draw the names of files and ranks
     * @param banks the names of the banks of the first and the second player; empty for a game without banks
     * @param title the title for screen readers, such as the position string
     */
    public record Options(boolean flipped, boolean labels, List<String> banks, String title) {
        /** Keeps an unmodifiable copy. */
        public Options {
            banks = List.copyOf(banks);
        }
    }

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
        this.margin = options.labels() ? LABEL_MARGIN : BARE_MARGIN;
    }

    /** Writes a picture; its longer side has this many pixels, and it scales to any size. */
    public static String write(Scene scene, BoardStyle style, Options options, int longer) {
        SceneSvg svg = new SceneSvg(scene, style, options);
        svg.draw();
        return svg.out.document(svg.size(longer), svg.width(), svg.height(), options.title());
    }

    /** The size of a picture with this many pixels on its longer side. */
    public static Size size(Scene scene, Options options, int longer) {
        // The size does not depend on colours and drawings.
        return new SceneSvg(scene, BoardStyle.of(scene.game(), Theme.WOOD), options).size(longer);
    }

    private Size size(int longer) {
        double scale = longer / Math.max(width(), height());
        return new Size((int) Math.round(width() * scale), (int) Math.round(height() * scale));
    }

    private double width() {
        return board.width() * UNIT + 2 * margin;
    }

    private double height() {
        return board.height() * UNIT + 2 * margin + reserveHeight(Side.FIRST) + reserveHeight(Side.SECOND);
    }

    private double reserveHeight(Side side) {
        return options.banks().isEmpty() && reserve(side).isEmpty() ? 0 : RESERVE_HEIGHT;
    }

    private Side above() {
        return options.flipped() ? Side.FIRST : Side.SECOND;
    }

    private double boardTop() {
        return margin + reserveHeight(above());
    }

    private double left(int square) {
        int file = board.file(square);
        return margin + (options.flipped() ? board.width() - 1 - file : file) * UNIT;
    }

    private double top(int square) {
        int rank = board.rank(square);
        return boardTop() + (options.flipped() ? rank : board.height() - 1 - rank) * UNIT;
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
        out.rect(0, 0, width(), height(), colour(Theme.Use.FRAME));
        for (int square = 0; square < board.size(); square++) {
            out.rect(left(square), top(square), UNIT, UNIT, ground(square));
        }
        for (int square = 0; square < board.size(); square++) {
            out.outline(left(square), top(square), UNIT, UNIT, colour(Theme.Use.LINE), 1);
        }
        style.area().ifPresent(this::area);
        if (options.labels()) {
            labels();
        }
        MarkSvg marks = new MarkSvg(out, style, this::centreX, this::centreY);
        scene.marks().forEach(marks::below);
        pieces();
        scene.marks().forEach(marks::above);
        scene.marks().forEach(marks::arrow);
        reserve(above(), 10);
        reserve(above().other(), boardTop() + board.height() * UNIT + margin - 5);
    }

    /** The colour of a square: that of a filling mark (last turn, zone, selection), or its own. */
    private String ground(int square) {
        Theme.Use use = style.ground(square);
        for (Mark mark : scene.marks()) {
            if (mark instanceof Mark.Spot(int marked, Mark.Kind kind) && marked == square) {
                use = switch (kind) {
                    case LAST -> Theme.Use.LAST;
                    case ZONE -> Theme.Use.ZONE;
                    case CHOSEN -> Theme.Use.CHOSEN;
                    default -> use;
                };
            }
        }
        return colour(use);
    }

    private void area(Area area) {
        double left = Math.min(left(area.from()), left(area.to()));
        double top = Math.min(top(area.from()), top(area.to()));
        double width = Math.abs(left(area.from()) - left(area.to())) + UNIT;
        double height = Math.abs(top(area.from()) - top(area.to())) + UNIT;
        out.outline(left, top, width, height, colour(Theme.Use.LABEL), 5);
    }

    private void labels() {
        String colour = colour(Theme.Use.LABEL);
        for (int file = 0; file < board.width(); file++) {
            double y = boardTop() + board.height() * UNIT + margin * 0.5;
            out.text(centreX(board.square(file, 0)), y, 24, "middle", colour, String.valueOf((char) ('a' + file)));
        }
        for (int rank = 0; rank < board.height(); rank++) {
            out.text(margin * 0.5, centreY(board.square(0, rank)), 24, "middle", colour, String.valueOf(rank + 1));
        }
    }

    private void pieces() {
        Set<Integer> replaced = new HashSet<>();
        for (Mark mark : scene.marks()) {
            if (mark instanceof Mark.Ghost(int square, char letter) && replaced.add(square)) {
                piece(square, letter, 0.45);
            } else if (mark instanceof Mark.Faded(int square, char letter) && replaced.add(square)) {
                piece(square, letter, 0.3);
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
        piece(letter, centreX(square) - PIECE / 2, centreY(square) - PIECE / 2, PIECE, opacity);
    }

    private void piece(char letter, double x, double y, double size, double opacity) {
        out.piece(letter, () -> style.drawing(letter), x, y, size, opacity);
    }

    /** The pieces of a side in hand or bank with their counts, by letter. */
    private Map<Character, Integer> reserve(Side side) {
        Map<Character, Integer> own = new HashMap<>();
        String letters = scene.game().reserveLetters();
        for (int i = 0; i < letters.length(); i++) {
            int count = scene.layout().reserve().get(i);
            if (Layout.isFirst(letters.charAt(i)) == (side == Side.FIRST) && count > 0) {
                own.put(letters.charAt(i), count);
            }
        }
        return own;
    }

    private void reserve(Side owner, double y) {
        String colour = colour(Theme.Use.LABEL);
        Map<Character, Integer> own = reserve(owner);
        double x = margin;
        double middle = y + RESERVE_PIECE / 2;
        if (!options.banks().isEmpty()) {
            String name = options.banks().get(owner.ordinal());
            out.text(x, middle, 28, "start", colour, name);
            // Without font metrics: the width of an average letter of a sans-serif font.
            x += name.length() * 17 + 20;
            if (own.isEmpty()) {
                out.emptyPlace(x + 4, y + 4, RESERVE_PIECE - 8, colour);
                out.text(x + RESERVE_PIECE + 6, middle, 28, "start", colour, "×0");
            }
        }
        for (char letter : scene.game().reserveLetters().toCharArray()) {
            int count = own.getOrDefault(letter, 0);
            if (count > 0) {
                piece(letter, x, y, RESERVE_PIECE, 1);
                x += RESERVE_PIECE + 10;
                if (count > 1) {
                    out.text(x - 4, middle, 28, "start", colour, "×" + count);
                    x += count > 9 ? 56 : 40;
                }
            }
        }
    }
}
