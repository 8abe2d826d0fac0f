package org.tabuleiro.engine.search;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.engine.GameProfile;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.evaluation.Evaluation;
import org.tabuleiro.engine.evaluation.Weights;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Guide;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Zobrist;

/**
 * A game written out as a tree: a test states what follows each node and what it is worth, and can ask
 * afterwards which nodes the search has reached. The first player moves at the root, and all values are
 * from the first player's point of view.
 */
public final class Tree extends Game {
    /** No-progress rule: this many turns are a draw. */
    static final int NO_PROGRESS = 100;

    private final List<Node> nodes = new ArrayList<>();
    private final Set<Node> made = new HashSet<>();
    private final Set<Node> nullMoves = new HashSet<>();

    public Tree() {
        super("tree", new Board(1, 1), List.of("first", "second"), "Aa", "");
    }

    /** One position of the game. */
    public static final class Node {
        final int id;
        final int value;
        final int outcome;
        final List<Node> next = new ArrayList<>();
        boolean inTurn;
        boolean noisy;

        @Nullable
        Node nullMoveChild;

        private Node(int id, int value, int outcome) {
            this.id = id;
            this.value = value;
            this.outcome = outcome;
        }

        /** Adds steps that lead to these nodes, in the order in which they are generated. */
        public Node then(Node... more) {
            next.addAll(List.of(more));
            return this;
        }

        /** Marks the node as the middle of its parent's turn. */
        public Node inTurn() {
            inTurn = true;
            return this;
        }

        /** Marks the step to this node as noisy. */
        public Node noisy() {
            noisy = true;
            return this;
        }

        /** The node after a null move; without it no null move is tried. */
        public Node afterNullMove(Node node) {
            nullMoveChild = node;
            return this;
        }
    }

    private Node add(int value, int outcome) {
        Node node = new Node(nodes.size(), value, outcome);
        nodes.add(node);
        return node;
    }

    /** Creates an inner node; the first one is the root. */
    public Node node(int value) {
        return add(value, Position.ONGOING);
    }

    public Node firstWins() {
        return add(0, Position.FIRST_WINS);
    }

    public Node secondWins() {
        return add(0, Position.SECOND_WINS);
    }

    public Node draw() {
        return add(0, Position.DRAW);
    }

    /** A chain of forced turns, all of the same value; a search must not reach the last. */
    public List<Node> chain(int length, int value) {
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

    /** Whether the search has made the step to a node since the last {@link #resetVisits}. */
    public boolean hasMade(Node node) {
        return made.contains(node);
    }

    /** Whether the search has tried a null move in a node. */
    public boolean hasTriedNullMove(Node node) {
        return nullMoves.contains(node);
    }

    public void resetVisits() {
        made.clear();
        nullMoves.clear();
    }

    /** The root with this no-progress count. */
    Position position(int noProgressCount) {
        return new TreePosition(noProgressCount);
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
        TreePosition(int noProgressCount) {
            super(1, NO_PROGRESS);
            begin(Side.FIRST, 0, true, noProgressCount, 1);
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
        protected void pushNullMove() {
            push();
            nullMoves.add(node());
            Node after = node().nullMoveChild;
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
            return Zobrist.hash(words[at + BOARD] + 1);
        }

        @Override
        protected Layout layout(Side side, int noProgressCount, int turnNumber) {
            return new Layout(".", List.of(), side, "n" + words[at + BOARD], noProgressCount, turnNumber);
        }
    }

    /** The knowledge that the nodes define. */
    public Knowledge knowledge() {
        return new TreeKnowledge();
    }

    private final class TreeKnowledge extends Knowledge {
        TreeKnowledge() {
            super(GameProfile.DEFAULT);
        }

        @Override
        public Map<String, Evaluation> evaluations() {
            return Map.of(FULL, new TreeEvaluation(Set.of()));
        }

        @Override
        public int orderingScore(Position position, int step) {
            return nodes.get(step).noisy ? 1 : 0;
        }

        @Override
        public boolean allowsNullMove(Position position) {
            return ((TreePosition) position).node().nullMoveChild != null;
        }
    }

    /** An evaluation that overlooks some nodes. */
    public Evaluation overlooking(Set<Node> unseen) {
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
