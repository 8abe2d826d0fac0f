package org.tabuleiro.server.load;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.json.MessageCodec;

/** Spectators that read a byte per second. One that the server disconnects comes back. */
final class SlowReaders implements AutoCloseable {
    private static final int SMALL_BUFFER = 1024;

    private final int port;
    private final List<String> matches;
    private final List<Socket> sockets = new ArrayList<>();
    private final Thread reader;
    private volatile boolean closed;
    private int dropped;

    SlowReaders(int port, List<String> matches, int number) throws IOException {
        this.port = port;
        this.matches = matches;
        for (int i = 0; i < number; i++) {
            sockets.add(open(i));
        }
        reader = Thread.ofPlatform().daemon().start(this::read);
    }

    private Socket open(int number) throws IOException {
        Socket socket = new Socket();
        socket.setReceiveBufferSize(SMALL_BUFFER);
        socket.connect(new InetSocketAddress("localhost", port));
        String request = "GET /api/v1/socket HTTP/1.1\r\nHost: localhost:" + port + "\r\nOrigin: http://localhost:"
                + port + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(request.getBytes(StandardCharsets.US_ASCII));
        frame(out, new ClientMessage.Hello(ClientMessage.PROTOCOL, "slow", "en"));
        for (int i = 0; i < 16; i++) {
            frame(out, new ClientMessage.Watch(matches.get((number * 16 + i) % matches.size()), 0));
        }
        socket.getOutputStream().write(out.toByteArray());
        return socket;
    }

    /** A frame with an all-zero mask. */
    private static void frame(ByteArrayOutputStream out, ClientMessage message) throws IOException {
        byte[] text = MessageCodec.write(message).getBytes(StandardCharsets.UTF_8);
        out.write(0x81);
        out.write(0x80 | text.length);
        out.write(new byte[4]);
        out.write(text);
    }

    private void read() {
        try {
            while (!closed) {
                Thread.sleep(1000);
                for (int i = 0; i < sockets.size(); i++) {
                    readByte(i);
                }
            }
        } catch (InterruptedException | IOException end) {
            // The run is over.
        }
    }

    private void readByte(int number) throws IOException {
        Socket socket = sockets.get(number);
        try {
            if (socket.getInputStream().available() == 0
                    || socket.getInputStream().read() >= 0) {
                return;
            }
        } catch (IOException cut) {
            // As at the end of the stream.
        }
        dropped++;
        socket.close();
        sockets.set(number, open(number));
    }

    /** How often the server has disconnected one. */
    int dropped() {
        return dropped;
    }

    @Override
    public void close() throws IOException {
        closed = true;
        reader.interrupt();
        for (Socket socket : sockets) {
            socket.close();
        }
    }
}
