package org.tabuleiro.console.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.io.Interrupt;
import org.tabuleiro.engine.Hint;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.State;

/** Says a little more every time it is asked: with which piece to begin, where it goes, the whole turn. */
final class Hints {
    private final Console console;
    private @Nullable State asked;
    private List<String> hints = List.of();
    private int given;

    Hints(Console console) {
        this.console = console;
    }

    /** Gives the next hint for a state that is not over. */
    void give(State state) {
        if (!state.equals(asked)) {
            try (Interrupt interrupt = Interrupt.watch(console)) {
                hints = texts(state.game().board(), Hint.of(state, interrupt));
            }
            asked = state;
            given = 0;
        }
        console.print(hints.get(given));
        given = Math.min(given + 1, hints.size() - 1);
    }

    private List<String> texts(Board board, Hint hint) {
        List<String> texts = new ArrayList<>();
        hint.begin().map(click -> click.text(board)).ifPresent(piece -> {
            texts.add(console.catalogue().text("console.hint.begin", piece));
            hint.target()
                    .ifPresent(click ->
                            texts.add(console.catalogue().text("console.hint.where", piece, click.text(board))));
        });
        texts.add(console.catalogue().text("console.hint.turn", hint.turn().text()));
        return texts;
    }
}
