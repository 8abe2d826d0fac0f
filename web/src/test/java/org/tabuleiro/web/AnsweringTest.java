package org.tabuleiro.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.tabuleiro.engine.Limits;
import org.tabuleiro.engine.Player;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;

/** How the worker of a page answers what players are asked. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class AnsweringTest {
    private static final Pattern TEXT = Pattern.compile("\"text\":\"([^\"]*)\"");

    private long now;
    /** Every look at the clock takes a while, so that slices end. */
    private final Answering answering = new Answering(() -> now++);

    private static List<String> texts(String json) {
        List<String> texts = new ArrayList<>();
        Matcher matcher = TEXT.matcher(json);
        while (matcher.find()) {
            texts.add(matcher.group(1).replace("\\u000a", "\n"));
        }
        return texts;
    }

    private void askTurn(int question, int level, State state) {
        String words = " turn " + question + " " + state.game().id() + " first " + level + " 5 1000000 false false\n";
        answering.take(1 + words + state);
    }

    /** Works until there is an answer that is no progress. */
    private String answer() {
        for (int i = 0; i < 100_000; i++) {
            String worked = answering.work();
            for (String text : texts(worked)) {
                if (!text.contains(" progress ")) {
                    return text;
                }
            }
        }
        throw new IllegalStateException("no answer");
    }

    @ParameterizedTest
    @FieldSource("org.tabuleiro.games.Games#ALL")
    void a_level_below_the_last_plays_what_it_plays_everywhere(Game game) {
        askTurn(1, 2, game.start());
        Player same = new Player(game, 2, Limits.ofMillis(1_000_000), 5);
        assertThat(answer())
                .isEqualTo("1 chosen false "
                        + same.choose(game.start(), () -> false).text());
    }

    @Test
    void a_draw_is_answered_between_the_slices_of_a_thought() {
        askTurn(1, 8, Games.EXIMO.start());
        answering.work();
        answering.work();
        answering.take("1 draw 2 eximo first 8 5\n" + Games.EXIMO.start());
        assertThat(texts(answering.work())).containsExactly("2 draw false");
        assertThat(answering.work()).as("the thought goes on").contains("\"busy\":true");
        answering.take("1 hurry");
        assertThat(answer()).startsWith("1 chosen false ");
    }

    @Test
    void full_strength_tells_what_it_knows_and_plays_when_it_is_hurried() {
        askTurn(1, 8, Games.EXIMO.start());
        String progress = "";
        while (progress.isEmpty()) {
            progress = String.join("", texts(answering.work()));
        }
        assertThat(progress).startsWith("1 progress ");
        answering.take("1 hurry");
        String best = progress.split(" ", -1)[7];
        assertThat(texts(answering.work())).hasSize(1).first().asString().startsWith("1 chosen false ");
        assertThat(Games.EXIMO.start().readTurn(best).orElseThrow().text()).isEqualTo(best);
    }

    @Test
    void a_hurry_before_the_first_thought_is_answered_with_the_first_thought() {
        askTurn(1, 8, Games.EXIMO.start());
        answering.take("1 hurry");
        assertThat(answer()).startsWith("1 chosen false ");
    }

    @Test
    void what_is_cancelled_or_closed_is_not_thought_about_any_more() {
        askTurn(1, 8, Games.EXIMO.start());
        answering.work();
        answering.take("1 cancel 1");
        assertThat(answering.work()).isEqualTo("{\"busy\":false,\"answers\":[]}");
        askTurn(2, 8, Games.EXIMO.start());
        answering.take("1 close");
        assertThat(answering.work()).isEqualTo("{\"busy\":false,\"answers\":[]}");
    }

    @Test
    void a_hint_comes_with_its_stages() {
        answering.take("2 hint 3 eximo first 1 5\n" + Games.EXIMO.start());
        assertThat(answer()).matches("3 hint [a-h][1-8] [a-h][1-8] \\S+");
    }

    /** Everything that travels between page and worker is read as it was written. */
    @ParameterizedTest
    @FieldSource("org.tabuleiro.games.Games#ALL")
    void two_computers_play_through_the_wire(Game game) {
        PagePlayers players = new PagePlayers(() -> 1);
        GameSetting setting =
                new GameSetting(game.start(), new Seat.Computer(1), new Seat.Computer(1), new TimeControl.None());
        PageTable table = new PageTable(setting.open(players, () -> 0), players);
        table.command("begin", "");
        for (int turn = 1; turn <= 6; turn++) {
            for (String request : texts(table.drain().toString())) {
                answering.take(request);
            }
            table.answer(answer());
            assertThat(table.table().match().played()).hasSize(turn);
        }
    }
}
