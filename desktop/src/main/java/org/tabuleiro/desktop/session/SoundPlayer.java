package org.tabuleiro.desktop.session;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;
import org.tabuleiro.content.sound.Material;
import org.tabuleiro.content.sound.Sound;
import org.tabuleiro.content.sound.SoundWave;

/** Plays the sounds of the games; silent without a sound device. */
public final class SoundPlayer {
    private static final int WAITING = 2;

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

    /** Plays a sound asynchronously, at a volume in per cent. */
    void play(Material material, Sound sound, int volume) {
        if (!silent) {
            player.execute(() -> write(bytes(SoundWave.samples(material, sound), volume)));
        }
    }

    private void write(byte[] wave) {
        AudioFormat format = new AudioFormat(SoundWave.RATE, 16, 1, true, false);
        try (SourceDataLine line = AudioSystem.getSourceDataLine(format)) {
            line.open(format);
            line.start();
            line.write(wave, 0, wave.length);
            line.drain();
        } catch (LineUnavailableException | IllegalArgumentException | SecurityException none) {
            silent = true;
        }
    }

    /** The samples as bytes, little endian, scaled by a volume in per cent. */
    static byte[] bytes(short[] samples, int volume) {
        byte[] bytes = new byte[2 * samples.length];
        for (int i = 0; i < samples.length; i++) {
            int sample = samples[i] * volume / 100;
            bytes[2 * i] = (byte) sample;
            bytes[2 * i + 1] = (byte) (sample >> 8);
        }
        return bytes;
    }
}
