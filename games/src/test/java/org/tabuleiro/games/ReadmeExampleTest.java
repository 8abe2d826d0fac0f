package org.tabuleiro.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ReadmeExampleTest {

    @Test
    void the_program_in_the_readme_prints_what_the_readme_says(@TempDir Path folder) throws Exception {
        String readme = Files.readString(Path.of("..", "README.md"));
        String program = block(readme, "```java\n", 0);
        String printed = block(readme, "```\n", readme.indexOf("It prints"));
        Path source = Files.writeString(folder.resolve("Example.java"), program);
        Process java = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        Path.of("target", "classes").toString(),
                        source.toString())
                .redirectErrorStream(true)
                .start();
        String output = output(java);
        assertThat(java.waitFor()).as(output).isZero();
        assertThat(output).isEqualTo(printed);
    }

    private static String output(Process process) throws IOException {
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    private static String block(String text, String fence, int from) {
        int begin = text.indexOf(fence, from) + fence.length();
        return text.substring(begin, text.indexOf("```", begin));
    }
}
