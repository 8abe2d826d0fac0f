package org.tabuleiro.console.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.tabuleiro.content.Area;
import org.tabuleiro.content.Look;
import org.tabuleiro.content.Theme;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;

/**
 * Glyphs in a frame with coordinates on all sides. Marked squares are in brackets, and highlighted in colour.
 * Without colours, a double line surrounds the area that the board marks.
 */
final class FramedView implements TextView {
    // Colours of the 256-colour palette.
    private static final int LIGHT = 180;
    private static final int DARK = 137;
    private static final int AREA = 110;
    private static final int MARKED = 108;
    private static final int DOT = 94;

    private final Look look;
    private final boolean coloured;
    /** The area surrounded by a double line. */
    private final Optional<Area> boxed;

    FramedView(Look look, boolean coloured) {
        this.look = look;
        this.coloured = coloured;
        this.boxed = coloured ? Optional.empty() : look.area();
    }

    @Override
    public List<String> draw(State state, List<Integer> marked, boolean flipped) {
        Board board = state.game().board();
        int[] fileOrder = DrawingOrder.files(board, flipped);
        List<String> lines = new ArrayList<>();
        String files = "   " + row(fileOrder, "  ", file -> " " + (char) ('a' + file) + " ");
        String edge = row(fileOrder, "──", file -> "───");
        lines.add(files);
        lines.add("  ┌" + edge + "┐");
        boolean inside = false;
        for (int rank : DrawingOrder.ranks(board, !flipped)) {
            if (isBoxedRank(rank) != inside) {
                inside = !inside;
                lines.add(boxEdge(fileOrder, inside ? "╔╗" : "╚╝"));
            }
            lines.add(DrawingOrder.rankLabel(rank)
                    + '│'
                    + row(fileOrder, inside ? "║║" : "  ", file -> {
                        int square = board.square(file, rank);
                        return cell(state.layout().at(square), marked.contains(square), look.ground(square));
                    })
                    + '│'
                    + (rank + 1));
        }
        if (inside) {
            lines.add(boxEdge(fileOrder, "╚╝"));
        }
        lines.add("  └" + edge + "┘");
        lines.add(files);
        return lines;
    }

    private boolean isBoxedRank(int rank) {
        return boxed.filter(area -> area.hasRank(rank)).isPresent();
    }

    private boolean isBoxedFile(int file) {
        return boxed.filter(area -> area.hasFile(file)).isPresent();
    }

    private String boxEdge(int[] files, String corners) {
        return "  │" + row(files, corners, file -> isBoxedFile(file) ? "═══" : "   ") + "│";
    }

    /**
     * One line of the board; the two characters of {@code bars} mark where the boxed area begins and ends.
     */
    private String row(int[] files, String bars, IntFunction<String> cell) {
        StringBuilder line = new StringBuilder();
        boolean inside = false;
        for (int file : files) {
            if (isBoxedFile(file) != inside) {
                line.append(bars.charAt(inside ? 1 : 0));
                inside = !inside;
            }
            line.append(cell.apply(file));
        }
        return inside ? line.append(bars.charAt(1)).toString() : line.toString();
    }

    private String cell(char letter, boolean marked, Theme.Use ground) {
        String symbol = letter == Layout.EMPTY ? empty(ground) : look.glyph(letter);
        String cell = marked ? "[" + symbol + "]" : " " + symbol + " ";
        if (!coloured) {
            return cell;
        }
        int ink = letter == Layout.EMPTY && !marked ? DOT : look.ink(Layout.isFirst(letter) ? Side.FIRST : Side.SECOND);
        return "\u001B[48;5;" + (marked ? MARKED : background(ground)) + ";38;5;" + ink + ";1m" + cell + "\u001B[0m";
    }

    private static int background(Theme.Use ground) {
        return switch (ground) {
            case DARK -> DARK;
            case AREA -> AREA;
            default -> LIGHT;
        };
    }

    /** Empty squares have a dot unless a chequered background tells them apart. */
    private String empty(Theme.Use ground) {
        return coloured && look.isChequered() && ground != Theme.Use.AREA ? " " : "·";
    }

    @Override
    public String symbol(char letter) {
        return look.glyph(letter);
    }

    @Override
    public boolean drawsArea() {
        return true;
    }
}
