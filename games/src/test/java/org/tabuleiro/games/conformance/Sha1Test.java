package org.tabuleiro.games.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;

/** Our SHA-1 is the one of the JDK. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class Sha1Test {

    @Test
    void the_empty_text_has_the_known_hash() {
        assertThat(Sha1.hex("")).isEqualTo("da39a3ee5e6b4b0d3255bfef95601890afd80709");
    }

    @Test
    void texts_of_every_length_up_to_several_blocks_hash_as_in_the_jdk() throws NoSuchAlgorithmException {
        StringBuilder text = new StringBuilder();
        for (int length = 0; length < 300; length++) {
            assertThat(Sha1.hex(text.toString())).as("length %d", length).isEqualTo(jdk(text.toString()));
            text.append((char) ('a' + length % 26));
        }
    }

    @Test
    void texts_are_hashed_as_utf_8() throws NoSuchAlgorithmException {
        for (String text : new String[] {"maçã", "λ\n", "♞ f3", "😀", "\0"}) {
            assertThat(Sha1.hex(text)).isEqualTo(jdk(text));
        }
    }

    private static String jdk(String text) throws NoSuchAlgorithmException {
        byte[] hash = MessageDigest.getInstance("SHA-1").digest(text.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().formatHex(hash);
    }
}
