package org.tabuleiro.table;

import java.util.Optional;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.games.record.GameTree;

/** Taking back and doing again: nobody is left with a turn of the computer, or one without a choice. */
final class TakingBack {
    private final Session session;

    TakingBack(Session session) {
        this.session = session;
    }

    /** Takes back what was done last; false if there is nothing. */
    boolean takeBack() {
        Editing editing = session.editing();
        if ((session.isFree() || editing.isLast()) && editing.undo()) {
            return true;
        }
        if (session.reopen()) {
            return true;
        }
        Optional<GameTree.Node> place = placeBefore();
        if (place.isEmpty()) {
            return false;
        }
        for (GameTree.Node node = session.live(); node != place.get(); ) {
            node = node.parent().orElseThrow();
            Side side = node.state().toMove();
            session.clock().ifPresent(each -> each.takenBack(side));
        }
        editing.forgetUndone();
        return session.moveLive(place.get());
    }

    /** The last place before the end of the game at which a person has had a choice. */
    Optional<GameTree.Node> placeBefore() {
        Optional<GameTree.Node> place = session.live().parent();
        while (place.filter(this::makesItself).isPresent()) {
            place = place.flatMap(GameTree.Node::parent);
        }
        return place;
    }

    /** Does again what was taken back; false, and nothing changes, if there is nothing. */
    boolean redo() {
        if (session.editing().redo()) {
            return true;
        }
        GameTree.Node node = session.live();
        do {
            if (node.children().isEmpty()) {
                break;
            }
            Side side = node.state().toMove();
            session.clock().ifPresent(each -> each.played(side));
            node = node.children().get(0);
        } while (makesItself(node));
        return node != session.live() && session.moveLive(node);
    }

    /** Whether the next turn comes without a person: the computer's, or one without a choice. */
    private boolean makesItself(GameTree.Node node) {
        boolean computers = hasPerson() && !session.seat(node.state().toMove()).isPerson();
        return computers || new TurnBuilder(node.state()).forced().isPresent();
    }

    private boolean hasPerson() {
        return session.seat(Side.FIRST).isPerson() || session.seat(Side.SECOND).isPerson();
    }
}
