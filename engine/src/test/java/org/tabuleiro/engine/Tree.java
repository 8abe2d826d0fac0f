package org.tabuleiro.engine;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Guide;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Step;

/**
 * A game written out as a tree: a test states what follows each node and what it is worth, and can ask
 * afterwards which nodes the search has reached. The first player moves at the root, and all values are
 * from the first player's point of view.
 */
final class Tree extends Game {
    /** So many quiet turns make a draw. */
    static final int NO_PROGRESS = 100;

    private final List<Node> nodes = new ArrayList<>();
    private final Set<Node> made = new HashSet<>();
    private final Set<Node> passed = new HashSet<>();

    Tree() {
        super("tree", new Board(1, 1), List.of("first", "second"), "Aa", "");
    }

    /** One position of the game. */
    static final class Node {
        final int id;
        final int value;
        final int outcome;
        final List<Node> next = new ArrayList<>();
        boolean inTurn;
        boolean noisy;

        @Nullable
        Node afterPass;

        private Node(int id, int value, int outcome) {
            this.id = id;
            this.value = value;
            this.outcome = outcome;
        }

        /** Adds steps that lead to these nodes, in the order in which they are generated. */
        Node then(Node... more) {
            next.addAll(List.of(more));
            return this;
        }

        /** In the middle of the turn in which the node before it stands. */
        Node inTurn() {
            inTurn = true;
            return this;
        }

        /** Reached by a step that the search takes for a noisy one. */
        Node noisy() {
            noisy = true;
            return this;
        }

        /** What stands there if the player to move gives the turn away; without it no pass is tried. */
        Node ifPassed(Node node) {
            afterPass = node;
            return this;
        }
    }

    private Node add(int value, int outcome) {
        Node node = new Node(nodes.size(), value, outcome);
        nodes.add(node);
        return node;
    }

    /** A node in which the game goes on; the first one is the root. */
    Node node(int value) {
        return add(value, Position.ONGOING);
    }

    Node firstWins() {
        return add(0, Position.FIRST_WINS);
    }

    Node secondWins() {
        return add(0, Position.SECOND_WINS);
    }

    Node draw() {
        return add(0, Position.DRAW);
    }

    /** Turns without a choice, one after another and all worth the same; a search must not reach the last. */
    List<Node> chain(int length, int value) {
        List<Node> chain = new ArrayList<>();
        for (int i = 0; i < length; i++) {
            Node node = node(value);
            if (i > 0) {
                chain.get(i - 1).then(node);
            }
            chain.add(node);
        }
        return chain;
    }

    /** Whether the search has made the step to a node since the last {@link #forget}. */
    boolean hasMade(Node node) {
        return made.contains(node);
    }

    /** Whether the search has tried to give the turn away in a node. */
    boolean hasPassed(Node node) {
        return passed.contains(node);
    }

    void forget() {
        made.clear();
        passed.clear();
    }

    /** The root after so many quiet turns. */
    Position position(int quiet) {
        return new TreePosition(quiet);
    }

    @Override
    public Position newPosition() {
        return position(0);
    }

    @Override
    protected Parsed<Position> place(Layout layout) {
        throw new UnsupportedOperationException("a tree has one position to begin with");
    }

    @Override
    public Guide guide() {
        throw new UnsupportedOperationException("nobody enters turns of a tree");
    }

    @Override
    public Layout complete(String board, List<Integer> reserve, Side side) {
        throw new UnsupportedOperationException("a tree has no board");
    }

    private final class TreePosition extends Position {
        TreePosition(int quiet) {
            super(1, NO_PROGRESS);
            begin(Side.FIRST, 0, true, quiet, 1);
        }

        private Node node() {
            return nodes.get((int) words[at + BOARD]);
        }

        private void moveTo(Node node) {
            words[at + KEY] ^= boardKey();
            words[at + BOARD] = node.id;
            words[at + KEY] ^= boardKey();
        }

        @Override
        public int generate(int[] steps, int from) {
            int end = from;
            for (Node each : node().next) {
                steps[end++] = each.id;
            }
            return end;
        }

        @Override
        public void make(int step) {
            push();
            Node node = nodes.get(step);
            made.add(node);
            moveTo(node);
            if (node.inTurn) {
                setPending(1);
            } else {
                endTurn(false);
            }
            keepStart();
        }

        @Override
        protected void pushPass() {
            push();
            passed.add(node());
            Node after = node().afterPass;
            if (after != null) {
                moveTo(after);
            }
            endTurn(false);
            keepStart();
        }

        @Override
        public int outcome() {
            return node().outcome;
        }

        @Override
        public Step step(int code) {
            return Step.word(code, "n" + code);
        }

        @Override
        protected Position blank() {
            return new TreePosition(0);
        }

        @Override
        protected String reason() {
            return "end";
        }

        @Override
        protected long boardKey() {
            return Lots.mix(words[at + BOARD] + 1);
        }

        @Override
        protected Layout layout(Side side, int quiet, int turn) {
            return new Layout(".", List.of(), side, "n" + words[at + BOARD], quiet, turn);
        }
    }

    /** Knows what the tree says and nothing else. */
    Knowledge knowledge() {
        return new TreeKnowledge();
    }

    private final class TreeKnowledge extends Knowledge {
        @Override
        public Map<String, Evaluation> evaluations() {
            return Map.of(FULL, new TreeEvaluation(Set.of()));
        }

        @Override
        public int promise(Position position, int step) {
            return nodes.get(step).noisy ? 1 : 0;
        }

        @Override
        public boolean mayPass(Position position) {
            return ((TreePosition) position).node().afterPass != null;
        }
    }

    /** The values of the nodes, seen by a player who overlooks some of them. */
    Evaluation overlooking(Set<Node> unseen) {
        return new TreeEvaluation(unseen);
    }

    private static final class TreeEvaluation extends Evaluation {
        private final Set<Node> unseen;

        TreeEvaluation(Set<Node> unseen) {
            super(Weights.none());
            this.unseen = unseen;
        }

        @Override
        public int evaluate(Position position) {
            int value = ((TreePosition) position).node().value;
            return position.toMove() == 0 ? value : -value;
        }

        @Override
        public boolean overlooks(Position position) {
            return unseen.contains(((TreePosition) position).node());
        }

        @Override
        public Evaluation with(Weights other) {
            return this;
        }
    }
}
