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

/** What can be done to the variations and notes of a game; each of these is taken back, and done again, as a whole. */
public final class Editing {
    /** Something that was done. */
    private record Change(Runnable undo, Runnable redo) {}

    private final Session session;
    private final Deque<Change> undos = new ArrayDeque<>();
    private final Deque<Change> redos = new ArrayDeque<>();
    /** How many changes there were when the game itself last went on. */
    private int before;

    private long version;

    Editing(Session session) {
        this.session = session;
    }

    private GameTree tree() {
        return session.tree();
    }

    /** A number that grows with every change. */
    public long version() {
        return version;
    }

    private void done(Runnable undo, Runnable redo) {
        version++;
        undos.push(new Change(undo, redo));
        redos.clear();
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
        return true;
    }

    /** The game itself went on or back: what was taken back may have no place in it any more. */
    void forgetUndone() {
        redos.clear();
        before = undos.size();
    }

    /** Whether nothing has happened in the game itself since the last change. */
    boolean isLast() {
        return undos.size() > before;
    }

    /** A turn was tried out. */
    void played(GameTree.Node node) {
        Added added = new Added(List.of(node));
        boolean wentOn = session.live() == node;
        done(
                () -> {
                    added.remove();
                    session.settle(node.parent().orElseThrow());
                },
                () -> {
                    added.restore();
                    session.settle(node, wentOn ? node : session.live());
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

    /** Makes the line through a place the main line of its fork; false if it is. */
    public boolean promote(GameTree.Node node) {
        // The fork is where the line leaves another one, maybe some turns earlier.
        GameTree.Node fork = node;
        while (fork.parent().isPresent() && fork.parent().get().children().get(0) == fork) {
            fork = fork.parent().get();
        }
        if (fork.parent().isEmpty()) {
            return false;
        }
        GameTree.Node promoted = fork;
        GameTree.Node before = fork.parent().get().children().get(0);
        Runnable promoting = () -> {
            tree().promote(promoted);
            session.settle(node);
        };
        done(
                () -> {
                    tree().promote(before);
                    session.settle(node);
                },
                promoting);
        promoting.run();
        return true;
    }

    /** Cuts off a turn with everything after it; false at the beginning. */
    public boolean delete(GameTree.Node node) {
        Optional<GameTree.Node> parent = node.parent();
        parent.ifPresent(place -> {
            int index = place.children().indexOf(node);
            GameTree.Node live = session.live();
            Runnable deleting = () -> {
                tree().remove(node);
                session.settle(place);
            };
            done(
                    () -> {
                        tree().restore(node, index);
                        session.settle(node, live);
                    },
                    deleting);
            deleting.run();
        });
        return parent.isPresent();
    }

    /** Replaces what is noted about a turn. */
    public void note(GameTree.Node node, List<Integer> marks, List<String> comments) {
        List<Integer> oldMarks = node.marks();
        List<String> oldComments = node.comments();
        node.note(marks, comments);
        done(
                () -> {
                    node.note(oldMarks, oldComments);
                    session.settle(node);
                },
                () -> {
                    node.note(marks, comments);
                    session.settle(node);
                });
        session.settle(session.shown());
    }

    /** Adds a line that goes on from a place, as a variation if something else was played there. */
    public void insert(GameTree.Node from, List<Turn> turns) {
        List<GameTree.Node> nodes = new ArrayList<>();
        add(from, turns, nodes);
        if (nodes.isEmpty()) {
            return;
        }
        Added added = new Added(nodes);
        done(
                () -> {
                    added.remove();
                    session.settle(from);
                },
                () -> {
                    added.restore();
                    session.settle(nodes.get(0));
                });
        session.settle(session.shown());
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
        done(
                () -> {
                    added.remove();
                    undoing.forEach(Runnable::run);
                    session.settle(contained(session.shown(), nodes));
                },
                () -> {
                    added.restore();
                    redoing.forEach(Runnable::run);
                    session.settle(session.shown());
                });
        session.settle(session.shown());
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

    /** A place, or the last one before it that was not added. */
    private static GameTree.Node contained(GameTree.Node node, List<GameTree.Node> added) {
        GameTree.Node at = node;
        while (added.contains(at)) {
            at = at.parent().orElseThrow();
        }
        return at;
    }
}
