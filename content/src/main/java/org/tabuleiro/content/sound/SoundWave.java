package org.tabuleiro.content.sound;

import java.util.Random;

/**
 * The samples of a sound: 16-bit mono at {@link #RATE} hertz. Synthesis is deterministic, so that all
 * interfaces and all builds have the same sounds.
 */
public final class SoundWave {
    /** Samples per second. */
    public static final int RATE = 22_050;

    private static final double PEAK = 0.8 * Short.MAX_VALUE;
    /** Avoids clicks at the end of a sound. */
    private static final double FADE_SECONDS = 0.02;

    private static final int HEADER = 44;

    private SoundWave() {}

    /** The samples of a sound on a board of this material. */
    public static short[] samples(Material material, Sound sound) {
        Material struck = sound == Sound.END ? Material.BAR : material;
        double[] wave = new double[(int) (sound.seconds() * RATE)];
        for (Sound.Strike strike : sound.strikes()) {
            int begin = (int) (strike.begin() * RATE);
            for (Material.Mode mode : struck.modes()) {
                ring(wave, begin, strike, mode, struck.glide());
            }
            burst(wave, begin, strike, struck.burst());
        }
        return normalised(wave);
    }

    private static void ring(double[] wave, int begin, Sound.Strike strike, Material.Mode mode, double glide) {
        for (int i = begin; i < wave.length; i++) {
            double time = (i - begin) / (double) RATE;
            double cycles = mode.frequency() * strike.pitch() * time * (1 + glide * time / 2);
            wave[i] +=
                    strike.level() * mode.level() * Math.exp(-mode.damping() * time) * Math.sin(2 * Math.PI * cycles);
        }
    }

    private static void burst(double[] wave, int begin, Sound.Strike strike, Material.Burst burst) {
        Random random = new Random(16);
        double filtered = 0;
        for (int i = begin; i < wave.length; i++) {
            double time = (i - begin) / (double) RATE;
            filtered += burst.brightness() * (random.nextDouble() * 2 - 1 - filtered);
            wave[i] += strike.level() * burst.level() * Math.exp(-burst.damping() * time) * filtered;
        }
    }

    private static short[] normalised(double[] wave) {
        double highest = 0;
        for (double value : wave) {
            highest = Math.max(highest, Math.abs(value));
        }
        short[] samples = new short[wave.length];
        for (int i = 0; i < wave.length; i++) {
            double fade = Math.min(1, (wave.length - 1 - i) / (FADE_SECONDS * RATE));
            samples[i] = (short) Math.round(wave[i] / highest * fade * PEAK);
        }
        return samples;
    }

    /** The sound as a WAV file. */
    public static byte[] wav(Material material, Sound sound) {
        short[] samples = samples(material, sound);
        byte[] file = new byte[HEADER + 2 * samples.length];
        text(file, 0, "RIFF");
        number(file, 4, file.length - 8, 4);
        text(file, 8, "WAVEfmt ");
        number(file, 16, 16, 4);
        number(file, 20, 1, 2);
        number(file, 22, 1, 2);
        number(file, 24, RATE, 4);
        number(file, 28, 2 * RATE, 4);
        number(file, 32, 2, 2);
        number(file, 34, 16, 2);
        text(file, 36, "data");
        number(file, 40, 2 * samples.length, 4);
        for (int i = 0; i < samples.length; i++) {
            number(file, HEADER + 2 * i, samples[i], 2);
        }
        return file;
    }

    private static void text(byte[] file, int at, String text) {
        for (int i = 0; i < text.length(); i++) {
            file[at + i] = (byte) text.charAt(i);
        }
    }

    /** Little endian, as everything in a WAV file. */
    private static void number(byte[] file, int at, int value, int bytes) {
        for (int i = 0; i < bytes; i++) {
            file[at + i] = (byte) (value >> (8 * i));
        }
    }
}
