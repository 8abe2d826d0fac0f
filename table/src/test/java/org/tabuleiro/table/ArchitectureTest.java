package org.tabuleiro.table;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ServiceLoader;
import java.util.Timer;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ArchitectureTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("org.tabuleiro");

    /** These also run in a browser; the rules have a test of their own. */
    @ParameterizedTest
    @ValueSource(strings = {"match", "engine", "table"})
    void there_is_no_input_or_output_no_thread_and_no_reflection(String module) {
        noClasses()
                .that()
                .resideInAPackage("org.tabuleiro." + module + "..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "java.io..",
                        "java.nio.file..",
                        "java.nio.channels..",
                        "java.net..",
                        "java.util.concurrent..",
                        "java.lang.reflect..",
                        "java.awt..",
                        "javax..",
                        "org.tabuleiro.host..")
                .orShould()
                .dependOnClassesThat()
                .belongToAnyOf(
                        Thread.class,
                        ThreadLocal.class,
                        Runtime.class,
                        Process.class,
                        ProcessBuilder.class,
                        ClassLoader.class,
                        ServiceLoader.class,
                        Timer.class)
                .check(CLASSES);
    }

    @Test
    void content_draws_nothing_and_starts_no_thread() {
        noClasses()
                .that()
                .resideInAPackage("org.tabuleiro.content..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.awt..", "javax..", "java.net..")
                .orShould()
                .dependOnClassesThat()
                .belongToAnyOf(Thread.class, Process.class)
                .check(CLASSES);
    }

    @Test
    void rules_engine_and_content_do_not_know_the_table() {
        noClasses()
                .that()
                .resideInAnyPackage("org.tabuleiro.games..", "org.tabuleiro.engine..", "org.tabuleiro.content..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.tabuleiro.table..")
                .check(CLASSES);
    }
}
