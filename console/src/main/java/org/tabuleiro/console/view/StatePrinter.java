package org.tabuleiro.console.view;

import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.content.BankNames;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Look;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;

/** Prints a position: the board, the banks or reserves, the scores. */
public final class StatePrinter {
    private final PrintStream out;
    private final Catalogue catalogue;

    /** Prints in a language. */
    public StatePrinter(PrintStream out, Catalogue catalogue) {
        this.out = out;
        this.catalogue = catalogue;
    }

    /** Prints a position. */
    public void print(TextView view, State state, List<Integer> marked, boolean flipped) {
        Game game = state.game();
        Look.of(game)
                .area()
                .filter(area -> !view.drawsArea())
                .ifPresent(area -> out.println(catalogue.text(game.id() + ".area", area)));
        view.draw(state, marked, flipped).forEach(out::println);
        Optional<BankNames> banks = catalogue.banks(game);
        if (banks.isPresent()) {
            for (Side side : Side.values()) {
                out.println(catalogue.text("console.bank", banks.get().of(side), bank(view, state, side)));
            }
        } else if (state.layout().reserve().stream().anyMatch(count -> count > 0)) {
            for (Side side : Side.values()) {
                String pieces = reserve(view, state, side);
                out.println(
                        catalogue.text("console.reserve", catalogue.side(game, side), pieces.isEmpty() ? "-" : pieces));
            }
        }
        List<Integer> scores = game.scores(state);
        if (!scores.isEmpty()) {
            out.println(catalogue.text(
                    "console.scores",
                    catalogue.side(game, Side.FIRST),
                    scores.get(0).toString(),
                    catalogue.side(game, Side.SECOND),
                    scores.get(1).toString()));
        }
    }

    private String bank(TextView view, State state, Side side) {
        String pieces = reserve(view, state, side);
        return pieces.isEmpty() ? catalogue.text("console.bank.empty") : pieces;
    }

    private static String reserve(TextView view, State state, Side side) {
        String letters = state.game().reserveLetters();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < letters.length(); i++) {
            int count = state.layout().reserve().get(i);
            if (count > 0 && Layout.isFirst(letters.charAt(i)) == (side == Side.FIRST)) {
                out.append(out.isEmpty() ? "" : " ")
                        .append(count > 1 ? String.valueOf(count) : "")
                        .append(view.symbol(letters.charAt(i)));
            }
        }
        return out.toString();
    }
}
