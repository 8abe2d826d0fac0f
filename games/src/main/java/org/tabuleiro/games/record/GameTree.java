package org.tabuleiro.games.record;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;

/** A mutable tree of a game and its variations. */
public final class GameTree {

    /** A node of the tree: the state after a turn, and the notes on that turn. */
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

        /** The node before the turn; empty at the root. */
        public Optional<Node> parent() {
            return Optional.ofNullable(parent);
        }

        /** The turn that led here; empty at the root. */
        public Optional<Turn> turn() {
            return Optional.ofNullable(turn);
        }

        /** The state after the turn. */
        public State state() {
            return state;
        }

        /** The continuations, main line first. */
        public List<Node> children() {
            return Collections.unmodifiableList(children);
        }

        /** The annotation glyphs of the turn, by number. */
        public List<Integer> marks() {
            return marks;
        }

        /** The comments on the turn; at the root, those before the first turn. */
        public List<String> comments() {
            return comments;
        }

        /** Replaces the notes on the turn. */
        public void note(List<Integer> newMarks, List<String> newComments) {
            marks = List.copyOf(newMarks);
            comments = List.copyOf(newComments);
        }

        /** The number of turns from the root to this node. */
        public int depth() {
            int depth = 0;
            for (Node node = this; node.parent != null; node = node.parent) {
                depth++;
            }
            return depth;
        }

        /** The nodes from the root to this one, both included. */
        public List<Node> path() {
            List<Node> path = new ArrayList<>();
            for (Node node = this; node != null; node = node.parent) {
                path.add(node);
            }
            Collections.reverse(path);
            return path;
        }

