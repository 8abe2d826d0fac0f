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
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Studies;
import org.tabuleiro.web.border.PageApi;
import org.tabuleiro.web.border.PageApi.SceneOptions;
import org.tabuleiro.web.border.TableCommand;
import org.tabuleiro.web.border.View.PlayerNames;

/** Player names in links, whose author and reader may use different languages. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class SharedGameTest {
    private static final SceneOptions OPTIONS = new SceneOptions(-1, false, false, true);

    private static final Catalogue ENGLISH = new Catalogue(Language.ENGLISH);
    private static final Catalogue PORTUGUESE = new Catalogue(Language.PORTUGUESE);
    private static final String DATE = "2026.11.17";

    private final PagePlayers players = new PagePlayers(() -> 7);

    private PageTable played() {
        PageTable table = new PageTable(
                GameSetting.against(Games.EXIMO.start(), Side.FIRST, new Seat.Computer(3))
                        .open(players, () -> 0),
                players);
        table.command(new TableCommand.Begin());
        table.click("b2");
        table.click("d4");
        return table;
    }

    private PageTable opened(String link) {
        return new PageTable(
                Studies.of(GameReader.read(link, Games::find).orElseThrow().getFirst(), players, () -> 0), players);
    }

    private static PlayerNames names(PageTable table, Catalogue texts) {
        return table.view(texts, OPTIONS).names();
    }

    @Test
    void unnamed_players_are_named_in_the_language_of_the_reader() {
        String link = played().shared(PORTUGUESE, DATE);
        assertThat(link)
                .contains("1. b2-d4", "[Date \"2026.11.17\"]")
                .doesNotContain("Computador")
                .doesNotContain(PORTUGUESE.text("table.record.person"));
        PageTable study = opened(link);
        assertThat(names(study, ENGLISH)).isEqualTo(new PlayerNames("Anonymous", "Computer, level 3"));
        assertThat(names(study, PORTUGUESE).second()).isEqualTo(PORTUGUESE.text("table.computer", 3));
        assertThat(study.shared(ENGLISH, "")).isEqualTo(link);
    }

    @Test
    void the_only_person_is_known_in_a_study_of_the_game_too() {
        PageTable table = played();
        assertThat(table.view(ENGLISH, OPTIONS).own()).contains(Side.FIRST);
        table.table().putTags(Map.of("First", "Ana"));
        assertThat(opened(table.shared(PORTUGUESE, DATE)).view(ENGLISH, OPTIONS).own())
                .contains(Side.FIRST);
        PageTable study = new PageTable(Studies.of(Games.EXIMO.start(), players, () -> 0), players);
        assertThat(study.view(ENGLISH, OPTIONS).own()).isEmpty();
    }

    @Test
    void a_saved_file_names_them_in_words() {
        PageTable study = opened(played().shared(PORTUGUESE, DATE));
        assertThat(study.record(ENGLISH, ""))
                .contains("[First \"Anonymous\"]", "[Second \"Computer, level 3\"]")
                .doesNotContain("Tabuleiro_");
    }

    @Test
    void given_names_are_kept() {
        PageTable table = played();
        table.table().putTags(Map.of("First", "Ana"));
        String link = table.shared(PORTUGUESE, DATE);
        assertThat(link).contains("[First \"Ana\"]").doesNotContain("Tabuleiro_First");
        assertThat(names(opened(link), ENGLISH)).isEqualTo(new PlayerNames("Ana", "Computer, level 3"));
        assertThat(opened(link).record(ENGLISH, "")).contains("[First \"Ana\"]");
    }

    @Test
    void a_saved_game_under_analysis_is_shared_without_words_too() {
        String kept = played().saved(PORTUGUESE, DATE, false).write();
        Tables tables = new Tables();
        assertThat(tables.studySaved(kept)).isEqualTo(new PageApi.TableOpening.Opened(1, false));
        assertThat(tables.table(1).shared(PORTUGUESE, ""))
                .contains("[Tabuleiro_Second \"level:3\"]", "[Date \"2026.11.17\"]")
                .doesNotContain("Computador");
    }
}
