package org.tabuleiro.web.border;

import java.util.List;
import java.util.Optional;
import org.tabuleiro.games.Side;

/**
 * A place in the tree of turns.
 *
 * @param id its number; 0 for the beginning
 * @param turn the turn that led there; empty at the beginning
 * @param label the turn as people read it
 * @param steps its steps as people read them
 * @param number the number of the turn
 * @param side the side that played it; absent at the beginning
 * @param main whether it is on the main line
 * @param takenBack whether it was taken back and can be restored
 * @param marks the marks of the turn
 * @param comments the comments
 * @param children the places that follow
 */
public record TurnNode(
        int id,
        String turn,
        String label,
        List<String> steps,
        int number,
        Optional<Side> side,
        boolean main,
        boolean takenBack,
        List<Integer> marks,
        List<String> comments,
        List<Integer> children) {}
