package org.tabuleiro.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The weights of an evaluation by the names of its terms; a term has one weight or a table of them. */
public final class Weights {
    private static final Weights NONE = new Weights(List.of(), List.of());

    private final List<String> names;
    private final List<int[]> tables;

    private Weights(List<String> names, List<int[]> tables) {
        this.names = names;
        this.tables = tables;
    }

    /** The first term with its weights. */
    public static Weights of(String name, int... table) {
        return NONE.and(name, table);
    }

    /** No terms at all. */
    public static Weights none() {
        return NONE;
    }

    /** With one more term. */
    public Weights and(String name, int... table) {
        List<String> allNames = new ArrayList<>(names);
        List<int[]> allTables = new ArrayList<>(tables);
        allNames.add(name);
        allTables.add(table.clone());
        return new Weights(List.copyOf(allNames), List.copyOf(allTables));
    }

    /** The names of the terms. */
    public List<String> terms() {
        return names;
    }

    /** The weights of a term. */
    public int[] table(String name) {
        return tables.get(names.indexOf(name)).clone();
    }

    /** The weight of a term that has one. */
    public int one(String name) {
        return tables.get(names.indexOf(name))[0];
    }

    /** The same with all terms but one at nothing. */
    public Weights only(String name) {
        List<int[]> kept = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            kept.add(names.get(i).equals(name) ? tables.get(i) : new int[tables.get(i).length]);
        }
        return new Weights(names, List.copyOf(kept));
    }

    /** All weights in a row. */
    public int[] row() {
        int[] row = {};
        for (int[] table : tables) {
            row = Arrays.copyOf(row, row.length + table.length);
            System.arraycopy(table, 0, row, row.length - table.length, table.length);
        }
        return row;
    }

    /** The same terms with the weights of a row. */
    public Weights withRow(int[] row) {
        List<int[]> filled = new ArrayList<>();
        int from = 0;
        for (int[] table : tables) {
            filled.add(Arrays.copyOfRange(row, from, from + table.length));
            from += table.length;
        }
        return new Weights(names, List.copyOf(filled));
    }
}
