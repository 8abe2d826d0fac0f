package org.tabuleiro.web.border;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
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
 * @param chance the first player's win probability after it in percent, if it is noted
 * @param target the square that its last step led to; absent if there is none
 * @param comments the comments, without the win probability
 * @param note all comments as one text that can be edited
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
        OptionalInt chance,
        OptionalInt target,
        List<String> comments,
        String note,
        List<Integer> children) {}
