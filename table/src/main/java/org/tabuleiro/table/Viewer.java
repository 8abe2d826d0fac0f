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
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.match.Match;

/**
 * What one viewer sees of a game: the tree of turns and variations, the displayed node, and the half-entered turns, each at
 * the node it belongs to. Its main line follows the match; the viewer never changes the match.
 */
public final class Viewer {
    private final GameTree tree;
    private final Map<GameTree.Node, TurnBuilder> entries = new HashMap<>();
    private GameTree.Node displayed;
    /** Nodes of turns that were taken back and can be restored, the next one first. */
    private List<GameTree.Node> undone = List.of();
    /** What was entered where the match ended. */
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

    /** The steps entered at a node so far, without beginning a turn there. */
    List<Step> entered(GameTree.Node node) {
        TurnBuilder entry = entries.get(node);
        return entry == null ? List.of() : entry.steps();
    }

    /** Whether something of a turn, be it a click, is entered at a node. */
    boolean isBegun(GameTree.Node node) {
        TurnBuilder entry = entries.get(node);
        return entry != null && (!entry.steps().isEmpty() || !entry.clicks().isEmpty());
    }

    /** Discards what was entered at a node. */
    void forgetEntry(GameTree.Node node) {
        entries.remove(node);
    }

    /** Sets what was entered at the live position aside: after the end it is no turn of the match any more. */
    void setAside() {
        aside = entries.remove(tree.end());
        asideAt = tree.end();
    }

    /** Takes up again what was set aside, if the match goes on from there. */
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

    /** The nodes from the root to where a number of turns of the match, taken back ones included, are played. */
    GameTree.Node nodeAfter(int turns) {
        List<GameTree.Node> line = tree.end().path();
        return turns < line.size() ? line.get(turns) : undone.get(turns - line.size());
    }

    /**
     * Makes the main line that of the match. Variations stay where they were noted; turns that the match has forgotten are
     * removed unless a person has noted something there. Who displays the live position keeps displaying it.
     */
    void follow(Match match) {
        GameTree.Node before = tree.end();
        boolean live = displayed == before;
        GameTree.Node node = tree.root();
        for (Turn turn : match.turns()) {
            node = tree.add(node, turn);
        }
        List<GameTree.Node> old = undone;
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
            // A turn that was begun at a position which the match has left, or comes back to, is begun anew.
            entries.remove(before);
        }
        if (live || !tree.contains(displayed)) {
            displayed = end;
        }
    }

    /** The taken-back turns that a record leaves out: those with which nobody has noted or tried anything. */
    Set<GameTree.Node> omitted() {
        Set<GameTree.Node> omitted = new HashSet<>();
        for (GameTree.Node node : undone.reversed()) {
            if (node.marks().isEmpty() && node.comments().isEmpty() && omitted.containsAll(node.children())) {
                omitted.add(node);
            }
        }
        return omitted;
    }

    private static boolean isNoted(GameTree.Node node) {
        return !node.children().isEmpty()
                || !node.marks().isEmpty()
                || !node.comments().isEmpty();
    }

    /** The node that a turn at a node would lead to, if it was played there before. */
    static Optional<GameTree.Node> child(GameTree.Node node, Turn turn) {
        return node.children().stream()
                .filter(child -> child.turn().equals(Optional.of(turn)))
                .findFirst();
    }
}
