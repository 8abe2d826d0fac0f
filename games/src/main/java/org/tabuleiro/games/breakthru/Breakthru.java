package org.tabuleiro.games.breakthru;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.tabuleiro.games.BoardForm;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Guide;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Phase;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;

/**
 * Breakthru, by Alex Randolph (3M, 1965): the golden flagship runs for the edge, the silver fleet hunts it.
 */
public final class Breakthru extends Game {
    private final Guide guide = new BreakthruGuide();
    private final Map<String, String> setups;

    /** The game; there is one in {@code Games}. */
    public Breakthru() {
        super("breakthru", BreakthruBoard.BOARD, List.of("gold", "silver"), "FGs", "Gs");
        Map<String, String> named = new LinkedHashMap<>();
        named.put(
                "standard",
                "11/3sssss3/11/1s2GGG2s1/1s1G3G1s1/1s1G1F1G1s1/1s1G3G1s1/1s2GGG2s1/11/3sssss3/11[] g choose 0 3");
        named.put(
                "diamond",
                "5s5/4s1s4/3s3s3/2s2G2s2/1s2GGG2s1/s2GGFGG2s/1s2GGG2s1/2s2G2s2/3s3s3/4s1s4/5s5[] g choose 0 3");
        named.put(
                "corners",
                "5s5/3ss1ss3/11/1s1GG1GG1s1/1s1G3G1s1/s4F4s/1s1G3G1s1/1s1GG1GG1s1/11/3ss1ss3/5s5[] g choose 0 3");
        named.put(
                "lotus", "11/4sss4/3s3s3/2sG3Gs2/1s2GGG2s1/1s2GFG2s1/1s2GGG2s1/2sG3Gs2/3s3s3/4sss4/11[] g choose 0 3");
        setups = Collections.unmodifiableMap(named);
    }

    @Override
    public Position newPosition() {
        String left = ".".repeat(BreakthruBoard.CENTRE);
        String right = ".".repeat(BreakthruBoard.BOARD.size() - BreakthruBoard.CENTRE - 1);
        List<Integer> reserve = List.of(BreakthruBoard.ESCORTS, BreakthruBoard.SILVER_SHIPS);
        return new BreakthruPosition(new Layout(left + "F" + right, reserve, Side.FIRST, "setup", 0, 1));
    }

    @Override
    protected Parsed<Position> place(Layout layout) {
        return LayoutCheck.check(layout).then(checked -> {
            BreakthruPosition position = new BreakthruPosition(checked);
            return position.canGoOn() ? Parsed.ok(position) : Parsed.fault("pending", "breakthru.position.second");
        });
    }

    @Override
    public OptionalInt stepsOfTurn(State state) {
        int ships = state.layout().reserve().get(state.toMove().ordinal());
        return OptionalInt.of(state.phase() == Phase.SETUP ? ships : 2);
    }

    @Override
    public List<String> words() {
        return List.of("gold", "silver");
    }

    @Override
    public List<String> pendingFields(Layout layout) {
        List<String> fields = new ArrayList<>();
        for (int pending : List.of(BreakthruPending.NOTHING, BreakthruPending.SETUP, BreakthruPending.CHOOSE)) {
            fields.add(BreakthruPending.text(pending));
        }
        fields.addAll(pendingFields(layout, "second"));
        return fields;
    }

    @Override
    public Guide guide() {
        return guide;
    }

    /** The squares of a set-up come in square order, whatever the order of play; moves as played. */
    @Override
    protected List<Step> recordOrder(List<Step> steps) {
        if (steps.isEmpty() || steps.get(0).kind() != Step.Kind.PLACE) {
            return steps;
        }
        return steps.stream().sorted(Comparator.comparingInt(Step::code)).toList();
    }

    @Override
    public Map<String, String> setups() {
        return setups;
    }

    @Override
    public Map<String, BoardForm> forms() {
        return Map.of("prolog", BoardForm.prolog(".sGF", List.of("empty", "silver", "gold", "flagship"), true));
    }

    @Override
    public Layout complete(String board, List<Integer> reserve, Side side) {
        return new Layout(board, reserve, side, Layout.NOTHING, 0, side == Side.FIRST ? 5 : 4);
    }
}
