package org.tabuleiro.host;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.tabuleiro.engine.Evaluation;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.Search;
import org.tabuleiro.engine.Searcher;
import org.tabuleiro.engine.Thinker;
import org.tabuleiro.engine.TranspositionTable;

/**
 * Gives each game a copy of the search class of its own. A JVM compiles a method for the classes that it has met there: a copy
 * meets only those of one game, and stays as quick as if there were no other.
 */
public final class SearchCopies implements Searcher.Maker {
    static final SearchCopies COPIES = new SearchCopies();

    /**
     * What a copy meets.
     *
     * @param knowledge the class of what it knows about the game
     * @param evaluation the class of what it makes of positions
     */
    private record Met(Class<?> knowledge, Class<?> evaluation) {}

    /** How to make a search of each kind; empty where no copy can be made. */
    private final Map<Met, Optional<MethodHandle>> makers = new ConcurrentHashMap<>();

    private SearchCopies() {}

    /** Makes every thinker in this JVM use copies: what a program calls once when it starts. */
    public static void plugIn() {
        Thinker.searchWith(COPIES);
    }

    @Override
    public Searcher make(Knowledge knowledge, Evaluation evaluation, TranspositionTable table, boolean selective) {
        Optional<MethodHandle> maker =
                makers.computeIfAbsent(new Met(knowledge.getClass(), evaluation.getClass()), met -> copy());
        if (maker.isEmpty()) {
            return new Search(knowledge, evaluation, table, selective);
        }
        try {
            return (Searcher) maker.get().invokeExact(knowledge, evaluation, table, selective);
        } catch (Throwable broken) {
            throw new IllegalStateException("a copy of the search cannot be made", broken);
        }
    }

    private static Optional<MethodHandle> copy() {
        try (InputStream file = Search.class.getResourceAsStream("Search.class")) {
            if (file == null) {
                return Optional.empty();
            }
            MethodHandles.Lookup copy = MethodHandles.privateLookupIn(Search.class, MethodHandles.lookup())
                    .defineHiddenClass(file.readAllBytes(), true);
            MethodType parameters = MethodType.methodType(
                    void.class, Knowledge.class, Evaluation.class, TranspositionTable.class, boolean.class);
            MethodHandle constructor = copy.findConstructor(copy.lookupClass(), parameters);
            return Optional.of(constructor.asType(parameters.changeReturnType(Searcher.class)));
        } catch (IOException | IllegalAccessException | NoSuchMethodException | LinkageError impossible) {
            // The class itself does as well, only slower once several games have been played.
            return Optional.empty();
        }
    }
}
