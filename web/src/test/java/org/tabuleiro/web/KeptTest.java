package org.tabuleiro.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.SavedGame;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Table;

/** A browser keeps a game whole, and what others get of it is an ordinary game file. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class KeptTest {
    private static final Catalogue TEXTS = new Catalogue(Language.ENGLISH);
    private static final String LEFT = """
            [Game "eximo"]
            [First "Ana"]
            [Second "Computer"]
            [Result "*"]
            [Tabuleiro_Second "level:3"]
            [Tabuleiro_Clock "5+3 1000 2000 0 0"]

            1. b3-b4 *
            """;

    @Test
    void new_names_leave_everything_else_as_it_was() {
        String answer = Kept.retag(TEXTS, LEFT, Map.of("First", "Eva", "Event", "Final"));
        assertThat(answer)
                .contains("\"firstName\":\"Eva\"", "\"title\":\"Final\"", "\"second\":\"level:3\"", "\"turns\":1")
                .contains("5+3 1000 2000 0 0");
        assertThat(Kept.retag(TEXTS, LEFT, Map.of("Event", ""))).contains("\"title\":\"\"");
    }

    @Test
    void a_name_that_nobody_gave_follows_the_seat_and_the_language_and_one_that_was_given_stays() {
        PagePlayers players = new PagePlayers(() -> 1);
        Table table = GameSetting.against(Games.EXIMO.start(), Side.FIRST, new Seat.Computer(3))
                .open(players, () -> 0);
        String kept = SavedGame.of(table, Map.of("First", "Person", "Second", "Computer 3"), false)
                .write();
        assertThat(Kept.retag(TEXTS, kept, Map.of("First", "")))
                .contains("\"firstName\":\"\"", "[First \\\"Person\\\"]");
        Table again = SavedGame.read(kept).orElseThrow().open(players, () -> 0);
        again.swapSeats();
        assertThat(again.record(Map.of("First", "Computador 3", "Second", "Jogador"))
                        .tags())
                .containsEntry("First", "Computador 3")
                .containsEntry("Second", "Jogador");

        String named = kept.replace("[First \"Person\"]", "[First \"Eva\"]");
        assertThat(Kept.retag(TEXTS, named, Map.of())).contains("\"firstName\":\"Eva\"");
        Table renamed = SavedGame.read(named).orElseThrow().open(players, () -> 0);
        renamed.swapSeats();
        assertThat(renamed.record(Map.of("First", "Computador 3", "Second", "Jogador"))
                        .tags())
                .containsEntry("First", "Computador 3")
                .containsEntry("Second", "Eva");
    }

    @Test
    void a_file_for_others_says_nothing_about_seats_and_clock() {
        assertThat(Kept.gameFile(TEXTS, LEFT)).contains("b3-b4").doesNotContain("Tabuleiro_");
    }

    @Test
    void what_is_no_game_is_explained() {
        assertThat(Kept.gameFile(TEXTS, "rubbish")).startsWith("{\"error\":").contains("line 1");
        assertThat(Kept.retag(TEXTS, "", Map.of())).startsWith("{\"error\":");
        assertThat(new Tables().resume("rubbish")).startsWith("{\"error\":");
    }

    @Test
    void a_summary_can_be_read_again() {
        SavedGame game =
                SavedGame.of(GameReader.read(LEFT, Games::find).orElseThrow().getFirst());
        assertThat(SavedGame.read(game.write()).orElseThrow()).isEqualTo(game);
        assertThat(Kept.harvest(TEXTS, game.write()).toString()).contains("\"second\":\"level:3\"", "\"faults\":[]");
    }
}
