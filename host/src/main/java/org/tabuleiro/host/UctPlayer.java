package org.tabuleiro.host;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.tabuleiro.engine.search.Analysis;
import org.tabuleiro.engine.search.Search;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;

/**
 * A sparring partner of another kind: plain UCT (Monte Carlo tree search) with random playouts and no
 * knowledge.
 */
public final class UctPlayer implements Contestant {
    private static final double EXPLORATION = 1.0;
    /** A playout that is not over after this many steps counts as a draw. */
    private static final int MAX_STEPS = 600;

    /**
     * A node of the tree: the step that leads to it, its visits, and the points of the player who made the
     * step.
     */
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

    private final SplittableRandom random;
    private final long playouts;
    private final long nanos;
    private final int[] steps = new int[Position.MAX_STEPS];

    /**
     * A player.
     *
     * @param seed the seed of its playouts
     * @param playouts the maximum number of playouts per turn
     * @param nanos the maximum time per turn
     */
    public UctPlayer(long seed, long playouts, long nanos) {
        this.random = new SplittableRandom(seed);
        this.playouts = playouts;
        this.nanos = nanos;
    }

    @Override
    public Turn choose(History game) {
        return choose(game, () -> false, result -> {});
    }

    @Override
    public Turn choose(History game, Search.Stop stop, Consumer<Analysis> progress) {
        Position position = game.state().toPosition();
        Node root = new Node(-1, position.toMove());
        long begin = System.nanoTime();
        for (long i = 0; i < playouts && (i == 0 || System.nanoTime() - begin < nanos) && !stop.isRequested(); i++) {
            playout(root, position);
        }
        List<Step> turn = new ArrayList<>();
        Node node = root;
        int turnNumber = position.turnNumber();
        while (position.turnNumber() == turnNumber && position.outcome() == Position.ONGOING) {
            node = mostVisited(node, position);
            turn.add(position.step(node.step));
            position.make(node.step);
        }
        return game.state().turnOf(turn);
    }

    /** One iteration: selection by upper confidence bounds, expansion, a random playout, backpropagation. */
    private void playout(Node root, Position position) {
        List<Node> path = new ArrayList<>();
        path.add(root);
        Node node = root;
        int made = 0;
        while (node.children.length > 0 && position.status() == Position.ONGOING) {
            node = select(node);
            position.make(node.step);
            made++;
            path.add(node);
        }
        if (position.status() == Position.ONGOING) {
            expand(node, position);
        }
        int outcome = position.status();
        while (outcome == Position.ONGOING && made < MAX_STEPS) {
            int count = position.generate(steps, 0);
            position.make(steps[random.nextInt(count)]);
            made++;
            outcome = position.status();
        }
        for (Node each : path) {
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

    private Node select(Node parent) {
        Node best = parent.children[0];
        double bestBound = -1;
        double log = Math.log(Math.max(1, parent.visits));
        for (Node child : parent.children) {
            double bound = child.visits == 0
                    ? 1000 + random.nextDouble()
                    : child.points / child.visits + EXPLORATION * Math.sqrt(log / child.visits);
            if (bound > bestBound) {
                bestBound = bound;
                best = child;
            }
        }
        return best;
    }

    /** The child with the most visits; a node without children is expanded first. */
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
