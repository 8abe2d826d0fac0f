package org.tabuleiro.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.start.StartOptions.Against;
import org.tabuleiro.table.start.StartOptions.SideChoice;
import org.tabuleiro.web.border.GameOptions;
import org.tabuleiro.web.border.GameOptions.OptionFault;
import org.tabuleiro.web.border.GameOptions.ReadOptions;
import org.tabuleiro.web.border.View.PlayerNames;

/** The options of a new game, as the page writes and reads them. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class PageOptionsTest {
    private static final GameOptions USUAL =
            new GameOptions(Against.COMPUTER, 2, 2, SideChoice.FIRST, "", "", Optional.empty());

    private static final GameOptions LAST = new GameOptions(
            Against.COMPUTERS, 6, 4, SideChoice.RANDOM, "5+3", "", Optional.of(new PlayerNames("Eva", "Tom")));

    private static ReadOptions read(Map<String, String> written) {
        return OptionReader.read(Games.EXIMO, written, LAST);
    }

    private static GameOptions options(Map<String, String> written) {
        return read(written).options();
    }

    private static List<OptionFault> faults(Map<String, String> written) {
        return read(written).faults();
    }

    private static GameOptions against(Against against, SideChoice side, String clock) {
        return new GameOptions(against, 4, 7, side, clock, "", Optional.of(new PlayerNames("Ana", "Rui")));
    }

    private static GameSetting setting(GameOptions options, boolean coin) {
        Game game = Games.EXIMO;
        return PageOptions.start(game, options).setting(game.start(), () -> coin);
    }

    private static List<String> seats(GameOptions options, boolean coin) {
        GameSetting setting = setting(options, coin);
        return List.of(setting.first().text(), setting.second().text());
    }

    private static Table table(GameOptions options) {
        return setting(options, true).open(new PagePlayers(() -> 1), () -> 0);
    }

    @Test
    void the_first_offer_is_an_easy_level_and_the_standard_set_up() {
        assertThat(PageOptions.usual(Games.EXIMO)).isEqualTo(USUAL);
        assertThat(PageOptions.usual(Games.BREAKTHRU).setup()).isEqualTo("standard");
    }

    @Test
    void the_offer_has_levels_clocks_and_limits() {
        assertThat(PageOptions.offer())
                .isEqualTo(new GameOptions.StartOffer(8, List.of("", "5+3", "10+5", "15+10"), "20+5", 180, 180, 5, 40));
    }

    @Test
    void missing_options_are_the_last_ones_but_names_are_not() {
        assertThat(options(Map.of()))
                .isEqualTo(new GameOptions(Against.COMPUTERS, 6, 4, SideChoice.RANDOM, "5+3", "", Optional.empty()));
        assertThat(faults(Map.of())).isEmpty();
    }

    @Test
    void written_options_are_read() {
        Map<String, String> written = Map.of(
                "against",
                "person",
                "level",
                "7",
                "rival",
                "3",
                "side",
                "second",
                "clock",
                "10+5",
                "first",
                "Ana",
                "second",
                " ".repeat(3),
                "id",
                "x");
        assertThat(read(written))
                .isEqualTo(new ReadOptions(
                        new GameOptions(
                                Against.PERSON,
                                7,
                                3,
                                SideChoice.SECOND,
                                "10+5",
                                "",
                                Optional.of(new PlayerNames("Ana", ""))),
                        List.of()));
    }

    @Test
    void a_single_level_applies_to_both_computers() {
        assertThat(options(Map.of("level", "5")).rival()).isEqualTo(5);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "9", "2.5", "x", "", "02"})
    void an_invalid_level_is_a_fault_and_the_last_level_stays(String level) {
        assertThat(options(Map.of("level", level)).level()).isEqualTo(6);
        assertThat(faults(Map.of("level", level))).containsExactly(new OptionFault("level", level, "1–8"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1+0", "180+180", "7+12"})
    void any_minutes_and_increment_are_a_clock(String clock) {
        assertThat(options(Map.of("clock", clock)).clock()).isEqualTo(clock);
        assertThat(faults(Map.of("clock", clock))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"0+5", "181+0", "5+181", "5", "5+", "05+3", "3d", "x"})
    void an_invalid_clock_is_a_fault_and_no_clock(String clock) {
        assertThat(options(Map.of("clock", clock)).clock()).isEmpty();
        assertThat(faults(Map.of("clock", clock))).containsExactly(new OptionFault("clock", clock, "5+3, 10+5, 15+10"));
    }

    @Test
    void earlier_versions_wrote_another_word_for_a_random_side() {
        assertThat(OptionReader.read(Games.EXIMO, Map.of("side", "lot"), USUAL)
                        .options()
                        .side())
                .isEqualTo(SideChoice.RANDOM);
    }

    @Test
    void all_faults_are_reported_with_the_beginning_of_long_values() {
        assertThat(faults(Map.of("against", "me", "side", "x".repeat(1000), "rival", "12")))
                .containsExactlyInAnyOrder(
                        new OptionFault("against", "me", "computer, person, computers"),
                        new OptionFault("side", "x".repeat(40), "first, second, random"),
                        new OptionFault("rival", "12", "1–8"));
    }

    @Test
    void a_set_up_that_the_game_does_not_have_is_a_fault() {
        GameOptions usual = PageOptions.usual(Games.BREAKTHRU);
        assertThat(OptionReader.read(Games.BREAKTHRU, Map.of("setup", "lotus"), usual)
                        .options()
                        .setup())
                .isEqualTo("lotus");
        assertThat(OptionReader.read(Games.BREAKTHRU, Map.of("setup", ""), usual)
                        .options()
                        .setup())
                .isEmpty();
        assertThat(OptionReader.read(Games.BREAKTHRU, Map.of("setup", "star"), usual)
                        .options()
                        .setup())
                .isEqualTo("standard");
        assertThat(faults(Map.of("setup", "lotus"))).containsExactly(new OptionFault("setup", "lotus", ""));
    }

    @Test
    void names_have_a_limited_length() {
        assertThat(options(Map.of("first", "x".repeat(50))).names()).contains(new PlayerNames("x".repeat(40), ""));
    }

    @Test
    void seats_follow_from_the_options() {
        assertThat(seats(against(Against.PERSON, SideChoice.SECOND, ""), true)).containsExactly("human", "human");
        assertThat(seats(against(Against.COMPUTER, SideChoice.SECOND, ""), true))
                .containsExactly("level:4", "human");
        assertThat(seats(against(Against.COMPUTERS, SideChoice.SECOND, ""), true))
                .containsExactly("level:7", "level:4");
        assertThat(seats(against(Against.COMPUTER, SideChoice.RANDOM, ""), true))
                .containsExactly("human", "level:4");
        assertThat(seats(against(Against.COMPUTER, SideChoice.RANDOM, ""), false))
                .containsExactly("level:4", "human");
    }

    @Test
    void only_two_people_have_names() {
        assertThat(setting(against(Against.PERSON, SideChoice.FIRST, ""), true).names())
                .isEqualTo(new GameSetting.Names("Ana", "Rui"));
        assertThat(setting(against(Against.COMPUTER, SideChoice.FIRST, ""), true)
                        .names())
                .isEqualTo(GameSetting.Names.NONE);
    }

    @Test
    void the_options_of_a_running_game_follow_from_its_seats_and_clock() {
        GameOptions played = PageOptions.played(table(against(Against.COMPUTER, SideChoice.SECOND, "5+3")), USUAL);
        assertThat(played)
                .isEqualTo(new GameOptions(Against.COMPUTER, 4, 2, SideChoice.SECOND, "5+3", "", Optional.empty()));
        GameOptions both = PageOptions.played(table(against(Against.COMPUTERS, SideChoice.FIRST, "")), USUAL);
        assertThat(List.of(both.against(), both.rival(), both.level())).containsExactly(Against.COMPUTERS, 7, 4);
    }

    @Test
    void what_a_running_game_does_not_show_are_the_last_options() {
        GameOptions people = PageOptions.played(table(against(Against.PERSON, SideChoice.FIRST, "")), LAST);
        assertThat(people).isEqualTo(new GameOptions(Against.PERSON, 6, 4, SideChoice.RANDOM, "", "", LAST.names()));
        GameOptions random = PageOptions.played(table(against(Against.COMPUTER, SideChoice.SECOND, "")), LAST);
        assertThat(random.side()).isEqualTo(SideChoice.RANDOM);
    }

    @Test
    void a_rematch_swaps_the_sides() {
        GameOptions second = PageOptions.rematch(table(against(Against.COMPUTER, SideChoice.FIRST, "5+3")), LAST);
        assertThat(second)
                .isEqualTo(new GameOptions(Against.COMPUTER, 4, 4, SideChoice.SECOND, "5+3", "", Optional.empty()));
        GameOptions first = PageOptions.rematch(table(against(Against.COMPUTER, SideChoice.SECOND, "")), LAST);
        assertThat(first.side()).isEqualTo(SideChoice.FIRST);
        GameOptions both = PageOptions.rematch(table(against(Against.COMPUTERS, SideChoice.FIRST, "")), LAST);
        assertThat(List.of(both.level(), both.rival())).containsExactly(7, 4);
        GameOptions people = PageOptions.rematch(table(against(Against.PERSON, SideChoice.FIRST, "")), LAST);
        assertThat(people.names()).contains(new PlayerNames("Rui", "Ana"));
        assertThat(PageOptions.start(Games.EXIMO, second).player()).isEqualTo(new Seat.Person());
    }
}
