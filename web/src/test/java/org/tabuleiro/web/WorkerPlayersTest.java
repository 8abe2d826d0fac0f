package org.tabuleiro.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.tabuleiro.engine.SeededRandom;
import org.tabuleiro.engine.level.LevelPlayer;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;
import org.tabuleiro.web.border.GameLine;
import org.tabuleiro.web.border.PlayerAnswer;
import org.tabuleiro.web.border.PlayerRequest;
import org.tabuleiro.web.border.TableCommand;
import org.tabuleiro.web.border.WorkerApi.Work;
import org.tabuleiro.web.json.BorderJson;
import org.tabuleiro.web.json.JsonValue;
import org.tabuleiro.web.json.JsonWriter;

/** The players in the worker of a page. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class WorkerPlayersTest {
    private long now;
    /** Every reading advances the clock, so that slices end. */
    private final WorkerPlayers players = new WorkerPlayers(() -> now++);

    private static GameLine line(State state) {
        return new GameLine(state.toString(), List.of());
    }

    private void askTurn(int question, int level, State state) {
        players.take(new PlayerRequest.AskTurn(
                1, question, state.game().id(), Side.FIRST, line(state), level, 5, 1_000_000, false, false));
    }

    /** Works until a final answer. */
    private PlayerAnswer answer() {
        for (int i = 0; i < 100_000; i++) {
            for (PlayerAnswer answer : players.work().answers()) {
                if (!(answer instanceof PlayerAnswer.SearchProgress)) {
                    return answer;
                }
            }
        }
        throw new IllegalStateException("no answer");
    }

    @ParameterizedTest
    @FieldSource("org.tabuleiro.games.Games#ALL")
    void a_level_below_full_strength_plays_the_same_turns_on_every_machine(Game game) {
        askTurn(1, 2, game.start());
        LevelPlayer same = new LevelPlayer(game, 2, SearchLimits.ofMillis(1_000_000), 5);
        String turn = same.choose(game.start(), () -> false).text();
        assertThat(answer()).isEqualTo(new PlayerAnswer.TurnChosen(1, 1, turn, false));
    }

    @Test
    void a_draw_offer_is_answered_between_search_slices() {
        askTurn(1, 8, Games.EXIMO.start());
        players.work();
        players.work();
        players.take(new PlayerRequest.AskDraw(1, 2, "eximo", Side.FIRST, line(Games.EXIMO.start())));
        assertThat(players.work().answers()).containsExactly(new PlayerAnswer.DrawReply(1, 2, false));
        assertThat(players.work().busy()).as("the search goes on").isTrue();
        players.take(new PlayerRequest.Hurry(1));
        assertThat(answer()).isInstanceOf(PlayerAnswer.TurnChosen.class);
    }

    @Test
    void full_strength_reports_progress_and_moves_at_once_when_hurried() {
        askTurn(1, 8, Games.EXIMO.start());
        List<PlayerAnswer> reported = List.of();
        while (reported.isEmpty()) {
            reported = players.work().answers();
        }
        PlayerAnswer.SearchProgress progress = (PlayerAnswer.SearchProgress) reported.getFirst();
        players.take(new PlayerRequest.Hurry(1));
        assertThat(players.work().answers()).hasSize(1).hasOnlyElementsOfType(PlayerAnswer.TurnChosen.class);
        String best = progress.turns().getFirst();
        assertThat(Games.EXIMO.start().readTurn(best).orElseThrow().text()).isEqualTo(best);
    }

    @Test
    void a_hurry_before_the_first_result_is_answered_with_the_first_result() {
        askTurn(1, 8, Games.EXIMO.start());
        players.take(new PlayerRequest.Hurry(1));
        assertThat(answer()).isInstanceOf(PlayerAnswer.TurnChosen.class);
    }

    @Test
    void cancelled_and_closed_questions_are_not_searched() {
        askTurn(1, 8, Games.EXIMO.start());
        players.work();
        players.take(new PlayerRequest.Cancel(1, 1));
        assertThat(players.work()).isEqualTo(new Work(false, List.of()));
        askTurn(2, 8, Games.EXIMO.start());
        players.take(new PlayerRequest.Close(1));
        assertThat(players.work()).isEqualTo(new Work(false, List.of()));
    }

    @Test
    void a_hint_has_its_stages() {
        players.take(new PlayerRequest.AskHint(2, 3, "eximo", line(Games.EXIMO.start())));
        PlayerAnswer.HintReply hint = (PlayerAnswer.HintReply) answer();
        assertThat(hint.question()).isEqualTo(3);
        assertThat(hint.begin().orElseThrow()).matches("[a-h][1-8]");
        assertThat(hint.target().orElseThrow()).matches("[a-h][1-8]");
        assertThat(hint.turn()).startsWith(hint.begin().orElseThrow());
    }

    @Test
    void a_turn_is_judged() {
        GameLine escape = new GameLine("10s/11/11/11/4s6/3G1F5/11/11/3G7/11/s10[] g - 0 9", List.of());
        players.take(new PlayerRequest.AskVerdict(2, 3, "breakthru", escape, "d6-d5,d3-d2"));
        PlayerAnswer.VerdictReply blunder = (PlayerAnswer.VerdictReply) answer();
        assertThat(blunder.chances()).contains(new PlayerAnswer.JudgedChances(1_000_000, 0));
        assertThat(blunder.better().getFirst()).startsWith("Ff6-");
        players.take(new PlayerRequest.AskVerdict(2, 4, "breakthru", escape, "Ff6-f11"));
        PlayerAnswer.VerdictReply win = (PlayerAnswer.VerdictReply) answer();
        assertThat(win.question()).isEqualTo(4);
        assertThat(win.chances().orElseThrow().played()).isEqualTo(1_000_000);
        assertThat(win.better()).isEmpty();
    }

    @Test
    void a_set_up_is_not_judged() {
        GameLine start = line(Games.BREAKTHRU.start());
        String setup = new SeededRandom(1).randomTurn(Games.BREAKTHRU.start()).text();
        players.take(new PlayerRequest.AskVerdict(2, 3, "breakthru", start, setup));
        assertThat(((PlayerAnswer.VerdictReply) answer()).chances()).isEmpty();
    }

    /** All messages between page and worker survive a JSON round trip. */
    @ParameterizedTest
    @FieldSource("org.tabuleiro.games.Games#ALL")
    void two_computers_play_through_json(Game game) {
        PagePlayers pagePlayers = new PagePlayers(() -> 1);
        GameSetting setting =
                new GameSetting(game.start(), new Seat.Computer(1), new Seat.Computer(1), new TimeControl.None());
        PageTable table = new PageTable(setting.open(pagePlayers, () -> 0), pagePlayers);
        table.command(new TableCommand.Begin());
        for (int turn = 1; turn <= 6; turn++) {
            for (PlayerRequest request : table.drain().requests()) {
                JsonWriter out = new JsonWriter();
                BorderJson.write(out, request);
                PlayerRequest read = BorderJson.readPlayerRequest(JsonValue.parse(out.toString()));
                assertThat(read).isEqualTo(request);
                players.take(read);
            }
            PlayerAnswer answer = answer();
            JsonWriter out = new JsonWriter();
            BorderJson.write(out, answer);
            table.answer(BorderJson.readPlayerAnswer(JsonValue.parse(out.toString())));
            assertThat(table.table().match().played()).hasSize(turn);
        }
    }
}
