package org.tabuleiro.online.player;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.protocol.account.AccountFault;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class PasswordRulesTest {
    @Test
    void a_password_has_10_to_200_characters_of_any_kind() {
        assertThat(PasswordRules.fault("kvojw tzu", "maria")).contains(AccountFault.PASSWORD_SHORT);
        assertThat(PasswordRules.fault("kvojw tzub", "maria")).isEmpty();
        // Characters, not the halves of them that Java counts.
        assertThat(PasswordRules.fault("😀🐢🎲🧩🌵🦉🍋🚲🎈", "maria")).contains(AccountFault.PASSWORD_SHORT);
        assertThat(PasswordRules.fault("😀🐢🎲🧩🌵🦉🍋🚲🎈⛵", "maria")).isEmpty();
        String long200 = "kvojw tzub".repeat(20);
        assertThat(PasswordRules.fault(long200, "maria")).isEmpty();
        assertThat(PasswordRules.fault(long200 + "x", "maria")).contains(AccountFault.PASSWORD_LONG);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "password123",
                "Password2026!",
                "P@ssw0rd1234",
                "1234567890",
                "0987654321",
                "qwertyuiop",
                "poiuytrewq",
                "1qaz2wsx3edc",
                "q1w2e3r4t5",
                "aaaaaaaaaaaa",
                "abcabcabcabc",
                "iloveyou12",
                "benfica1904",
                "Benfica2026!!",
                "palavrapasse",
                "portugal2025",
                "SportingPorto1",
                "letmein123456",
                "19851985199",
                "summer-winter",
            })
    void what_attackers_try_first_is_refused(String password) {
        assertThat(PasswordRules.fault(password, "zulmira")).contains(AccountFault.PASSWORD_COMMON);
    }

    @ParameterizedTest
    @ValueSource(strings = {"zulmira123", "zulmirazulmira", "--Zulmira--", "2026zulmira", "ZULMIRA!!!1"})
    void the_own_name_is_no_password(String password) {
        assertThat(PasswordRules.fault(password, "zulmira")).contains(AccountFault.PASSWORD_NAME);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "the cow jumps at noon",
                "três gatos no telhado",
                "zulmira gosta de figos",
                "kx7-Tq2-mmv",
                "passwords are silly things",
                "correia de bicicleta",
            })
    void other_sentences_and_random_texts_are_accepted(String password) {
        assertThat(PasswordRules.fault(password, "zulmira")).isEmpty();
    }
}
