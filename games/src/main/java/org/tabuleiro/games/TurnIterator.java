package org.tabuleiro.games;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** Iterates lazily over legal turns: a depth-first search through the steps. */
final class TurnIterator implements Iterator<Turn> {
    /** A state on the path, the steps that led to it, and its remaining steps. */
    private record Branch(State state, List<Step> steps, Iterator<Step> next) {}

    private final int turn;
    private final Game game;
    private final Deque<Branch> path = new ArrayDeque<>();
    private @Nullable Turn found;

    TurnIterator(State start) {
        turn = start.turnNumber();
        game = start.game();
        path.push(new Branch(start, List.of(), start.legalSteps().iterator()));
    }

    @Override
    public boolean hasNext() {
        if (found == null) {
            found = search();
        }
        return found != null;
    }

    @Override
    public Turn next() {
        Turn next = hasNext() ? found : null;
        if (next == null) {
            throw new NoSuchElementException();
        }
        found = null;
        return next;
    }

    private @Nullable Turn search() {
        while (!path.isEmpty()) {
            Branch branch = path.element();
            if (!branch.next.hasNext()) {
                path.pop();
                continue;
            }
            Step step = branch.next.next();
            List<Step> steps = new ArrayList<>(branch.steps);
            steps.add(step);
            if (!game.recordOrder(steps).equals(steps)) {
                continue; // the same turn is found in its recorded order
            }
            State after = branch.state.play(step);
            if (after.turnNumber() != turn) {
                return new Turn(steps);
            }
            path.push(new Branch(after, steps, after.legalSteps().iterator()));
        }
        return null;
    }
}
