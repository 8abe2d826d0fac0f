package org.tabuleiro.web;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.engine.level.LevelPlayer;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Side;
import org.tabuleiro.table.Answer;
import org.tabuleiro.table.Responder;
import org.tabuleiro.web.border.GameLine;
import org.tabuleiro.web.border.PlayerRequest;
import org.tabuleiro.web.border.WorkerApi.Work;

/**
 * Answers the questions of tables, in the worker of a page: one slice at a time, so that other messages are heard in between.
 * A draw offer is answered before the next slice of a thought, not after the thought.
 */
final class Answering {
    /** A program that plays: its policy, and its engine once that was needed. */
    private static final class Mind {
        private final Responder responder;
        private @Nullable LevelPlayer player;
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
    void take(PlayerRequest request) {
        int player = request.player();
        switch (request) {
            case PlayerRequest.AskTurn ask -> thoughts.add(thought(ask));
            case PlayerRequest.AskDraw ask -> {
                Thought.Asked asked = asked(player, ask.question(), ask.game(), ask.side(), ask.line());
                thoughts.add(Thought.ofDraw(asked, mind(asked).responder));
            }
            case PlayerRequest.AskHint ask ->
                thoughts.add(Thought.ofHint(asked(player, ask.question(), ask.game(), Side.FIRST, ask.line()), millis));
            case PlayerRequest.Cancel cancel ->
                thoughts.removeIf(each -> each.player() == player && each.question() == cancel.question());
            case PlayerRequest.Hurry hurry ->
                thoughts.stream().filter(each -> each.player() == player).forEach(Thought::hurry);
            case PlayerRequest.Close close -> {
                thoughts.removeIf(each -> each.player() == player);
                minds.remove(player);
            }
        }
    }

    private static Thought.Asked asked(int player, int question, String game, Side side, GameLine line) {
        return new Thought.Asked(player, question, side, PlayerMessages.state(game, line));
    }

    private Mind mind(Thought.Asked asked) {
        return minds.computeIfAbsent(
                asked.player(), id -> new Mind(asked.state().game(), asked.side()));
    }

    private Thought thought(PlayerRequest.AskTurn ask) {
        Thought.Asked asked = asked(ask.player(), ask.question(), ask.game(), ask.side(), ask.line());
        Mind mind = mind(asked);
        LevelPlayer engine = engine(mind, asked.state().game(), ask.level(), ask.seed(), ask.millis());
        return Thought.ofTurn(
                asked,
                mind.responder,
                engine,
                ask.level() < LevelPlayer.LEVELS,
                ask.againstPerson(),
                ask.mayResign(),
                millis);
    }

    /** The engine of a player; one that is just the same is shared, as each of full strength remembers many megabytes. */
    private LevelPlayer engine(Mind mind, Game game, int level, long seed, long most) {
        String key = game.id() + " " + level + " " + seed + " " + most;
        LevelPlayer own = mind.key.equals(key) ? mind.player : null;
        for (Mind other : minds.values()) {
            if (own == null && other.key.equals(key)) {
                own = other.player;
            }
        }
        if (own == null) {
            own = new LevelPlayer(game, level, SearchLimits.ofMillis(most), seed);
        }
        mind.player = own;
        mind.key = key;
        return own;
    }

    /** Works for a slice: what came of it, and whether there is more to do. */
    Work work() {
        Thought next = next();
        if (next == null) {
            return new Work(false, List.of());
        }
        List<Answer> found = next.goOn();
        if (found.stream().anyMatch(answer -> !(answer instanceof Answer.Progress))) {
            thoughts.remove(next);
        }
        return new Work(
                !thoughts.isEmpty(),
                found.stream()
                        .map(answer -> PlayerMessages.write(next.player(), answer, next.game()))
                        .toList());
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
