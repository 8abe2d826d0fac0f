package org.tabuleiro.host;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.tabuleiro.engine.Analysis;
import org.tabuleiro.engine.Search;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;

/** A sparring partner from another family: plain Monte Carlo tree search with random play-outs, and no knowledge at all. */
public final class UctPlayer implements Contestant {
    private static final double CURIOSITY = 1.0;
    /** A play-out that has not ended after so many steps counts as a draw. */
    private static final int LONGEST = 600;

    /** A step that was tried, how often, and how well its player fared. */
    private static final class Node {
        final int step;
        final int side;
        int visits;
        double points;
        Node[] children = {};

        Node(int step, int side) {
            this.step = step;
            this.side = side;
        }
    }

    private final SplittableRandom lots;
    private final long playouts;
    private final long nanos;
    private final int[] steps = new int[Position.MAX_STEPS];

    /**
     * A player.
     *
     * @param seed what it draws lots with
     * @param playouts the most play-outs for a turn
     * @param nanos the longest time for a turn
     */
    public UctPlayer(long seed, long playouts, long nanos) {
        this.lots = new SplittableRandom(seed);
        this.playouts = playouts;
        this.nanos = nanos;
    }

    @Override
    public Turn choose(History game) {
        return choose(game, () -> false, known -> {});
    }

    @Override
    public Turn choose(History game, Search.Stop stop, Consumer<Analysis> progress) {
        Position position = game.state().toPosition();
        Node root = new Node(-1, position.toMove());
        long begin = System.nanoTime();
        for (long i = 0; i < playouts && (i == 0 || System.nanoTime() - begin < nanos) && !stop.isWanted(); i++) {
            descend(root, position);
        }
        List<Step> turn = new ArrayList<>();
        Node node = root;
        int turnNumber = position.turn();
        while (position.turn() == turnNumber && position.outcome() == Position.ONGOING) {
            node = mostVisited(node, position);
            turn.add(position.step(node.step));
            position.make(node.step);
        }
        return game.state().turnOf(turn);
    }

    /** One play-out: down the tree by the upper bounds, one node further, then at random; the result goes to all on the way. */
    private void descend(Node root, Position position) {
        List<Node> way = new ArrayList<>();
        way.add(root);
        Node node = root;
        int made = 0;
        while (node.children.length > 0 && position.status() == Position.ONGOING) {
            node = promising(node);
            position.make(node.step);
            made++;
            way.add(node);
        }
        if (position.status() == Position.ONGOING) {
            expand(node, position);
        }
        int outcome = position.status();
        while (outcome == Position.ONGOING && made < LONGEST) {
            int count = position.generate(steps, 0);
            position.make(steps[lots.nextInt(count)]);
            made++;
            outcome = position.status();
        }
        for (Node each : way) {
            each.visits++;
            each.points += points(outcome, each.side);
        }
        for (int i = 0; i < made; i++) {
            position.unmake();
        }
    }

    private void expand(Node node, Position position) {
        int count = position.generate(steps, 0);
        node.children = new Node[count];
        for (int i = 0; i < count; i++) {
            node.children[i] = new Node(steps[i], position.toMove());
        }
    }

    private Node promising(Node parent) {
        Node best = parent.children[0];
        double bestBound = -1;
        double log = Math.log(Math.max(1, parent.visits));
        for (Node child : parent.children) {
            double bound = child.visits == 0
                    ? 1000 + lots.nextDouble()
                    : child.points / child.visits + CURIOSITY * Math.sqrt(log / child.visits);
            if (bound > bestBound) {
                bestBound = bound;
                best = child;
            }
        }
        return best;
    }

    /** The child that was tried most; a node that was never reached gets its children now. */
    private Node mostVisited(Node node, Position position) {
        if (node.children.length == 0) {
            expand(node, position);
        }
        Node best = node.children[0];
        for (Node child : node.children) {
            if (child.visits > best.visits) {
                best = child;
            }
        }
        return best;
    }

    private static double points(int outcome, int side) {
        if (outcome == Position.FIRST_WINS || outcome == Position.SECOND_WINS) {
            return (outcome == Position.FIRST_WINS) == (side == 0) ? 1 : 0;
        }
        return 0.5;
    }
}
