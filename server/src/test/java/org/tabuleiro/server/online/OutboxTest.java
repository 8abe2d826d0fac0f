package org.tabuleiro.server.online;

import static org.assertj.core.api.Assertions.assertThat;

import io.helidon.common.buffers.BufferData;
import io.helidon.common.socket.SocketContext;
import io.helidon.websocket.WsSession;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class OutboxTest {
    private final AtomicLong time = new AtomicLong();
    private final Outbox outbox = new Outbox(time::get);
    private final List<String> written = new ArrayList<>();

    /** Notes the frames that are written. */
    private final class NotedSocket implements WsSession {
        @Override
        public WsSession send(String text, boolean last) {
            written.add(text);
            return this;
        }

        @Override
        public WsSession send(BufferData data, boolean last) {
            throw new UnsupportedOperationException();
        }

        @Override
        public WsSession ping(BufferData data) {
            written.add("ping");
            time.addAndGet(7);
            assertThat(outbox.stuckNanos()).isEqualTo(7);
            return this;
        }

        @Override
        public WsSession pong(BufferData data) {
            written.add("pong " + data.readString(data.available()));
            return this;
        }

        @Override
        public WsSession close(int code, String reason) {
            written.add("close " + code + reason);
            return this;
        }

        @Override
        public WsSession terminate() {
            throw new UnsupportedOperationException();
        }

        @Override
        public SocketContext socketContext() {
            throw new UnsupportedOperationException();
        }
    }

    @Test
    void frames_are_written_in_order_up_to_the_close_frame() throws InterruptedException {
        assertThat(outbox.offer("a")).isTrue();
        outbox.ping();
        outbox.ping();
        outbox.pong(BufferData.create("x"));
        assertThat(outbox.offer("b")).isTrue();
        outbox.close(1000);
        outbox.close(1001);
        assertThat(outbox.offer("c")).isFalse();
        assertThat(outbox.isDone()).isFalse();
        outbox.write(new NotedSocket(), () -> {});
        assertThat(written).containsExactly("a", "ping", "pong x", "b", "close 1000");
        assertThat(outbox.isDone()).isTrue();
        assertThat(outbox.stuckNanos()).isZero();
    }

    @Test
    void a_full_queue_drops_messages_and_tells_when_it_is_empty() throws InterruptedException {
        for (int i = 0; i < Outbox.MAX_MESSAGES; i++) {
            assertThat(outbox.offer("m")).isTrue();
        }
        assertThat(outbox.offer("dropped")).isFalse();
        List<Integer> drained = new ArrayList<>();
        outbox.write(new NotedSocket(), () -> {
            drained.add(written.size());
            assertThat(outbox.offer("whole")).isTrue();
            outbox.close(1000);
        });
        assertThat(drained).containsExactly(Outbox.MAX_MESSAGES);
        assertThat(written).hasSize(Outbox.MAX_MESSAGES + 2).doesNotContain("dropped");
    }

    @Test
    void a_queue_is_full_by_its_bytes_too_but_one_large_message_passes() {
        String large = "é".repeat(Outbox.MAX_BYTES);
        assertThat(outbox.offer(large)).isTrue();
        assertThat(outbox.offer("m")).isFalse();
    }

    @Test
    void a_discarded_queue_ends_the_writer() throws InterruptedException {
        outbox.offer("a");
        outbox.discard();
        outbox.write(new NotedSocket(), () -> {});
        assertThat(written).isEmpty();
        assertThat(outbox.offer("b")).isFalse();
    }
}
