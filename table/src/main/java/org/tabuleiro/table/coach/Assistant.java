package org.tabuleiro.table.coach;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.table.Answer;
import org.tabuleiro.table.Player;
import org.tabuleiro.table.Question;

/** The assistant of a table: a program that answers questions of people, one receiver per question. */
public final class Assistant {
    private final Supplier<Player> factory;
    private final IntSupplier ids;
    private final Map<Integer, Consumer<Answer>> open = new HashMap<>();
    private @Nullable Player player;

    /**
     * An assistant that is created when it is first asked.
     *
     * @param factory creates the program
     * @param ids the ids of questions
     */
    public Assistant(Supplier<Player> factory, IntSupplier ids) {
        this.factory = factory;
        this.ids = ids;
    }

    /**
     * Asks a question.
     *
     * @param question makes the question with its id
     * @param receiver takes the answer
     * @return the id of the question
     */
    public int ask(IntFunction<Question> question, Consumer<Answer> receiver) {
        Player program = player;
        if (program == null) {
            program = factory.get();
            player = program;
        }
        int id = ids.getAsInt();
        open.put(id, receiver);
        program.ask(question.apply(id));
        return id;
    }

    /** Closes a question, if it is open: its answer is dropped. */
    public void cancel(int question) {
        Player program = player;
        if (open.remove(question) != null && program != null) {
            program.cancel(question);
        }
    }

    /** Whether a question is open. */
    public boolean isOpen(int question) {
        return open.containsKey(question);
    }

    /** Delivers an answer; false if its question is not open. */
    public boolean take(Answer answer) {
        if (answer instanceof Answer.Progress) {
            return isOpen(answer.question());
        }
        Consumer<Answer> receiver = open.remove(answer.question());
        if (receiver == null) {
            return false;
        }
        receiver.accept(answer);
        return true;
    }

    /** Closes all questions and the program. */
    public void close() {
        open.clear();
        Player program = player;
        if (program != null) {
            program.close();
        }
    }
}
