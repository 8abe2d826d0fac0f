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
import org.tabuleiro.web.border.PageApi;
import org.tabuleiro.web.border.SavedGames.Export;
import org.tabuleiro.web.border.SavedGames.GameSummary;
import org.tabuleiro.web.border.SavedGames.ReadGames;
import org.tabuleiro.web.border.SavedGames.Retagging;

/** A saved game has everything to resume it; an exported one is an ordinary game file. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class SavedGameTextsTest {
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

    private static GameSummary retagged(String saved, Map<String, String> tags) {
        return ((Retagging.Retagged) SavedGameTexts.retag(TEXTS, saved, tags)).game();
    }

    @Test
    void renaming_players_changes_nothing_else() {
        GameSummary game = retagged(LEFT, Map.of("First", "Eva", "Event", "Final"));
        assertThat(game.firstName()).isEqualTo("Eva");
        assertThat(game.title()).isEqualTo("Final");
        assertThat(game.second()).isEqualTo("level:3");
        assertThat(game.turns()).isEqualTo(1);
        assertThat(game.record()).contains("5+3 1000 2000 0 0");
        assertThat(retagged(LEFT, Map.of("Event", "")).title()).isEmpty();
    }

    @Test
    void default_names_follow_seat_and_language_and_given_names_are_kept() {
        PagePlayers players = new PagePlayers(() -> 1);
        Table table = GameSetting.against(Games.EXIMO.start(), Side.FIRST, new Seat.Computer(3))
                .open(players, () -> 0);
        String kept = SavedGame.of(table, Map.of("First", "Person", "Second", "Computer 3"), false)
                .write();
        GameSummary unnamed = retagged(kept, Map.of("First", ""));
        assertThat(unnamed.firstName()).isEmpty();
        assertThat(unnamed.record()).contains("[First \"Person\"]");
        Table again = SavedGame.read(kept).orElseThrow().open(players, () -> 0);
        again.swapSeats();
        assertThat(again.record(Map.of("First", "Computador 3", "Second", "Jogador"))
                        .tags())
                .containsEntry("First", "Computador 3")
                .containsEntry("Second", "Jogador");

        String named = kept.replace("[First \"Person\"]", "[First \"Eva\"]");
        assertThat(retagged(named, Map.of()).firstName()).isEqualTo("Eva");
        Table renamed = SavedGame.read(named).orElseThrow().open(players, () -> 0);
        renamed.swapSeats();
        assertThat(renamed.record(Map.of("First", "Computador 3", "Second", "Jogador"))
                        .tags())
                .containsEntry("First", "Computador 3")
                .containsEntry("Second", "Eva");
    }

    @Test
    void an_exported_file_has_no_seats_and_no_clock() {
        assertThat(((Export.ExportedFile) SavedGameTexts.gameFile(TEXTS, LEFT)).file())
                .contains("b3-b4")
                .doesNotContain("Tabuleiro_");
    }

    @Test
    void an_unreadable_game_is_explained() {
        assertThat(((Export.NotExported) SavedGameTexts.gameFile(TEXTS, "rubbish")).error())
                .contains("line 1");
        assertThat(SavedGameTexts.retag(TEXTS, "", Map.of())).isInstanceOf(Retagging.NotRetagged.class);
        assertThat(new Tables().resume("rubbish")).isInstanceOf(PageApi.TableOpening.NotOpened.class);
    }

    @Test
    void a_summary_can_be_read_again() {
        SavedGame game =
                SavedGame.of(GameReader.read(LEFT, Games::find).orElseThrow().getFirst());
        assertThat(SavedGame.read(game.write()).orElseThrow()).isEqualTo(game);
        ReadGames read = SavedGameTexts.readGames(TEXTS, game.write());
        assertThat(read.games()).extracting(GameSummary::second).containsExactly("level:3");
        assertThat(read.faults()).isEmpty();
    }
}
