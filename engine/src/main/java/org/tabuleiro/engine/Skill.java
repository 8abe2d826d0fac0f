package org.tabuleiro.engine;

/**
 * How well a {@link Player} plays: how far it sees, how much it misjudges and overlooks.
 *
 * @param depth how deep it looks at most, in steps
 * @param nodes how many nodes it searches at most
 * @param error its greatest misjudgement of a position, in hundredths of the game's {@link Knowledge#unit}
 * @param blindness how many turns of a thousand it overlooks
 * @param lapses how many times in a thousand it plays without a thought
 */
public record Skill(int depth, long nodes, int error, int blindness, int lapses) {
    /** Sees and judges as well as the engine can; only its limits hold it back. */
    static final Skill FULL = new Skill(Search.MAX_DEPTH, Long.MAX_VALUE, 0, 0, 0);
}
