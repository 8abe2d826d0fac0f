package org.tabuleiro.content.sound;

import java.util.List;

/**
 * What a board and its pieces are made of, as modal synthesis describes it: a struck body rings in a few
 * exponentially damped modes, and the contact itself is a burst of low-pass filtered noise.
 */
// The lists are unmodifiable and hold records.
@SuppressWarnings("ImmutableEnumChecker")
public enum Material {
    /** A wooden disc on a wooden board. */
    WOOD(
            List.of(new Mode(330, 1, 42), new Mode(815, 0.6, 60), new Mode(1490, 0.35, 95), new Mode(2380, 0.2, 140)),
            0,
            new Burst(0.5, 420, 0.35)),
    /** A turned chess piece with felt below: deeper and softer than bare wood. */
    FELT(
            List.of(new Mode(235, 1, 48), new Mode(560, 0.45, 75), new Mode(1130, 0.2, 120)),
            0,
            new Burst(0.35, 260, 0.16)),
    /** A pebble in a stone hollow. */
    STONE(
            List.of(new Mode(1180, 1, 62), new Mode(2130, 0.7, 80), new Mode(3370, 0.5, 105), new Mode(4910, 0.3, 150)),
            0,
            new Burst(0.4, 700, 0.7)),
    /** A hull in water: a bubble, whose pitch rises, and a splash. */
    WATER(List.of(new Mode(310, 1, 24), new Mode(520, 0.3, 34)), 3.2, new Burst(0.45, 26, 0.12)),
    /** A tuned wooden bar, for the chord at the end. */
    BAR(List.of(new Mode(392, 1, 5), new Mode(1560, 0.3, 16), new Mode(4155, 0.08, 50)), 0, new Burst(0.1, 500, 0.3));

    /**
     * A mode of vibration.
     *
     * @param frequency in hertz
     * @param level its amplitude
     * @param damping the rate of its exponential decay, per second
     */
    record Mode(double frequency, double level, double damping) {}

    /**
     * The noise of the contact.
     *
     * @param level its amplitude
     * @param damping the rate of its exponential decay, per second
     * @param brightness the coefficient of the one-pole low-pass filter, from 0 (dull) to 1 (white noise)
     */
    record Burst(double level, double damping, double brightness) {}

    private final List<Mode> modes;
    private final double glide;
    private final Burst burst;

    Material(List<Mode> modes, double glide, Burst burst) {
        this.modes = modes;
        this.glide = glide;
        this.burst = burst;
    }

    List<Mode> modes() {
        return modes;
    }

    /** How much the frequencies rise: the fraction of themselves that they gain per second. */
    double glide() {
        return glide;
    }

    Burst burst() {
        return burst;
    }
}
