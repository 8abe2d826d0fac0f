package org.tabuleiro.online.live;

import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.tabuleiro.online.live.Signal.Present;

/** Who watches matches on the other nodes, as they have told. A node that is no longer heard of counts as gone. */
final class OtherPresence {
    private static final Duration HEARD = Duration.ofSeconds(25);

    private final Map<String, Map<String, Told>> byMatch = new HashMap<>();

    private record Told(Present present, long at) {}

    /** What a node tells means for this one. */
    enum Lesson {
        /** Nothing. */
        KNOWN,
        /** There are others than before. */
        CHANGED,
        /** A node that had not told anything of the match does not know of this one either. */
        NEW
    }

    synchronized Lesson learn(String node, Present present, long now) {
        Map<String, Told> nodes = byMatch.computeIfAbsent(present.match(), match -> new HashMap<>());
        Told before = present.isNobody() ? nodes.remove(node) : nodes.put(node, new Told(present, now));
        if (nodes.isEmpty()) {
            byMatch.remove(present.match());
        }
        if (before == null) {
            return present.isNobody() ? Lesson.KNOWN : Lesson.NEW;
        }
        return before.present().equals(present) ? Lesson.KNOWN : Lesson.CHANGED;
    }

    /** All of the other nodes together. */
    synchronized Present of(String match) {
        int first = 0;
        int second = 0;
        int watching = 0;
        for (Told each : byMatch.getOrDefault(match, Map.of()).values()) {
            first += each.present().first();
            second += each.present().second();
            watching += each.present().watching();
        }
        return new Present(match, first, second, watching);
    }

    /** Forgets the nodes that have not been heard of for a while; returns the matches that it concerns. */
    synchronized Set<String> forgetSilent(long now) {
        Set<String> changed = new HashSet<>();
        byMatch.forEach((match, nodes) -> {
            if (nodes.values().removeIf(each -> now - each.at() > HEARD.toMillis())) {
                changed.add(match);
            }
        });
        byMatch.values().removeIf(Map::isEmpty);
        return changed;
    }
}