        /** The last node reached by following first children. */
        private Node leaf() {
            Node node = this;
            while (!node.children.isEmpty()) {
                node = node.children.get(0);
            }
            return node;
        }
    }

    private final Node root;
    /** The last node of the main line; what follows it are variations. */
    private Node end;

    /** A tree without turns. */
    public GameTree(State start) {
        root = new Node(null, null, start);
        end = root;
    }

    /** The tree of a record; an unfinished last turn is left out. */
    public GameTree(GameRecord record) {
        this(record.start());
        Line line = record.line();
        int whole = line.entries().size() - (record.unfinished().isEmpty() ? 0 : 1);
        root.note(List.of(), line.comments());
        end = grow(root, List.of(), line.entries().subList(0, whole));
    }

    /**
     * Adds a line of entries with their notes and variations after a node; returns the last node of the line.
     */
    private Node grow(Node from, List<String> leading, List<Line.Entry> entries) {
        Node node = from;
        // A comment before a variation belongs to its first turn: only the root is a node without a turn.
        List<String> before = leading;
        for (Line.Entry entry : entries) {
            State after = node.state.play(entry.turn());
            if (after.turnNumber() == node.state.turnNumber()) {
                // An incomplete turn at the end of a variation has no node.
                return node;
            }
            Node next = add(node, entry.turn());
            List<Integer> marks = new ArrayList<>();
            List<String> comments = new ArrayList<>(before);
            before = List.of();
            for (Line.Note note : entry.notes()) {
                switch (note) {
                    case Line.Mark mark -> marks.add(mark.number());
                    case Line.Comment comment -> comments.add(comment.text());
                    case Line.Variation(Line variation) -> grow(node, variation.comments(), variation.entries());
                }
            }
            // A variation that repeats this turn in order to continue it adds to its notes.
            marks.addAll(0, next.marks);
            comments.addAll(0, next.comments);
            next.note(marks, comments);
            node = next;
        }
        return node;
    }

    /** The game. */
    public Game game() {
        return root.state.game();
    }

    /** The root. */
    public Node root() {
        return root;
    }

    /** The last node of the main line; a line that continues it is a variation. */
    public Node end() {
        return end;
    }

    /** Makes a node the end of the main line; the path to it becomes the first of every fork. */
    public void setEnd(Node node) {
        for (Node at = node; at.parent != null; at = at.parent) {
            promoteChild(at);
        }
        end = node;
    }

    private static void promoteChild(Node node) {
        Node parent = node.parent;
        if (parent != null && parent.children.remove(node)) {
            parent.children.add(0, node);
        }
    }

    /** Whether a node lies on the main line. */
    public boolean isMain(Node node) {
        for (Node at = end; at != null; at = at.parent) {
            if (at == node) {
                return true;
            }
        }
        return false;
    }

    /** The last node of the line through a node: of the main line if the node is on it. */
    public Node endOfLine(Node node) {
        return isMain(node) && node != end ? end : node.leaf();
    }

    /** Whether a node is still part of the tree. */
    public boolean contains(Node node) {
        Node at = node;
        while (at.parent != null) {
            if (!at.parent.children.contains(at)) {
                return false;
            }
            at = at.parent;
        }
        return at == root;
    }

    /**
     * Adds a complete turn after a node; returns its node, or the existing one if the turn is there already.
     */
    public Node add(Node node, Turn turn) {
        for (Node child : node.children) {
            if (turn.equals(child.turn)) {
                return child;
            }
        }
        State after = node.state.play(turn);
        if (after.turnNumber() == node.state.turnNumber()) {
            throw new IllegalArgumentException(turn + " is only the beginning of a turn in " + node.state);
        }
        Node child = new Node(node, turn, after);
        node.children.add(child);
        return child;
    }

    /**
     * Makes the line through a node the first of its fork: the main line, unless the fork comes after its
     * end.
     */
    public void promote(Node node) {
        boolean main = node.parent != null && node.parent != end && isMain(node.parent);
        promoteChild(node);
        if (main) {
            end = node.leaf();
        }
    }

    /**
     * Removes a turn with everything after it; if it is on the main line, the first variation replaces it.
     * Returns its index among its siblings, -1 at the root.
     */
    public int remove(Node node) {
        Node parent = node.parent;
        int index = parent == null ? -1 : parent.children.indexOf(node);
        if (parent != null && index >= 0) {
            boolean main = isMain(node);
            parent.children.remove(index);
            if (main) {
                end = parent.leaf();
            }
        }
        return index;
    }

    /**
     * Undoes {@link #remove}: restores a turn with everything after it at its index; the end of the main line
     * stays.
     */
    public void restore(Node node, int index) {
        Node parent = node.parent;
        if (parent != null && !parent.children.contains(node)) {
            parent.children.add(Math.min(index, parent.children.size()), node);
        }
    }

    /**
     * The record of the tree. A line after the end of the main line is written as a variation that repeats
     * the last turn; if no turn was played there is none to repeat, and such a line is omitted.
     *
     * @param tags the tags, at least both players
     * @param unfinished the steps of an incomplete turn at the end of the main line
     * @param agreed the result between the players; ignored if the rules ended the game
     */
    public GameRecord record(Map<String, String> tags, List<Step> unfinished, Optional<Result> agreed) {
        return record(tags, unfinished, agreed, Set.of());
    }

    /**
     * The record of the tree without some of its lines.
     *
     * @param tags the tags, at least both players
     * @param unfinished the steps of an incomplete turn at the end of the main line
     * @param agreed the result between the players; ignored if the rules ended the game
     * @param omitted first nodes of lines to leave out
     */
    public GameRecord record(
            Map<String, String> tags, List<Step> unfinished, Optional<Result> agreed, Set<Node> omitted) {
        List<Line.Entry> entries = new ArrayList<>();
        List<Node> path = end.path();
        for (int i = 1; i < path.size(); i++) {
            Node next = path.get(i);
            List<Line.Note> notes = notes(next);
            path.get(i - 1).children.stream()
                    .filter(child -> child != next && !omitted.contains(child))
                    .forEach(child -> notes.add(variation(child, notes(child), omitted)));
            if (next == end && !omitted.containsAll(end.children)) {
                notes.add(variation(end, List.of(), omitted));
            }
            entries.add(new Line.Entry(next.turn().orElseThrow(), notes));
        }
        State last = end.state;
        if (!unfinished.isEmpty()) {
            entries.add(new Line.Entry(last.turnOf(unfinished), List.of()));
        }
        return new GameRecord(
                root.state,
                tags,
                new Line(root.comments, entries),
                last.result().or(() -> agreed));
    }

    /** The line that begins with the turn of a node. */
    private static Line.Variation variation(Node first, List<Line.Note> notes, Set<Node> omitted) {
        List<Line.Entry> line = new ArrayList<>();
        line.add(new Line.Entry(first.turn().orElseThrow(), notes));
        line.addAll(entries(first, omitted));
        return new Line.Variation(new Line(List.of(), line));
    }

    /** The line after a node, with the variations that branch off it. */
    private static List<Line.Entry> entries(Node from, Set<Node> omitted) {
        List<Line.Entry> entries = new ArrayList<>();
        List<Node> children =
                from.children.stream().filter(child -> !omitted.contains(child)).toList();
        while (!children.isEmpty()) {
            Node next = children.get(0);
            List<Line.Note> notes = notes(next);
            children.subList(1, children.size()).forEach(other -> notes.add(variation(other, notes(other), omitted)));
            entries.add(new Line.Entry(next.turn().orElseThrow(), notes));
            children = next.children.stream()
                    .filter(child -> !omitted.contains(child))
                    .toList();
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
