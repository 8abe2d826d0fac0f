package org.tabuleiro.engine.breakthru;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.games.Phase;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.breakthru.BreakthruBoard;

/**
 * Opening book of complete set-ups for both sides, selected by play (see {@code docs/books.md}). It also
 * completes a set-up that has been begun: ships on the board stay where they are.
 */
final class SetupBook {
    private static final List<String> GOLD = List.of(
            "@e4@f4@g4@e5@g5@d6@h6@e7@g7@e8@f8@g8",
            "@e4@f4@g4@d5@h5@e6@g6@d7@h7@e8@f8@g8",
            "@d4@e4@f4@g4@h4@d6@h6@d8@e8@f8@g8@h8",
            "@d4@f4@h4@d5@h5@d6@h6@d7@h7@d8@f8@h8",
            "@d4@h4@e5@f5@g5@e6@g6@e7@f7@g7@d8@h8",
            "@e4@f4@g4@d5@h5@d6@h6@d7@h7@e8@f8@g8");

    private static final List<String> SILVER = List.of(
            "@e1@f1@g1@f2@c3@i3@b5@j5@b6@c6@i6@j6@b7@j7@c9@i9@f10@e11@f11@g11",
            "@e2@f2@g2@d3@h3@c4@i4@b5@j5@b6@j6@b7@j7@c8@i8@d9@h9@e10@f10@g10",
            "@b2@d2@f2@h2@j2@c3@i3@c4@i4@b6@j6@c8@i8@c9@i9@b10@d10@f10@h10@j10",
            "@e1@g1@d2@f2@h2@b3@j3@c4@i4@b6@j6@c8@i8@b9@j9@d10@f10@h10@e11@g11",
            "@d2@e2@f2@g2@h2@b4@j4@b5@j5@b6@j6@b7@j7@b8@j8@d10@e10@f10@g10@h10",
            "@f1@e2@g2@d3@h3@c4@i4@b5@j5@a6@k6@b7@j7@c8@i8@d9@h9@e10@g10@f11");

    // A set-up and its reflection in a diagonal are equally strong: variety at no cost.
    private static final List<String> GOLD_AND_REFLECTED = withReflections(GOLD);
    private static final List<String> SILVER_AND_REFLECTED = withReflections(SILVER);

    private SetupBook() {}

    private static List<String> withReflections(List<String> models) {
        List<String> all = new ArrayList<>(models);
        for (String model : models) {
            StringBuilder mirrored = new StringBuilder();
            for (int file = 0; file < BreakthruBoard.WIDTH; file++) {
                for (int rank = 0; rank < BreakthruBoard.WIDTH; rank++) {
                    if ((model + "@").contains("@" + square(file, rank) + "@")) {
                        mirrored.append('@').append(square(rank, file));
                    }
                }
            }
            all.add(mirrored.toString());
        }
        return List.copyOf(all);
    }

    private static String square(int file, int rank) {
        return (char) ('a' + file) + String.valueOf(rank + 1);
    }

    /** The turns that complete a set-up of the book, without duplicates; empty outside the set-up. */
    static List<Turn> turns(State state) {
        if (state.phase() != Phase.SETUP) {
            return List.of();
        }
        boolean gold = state.toMove() == Side.FIRST;
        int due = state.layout().reserve().get(gold ? 0 : 1);
        List<Turn> turns = new ArrayList<>();
        for (String model : gold ? GOLD_AND_REFLECTED : SILVER_AND_REFLECTED) {
            // A model has as many squares as the fleet has ships, so enough of them are free.
            List<Step> steps = state.legalSteps().stream()
                    .filter(step -> (model + "@").contains(step.text() + "@"))
                    .limit(due)
                    .toList();
            Turn turn = state.turnOf(steps);
            if (!turns.contains(turn)) {
                turns.add(turn);
            }
        }
        return turns;
    }
}
