package org.tabuleiro.table;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.games.record.Line;

/**
 * Edits variations and notes, with an undo and a redo stack. At play the line of the match itself cannot be
 * edited; in a study everything can.
 */
public final class Editing {

    /** An edit as a pair of actions, and the end of the main line before and after it. */
    private record Change(Runnable undo, Runnable redo, GameTree.Node endBefore, GameTree.Node endAfter) {}

    private final Table table;
    private final Deque<Change> undos = new ArrayDeque<>();
    private final Deque<Change> redos = new ArrayDeque<>();
    /** The size of the undo stack when the match last moved. */
    private int before;

    private long version;

    Editing(Table table) {
        this.table = table;
    }

    private GameTree tree() {
        return table.tree();
    }

    /** A version number that increases with every change. */
    public long version() {
        return version;
    }

    /** Pushes an edit on the undo stack. */
    private void made(GameTree.Node endBefore, Runnable undo, Runnable redo) {
        version++;
        undos.push(new Change(undo, redo, endBefore, tree().end()));
        redos.clear();
    }

    /** Sets the end of the main line; at play the match determines it. */
    private void setEnd(GameTree.Node end) {
        if (table.isStudy()) {
            tree().setEnd(end);
        }
    }

    /** Whether there is an edit to undo. */
    public boolean canUndo() {
        return !undos.isEmpty();
    }

    /** Whether there is an edit to redo. */
    public boolean canRedo() {
        return !redos.isEmpty();
    }

    /** Undoes the last edit; false if there is none. */
    public boolean undo() {
        Change last = undos.poll();
        if (last == null) {
            return false;
        }
        version++;
        redos.push(last);
        last.undo().run();
        setEnd(last.endBefore());
        display(table.displayed());
        return true;
    }

    /** Redoes the last undone edit; false if there is none. */
    public boolean redo() {
        Change next = redos.poll();
        if (next == null) {
            return false;
        }
        version++;
        undos.push(next);
        next.redo().run();
        setEnd(next.endAfter());
        display(table.displayed());
        return true;
    }

    /** Displays a node of the edited tree, or its nearest ancestor that is left. */
    private void display(GameTree.Node look) {
        table.act(() -> {
            GameTree.Node node = look;
            while (!table.tree().contains(node)) {
                node = node.parent().orElseThrow();
            }
            table.viewer().display(node);
            table.studied();
        });
    }

    /** The match has moved: undone edits may no longer apply, so the redo stack is cleared. */
    void matchMoved() {
        redos.clear();
        before = undos.size();
    }

    /** Whether the last edit is more recent than the last move of the match. */
    boolean isLast() {
        return undos.size() > before;
    }

    /**
     * A variation was played.
     *
     * @param node the new node
     * @param endBefore the end of the main line before it
     */
    void played(GameTree.Node node, GameTree.Node endBefore) {
        Added added = new Added(List.of(node));
        made(
                endBefore,
                () -> {
                    added.remove();
                    table.viewer().display(node.parent().orElseThrow());
                },
                () -> {
                    added.restore();
                    table.viewer().display(node);
                });
    }

    /** Added nodes, parents before children. */
    private final class Added {
        private final List<GameTree.Node> nodes;
        /** The index of each among its siblings. */
        private final Deque<Integer> indices = new ArrayDeque<>();

        Added(List<GameTree.Node> nodes) {
            this.nodes = nodes;
        }

        void remove() {
            nodes.reversed().forEach(node -> indices.push(tree().remove(node)));
        }

        void restore() {
            nodes.forEach(node -> tree().restore(node, indices.pop()));
        }
    }

    /** The nearest ancestor at which the line through a node branches off; the root if it does not. */
    private static GameTree.Node fork(GameTree.Node node) {
        GameTree.Node fork = node;
        while (fork.parent().isPresent() && fork.parent().get().children().get(0) == fork) {
            fork = fork.parent().get();
        }
        return fork;
    }

    /** Whether the line through a node can be promoted: not above the line of the match itself. */
    public boolean canPromote(GameTree.Node node) {
        return fork(node)
                .parent()
                .filter(parent -> table.isStudy() || !tree().isMain(parent) || parent == tree().end())
                .isPresent();
    }

    /** Promotes the line through a node to the first at its fork; false if {@link #canPromote} is. */
    public boolean promote(GameTree.Node node) {
        if (!canPromote(node)) {
            return false;
        }
        GameTree.Node fork = fork(node);
        GameTree.Node parent = fork.parent().orElseThrow();
        GameTree.Node promoted = fork;
        GameTree.Node first = parent.children().get(0);
        GameTree.Node endBefore = tree().end();
        tree().promote(promoted);
        table.viewer().display(node);
        made(
                endBefore,
                () -> {
                    tree().promote(first);
                    table.viewer().display(node);
                },
                () -> {
                    tree().promote(promoted);
                    table.viewer().display(node);
                });
        display(node);
        return true;
    }

    /**
     * Whether a turn can be deleted with everything after it: not the root, nor a turn of the match itself.
     */
    public boolean canDelete(GameTree.Node node) {
        boolean played = !table.isStudy() && (tree().isMain(node) || table.isTakenBack(node));
        return node.parent().isPresent() && !played;
    }

