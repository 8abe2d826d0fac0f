package org.tabuleiro.web.generator;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;

/** The generated code is committed and up to date. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class BorderTest {
    private static final Path ROOT = Path.of("..");

    @Test
    void the_committed_files_are_those_that_the_sources_generate() throws IOException {
        Map<Path, String> files = BorderGenerator.files(ROOT);
        List<Path> outdated = new ArrayList<>();
        for (Map.Entry<Path, String> file : files.entrySet()) {
            if (!Files.readString(file.getKey()).equals(file.getValue())) {
                outdated.add(ROOT.relativize(file.getKey()));
            }
        }
        assertThat(files).hasSize(6);
        assertThat(outdated)
                .as("files that are out of date: run scripts/border")
                .isEmpty();
    }

    private static final Path GENERATED = Path.of("src/main/ts/generated");

    /**
     * Functions that only tests call belong to Checks in module browser, not to the module that everybody
     * loads.
     */
    @Test
    void every_function_is_called_by_the_page_or_its_worker() throws IOException {
        StringBuilder page = new StringBuilder();
        try (Stream<Path> files = Files.walk(Path.of("src/main/ts"))) {
            for (Path file : files.filter(each -> each.toString().endsWith(".ts") && !each.startsWith(GENERATED))
                    .toList()) {
                page.append(Files.readString(file));
            }
        }
        List<String> uncalled = new ArrayList<>();
        for (Border.Api api : BorderSources.read(ROOT).apis()) {
            String object = api.name().equals("PageApi") ? "(games\\(\\)|loaded)" : "engine";
            for (Border.Function function : api.functions()) {
                if (!Pattern.compile(object + "\\." + function.name() + "\\(")
                        .matcher(page)
                        .find()) {
                    uncalled.add(function.name());
                }
            }
        }
        assertThat(uncalled).isEmpty();
    }

    @Test
    void constants_and_records_have_the_same_names_in_json() {
        assertThat(Border.jsonName("TAKE_BACK")).isEqualTo("takeBack");
        assertThat(Border.jsonName("TableCommand.UndoClick")).isEqualTo("undoClick");
        assertThat(Border.jsonName("FIRST")).isEqualTo("first");
        assertThat(Border.kebabCase("TAKE_BACK")).isEqualTo("take-back");
        assertThat(Border.kebabCase("PlayerCommand.RequestTakeBack")).isEqualTo("request-take-back");
        assertThat(Border.kebabCase("GUEST")).isEqualTo("guest");
    }
}
