package org.tabuleiro.web.border;

import java.util.List;
import java.util.Optional;
import org.tabuleiro.table.start.StartOptions;

/**
 * The options of a new game, as the page stores them.
 *
 * @param against who plays
 * @param level the level of the computer; where two play, of the one on the second side
 * @param rival the level of the computer on the first side, where two play
 * @param side the side of a person who plays against the computer
 * @param clock the time control, such as 5+3; empty for none
 * @param setup the named set-up; empty to set up by hand, or for the only start
 * @param names the names of two people; absent if neither has one
 */
public record GameOptions(
        StartOptions.Against against,
        int level,
        int rival,
        StartOptions.SideChoice side,
        String clock,
        String setup,
        Optional<View.PlayerNames> names) {

    /**
     * What can be chosen in all games.
     *
     * @param levels the number of levels of the computer
     * @param clocks the time controls that are offered, no clock first
     * @param ownClock the time control that is offered first where none of these suits
     * @param maxMinutes the maximum minutes of a clock
     * @param maxIncrement the maximum increment of a clock, in seconds
     * @param minSeconds the minimum seconds per turn of a clock without minutes
     * @param maxName the maximum length of a name
     */
    public record StartOffer(
            int levels,
            List<String> clocks,
            String ownClock,
            int maxMinutes,
            int maxIncrement,
            int minSeconds,
            int maxName) {}

    /**
     * An invalid option.
     *
     * @param name the name of the option
     * @param value the beginning of what was written
     * @param expected the allowed values; empty if there are none
     */
    public record OptionFault(String name, String value, String expected) {}

    /**
     * Options that were read, and the invalid ones among those written.
     *
     * @param options the options
     * @param faults the invalid ones
     */
    public record ReadOptions(GameOptions options, List<OptionFault> faults) {}
}
