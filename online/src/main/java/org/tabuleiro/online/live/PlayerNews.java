package org.tabuleiro.online.live;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.tabuleiro.games.Side;
import org.tabuleiro.online.store.ChatStore;

/** Tells players on this node what happens in their matches, whether or not they watch them. */
public final class PlayerNews {
    private final ChatStore chats;
    private final Map<String, Set<NewsReader>> readers = new ConcurrentHashMap<>();

    /** News about matches with these chats. */
    public PlayerNews(ChatStore chats) {
        this.chats = chats;
    }

    /** Adds a reader: from now on it is told. */
    public void add(NewsReader reader) {
        readers.compute(reader.player(), (player, present) -> {
            Set<NewsReader> set = present == null ? ConcurrentHashMap.newKeySet() : present;
            set.add(reader);
            return set;
        });
    }

    /** Removes a reader. */
    public void remove(NewsReader reader) {
        readers.computeIfPresent(reader.player(), (player, set) -> {
            set.remove(reader);
            return set.isEmpty() ? null : set;
        });
    }

    /** Whether a player has a reader on this node. */
    boolean hasReader(String player) {
        return readers.containsKey(player);
    }

    /** Tells the players of a match that it has changed. */
    void tell(LiveMatch live) {
        for (Side side : Side.values()) {
            readers.getOrDefault(live.row().player(side).id(), Set.of()).forEach(reader -> reader.tell(live, chats));
        }
    }
}
