package org.tabuleiro.server.load;

import io.helidon.webserver.WebServer;
import io.helidon.webserver.websocket.WsConfig;
import io.helidon.webserver.websocket.WsRouting;
import io.helidon.websocket.WsListener;
import io.helidon.websocket.WsSession;
import java.net.InetAddress;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * A server that only passes messages on: the least that a server for turns can do, to compare with. The first
 * message of a socket is the room; every other one goes to all sockets in the room.
 */
final class RelayServer {
    private static final Map<String, Set<Member>> ROOMS = new ConcurrentHashMap<>();

    private RelayServer() {}

    public static void main(String[] args) {
        WebServer server = WebServer.builder()
                .address(InetAddress.getLoopbackAddress())
                .port(0)
                .addProtocol(WsConfig.builder().maxFrameLength(16 << 10).build())
                .addRouting(WsRouting.builder().endpoint("/api/v1/socket", Member::new))
                .build()
                .start();
        System.out.println("Relay is running at http://localhost:" + server.port());
    }

    private static final class Member implements WsListener {
        private final ReentrantLock lock = new ReentrantLock();
        private @Nullable Set<Member> room;
        private @Nullable WsSession session;

        @Override
        public void onOpen(WsSession opened) {
            session = opened;
        }

        @Override
        public void onMessage(WsSession from, String text, boolean last) {
            Set<Member> members = room;
            if (members == null) {
                members = ROOMS.computeIfAbsent(text, name -> ConcurrentHashMap.newKeySet());
                members.add(this);
                room = members;
                send("joined");
                return;
            }
            members.forEach(each -> each.send(text));
        }

        private void send(String text) {
            WsSession to = session;
            lock.lock();
            try {
                if (to != null) {
                    to.send(text, true);
                }
            } finally {
                lock.unlock();
            }
        }
    }
}
