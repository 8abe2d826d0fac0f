package org.tabuleiro.desktop.session;

import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;

/** Plays synthesised sounds; silent without a sound device. */
public final class SoundPlayer {
    /** The sounds. */
    enum Sound {
        /** A step. */
        STEP,
        /** A capture. */
        CAPTURE,
        /** The end of a game. */
        END
    }

    private static final int RATE = 44_100;
    private static final int WAITING = 2;

    private final Map<Sound, byte[]> waves = new EnumMap<>(Sound.class);
    /** A bounded queue: sounds are dropped rather than played late. */
    private final ExecutorService player = new ThreadPoolExecutor(
            0,
            1,
            1,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(WAITING),
            task -> Thread.ofPlatform().daemon().name("sound").unstarted(task),
            new ThreadPoolExecutor.DiscardPolicy());

    private volatile boolean silent;

    /** Plays a sound asynchronously. */
    void play(Sound sound) {
        if (!silent) {
            player.execute(() -> sound(waves.computeIfAbsent(sound, SoundPlayer::wave)));
        }
    }

    private void sound(byte[] wave) {
        AudioFormat format = new AudioFormat(RATE, 16, 1, true, false);
        try (SourceDataLine line = AudioSystem.getSourceDataLine(format)) {
            line.open(format);
            line.start();
            line.write(wave, 0, wave.length);
            line.drain();
        } catch (LineUnavailableException | IllegalArgumentException | SecurityException none) {
            silent = true;
        }
    }

    static byte[] wave(Sound sound) {
        return switch (sound) {
            case STEP -> knocks(0.09, new double[] {620}, new double[] {0}, 60);
            case CAPTURE -> knocks(0.2, new double[] {430, 290}, new double[] {0, 0.06}, 38);
            case END -> knocks(1.1, new double[] {392, 494, 587}, new double[] {0, 0.14, 0.28}, 5);
        };
    }

    /** Synthesises struck wood: damped tones with an overtone. */
    private static byte[] knocks(double seconds, double[] pitches, double[] begins, double damping) {
        int length = (int) (seconds * RATE);
        byte[] wave = new byte[2 * length];
        for (int i = 0; i < length; i++) {
            double value = 0;
            for (int tone = 0; tone < pitches.length; tone++) {
                double time = i / (double) RATE - begins[tone];
                if (time >= 0) {
                    double phase = 2 * Math.PI * pitches[tone] * time;
                    value += (Math.sin(phase) + 0.4 * Math.sin(2.76 * phase) * Math.exp(-damping * time))
                            * Math.exp(-damping * time);
                }
            }
            // Fade out over the last 10 ms, to avoid a click.
            double fade = Math.min(1, (length - i) / (0.01 * RATE));
            int sample = (int) (Math.clamp(value * fade / 3, -1, 1) * 20_000);
            wave[2 * i] = (byte) sample;
            wave[2 * i + 1] = (byte) (sample >> 8);
        }
        return wave;
    }
}
