package org.tabuleiro.table.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.TestTable;

/** What turns are called in sentences. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class WordingTest {
    /** Red has a stone in the bank. */
    private static final String BANK = "bb3/5/2R2/1R3/RRRb1[R] r - 4 31";
    /** Blue can neither push nor move. */
    private static final String BLOCKED = "5/5/5/RRR2/bbRR1[] b - 0 20";

    private static String played(String language, Game game, State state, String turn) {
        Catalogue texts = new Catalogue(Language.find(language).orElseThrow());
        Turn read = state.turnOf(state.readSteps(turn).orElseThrow());
        return texts.text(Wording.played(game, state.toMove(), read));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en|silver|Gold lets Silver begin.",
                "en|gold|Gold chooses to begin.",
                "pt|silver|O Dourado deixa o Prateado começar.",
                "pt|gold|O Dourado escolhe começar."
            })
    void a_turn_that_is_a_word_has_a_sentence_of_its_own(String language, String turn, String sentence) {
        State state = Games.BREAKTHRU
                .read(Games.BREAKTHRU.setups().getOrDefault("standard", ""))
                .orElseThrow();
        assertThat(played(language, Games.BREAKTHRU, state, turn)).isEqualTo(sentence);
    }

    @Test
    void words_within_a_turn_are_called_by_their_names_and_its_end_is_not_said() {
        State bank = Games.SIXTEEN_STONES.read(BANK).orElseThrow();
        assertThat(played("en", Games.SIXTEEN_STONES, bank, "c3-d4,end")).isEqualTo("Red played c3-d4.");
        assertThat(played("en", Games.SIXTEEN_STONES, bank, "sac,c3-d4")).isEqualTo("Red played sacrifice, c3-d4.");
        State blocked = Games.SIXTEEN_STONES.read(BLOCKED).orElseThrow();
        assertThat(played("en", Games.SIXTEEN_STONES, blocked, "pass")).isEqualTo("Blue cannot move and passes.");
        assertThat(played("en", Games.EXIMO, Games.EXIMO.start(), "b2-d4")).isEqualTo("White played b2-d4.");
    }

    @Test
    void of_a_long_set_up_only_the_size_is_said() {
        assertThat(played("en", Games.BREAKTHRU, Games.BREAKTHRU.start(), "@g4@d5@e5@f5@g6@d7@e7@h7@d8@e8@f8@g8"))
                .isEqualTo("Gold played a set-up of 12 pieces.");
    }

    @Test
    void the_report_of_a_word_is_followed_by_the_prompt_too() {
        TestTable test = new TestTable(GameSetting.against(
                Games.SIXTEEN_STONES.read(BLOCKED).orElseThrow(), Side.FIRST, new Seat.Computer(1)));
        test.answer("pass");
        Catalogue english = new Catalogue(Language.ENGLISH);
        String prompt = test.table.status().sentence(english, Games.SIXTEEN_STONES);
        assertThat(test.table.sentence(english)).isEqualTo("Blue cannot move and passes. " + prompt);
    }
}
