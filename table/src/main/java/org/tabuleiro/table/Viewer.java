package org.tabuleiro.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.match.Match;

/**
 * The view of one viewer: the tree of turns and variations, the displayed node, and the half-entered turns by
 * node. The main line follows the match; the viewer never changes the match.
 */
public final class Viewer {
    private final GameTree tree;
    private final Map<GameTree.Node, TurnBuilder> entries = new HashMap<>();
    private GameTree.Node displayed;
    /** Nodes of turns that were taken back and can be restored, the next one first. */
    private List<GameTree.Node> undone = List.of();
    /** The turn that was being entered when the match ended. */
    private @Nullable TurnBuilder aside;

    private GameTree.@Nullable Node asideAt;

    Viewer(GameTree tree) {
        this.tree = tree;
        this.displayed = tree.end();
    }

    GameTree tree() {
        return tree;
    }

    GameTree.Node displayed() {
        return displayed;
    }

    void display(GameTree.Node node) {
        displayed = node;
    }

    /** The turn being entered at a node. */
    TurnBuilder entry(GameTree.Node node) {
        return entries.computeIfAbsent(node, each -> new TurnBuilder(each.state()));
    }

    /** The steps entered at a node so far; does not begin a turn there. */
    List<Step> entered(GameTree.Node node) {
        TurnBuilder entry = entries.get(node);
        return entry == null ? List.of() : entry.steps();
    }

    /** Whether at least a click is entered at a node. */
    boolean isBegun(GameTree.Node node) {
        TurnBuilder entry = entries.get(node);
        return entry != null && (!entry.steps().isEmpty() || !entry.clicks().isEmpty());
    }

    /** Discards what was entered at a node. */
    void forgetEntry(GameTree.Node node) {
        entries.remove(node);
    }

    /**
     * Sets aside the turn being entered at the live node: after the end it is no longer a turn of the match.
     */
    void setAside() {
        aside = entries.remove(tree.end());
        asideAt = tree.end();
    }

    /** Restores the turn that was set aside, if the match continues from there. */
    void takeUp() {
        TurnBuilder entry = aside;
        if (entry != null && asideAt == tree.end()) {
            entries.put(tree.end(), entry);
        }
        aside = null;
    }

    boolean isUndone(GameTree.Node node) {
        return undone.contains(node);
    }

    /** The nodes of the turns that can be restored, the next one first. */
    List<GameTree.Node> undone() {
        return undone;
    }

    /** The node after a number of turns of the match, including taken-back ones. */
    GameTree.Node nodeAfter(int turns) {
        List<GameTree.Node> line = tree.end().path();
        return turns < line.size() ? line.get(turns) : undone.get(turns - line.size());
    }

    /**
     * Makes the main line that of the match. Variations stay where they were noted; turns that the match has
     * forgotten are removed unless a person has noted something there. If the live node was displayed, the
     * new one is.
     */
    void follow(Match match) {
        GameTree.Node before = tree.end();
        boolean live = displayed == before;
        GameTree.Node node = tree.root();
        for (Turn turn : match.turns()) {
            node = tree.add(node, turn);
        }
        List<GameTree.Node> old = new ArrayList<>(before.path());
        old.addAll(undone);
        GameTree.Node end = node;
        List<GameTree.Node> restorable = new ArrayList<>();
        for (Match.Played played : match.undone()) {
            node = tree.add(node, played.turn());
            restorable.add(node);
        }
        undone = List.copyOf(restorable);
        tree.setEnd(end);
        for (GameTree.Node forgotten : old.reversed()) {
            boolean kept = undone.contains(forgotten) || tree.isMain(forgotten) || isNoted(forgotten);
            if (!kept) {
                tree.remove(forgotten);
                entries.remove(forgotten);
            }
        }
        if (end != before) {
            // A turn that was begun at a node which the match leaves, or returns to, is discarded.
            entries.remove(before);
        }
        if (live || !tree.contains(displayed)) {
            displayed = end;
        }
    }

    /** The taken-back turns that a record omits: those without notes and variations. */
    Set<GameTree.Node> omitted() {
        Set<GameTree.Node> omitted = new HashSet<>();
        for (GameTree.Node node : undone.reversed()) {
            if (node.marks().isEmpty() && node.comments().isEmpty() && omitted.containsAll(node.children())) {
                omitted.add(node);
            }
        }
        return omitted;
    }

    /**
     * The record of the game, with the entered steps of an incomplete turn at its end, but without taken-back
     * turns.
     */
    GameRecord record(Match match, Map<String, String> tags) {
        TurnBuilder entry = entry(tree.end());
        boolean incomplete = !match.isOver() && entry.turn().isEmpty();
        return tree.record(tags, incomplete ? entry.steps() : List.of(), match.result(), omitted());
    }

    /**
     * The record with the taken-back turns at the end of the main line, so that a resumed game can restore
     * them.
     */
    GameRecord recordToResume(Match match, Map<String, String> tags) {
        if (undone.isEmpty()) {
            return record(match, tags);
        }
        GameTree.Node end = tree.end();
        tree.setEnd(undone.getLast());
        try {
            return tree.record(tags, List.of(), Optional.empty(), Set.of());
        } finally {
            tree.setEnd(end);
        }
    }

    private static boolean isNoted(GameTree.Node node) {
        return !node.children().isEmpty()
                || !node.marks().isEmpty()
                || !node.comments().isEmpty();
    }

    /** The child of a node with a turn, if there is one. */
    static Optional<GameTree.Node> child(GameTree.Node node, Turn turn) {
        return node.children().stream()
                .filter(child -> child.turn().equals(Optional.of(turn)))
                .findFirst();
    }
}
