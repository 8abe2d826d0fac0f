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

/** A file of the site with its media type, its cache policy, and its plain and compressed representations. */
final class Asset {
    /** The body of a response and its ETag. */
    static final class Representation {
        private final byte[] bytes;
        private final String etag;

        private Representation(byte[] bytes, String etag) {
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

    /**
     * Files with a content hash in their name never change. The hash is in base32, as esbuild writes it, or
     * in hex.
     */
    private static final Pattern HASHED = Pattern.compile(".*[.-](?:[A-Z2-7]{8}|[0-9a-f]{8,64})\\.[A-Za-z0-9.]+");

    private static final int ETAG_BYTES = 12;

    private final String type;
    private final boolean immutable;
    private final Representation plain;
    private @Nullable Representation gzip;

    Asset(String path, byte[] bytes) {
        type = MediaTypes.of(path);
        immutable = HASHED.matcher(path).matches();
        plain = new Representation(bytes, hash(bytes));
    }

    String type() {
        return type;
    }

    /** The Cache-Control header: cached for ever, or revalidated on every request. */
    String cacheControl() {
        return immutable ? "public, max-age=31536000, immutable" : "no-cache";
    }

    /** Whether the representation depends on the Accept-Encoding header. */
    boolean varies() {
        return MediaTypes.isCompressible(type);
    }

    Representation plain() {
        return plain;
    }

    /**
     * The compressed representation, created on first use; the plain one if compression does not make it
     * smaller.
     */
    synchronized Representation gzip() {
        if (gzip == null) {
            byte[] small = varies() ? compress(plain.bytes) : plain.bytes;
            gzip = small.length < plain.bytes.length
                    ? new Representation(small, plain.etag.replaceFirst("\"$", "-gzip\""))
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
