package org.tabuleiro.host;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.evaluation.Evaluation;
import org.tabuleiro.engine.search.IterativeDeepening;
import org.tabuleiro.engine.search.Search;
import org.tabuleiro.engine.search.Searcher;
import org.tabuleiro.engine.search.TranspositionTable;

/**
 * Gives each game its own copy of {@link Search} as a hidden class. A JIT compiler inlines virtual calls by
 * the types that it has seen in a method: a copy sees the types of a single game, and stays as fast as if
 * there were no other.
 */
public final class SearchCopies implements Searcher.Factory {
    static final SearchCopies COPIES = new SearchCopies();

    /**
     * The types that a copy is specialised for.
     *
     * @param knowledge the class of the knowledge
     * @param evaluation the class of the evaluation
     */
    private record Types(Class<?> knowledge, Class<?> evaluation) {}

    /** The constructors of the copies; empty where none can be defined. */
    private final Map<Types, Optional<MethodHandle>> constructors = new ConcurrentHashMap<>();

    private SearchCopies() {}

    /** Installs the copies for all searches in this JVM. A program calls this once, when it starts. */
    public static void install() {
        IterativeDeepening.setSearcherFactory(COPIES);
    }

    @Override
    public Searcher create(Knowledge knowledge, Evaluation evaluation, TranspositionTable table, boolean selective) {
        Optional<MethodHandle> constructor =
                constructors.computeIfAbsent(new Types(knowledge.getClass(), evaluation.getClass()), types -> copy());
        if (constructor.isEmpty()) {
            return new Search(knowledge, evaluation, table, selective);
        }
        try {
            return (Searcher) constructor.get().invokeExact(knowledge, evaluation, table, selective);
        } catch (Throwable broken) {
            throw new IllegalStateException("cannot create a copy of the search", broken);
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
            // The class itself works too, only slower after several games.
            return Optional.empty();
        }
    }
}
