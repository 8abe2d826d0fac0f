package org.tabuleiro.content.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tabuleiro.content.Look;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;

class SoundWaveTest {
    @ParameterizedTest
    @EnumSource
    void a_file_can_be_read_by_an_audio_player(Sound sound) throws Exception {
        byte[] file = SoundWave.wav(Material.WOOD, sound);
        try (AudioInputStream in = AudioSystem.getAudioInputStream(new ByteArrayInputStream(file))) {
            assertThat(in.getFormat().getSampleRate()).isEqualTo(SoundWave.RATE);
            assertThat(in.getFormat().getChannels()).isEqualTo(1);
            assertThat(in.getFormat().getEncoding()).isEqualTo(AudioFormat.Encoding.PCM_SIGNED);
            assertThat(in.getFrameLength()).isEqualTo(SoundWave.samples(Material.WOOD, sound).length);
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_sound_is_loud_at_its_beginning_and_silent_at_its_end(Sound sound) {
        for (Game game : Games.ALL) {
            short[] samples = SoundWave.samples(Look.of(game).material(), sound);
            int tenth = samples.length / 10;
            assertThat(loudness(samples, 0, 4 * tenth)).isGreaterThan(20_000);
            assertThat(loudness(samples, samples.length - tenth, samples.length))
                    .isLessThan(3_000);
            assertThat(samples[samples.length - 1]).isZero();
        }
    }

    @Test
    void each_game_sounds_like_its_own_board() {
        Set<Integer> heard = new HashSet<>();
        for (Game game : Games.ALL) {
            heard.add(Arrays.hashCode(SoundWave.samples(Look.of(game).material(), Sound.STEP)));
        }
        assertThat(heard).hasSameSizeAs(Games.ALL);
    }

    @Test
    void a_stone_is_brighter_than_wood_and_a_felted_piece_is_duller() {
        assertThat(zeroCrossings(Material.STONE)).isGreaterThan(2 * zeroCrossings(Material.WOOD));
        assertThat(zeroCrossings(Material.FELT)).isLessThan(zeroCrossings(Material.WOOD));
    }

    private static int loudness(short[] samples, int from, int to) {
        return IntStream.range(from, to).map(i -> Math.abs(samples[i])).max().orElseThrow();
    }

    /** A measure of pitch. */
    private static long zeroCrossings(Material material) {
        short[] samples = SoundWave.samples(material, Sound.STEP);
        return IntStream.range(1, SoundWave.RATE / 20)
                .filter(i -> samples[i - 1] < 0 != samples[i] < 0)
                .count();
    }
}