    /** Deletes a turn with everything after it; false if {@link #canDelete} is. */
    public boolean delete(GameTree.Node node) {
        if (!canDelete(node)) {
            return false;
        }
        GameTree.Node parent = node.parent().orElseThrow();
        int index = parent.children().indexOf(node);
        GameTree.Node endBefore = tree().end();
        tree().remove(node);
        made(
                endBefore,
                () -> {
                    tree().restore(node, index);
                    table.viewer().display(node);
                },
                () -> {
                    tree().remove(node);
                    table.viewer().display(parent);
                });
        display(parent);
        return true;
    }

    /** Replaces the notes on a turn. */
    public void note(GameTree.Node node, List<Integer> marks, List<String> comments) {
        List<Integer> oldMarks = node.marks();
        List<String> oldComments = node.comments();
        node.note(marks, comments);
        made(
                tree().end(),
                () -> {
                    node.note(oldMarks, oldComments);
                    table.viewer().display(node);
                },
                () -> {
                    node.note(marks, comments);
                    table.viewer().display(node);
                });
        display(table.displayed());
    }

    /** Inserts a line after a node, as a variation if another turn was played there. */
    public void insert(GameTree.Node from, List<Turn> turns) {
        List<GameTree.Node> nodes = new ArrayList<>();
        GameTree.Node endBefore = tree().end();
        add(from, turns, nodes);
        if (nodes.isEmpty()) {
            return;
        }
        if (from == endBefore && !table.match().isOver()) {
            setEnd(nodes.getLast());
        }
        Added added = new Added(nodes);
        made(
                endBefore,
                () -> {
                    added.remove();
                    table.viewer().display(from);
                },
                () -> {
                    added.restore();
                    table.viewer().display(nodes.get(0));
                });
        display(table.displayed());
    }

    private void add(GameTree.Node from, List<Turn> turns, List<GameTree.Node> added) {
        GameTree.Node node = from;
        for (Turn turn : turns) {
            int before = node.children().size();
            GameTree.Node next = tree().add(node, turn);
            if (node.children().size() > before) {
                added.add(next);
            }
            node = next;
        }
    }

    /**
     * Merges the annotations of a review; edits made in the meantime are kept (three-way merge).
     *
     * @param given the game as it was when the review started
     * @param annotated the same turns with other notes
     */
    public void annotate(GameRecord given, GameRecord annotated) {
        List<GameTree.Node> nodes = new ArrayList<>();
        List<Runnable> undoing = new ArrayList<>();
        List<Runnable> redoing = new ArrayList<>();
        GameTree.Node node = tree().root();
        List<Line.Entry> entries = annotated.line().entries();
        for (int i = 0; i < entries.size(); i++) {
            Line.Entry judged = entries.get(i);
            GameTree.Node before = node;
            Optional<GameTree.Node> next = before.children().stream()
                    .filter(child -> child.turn().equals(Optional.of(judged.turn())))
                    .findFirst();
            if (next.isEmpty()) {
                break;
            }
            node = next.get();
            annotate(before, node, given.line().entries().get(i), judged, nodes, undoing, redoing);
        }
        Added added = new Added(nodes);
        made(
                tree().end(),
                () -> {
                    added.remove();
                    undoing.forEach(Runnable::run);
                },
                () -> {
                    added.restore();
                    redoing.forEach(Runnable::run);
                });
        display(table.displayed());
    }

    private void annotate(
            GameTree.Node before,
            GameTree.Node node,
            Line.Entry given,
            Line.Entry judged,
            List<GameTree.Node> added,
            List<Runnable> undoing,
            List<Runnable> redoing) {
        List<Integer> oldMarks = node.marks();
        List<String> oldComments = node.comments();
        undoing.add(() -> node.note(oldMarks, oldComments));
        List<Integer> marks = merged(marks(given), marks(judged), oldMarks);
        List<String> comments = merged(comments(given), comments(judged), oldComments);
        for (Line.Note note : judged.notes()) {
            if (note instanceof Line.Variation variation && !given.notes().contains(variation)) {
                add(before, variation.line().turns(), added);
            }
        }
        node.note(marks, comments);
        redoing.add(() -> node.note(marks, comments));
    }

    private static List<Integer> marks(Line.Entry entry) {
        return entry.notes().stream()
                .filter(Line.Mark.class::isInstance)
                .map(note -> ((Line.Mark) note).number())
                .toList();
    }

    private static List<String> comments(Line.Entry entry) {
        return entry.notes().stream()
                .filter(Line.Comment.class::isInstance)
                .map(note -> ((Line.Comment) note).text())
                .toList();
    }

    /**
     * Merges one list of notes: what was added since first, then the judged ones, without those deleted
     * since.
     */
    private static <T> List<T> merged(List<T> given, List<T> judged, List<T> now) {
        return Stream.concat(
                        now.stream().filter(each -> !given.contains(each) && !judged.contains(each)),
                        judged.stream().filter(each -> now.contains(each) || !given.contains(each)))
                .toList();
    }
}
