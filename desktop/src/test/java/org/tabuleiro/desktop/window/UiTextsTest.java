package org.tabuleiro.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.desktop.command.Commands;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class UiTextsTest {
    /** The prefixes of the texts shown: of the desktop, and shared by all interfaces. */
    private static final List<String> OWNERS = List.of("desktop.", "table.");

    private static final Pattern ASKED = Pattern.compile("(?i)texts(?:\\(\\))?\\s*\\.of\\(([^,;]*)");
    private static final Pattern LITERAL = Pattern.compile("\"([a-z][a-z0-9.-]*)\"");

    @ParameterizedTest
    @EnumSource(Language.class)
    void every_message_key_in_the_code_has_a_text(Language language) throws IOException {
        Catalogue catalogue = new Catalogue(language);
        Set<String> kinds = OWNERS.stream()
                .flatMap(owner -> catalogue.keys(owner).stream())
                .filter(key -> key.indexOf('.', key.indexOf('.') + 1) > 0)
                .map(key -> key.split("\\.", -1)[1])
                .collect(Collectors.toSet());
        Set<String> named = new TreeSet<>();
        Set<String> whole = new TreeSet<>();
        Path sources = Path.of("src", "main", "java", "org", "tabuleiro", "desktop");
        try (Stream<Path> files = Files.walk(sources)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".java")).toList()) {
                String code = Files.readString(file);
                ASKED.matcher(code).results().forEach(asked -> addLiterals(asked.group(1), named, literal -> true));
                // Messages use full keys.
                addLiterals(
                        code,
                        whole,
                        literal -> !literal.endsWith(".") && OWNERS.stream().anyMatch(literal::startsWith));
                // Keys passed on before lookup are recognised by their first word.
                addLiterals(
                        code, named, literal -> literal.contains(".") && kinds.contains(literal.split("\\.", -1)[0]));
            }
        }
        assertThat(whole).hasSizeGreaterThan(20).allMatch(catalogue::has);
        assertThat(named).hasSizeGreaterThan(60);
        assertThat(named).allMatch(key -> hasText(catalogue, key));
    }

    private static void addLiterals(String code, Set<String> named, Predicate<String> isKey) {
        Matcher literals = LITERAL.matcher(code);
        while (literals.find()) {
            if (isKey.test(literals.group(1))) {
                named.add(literals.group(1));
            }
        }
    }

    /** Whether the key has a text, or is the prefix of a composed key that has. */
    private static boolean hasText(Catalogue catalogue, String key) {
        return OWNERS.stream()
                .map(owner -> owner + key)
                .anyMatch(each -> each.endsWith(".") ? !catalogue.keys(each).isEmpty() : catalogue.has(each));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void every_command_and_every_menu_has_a_text(Language language, @TempDir Path folder) throws Exception {
        AtomicReference<List<Commands.Command>> commands = new AtomicReference<>();
        SwingUtilities.invokeAndWait(() -> {
            MainWindow window = new MainWindow(folder);
            commands.set(window.commands().all());
            window.dispose();
        });
        Catalogue catalogue = new Catalogue(language);
        assertThat(commands.get()).allMatch(command -> hasText(catalogue, command.textKey()));
        assertThat(commands.get())
                .filteredOn(command -> !command.group().isEmpty())
                .allMatch(command -> catalogue.has("desktop.menu." + command.group()));
        assertThat(Commands.Menu.values())
                .allMatch(menu -> catalogue.has("desktop.menu." + menu.name().toLowerCase(Locale.ROOT)));
    }
}
