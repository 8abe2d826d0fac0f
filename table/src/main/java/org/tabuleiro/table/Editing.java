package org.tabuleiro.table;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.games.record.Line;

/** What can be done to the variations and notes of a game; each of these is taken back as a whole. */
public final class Editing {
    private final Session session;
    private final Deque<Runnable> undos = new ArrayDeque<>();
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

    private void done(GameTree.Node look, Runnable undo) {
        version++;
        undos.push(undo);
        session.settle(look);
    }

    /** Whether there is a change to take back. */
    public boolean canUndo() {
        return !undos.isEmpty();
    }

    /** Takes the last change back; false if there is none. */
    public boolean undo() {
        Runnable last = undos.poll();
        if (last == null) {
            return false;
        }
        version++;
        last.run();
        return true;
    }

    /** A turn was tried out. */
    void played(GameTree.Node node) {
        version++;
        undos.push(() -> {
            tree().remove(node);
            session.settle(node.parent().orElseThrow());
        });
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
        tree().promote(promoted);
        done(node, () -> {
            tree().promote(before);
            session.settle(node);
        });
        return true;
    }

    /** Cuts off a turn with everything after it; false at the beginning. */
    public boolean delete(GameTree.Node node) {
        Optional<GameTree.Node> parent = node.parent();
        parent.ifPresent(place -> {
            int index = tree().remove(node);
            done(place, () -> {
                tree().restore(node, index);
                session.settle(node);
            });
        });
        return parent.isPresent();
    }

    /** Replaces what is noted about a turn. */
    public void note(GameTree.Node node, List<Integer> marks, List<String> comments) {
        List<Integer> oldMarks = node.marks();
        List<String> oldComments = node.comments();
        node.note(marks, comments);
        done(session.shown(), () -> {
            node.note(oldMarks, oldComments);
            session.settle(node);
        });
    }

    /** Adds a line that goes on from a place, as a variation if something else was played there. */
    public void insert(GameTree.Node from, List<Turn> turns) {
        List<GameTree.Node> added = new ArrayList<>();
        add(from, turns, added);
        done(session.shown(), () -> {
            added.reversed().forEach(tree()::remove);
            session.settle(from);
        });
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

    /** Takes over the notes and variations of a record of the same game. */
    public void annotate(GameRecord annotated) {
        List<GameTree.Node> added = new ArrayList<>();
        List<Runnable> undoing = new ArrayList<>();
        GameTree.Node node = tree().root();
        for (Line.Entry entry : annotated.line().entries()) {
            GameTree.Node before = node;
            Optional<GameTree.Node> next = before.children().stream()
                    .filter(child -> child.turn().equals(Optional.of(entry.turn())))
                    .findFirst();
            if (next.isEmpty()) {
                break;
            }
            node = next.get();
            annotate(before, node, entry, added, undoing);
        }
        done(session.shown(), () -> {
            added.reversed().forEach(tree()::remove);
            undoing.forEach(Runnable::run);
            session.settle(contained(session.shown(), added));
        });
    }

    private void annotate(
            GameTree.Node before,
            GameTree.Node node,
            Line.Entry entry,
            List<GameTree.Node> added,
            List<Runnable> undoing) {
        List<Integer> oldMarks = node.marks();
        List<String> oldComments = node.comments();
        undoing.add(() -> node.note(oldMarks, oldComments));
        List<Integer> marks = new ArrayList<>();
        List<String> comments = new ArrayList<>();
        for (Line.Note note : entry.notes()) {
            switch (note) {
                case Line.Mark mark -> marks.add(mark.number());
                case Line.Comment comment -> comments.add(comment.text());
                case Line.Variation variation -> add(before, variation.line().turns(), added);
            }
        }
        node.note(marks, comments);
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
