package org.tabuleiro.games.record;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;

/** A game with its variations, to walk about in and to add to. */
public final class GameTree {

    /** A place in the tree: the state after a turn, and what is noted about that turn. */
    public static final class Node {
        private final @Nullable Node parent;
        private final @Nullable Turn turn;
        private final State state;
        private final List<Node> children = new ArrayList<>();
        private List<Integer> marks = List.of();
        private List<String> comments = List.of();

        private Node(@Nullable Node parent, @Nullable Turn turn, State state) {
            this.parent = parent;
            this.turn = turn;
            this.state = state;
        }

        /** The place before the turn; empty at the root. */
        public Optional<Node> parent() {
            return Optional.ofNullable(parent);
        }

        /** The turn that led here; empty at the root. */
        public Optional<Turn> turn() {
            return Optional.ofNullable(turn);
        }

        /** The state here. */
        public State state() {
            return state;
        }

        /** What was played from here, the main line first. */
        public List<Node> children() {
            return Collections.unmodifiableList(children);
        }

        /** The numbers of the marks of the turn, as in files. */
        public List<Integer> marks() {
            return marks;
        }

        /** What is said about the turn; at the root, before the first. */
        public List<String> comments() {
            return comments;
        }

        /** Replaces what is noted about the turn. */
        public void note(List<Integer> newMarks, List<String> newComments) {
            marks = List.copyOf(newMarks);
            comments = List.copyOf(newComments);
        }

        /** How many turns lie between the root and here. */
        public int depth() {
            int depth = 0;
            for (Node node = this; node.parent != null; node = node.parent) {
                depth++;
            }
            return depth;
        }

        /** Whether every turn up to here is of the main line. */
        public boolean isMain() {
            for (Node node = this; node.parent != null; node = node.parent) {
                // A turn that was cut off has a parent that may have no children.
                if (node.parent.children.isEmpty() || node.parent.children.get(0) != node) {
                    return false;
                }
            }
            return true;
        }

        /** The places from the root to here, both included. */
        public List<Node> path() {
            List<Node> path = new ArrayList<>();
            for (Node node = this; node != null; node = node.parent) {
                path.add(node);
            }
            Collections.reverse(path);
            return path;
        }

        /** The last place of the line that goes on from here. */
        public Node end() {
            Node node = this;
            while (!node.children.isEmpty()) {
                node = node.children.get(0);
            }
            return node;
        }
    }

    private final Node root;

    /** A tree with nothing but a start. */
    public GameTree(State start) {
        root = new Node(null, null, start);
    }

    /** The tree of a record; an unfinished last turn is left out. */
    public GameTree(GameRecord record) {
        this(record.start());
        Line line = record.line();
        int whole = line.entries().size() - (record.unfinished().isEmpty() ? 0 : 1);
        grow(root, new Line(line.comments(), line.entries().subList(0, whole)));
    }

    private void grow(Node from, Line line) {
        Node node = from;
        // What is said before a variation belongs to its first turn here: only the root is a place of its own.
        boolean main = from == root && root.children.isEmpty();
        List<String> before = main ? List.of() : line.comments();
        if (main) {
            root.note(List.of(), line.comments());
        }
        for (Line.Entry entry : line.entries()) {
            State after = node.state.play(entry.turn());
            if (after.turn() == node.state.turn()) {
                // The beginning of a turn at the end of a variation leads nowhere.
                return;
            }
            Node next = add(node, entry.turn());
            List<Integer> marks = new ArrayList<>();
            List<String> comments = new ArrayList<>(before);
            before = List.of();
            for (Line.Note note : entry.notes()) {
                switch (note) {
                    case Line.Mark mark -> marks.add(mark.number());
                    case Line.Comment comment -> comments.add(comment.text());
                    case Line.Variation variation -> grow(node, variation.line());
                }
            }
            next.note(marks, comments);
            node = next;
        }
    }

    /** The game. */
    public Game game() {
        return root.state.game();
    }

    /** Where everything begins. */
    public Node root() {
        return root;
    }

    /** Plays a whole turn at a place: the new place, or the old one if it was played there before. */
    public Node add(Node node, Turn turn) {
        for (Node child : node.children) {
            if (turn.equals(child.turn)) {
                return child;
            }
        }
        State after = node.state.play(turn);
        if (after.turn() == node.state.turn()) {
            throw new IllegalArgumentException(turn + " is only the beginning of a turn in " + node.state);
        }
        Node child = new Node(node, turn, after);
        node.children.add(child);
        return child;
    }

    /** Makes the line through a place the main line of its fork. */
    public void promote(Node node) {
        Node parent = node.parent;
        if (parent != null && parent.children.remove(node)) {
            parent.children.add(0, node);
        }
    }

    /** Cuts off a turn with everything after it; where it stood among those played at its place, -1 at the root. */
    public int remove(Node node) {
        Node parent = node.parent;
        int index = parent == null ? -1 : parent.children.indexOf(node);
        if (parent != null && index >= 0) {
            parent.children.remove(index);
        }
        return index;
    }

    /** Puts a turn that was cut off back with everything after it, where it stood. */
    public void restore(Node node, int index) {
        Node parent = node.parent;
        if (parent != null && !parent.children.contains(node)) {
            parent.children.add(Math.min(index, parent.children.size()), node);
        }
    }

    /**
     * The record of the tree.
     *
     * @param tags what to say about the game; both players at least
     * @param unfinished the steps made in a turn at the end of the main line that is not complete; often none
     * @param agreed how the players ended it; not asked where the rules have
     */
    public GameRecord record(Map<String, String> tags, List<Step> unfinished, Optional<Result> agreed) {
        List<Line.Entry> entries = new ArrayList<>(entries(root));
        State end = root.end().state;
        if (!unfinished.isEmpty()) {
            entries.add(new Line.Entry(end.turnOf(unfinished), List.of()));
        }
        return new GameRecord(
                root.state, tags, new Line(root.comments, entries), end.result().or(() -> agreed));
    }

    /** The line that goes on from a place, with the variations that branch off it. */
    private static List<Line.Entry> entries(Node from) {
        List<Line.Entry> entries = new ArrayList<>();
        Node node = from;
        while (!node.children.isEmpty()) {
            Node next = node.children.get(0);
            List<Line.Note> notes = notes(next);
            for (Node other : node.children.subList(1, node.children.size())) {
                List<Line.Entry> line = new ArrayList<>();
                line.add(new Line.Entry(other.turn().orElseThrow(), notes(other)));
                line.addAll(entries(other));
                notes.add(new Line.Variation(new Line(List.of(), line)));
            }
            entries.add(new Line.Entry(next.turn().orElseThrow(), notes));
            node = next;
        }
        return entries;
    }

    private static List<Line.Note> notes(Node node) {
        List<Line.Note> notes = new ArrayList<>();
        node.marks.forEach(mark -> notes.add(new Line.Mark(mark)));
        node.comments.forEach(comment -> notes.add(new Line.Comment(comment)));
        return notes;
    }
}
