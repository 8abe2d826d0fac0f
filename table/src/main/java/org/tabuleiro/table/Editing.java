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
 * Edits to the variations and notes of a game, each undone and redone as a whole. At play the line of the match itself cannot
 * be edited; in a study everything can.
 */
public final class Editing {

    /** An edit, and the end of the main line before and after it. */
    private record Change(Runnable undo, Runnable redo, GameTree.Node endBefore, GameTree.Node endAfter) {}

    private final Table table;
    private final Deque<Change> undos = new ArrayDeque<>();
    private final Deque<Change> redos = new ArrayDeque<>();
    /** How many changes there were when the match last moved. */
    private int before;

    private long version;

    Editing(Table table) {
        this.table = table;
    }

    private GameTree tree() {
        return table.tree();
    }

    /** A number that grows with every change. */
    public long version() {
        return version;
    }

    /** Notes an edit that was made, to be undone and redone. */
    private void made(GameTree.Node endBefore, Runnable undo, Runnable redo) {
        version++;
        undos.push(new Change(undo, redo, endBefore, tree().end()));
        redos.clear();
    }

    /** Sets the end of the main line; at play that is the business of the match. */
    private void setEnd(GameTree.Node end) {
        if (table.isStudy()) {
            tree().setEnd(end);
        }
    }

    /** Whether there is a change to take back. */
    public boolean canUndo() {
        return !undos.isEmpty();
    }

    /** Whether there is a change that was taken back and can be made again. */
    public boolean canRedo() {
        return !redos.isEmpty();
    }

    /** Takes the last change back; false if there is none. */
    public boolean undo() {
        Change last = undos.poll();
        if (last == null) {
            return false;
        }
        version++;
        redos.push(last);
        last.undo().run();
        setEnd(last.endBefore());
        table.edited(table.displayed());
        return true;
    }

    /** Makes the change again that was taken back last; false if there is none. */
    public boolean redo() {
        Change next = redos.poll();
        if (next == null) {
            return false;
        }
        version++;
        undos.push(next);
        next.redo().run();
        setEnd(next.endAfter());
        table.edited(table.displayed());
        return true;
    }

    /** The match went on or back: what was undone may have no place in it any more. */
    void matchMoved() {
        redos.clear();
        before = undos.size();
    }

    /** Whether the match has not moved since the last change. */
    boolean isLast() {
        return undos.size() > before;
    }

    /**
     * A turn was tried out.
     *
     * @param node where it led
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

    /** Turns that were added, those that others follow first. */
    private final class Added {
        private final List<GameTree.Node> nodes;
        /** Where each of them stood. */
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

    /** Where the line through a node leaves another one, maybe some turns earlier; the root if it never does. */
    private static GameTree.Node fork(GameTree.Node node) {
        GameTree.Node fork = node;
        while (fork.parent().isPresent() && fork.parent().get().children().get(0) == fork) {
            fork = fork.parent().get();
        }
        return fork;
    }

    /** Whether the line through a node can be made the first of its fork: not if the match's own line would give way. */
    public boolean canPromote(GameTree.Node node) {
        return fork(node)
                .parent()
                .filter(parent -> table.isStudy() || !tree().isMain(parent) || parent == tree().end())
                .isPresent();
    }

    /** Makes the line through a node the first of its fork; false if it is, or if the match's own line would give way. */
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
        table.edited(node);
        return true;
    }

    /** Whether a turn can be removed with everything after it: not at the beginning, nor a turn of the match itself. */
    public boolean canDelete(GameTree.Node node) {
        boolean played = !table.isStudy() && (tree().isMain(node) || table.isTakenBack(node));
        return node.parent().isPresent() && !played;
    }

    /** Removes a turn with everything after it; false at the beginning, and for a turn of the match itself. */
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
        table.edited(parent);
        return true;
    }

    /** Replaces what is noted about a turn. */
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
        table.edited(table.displayed());
    }

    /** Adds a line that goes on from a node, as a variation if something else was played there. */
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
        table.edited(table.displayed());
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
     * Takes over what a game was annotated with; what people have noted or deleted meanwhile stays so.
     *
     * @param given the game as it was given away
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
        table.edited(table.displayed());
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

    /** What was judged, without what has been deleted since it was given away, and after what has been added since. */
    private static <T> List<T> merged(List<T> given, List<T> judged, List<T> now) {
        return Stream.concat(
                        now.stream().filter(each -> !given.contains(each) && !judged.contains(each)),
                        judged.stream().filter(each -> now.contains(each) || !given.contains(each)))
                .toList();
    }
}
