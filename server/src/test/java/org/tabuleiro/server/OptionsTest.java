package org.tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class OptionsTest {

    private static Task read(String line) throws Refusal {
        return Options.read(List.of(line.split(" ", -1)));
    }

    @Test
    void without_options_only_this_machine_is_served_at_8080() throws Refusal {
        assertThat(read("serve")).isEqualTo(new Task.Serve("localhost", 8080, Optional.empty(), false, false));
    }

    @Test
    void options_can_be_given_in_any_order_and_both_ways() throws Refusal {
        assertThat(read("serve --lang=pt --address 0.0.0.0 --quiet --port=80 --log requests.log"))
                .isEqualTo(new Task.Serve("0.0.0.0", 80, Optional.of(Path.of("requests.log")), true, false));
    }

    @Test
    void a_site_needs_a_folder() throws Refusal {
        assertThat(read("site out --force")).isEqualTo(new Task.Write(Path.of("out"), true));
        assertThat(read("site --lang en out")).isEqualTo(new Task.Write(Path.of("out"), false));
    }

    @ParameterizedTest
    @ValueSource(strings = {"serve --help", "serve --port 1 -h", "site -h", "site out --help"})
    void help_comes_before_anything_else(String line) throws Refusal {
        assertThat(read(line)).isInstanceOf(Task.Help.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "serve --colour | there is no option --colour",
                "serve here | here was not expected",
                "serve --port | --port needs a value",
                "serve --port=x | x is no port; expected a number from 0 to 65535",
                "serve --port 65536 | 65536 is no port",
                "serve --port -1 | -1 is no port",
                "serve --port 99999999999 | 99999999999 is no port",
                "serve --log= | cannot be the name of a file",
                "serve --lang fr | there is no language fr; expected en or pt",
                "site | expected the folder to write into",
                "site a b | b was not expected",
                "site --port 1 | there is no option --port",
                "play | there is no command play here"
            })
    void what_cannot_be_understood_is_told_in_words(String line, String told) {
        assertThatThrownBy(() -> read(line)).isInstanceOfSatisfying(Refusal.class, refusal -> {
            assertThat(new Catalogue(Language.ENGLISH).text(refusal.message())).contains(told);
            assertThat(new Catalogue(Language.PORTUGUESE).text(refusal.message()))
                    .doesNotContain("server.", told);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"10.99.99.99", "nowhere.invalid", "not an address", "", "::1::"})
    void an_address_of_no_machine_or_another_one_is_told(String address) {
        assertThatThrownBy(() -> SiteServer.start(Served.site(), address, 0, RequestLog.none(), Limits.USUAL))
                .isInstanceOfSatisfying(
                        Refusal.class,
                        refusal -> assertThat(refusal.message().key()).isEqualTo("server.address"));
    }
}
