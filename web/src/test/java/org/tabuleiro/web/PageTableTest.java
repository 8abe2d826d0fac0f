package org.tabuleiro.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;

/** What a page gets to see of a table, and what it forwards to the worker. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class PageTableTest {
    private static final Catalogue ENGLISH = new Catalogue(Language.ENGLISH);
    private static final Catalogue PORTUGUESE = new Catalogue(Language.PORTUGUESE);

    private final PagePlayers players = new PagePlayers(() -> 7);
    private long now;

    private PageTable against(Side person, int level) {
        return open(GameSetting.against(Games.EXIMO.start(), person, new Seat.Computer(level)));
    }

    private PageTable computers() {
        return open(new GameSetting(
                Games.EXIMO.start(), new Seat.Computer(3), new Seat.Computer(8), new TimeControl.None()));
    }

    private PageTable open(GameSetting setting) {
        PageTable table = new PageTable(setting.open(players, () -> now), players);
        table.command("begin", "");
        return table;
    }

    private static String view(PageTable table) {
        return table.view(ENGLISH, -1, false, false).toString();
    }

    /** The id of the question that a drained table asks last. */
    private static int question(String drained) {
        Matcher asked = Pattern.compile("\"kind\":\"ask\",\"question\":(\\d+)").matcher(drained);
        int last = 0;
        while (asked.find()) {
            last = Integer.parseInt(asked.group(1));
        }
        return last;
    }

    @Test
    void the_view_says_what_is_going_on_in_the_language_of_the_page() {
        PageTable table = against(Side.FIRST, 3);
        assertThat(view(table))
                .contains("\"status\":\"entering\"", "\"person\":\"first\"", "\"mover\":\"first\"")
                .contains("\"names\":{\"first\":\"You\",\"second\":\"Computer, level 3\"}")
                .contains("\"RESIGN\"")
                .doesNotContain("\"HURRY\"");
        table.click("b2");
        table.click("d4");
        assertThat(view(table))
                .contains("\"status\":\"thinking\"", "\"sentence\":\"The computer is thinking …\"", "\"HURRY\"");
        assertThat(table.view(PORTUGUESE, -1, false, false).toString())
                .contains("\"sentence\":\"" + PORTUGUESE.text("table.thinking") + "\"");
    }

    @Test
    void events_tell_what_has_happened_once() {
        PageTable table = against(Side.FIRST, 3);
        table.drain();
        table.click("b2");
        table.click("d4");
        String drained = table.drain().toString();
        assertThat(drained)
                .contains("{\"kind\":\"played\",\"place\":1,\"side\":\"first\",\"here\":true,\"forced\":false")
                .contains("7 turn ");
        assertThat(table.drain().toString()).contains("\"changed\":false", "\"events\":[]", "\"requests\":[]");
        table.answer(question(drained) + " chosen true d7-b5");
        assertThat(table.drain().toString())
                .contains("\"kind\":\"played\",\"place\":2,\"side\":\"second\",\"here\":false")
                .contains("\"kind\":\"draw-offered\",\"side\":\"second\"");
        assertThat(view(table)).contains("\"ACCEPT_DRAW\"", "Black offers a draw.");
    }

    @Test
    void a_refused_click_is_told_with_its_reason() {
        PageTable table = against(Side.FIRST, 3);
        table.drain();
        assertThat(table.click("b6").toString()).contains("\"taken\":false");
        assertThat(table.drain().toString()).contains("\"kind\":\"refused\"");
        assertThat(view(table)).contains("\"refused\":true");
    }

    @Test
    void what_the_computer_has_found_is_shown_while_it_thinks() {
        PageTable table = against(Side.SECOND, 8);
        int question = question(table.drain().toString());
        table.answer(question + " progress 5 1000 2000000000 0 false b2-d4 d7-b5");
        assertThat(table.drain().toString()).contains("\"kind\":\"thinking\"");
        assertThat(view(table)).contains("\"thoughts\":\"depth 5, its chance 50 %, 2 s: b2-d4 d7-b5\"");
        table.answer(question + " chosen false b2-d4");
        assertThat(view(table)).contains("\"thoughts\":\"\"", "White played b2-d4. ");
    }

    @Test
    void a_level_that_changes_while_it_thinks_is_asked_anew_and_the_old_answer_is_not_played() {
        PageTable table = against(Side.SECOND, 8);
        int old = question(table.drain().toString());
        table.command("sit-first", "level:2");
        String drained = table.drain().toString();
        assertThat(drained).contains("7 cancel " + old, "7 close", "eximo first 2 ");
        table.answer(old + " chosen false b2-d4");
        assertThat(table.table().match().played()).isEmpty();
        table.answer(question(drained) + " chosen false b2-d4");
        assertThat(table.table().match().played()).hasSize(1);
    }

    @Test
    void computers_that_are_paused_are_not_asked_until_they_go_on() {
        PageTable table = computers();
        int old = question(table.drain().toString());
        table.command("pause", "");
        assertThat(table.drain().toString()).contains("7 cancel " + old).doesNotContain("\"kind\":\"ask\"");
        assertThat(view(table)).contains("\"status\":\"paused\"", "\"RESUME\"", "\"STEP\"", "\"TAKE_OVER\"");
        table.command("go-on", "");
        assertThat(table.drain().toString()).contains("\"kind\":\"ask\"");
    }

    @Test
    void a_turn_between_computers_waits_for_a_tick() {
        PageTable table = computers();
        table.command("pace", "0");
        table.answer(question(table.drain().toString()) + " chosen false b2-d4");
        assertThat(table.drain().toString()).contains("\"events\":[]", "\"wakeIn\":1200");
        now = 1200;
        table.command("tick", "");
        assertThat(table.drain().toString()).contains("\"kind\":\"played\"");
    }

    @Test
    void a_worker_that_breaks_is_a_failure_that_can_be_retried() {
        PageTable table = against(Side.SECOND, 1);
        table.fail(question(table.drain().toString()), "");
        assertThat(view(table)).contains("\"status\":\"failed\"", ENGLISH.text("web.play.not-loaded"), "\"RETRY\"");
        table.command("retry", "");
        int again = question(table.drain().toString());
        table.fail(again, "out of memory");
        assertThat(view(table)).contains("(out of memory)");
    }

    @Test
    void full_strength_gets_the_time_that_was_chosen() {
        PageTable table = new PageTable(
                GameSetting.against(Games.EXIMO.start(), Side.SECOND, new Seat.Computer(8))
                        .open(players, () -> 0),
                players);
        table.command("seconds", "10");
        table.command("resigning", "on");
        table.command("begin", "");
        assertThat(table.drain().toString()).containsPattern("eximo first 8 \\d+ 10000 true true\\\\u000a");
    }

    @Test
    void after_the_end_earlier_turns_are_looked_at_and_none_is_offered() {
        PageTable table = against(Side.FIRST, 3);
        table.click("b2");
        table.click("d4");
        table.command("resign", "");
        assertThat(view(table))
                .contains("\"status\":\"over\"", "\"mover\":\"\"")
                .doesNotContain("\"HINT\"", "\"entry\"");
        table.command("show", "0");
        assertThat(view(table))
                .contains("\"status\":\"browsing\"", ENGLISH.text("table.browsing"), "\"GO_LIVE\"")
                .doesNotContain("\"HINT\"", "\"entry\"", "Trying out");
        assertThat(table.squares(ENGLISH).toString()).doesNotContain("can be moved");
    }

    @Test
    void a_hint_is_asked_for_in_the_worker_and_marked_on_the_board() {
        PageTable table = against(Side.FIRST, 3);
        table.command("hint", "");
        String drained = table.drain().toString();
        assertThat(drained).contains("7 hint ");
        table.answer(question(drained) + " hint b2 d4 b2-d4");
        assertThat(view(table)).contains("Hint: begin with b2.", "\"kind\":\"hint\"");
    }

    @Test
    void turns_that_were_taken_back_are_listed_as_such() {
        PageTable table = against(Side.FIRST, 3);
        table.click("b2");
        table.click("d4");
        table.command("take-back", "");
        assertThat(table.moves(ENGLISH).toString())
                .contains(
                        "\"turn\":\"b2-d4\",\"label\":\"b2-d4\",\"steps\":[\"b2-d4\"],\"number\":1,\"side\":\"first\",\"main\":false,\"takenBack\":true");
    }
}
