package org.tabuleiro.games.conformance;

import java.nio.charset.StandardCharsets;

/** SHA-1 of a text, for the vectors: the browser's Java library has none. */
final class Sha1 {
    private Sha1() {}

    static String hex(String text) {
        byte[] data = text.getBytes(StandardCharsets.UTF_8);
        int blocks = (data.length + 8) / 64 + 1;
        int[] words = new int[blocks * 16];
        for (int i = 0; i < data.length; i++) {
            words[i >> 2] |= (data[i] & 0xFF) << (24 - 8 * (i & 3));
        }
        words[data.length >> 2] |= 0x80 << (24 - 8 * (data.length & 3));
        words[words.length - 1] = data.length * 8;
        int[] hash = {0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0};
        for (int block = 0; block < blocks; block++) {
            digest(words, block * 16, hash);
        }
        StringBuilder hex = new StringBuilder();
        for (int word : hash) {
            for (int shift = 28; shift >= 0; shift -= 4) {
                hex.append("0123456789abcdef".charAt(word >>> shift & 15));
            }
        }
        return hex.toString();
    }

    private static void digest(int[] words, int from, int[] hash) {
        int[] w = new int[80];
        System.arraycopy(words, from, w, 0, 16);
        for (int i = 16; i < 80; i++) {
            w[i] = Integer.rotateLeft(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
        }
        int a = hash[0];
        int b = hash[1];
        int c = hash[2];
        int d = hash[3];
        int e = hash[4];
        for (int i = 0; i < 80; i++) {
            int f;
            int k;
            if (i < 20) {
                f = (b & c) | (~b & d);
                k = 0x5A827999;
            } else if (i < 40) {
                f = b ^ c ^ d;
                k = 0x6ED9EBA1;
            } else if (i < 60) {
                f = (b & c) | (b & d) | (c & d);
                k = 0x8F1BBCDC;
            } else {
                f = b ^ c ^ d;
                k = 0xCA62C1D6;
            }
            int next = Integer.rotateLeft(a, 5) + f + e + k + w[i];
            e = d;
            d = c;
            c = Integer.rotateLeft(b, 30);
            b = a;
            a = next;
        }
        hash[0] += a;
        hash[1] += b;
        hash[2] += c;
        hash[3] += d;
        hash[4] += e;
    }
}
