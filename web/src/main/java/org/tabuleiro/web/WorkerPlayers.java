package org.tabuleiro.web;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.engine.level.LevelPlayer;
import org.tabuleiro.engine.review.TurnJudge;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.table.Answer;
import org.tabuleiro.table.Responder;
import org.tabuleiro.web.border.GameLine;
import org.tabuleiro.web.border.PlayerRequest;
import org.tabuleiro.web.border.WorkerApi.Work;

/**
 * The players of a page in its worker, which answer in slices, so that messages are handled in between. A
 * draw offer is answered between two slices of a search, not after the search.
 */
final class WorkerPlayers {
    /** A computer player: its draw and resignation policy, and its engine once it was needed. */
    private static final class ComputerPlayer {
        private final Responder responder;
        private @Nullable LevelPlayer player;
        private String key = "";

        ComputerPlayer(Game game, Side side) {
            responder = new Responder(game, side);
        }
    }

    private final LongSupplier millis;
    private final Map<Integer, ComputerPlayer> players = new HashMap<>();
    private final List<PlayerTask> tasks = new ArrayList<>();
    private @Nullable TurnJudge judge;
    private String judgedGame = "";

    /** Players without questions; the clock is in milliseconds. */
    WorkerPlayers(LongSupplier millis) {
        this.millis = millis;
    }

    /** Takes a request of a player on the page; see {@link PagePlayers}. */
    void take(PlayerRequest request) {
        int player = request.player();
        switch (request) {
            case PlayerRequest.AskTurn ask -> tasks.add(thought(ask));
            case PlayerRequest.AskDraw ask -> {
                PlayerTask.TaskQuestion asked = asked(player, ask.question(), ask.game(), ask.side(), ask.line());
                tasks.add(PlayerTask.ofDraw(asked, computer(asked).responder));
            }
            case PlayerRequest.AskHint ask ->
                tasks.add(PlayerTask.ofHint(asked(player, ask.question(), ask.game(), Side.FIRST, ask.line()), millis));
            case PlayerRequest.AskVerdict ask ->
                tasks.add(PlayerTask.ofVerdict(
                        asked(player, ask.question(), ask.game(), Side.FIRST, ask.line()),
                        ask.turn(),
                        judge(ask.game()),
                        millis));
            case PlayerRequest.Cancel cancel ->
                tasks.removeIf(each -> each.player() == player && each.question() == cancel.question());
            case PlayerRequest.Hurry hurry ->
                tasks.stream().filter(each -> each.player() == player).forEach(PlayerTask::hurry);
            case PlayerRequest.Close close -> {
                tasks.removeIf(each -> each.player() == player);
                players.remove(player);
            }
        }
    }

    private static PlayerTask.TaskQuestion asked(int player, int question, String game, Side side, GameLine line) {
        return new PlayerTask.TaskQuestion(player, question, side, PlayerMessages.state(game, line));
    }

    private ComputerPlayer computer(PlayerTask.TaskQuestion asked) {
        return players.computeIfAbsent(
                asked.player(), id -> new ComputerPlayer(asked.state().game(), asked.side()));
    }

    /** The judge of turns, which knows the positions of the game it was asked about last. */
    private TurnJudge judge(String game) {
        TurnJudge own = judge;
        if (own == null || !judgedGame.equals(game)) {
            own = TurnJudge.quick(Games.find(game).orElseThrow());
            judge = own;
            judgedGame = game;
        }
        return own;
    }

    private PlayerTask thought(PlayerRequest.AskTurn ask) {
        PlayerTask.TaskQuestion asked = asked(ask.player(), ask.question(), ask.game(), ask.side(), ask.line());
        ComputerPlayer computer = computer(asked);
        LevelPlayer engine = engine(computer, asked.state().game(), ask.level(), ask.seed(), ask.millis());
        return PlayerTask.ofTurn(
                asked,
                computer.responder,
                engine,
                ask.level() < LevelPlayer.LEVELS,
                ask.againstPerson(),
                ask.mayResign(),
                millis);
    }

    /**
     * The engine of a player. Equal ones are shared, since the transposition table of full strength is large.
     */
    private LevelPlayer engine(ComputerPlayer computer, Game game, int level, long seed, long most) {
        String key = game.id() + " " + level + " " + seed + " " + most;
        LevelPlayer own = computer.key.equals(key) ? computer.player : null;
        for (ComputerPlayer other : players.values()) {
            if (own == null && other.key.equals(key)) {
                own = other.player;
            }
        }
        if (own == null) {
            own = new LevelPlayer(game, level, SearchLimits.ofMillis(most), seed);
        }
        computer.player = own;
        computer.key = key;
        return own;
    }

    /** Runs one slice; returns the answers and whether work is left. */
    Work work() {
        PlayerTask next = next();
        if (next == null) {
            return new Work(false, List.of());
        }
        List<Answer> found = next.resume();
        if (found.stream().anyMatch(answer -> !(answer instanceof Answer.Progress))) {
            tasks.remove(next);
        }
        return new Work(
                !tasks.isEmpty(),
                found.stream()
                        .map(answer -> PlayerMessages.write(next.player(), answer, next.game()))
                        .toList());
    }

    /** Short tasks first, then the oldest. */
    private @Nullable PlayerTask next() {
        PlayerTask first = null;
        for (PlayerTask each : tasks) {
            if (each.isQuick()) {
                return each;
            }
            first = first == null ? each : first;
        }
        return first;
    }
}
