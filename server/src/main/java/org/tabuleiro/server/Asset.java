package org.tabuleiro.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.regex.Pattern;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/** A file of the site as it is answered: its type, how long it may be kept, and its bytes, compressed or not. */
final class Asset {
    /** The bytes of an answer, and what tells them from any other. */
    static final class Form {
        private final byte[] bytes;
        private final String etag;

        private Form(byte[] bytes, String etag) {
            this.bytes = bytes;
            this.etag = etag;
        }

        byte[] bytes() {
            return bytes;
        }

        String etag() {
            return etag;
        }
    }

    /** A hash in a name changes with the bytes, so that such a file never does: as esbuild writes it, or in hex. */
    private static final Pattern HASHED = Pattern.compile(".*[.-](?:[A-Z2-7]{8}|[0-9a-f]{8,64})\\.[A-Za-z0-9.]+");

    private static final int ETAG_BYTES = 12;

    private final String type;
    private final boolean lasting;
    private final Form plain;
    private @Nullable Form gzip;

    Asset(String path, byte[] bytes) {
        type = MediaTypes.of(path);
        lasting = HASHED.matcher(path).matches();
        plain = new Form(bytes, hash(bytes));
    }

    String type() {
        return type;
    }

    /** What a browser is told on keeping the file: for good, or only as long as it asks whether it is still the same. */
    String cacheControl() {
        return lasting ? "public, max-age=31536000, immutable" : "no-cache";
    }

    /** Whether it depends on the one who asks in which form it is answered. */
    boolean varies() {
        return MediaTypes.isCompressible(type);
    }

    Form plain() {
        return plain;
    }

    /** The compressed form, made when it is first asked for; the plain one where compressing brings nothing. */
    synchronized Form gzip() {
        if (gzip == null) {
            byte[] small = varies() ? compress(plain.bytes) : plain.bytes;
            gzip = small.length < plain.bytes.length
                    ? new Form(small, plain.etag.replaceFirst("\"$", "-gzip\""))
                    : plain;
        }
        return gzip;
    }

    private static byte[] compress(byte[] bytes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out) {
            {
                def.setLevel(Deflater.BEST_COMPRESSION);
            }
        }) {
            gzip.write(bytes);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.toByteArray();
    }

    private static String hash(byte[] bytes) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return '"' + HexFormat.of().formatHex(digest, 0, ETAG_BYTES) + '"';
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
