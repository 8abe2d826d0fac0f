package org.tabuleiro.server;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** A WebSocket whose frames are written byte by byte, to break every rule. */
final class RawWebSocket implements AutoCloseable {
    static final int CONTINUATION = 0;
    static final int TEXT = 1;
    static final int BINARY = 2;
    static final int CLOSE = 8;
    static final int PING = 9;
    static final int PONG = 10;

    private static final int FIN = 0x80;
    private static final int MASKED = 0x80;

    /** A frame of the server. */
    record Received(int opcode, String text, int closeCode) {}

    private final Socket socket;
    private final DataInputStream in;
    private final String status;

    /**
     * Asks for an upgrade.
     *
     * @param headers further lines of the request
     */
    RawWebSocket(int port, String... headers) throws IOException {
        socket = new Socket("localhost", port);
        socket.setSoTimeout(20_000);
        in = new DataInputStream(socket.getInputStream());
        String request = "GET /api/v1/socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                + String.join("\r\n", headers) + "\r\n\r\n";
        TestServer.send(socket, request);
        StringBuilder answer = new StringBuilder();
        while (answer.indexOf("\r\n\r\n") < 0) {
            int next = in.read();
            if (next < 0) {
                break;
            }
            answer.append((char) next);
        }
        status = answer.toString().lines().findFirst().orElse("");
    }

    /** An upgrade as the page asks for it. */
    static RawWebSocket ofPage(int port) throws IOException {
        return new RawWebSocket(port, "Host: localhost:" + port, "Origin: http://localhost:" + port);
    }

    String status() {
        return status;
    }

    Socket socket() {
        return socket;
    }

    void text(String text) throws IOException {
        frame(FIN | TEXT, text.getBytes(StandardCharsets.UTF_8));
    }

    void part(int opcode, boolean last, String text) throws IOException {
        frame((last ? FIN : 0) | opcode, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Writes a frame with an all-zero mask. */
    void frame(int first, byte[] payload) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(first);
        if (payload.length < 126) {
            out.write(MASKED | payload.length);
        } else {
            out.write(MASKED | 126);
            out.write(payload.length >> 8);
            out.write(payload.length);
        }
        out.write(new byte[4]);
        out.write(payload);
        raw(out.toByteArray());
    }

    void raw(byte[] bytes) throws IOException {
        socket.getOutputStream().write(bytes);
        socket.getOutputStream().flush();
    }

    /** Reads the next frame that is no ping. */
    Received read() throws IOException {
        while (true) {
            int opcode = in.readUnsignedByte() & 0x0f;
            int length = in.readUnsignedByte();
            if (length == 126) {
                length = in.readUnsignedShort();
            }
            byte[] payload = in.readNBytes(length);
            if (opcode != PING) {
                int code = opcode == CLOSE && length >= 2 ? (payload[0] & 0xff) * 256 + (payload[1] & 0xff) : 0;
                String text = opcode == CLOSE && length >= 2
                        ? new String(payload, 2, length - 2, StandardCharsets.UTF_8)
                        : new String(payload, StandardCharsets.UTF_8);
                return new Received(opcode, text, code);
            }
        }
    }

    /** Reads until the server closes; the code of its close frame. */
    int closeCode() throws IOException {
        Received frame = read();
        while (frame.opcode() != CLOSE) {
            frame = read();
        }
        return frame.closeCode();
    }

    /** Cuts the line with a reset, without a close frame. */
    void reset() throws IOException {
        socket.setSoLinger(true, 0);
        socket.close();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
