package org.tabuleiro.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Image;
import java.awt.Toolkit;
import java.awt.image.BufferedImage;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.desktop.DesktopMain;

/** The icon and the WM_CLASS of the window. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class WindowIdentityTest {
    @TempDir
    Path home;

    @Test
    void the_window_has_the_icon_in_the_sizes_that_desktops_use() {
        try (AppDriver app = AppDriver.open(home)) {
            app.await("the icon is drawn", () -> !app.window().getIconImages().isEmpty());
            List<Image> icons = AppDriver.query(() -> app.window().getIconImages());
            assertThat(icons).extracting(icon -> icon.getWidth(null)).contains(16, 24, 32, 48, 64, 128);
            assertThat(icons).allSatisfy(icon -> {
                BufferedImage image = (BufferedImage) icon;
                assertThat(image.getHeight()).isEqualTo(image.getWidth());
                Set<Integer> colours = new TreeSet<>();
                for (int x = 0; x < image.getWidth(); x++) {
                    for (int y = 0; y < image.getHeight(); y++) {
                        colours.add(image.getRGB(x, y));
                    }
                }
                assertThat(image.getRGB(image.getWidth() * 3 / 8, image.getHeight() / 8))
                        .as("the wood between a piece and the line")
                        .isEqualTo(0xFF7A4A1E);
                assertThat(colours).as("a board with pieces").hasSizeGreaterThan(4);
            });
        }
    }

    /** Starts the program like its launcher and prints the WM_CLASS; exits at the end of its input. */
    static final class Started {
        private Started() {}

        public static void main(String[] args) throws Exception {
            DesktopMain.main(new String[] {"--folder", args[0], "--lang", "en"});
            Field field = Toolkit.getDefaultToolkit().getClass().getDeclaredField(X11WindowClass.FIELD);
            field.setAccessible(true);
            System.out.println(field.get(null));
            System.in.read();
            System.exit(0);
        }
    }

    @Test
    void the_wm_class_is_tabuleiro() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--add-opens=java.desktop/sun.awt.X11=ALL-UNNAMED",
                        "--enable-native-access=ALL-UNNAMED",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path", "")),
                        Started.class.getName(),
                        home.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader said = process.inputReader(StandardCharsets.UTF_8);
                PrintWriter end = new PrintWriter(process.outputWriter(StandardCharsets.UTF_8))) {
            assertThat(said.readLine()).isEqualTo("Tabuleiro");
            if (hasProgram("xprop")) {
                Process xprop = new ProcessBuilder("xprop", "-name", "Tabuleiro", "WM_CLASS")
                        .redirectErrorStream(true)
                        .start();
                String answer = new String(xprop.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
                assertThat(answer).contains("\"Tabuleiro\"");
            }
            end.println();
        } finally {
            process.destroy();
            process.waitFor();
        }
    }

    private static boolean hasProgram(String name) {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, name)));
    }
}
