package org.tabuleiro.engine.evaluation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The weights of an evaluation by term; a term has a single weight or a table of them. */
public final class Weights {
    private static final Weights NONE = new Weights(List.of(), List.of());

    private final List<String> names;
    private final List<int[]> tables;

    private Weights(List<String> names, List<int[]> tables) {
        this.names = names;
        this.tables = tables;
    }

    /** Weights with a single term. */
    public static Weights of(String name, int... table) {
        return NONE.and(name, table);
    }

    /** Weights without terms. */
    public static Weights none() {
        return NONE;
    }

    /** These weights with another term. */
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

    /** The weight of a term that has a single one. */
    public int one(String name) {
        return tables.get(names.indexOf(name))[0];
    }

    /** These weights with those of all other terms set to 0. */
    public Weights only(String name) {
        List<int[]> kept = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            kept.add(names.get(i).equals(name) ? tables.get(i) : new int[tables.get(i).length]);
        }
        return new Weights(names, List.copyOf(kept));
    }

    /** All weights as one vector. */
    public int[] vector() {
        int[] vector = {};
        for (int[] table : tables) {
            vector = Arrays.copyOf(vector, vector.length + table.length);
            System.arraycopy(table, 0, vector, vector.length - table.length, table.length);
        }
        return vector;
    }

    /** The same terms with the weights of a vector. */
    public Weights withVector(int[] vector) {
        List<int[]> filled = new ArrayList<>();
        int from = 0;
        for (int[] table : tables) {
            filled.add(Arrays.copyOfRange(vector, from, from + table.length));
            from += table.length;
        }
        return new Weights(names, List.copyOf(filled));
    }
}
