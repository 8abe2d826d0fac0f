package org.tabuleiro.protocol;

import java.util.List;
import java.util.Optional;

/**
 * A finished match in the archive.
 *
 * @param id its id
 * @param game the id of the game
 * @param time the time control: empty for none, {@code 5+3}, {@code 30s}, or {@code 3d}
 * @param first the player of the first side
 * @param second the player of the second side
 * @param points {@code 1-0}, {@code 0-1} or {@code 1/2-1/2}
 * @param reason why it ended so
 * @param turns the number of turns played
 * @param position the position string of the end
 * @param endedAt when it ended, in milliseconds since 1970
 */
public record ArchivedMatch(
        String id,
        String game,
        String time,
        PlayerInfo first,
        PlayerInfo second,
        String points,
        String reason,
        int turns,
        String position,
        long endedAt) {

    /**
     * The answer to {@code GET /api/v1/matches}: matches, the last that ended first.
     *
     * @param matches the matches
     * @param next what to send as {@code before} to get those that ended earlier; absent if there are none
     */
    public record ArchivePage(List<ArchivedMatch> matches, Optional<String> next) {}
}
