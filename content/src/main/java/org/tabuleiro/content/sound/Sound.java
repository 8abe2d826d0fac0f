package org.tabuleiro.content.sound;

import java.util.List;
import java.util.Locale;

/** A sound of a game. */
// The lists are unmodifiable and hold records.
@SuppressWarnings("ImmutableEnumChecker")
public enum Sound {
    /** A piece is put down. */
    STEP(0.22, List.of(new Strike(0, 1, 1))),
    /** A piece is captured: two strikes, the second one lower. */
    CAPTURE(0.34, List.of(new Strike(0, 0.7, 1.12), new Strike(0.08, 1, 0.8))),
    /** The end of a game: a rising chord. */
    END(1.2, List.of(new Strike(0, 0.8, 1), new Strike(0.14, 0.8, 1.26), new Strike(0.28, 1, 1.5)));

    /**
     * A strike of the material.
     *
     * @param begin when it begins, in seconds
     * @param level its amplitude
     * @param pitch the factor by which all frequencies of the material are multiplied
     */
    record Strike(double begin, double level, double pitch) {}

    private final double seconds;
    private final List<Strike> strikes;

    Sound(double seconds, List<Strike> strikes) {
        this.seconds = seconds;
        this.strikes = strikes;
    }

    /** The name in files. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    double seconds() {
        return seconds;
    }

    List<Strike> strikes() {
        return strikes;
    }
}
