package org.tabuleiro.online.live;

import org.tabuleiro.protocol.ServerMessage;

/** The way to a client: a queue of messages that a server writes to a socket. */
public interface ClientConnection {

    /**
     * Queues a message; never blocks. Returns false if the queue is full or closed: the message is dropped,
     * and the session must be told once there is room again.
     */
    boolean send(ServerMessage message);

    /** Closes the connection once the messages in the queue are written. */
    void close();
}
