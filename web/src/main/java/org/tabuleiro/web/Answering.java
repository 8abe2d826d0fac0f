package org.tabuleiro.web;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.engine.Limits;
import org.tabuleiro.engine.Player;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.table.Answer;
import org.tabuleiro.table.Responder;

/**
 * Answers the questions of tables, in the worker of a page: one slice at a time, so that other messages are heard in between.
 * A draw offer is answered before the next slice of a thought, not after the thought.
 */
final class Answering {
    /** A program that plays: its policy, and its engine once that was needed. */
    private static final class Mind {
        private final Responder responder;
        private @Nullable Player player;
        private String key = "";

        Mind(Game game, Side side) {
            responder = new Responder(game, side);
        }
    }

    private final LongSupplier millis;
    private final Map<Integer, Mind> minds = new HashMap<>();
    private final List<Thought> thoughts = new ArrayList<>();

    /** Nothing is asked yet; the time is given in milliseconds. */
    Answering(LongSupplier millis) {
        this.millis = millis;
    }

    /** Takes a request of a player on the page; see {@link PagePlayers}. */
    void take(String request) {
        int end = request.indexOf('\n');
        String[] words = (end < 0 ? request : request.substring(0, end)).split(" ", -1);
        int player = Integer.parseInt(words[0]);
        switch (words[1]) {
            case "turn", "draw", "hint" -> thoughts.add(thought(player, words, request.substring(end + 1)));
            case "cancel" -> {
                int question = Integer.parseInt(words[2]);
                thoughts.removeIf(each -> each.player() == player && each.question() == question);
            }
            case "hurry" ->
                thoughts.stream().filter(each -> each.player() == player).forEach(Thought::hurry);
            case "close" -> {
                thoughts.removeIf(each -> each.player() == player);
                minds.remove(player);
            }
            default -> throw new IllegalArgumentException("there is no request " + words[1]);
        }
    }

    private Thought thought(int player, String[] words, String path) {
        int question = Integer.parseInt(words[2]);
        Game game = Games.find(words[3]).orElseThrow();
        Side side = words[4].equals("first") ? Side.FIRST : Side.SECOND;
        Thought.Asked asked = new Thought.Asked(player, question, side, Wire.state(game, path));
        if (words[1].equals("hint")) {
            return Thought.ofHint(asked, millis);
        }
        Mind mind = minds.computeIfAbsent(player, id -> new Mind(game, side));
        if (words[1].equals("draw")) {
            return Thought.ofDraw(asked, mind.responder);
        }
        int level = Integer.parseInt(words[5]);
        Player engine = engine(mind, game, level, Long.parseLong(words[6]), Long.parseLong(words[7]));
        return Thought.ofTurn(
                asked,
                mind.responder,
                engine,
                level < Player.LEVELS,
                words[8].equals("true"),
                words[9].equals("true"),
                millis);
    }

    /** The engine of a player; one that is just the same is shared, as each of full strength remembers many megabytes. */
    private Player engine(Mind mind, Game game, int level, long seed, long most) {
        String key = game.id() + " " + level + " " + seed + " " + most;
        Player own = mind.key.equals(key) ? mind.player : null;
        for (Mind other : minds.values()) {
            if (own == null && other.key.equals(key)) {
                own = other.player;
            }
        }
        if (own == null) {
            own = new Player(game, level, Limits.ofMillis(most), seed);
        }
        mind.player = own;
        mind.key = key;
        return own;
    }

    /** Works for a short while: what came of it, and whether there is more to do. */
    String work() {
        Json answers = Json.array();
        Thought next = next();
        if (next != null) {
            List<Answer> found = next.goOn();
            for (Answer answer : found) {
                answers.add(Json.object()
                        .put("player", next.player())
                        .put("question", answer.question())
                        .put("final", !(answer instanceof Answer.Progress))
                        .put("text", Wire.write(answer, next.game())));
            }
            if (found.stream().anyMatch(answer -> !(answer instanceof Answer.Progress))) {
                thoughts.remove(next);
            }
        }
        return Json.object()
                .put("busy", !thoughts.isEmpty())
                .put("answers", answers)
                .toString();
    }

    /** What is soon done comes first, then what was asked first. */
    private @Nullable Thought next() {
        Thought first = null;
        for (Thought each : thoughts) {
            if (each.isQuick()) {
                return each;
            }
            first = first == null ? each : first;
        }
        return first;
    }
}
