package org.tabuleiro.console.view;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.tabuleiro.console.io.WordWrap;

/**
 * A table with columns of text; cells that are too long are wrapped.
 *
 * @param rows the header and the rows, all with the same number of cells
 */
public record TextTable(List<List<String>> rows) {
    private static final String GAP = "  ";

    /** Keeps an unmodifiable copy of the rows. */
    public TextTable {
        rows = List.copyOf(rows);
    }

    List<String> lines(int width) {
        int[] widths = widths(width);
        List<String> lines = new ArrayList<>(lines(rows.getFirst(), widths));
        lines.add(line(IntStream.of(widths).mapToObj("-"::repeat).toList(), widths));
        rows.stream().skip(1).forEach(row -> lines.addAll(lines(row, widths)));
        return lines;
    }

    /** The width of each column: its longest cell. */
    public static int[] columnWidths(List<List<String>> rows) {
        return IntStream.range(0, rows.getFirst().size())
                .map(column -> rows.stream()
                        .mapToInt(row -> row.get(column).length())
                        .max()
                        .orElse(0))
                .toArray();
    }

    /** The column widths, where the widest column is narrowed until the table fits. */
    private int[] widths(int width) {
        int[] widths = columnWidths(rows);
        int columns = widths.length;
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
                .mapToObj(column -> WordWrap.lines(row.get(column), widths[column], 0))
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
