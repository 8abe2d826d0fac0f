package org.tabuleiro.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ArgumentParserTest {
    private static final Catalogue ENGLISH = new Catalogue(Language.ENGLISH);

    private static ParseResult parse(String line) {
        CommandSpec pack = ArgumentParser.command("pack")
                .addOption(ArgumentParser.option("--level", "N"))
                .addOption(ArgumentParser.flag("--quiet"));
        CommandSpec program = ArgumentParser.command("tabuleiro").addSubcommand("pack", pack);
        return ArgumentParser.parse(program, List.of(line.split(" ", -1)));
    }

    @Test
    void options_are_given_with_a_blank_or_an_equals_sign() {
        assertThat(parse("pack --level 3 --quiet").subcommand().matchedOptionValue("--level", ""))
                .isEqualTo("3");
        ParseResult pack = parse("pack --level=-3").subcommand();
        assertThat(pack.matchedOptionValue("--level", "")).isEqualTo("-3");
        assertThat(pack.hasMatchedOption("--quiet")).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "pack --levle 3 | there is no option --levle; did you mean --level? See: tabuleiro pack --help",
                "pack --frobnicate | there is no option --frobnicate; see: tabuleiro pack --help",
                "pack --level | --level needs a value: --level=N",
                "pack --level= | --level needs a value: --level=N",
                "pack --level --quiet | --level needs a value: --level=N",
                "pack --level 1 --level 2 | --level is given twice; see: tabuleiro pack --help",
                "pack --quiet=no | --quiet takes no value; give --quiet alone, or leave it out",
                "pack more | more is not expected here; see: tabuleiro pack --help",
                "pakc | there is no command pakc; did you mean pack?",
                "frobnicate | there is no command frobnicate; see: tabuleiro --help"
            })
    void errors_are_one_line_with_a_suggestion(String line, String message) {
        assertThatThrownBy(() -> parse(line))
                .isInstanceOfSatisfying(
                        BadInput.class,
                        bad -> assertThat(ENGLISH.fault(bad.fault())).isEqualTo(message));
    }

    @Test
    void an_at_sign_does_not_name_an_argument_file(@TempDir Path folder) throws IOException {
        Path options = Files.writeString(folder.resolve("options"), "--quiet");
        assertThatThrownBy(() -> parse("pack @" + options)).isInstanceOf(BadInput.class);
    }

    @Test
    void help_is_that_of_the_last_command_in_the_language_of_the_catalogue() {
        assertThat(ArgumentParser.information(parse("--help"), ENGLISH, "console")
                        .orElseThrow())
                .startsWith("Usage: tabuleiro [")
                .contains("pack");
        assertThat(ArgumentParser.information(parse("pack -h"), new Catalogue(Language.PORTUGUESE), "console")
                        .orElseThrow())
                .startsWith("Utilização: tabuleiro pack [")
                .contains("Idioma dos textos: en ou pt.", "Mostrar esta ajuda.");
        assertThat(ArgumentParser.information(parse("pack"), ENGLISH, "console"))
                .isEmpty();
    }

    @Test
    void every_command_has_the_version_option() {
        String version = Version.own().text(ENGLISH);
        assertThat(version).startsWith("Tabuleiro ");
        assertThat(ArgumentParser.information(parse("-V"), ENGLISH, "console")).contains(version);
        assertThat(ArgumentParser.information(parse("pack --version"), ENGLISH, "console"))
                .contains(version);
    }

    @Test
    void the_language_is_found_in_an_invalid_command_line() {
        assertThat(LanguageOption.find(List.of("--frobnicate", "--lang", "pt"))).contains(Language.PORTUGUESE);
        assertThat(LanguageOption.find(List.of("--lang=en", "more"))).contains(Language.ENGLISH);
        assertThat(LanguageOption.find(List.of("pt", "--lang"))).isEmpty();
        assertThatThrownBy(() -> LanguageOption.find(List.of("--lang=fr"))).isInstanceOf(BadInput.class);
    }
}
