package org.tabuleiro.table.setup;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;

/** Shortcuts to complete a set-up: presets, mirroring, filling. Each returns the steps to enter. */
public final class SetupPlan {
    private final State start;
    private final Board board;
    /** The legal placements by square. */
    private final Map<Integer, Step> places = new LinkedHashMap<>();

    /** The shortcuts in a state at the start of a set-up. */
    public SetupPlan(State start) {
        this.start = start;
        this.board = start.game().board();
        start.legalSteps().forEach(step -> places.put(step.target(), step));
    }

    /** The number of pieces to place. */
    public int count() {
        return start.layout().reserve().get(start.toMove().ordinal());
    }

    /** The placements of this player in the named set-ups of the game. */
    public Map<String, List<Step>> presets() {
        Map<String, List<Step>> presets = new LinkedHashMap<>();
        start.game().setups().forEach((name, text) -> {
            Layout layout = start.game().read(text).orElseThrow().layout();
            List<Step> steps = new ArrayList<>();
            for (int square = 0; square < board.size(); square++) {
                Step step = places.get(square);
                if (step != null && layout.isOf(start.toMove(), square)) {
                    steps.add(step);
                }
            }
            presets.put(name, steps);
        });
        return presets;
    }

    /** The placements and their mirror image, as far as pieces are left. */
    public List<Step> mirrored(List<Step> placed, boolean leftToRight) {
        Set<Step> all = new LinkedHashSet<>(placed);
        for (Step step : placed) {
            int square = step.target();
            int file = board.file(square);
            int rank = board.rank(square);
            int image = leftToRight
                    ? board.square(board.width() - 1 - file, rank)
                    : board.square(file, board.height() - 1 - rank);
            Optional.ofNullable(places.get(image)).ifPresent(all::add);
        }
        return all.stream().limit(count()).toList();
    }

    /** The placements, completed from the most similar named set-up. */
    public List<Step> filled(List<Step> placed) {
        Set<Step> all = new LinkedHashSet<>(placed);
        presets().values().stream()
                .max((a, b) -> Integer.compare(shared(a, placed), shared(b, placed)))
                .ifPresent(all::addAll);
        all.addAll(places.values());
        return all.stream().limit(count()).toList();
    }

    private static int shared(List<Step> preset, List<Step> placed) {
        return (int) placed.stream().filter(preset::contains).count();
    }

    /** Parses a saved set-up; empty if it is illegal here. */
    public List<Step> read(String text) {
        return start.readSteps(text) instanceof Parsed.Ok<List<Step>>(List<Step> steps) ? steps : List.of();
    }
}
