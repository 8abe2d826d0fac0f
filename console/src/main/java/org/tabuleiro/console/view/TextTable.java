package org.tabuleiro.console.view;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.tabuleiro.console.io.Wrapping;

/**
 * A table in columns of text; cells that are too long go on below themselves.
 *
 * @param rows the head and the rows below it, all with as many cells
 */
record TextTable(List<List<String>> rows) {
    private static final String GAP = "  ";

    TextTable {
        rows = List.copyOf(rows);
    }

    List<String> lines(int width) {
        int[] widths = widths(width);
        List<String> lines = new ArrayList<>(lines(rows.getFirst(), widths));
        lines.add(line(IntStream.of(widths).mapToObj("-"::repeat).toList(), widths));
        rows.stream().skip(1).forEach(row -> lines.addAll(lines(row, widths)));
        return lines;
    }

    /** As wide as the longest cell; while that is too much in all, the widest column gives way. */
    private int[] widths(int width) {
        int columns = rows.getFirst().size();
        int[] widths = IntStream.range(0, columns)
                .map(column -> rows.stream()
                        .mapToInt(row -> row.get(column).length())
                        .max()
                        .orElse(0))
                .toArray();
        int room = Math.max(columns, width - GAP.length() * (columns - 1));
        while (IntStream.of(widths).sum() > room) {
            int widest = 0;
            for (int column = 1; column < columns; column++) {
                widest = widths[column] > widths[widest] ? column : widest;
            }
            widths[widest]--;
        }
        return widths;
    }

    private static List<String> lines(List<String> row, int[] widths) {
        List<List<String>> cells = IntStream.range(0, widths.length)
                .mapToObj(column -> Wrapping.lines(row.get(column), widths[column], 0))
                .toList();
        int height = cells.stream().mapToInt(List::size).max().orElse(0);
        return IntStream.range(0, height)
                .mapToObj(line -> line(
                        cells.stream()
                                .map(cell -> line < cell.size() ? cell.get(line) : "")
                                .toList(),
                        widths))
                .toList();
    }

    private static String line(List<String> cells, int[] widths) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < widths.length; column++) {
            String cell = cells.get(column);
            line.append(cell)
                    .append(" ".repeat(Math.max(0, widths[column] - cell.length())))
                    .append(GAP);
        }
        return line.toString().stripTrailing();
    }
}
