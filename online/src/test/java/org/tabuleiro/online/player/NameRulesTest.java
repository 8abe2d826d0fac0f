package org.tabuleiro.online.player;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.protocol.account.AccountFault;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class NameRulesTest {
    @ParameterizedTest
    @ValueSource(strings = {"Zé", "maria_joão-7", "Ωμέγα", "Борис", "さくら", "김민수", "abcdefghijklmnopqrst"})
    void names_have_letters_of_one_script(String name) {
        assertThat(NameRules.fault(name)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "a",
                "abcdefghijklmnopqrstu",
                "7up",
                "-ana",
                "ana maria",
                "ana.maria",
                "аdmin1",
                "anaб",
                "ana\u200b",
                "ana\u202ex",
                "<b>ana",
                "ꓮꓠꓮ",
                "ana😀",
            })
    void other_names_are_refused(String name) {
        assertThat(NameRules.fault(NameRules.normal(name))).contains(AccountFault.NAME_INVALID);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"admin", "Admin", "ADMIN-1", "adm1n", "tabuleiro", "Guest-K7Q2", "convidado", "moderator", "r00t"
            })
    void names_of_the_operator_and_of_guests_are_reserved(String name) {
        assertThat(NameRules.fault(name)).contains(AccountFault.NAME_RESERVED);
    }

    /** The first five are from the table of Unicode, whose look-alikes are the same here. */
    @ParameterizedTest
    @CsvSource({
        "paypal, раураl",
        "scope, ѕсоре",
        "Bob, Воb",
        "ivo, ινο",
        "modern, modem",
        "maria, Maria",
        "maria, mária",
        "lia, Iia",
        "lia, 1ia",
        "ola, o1a",
        "zoo, z00",
        "ana_rui, ana-rui",
        "ana, ａｎａ",
        "viva, vıva",
        "wanda, vvanda",
    })
    void names_that_look_alike_have_one_skeleton(String name, String other) {
        assertThat(NameRules.skeleton(other)).isEqualTo(NameRules.skeleton(name));
    }

    @ParameterizedTest
    @CsvSource({"ana, rui", "maria, mario", "zoe, zoo", "jo-ana, joana", "nina, mina", "ana1, ana2"})
    void names_that_do_not_look_alike_have_different_ones(String name, String other) {
        assertThat(NameRules.skeleton(other)).isNotEqualTo(NameRules.skeleton(name));
    }

    @Test
    void a_name_is_found_however_it_is_written() {
        assertThat(NameRules.key(" MARIA ")).isEqualTo(NameRules.key("ｍaria")).isEqualTo("maria");
    }
}
