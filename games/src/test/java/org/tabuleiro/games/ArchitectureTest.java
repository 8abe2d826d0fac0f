package org.tabuleiro.games;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ServiceLoader;
import java.util.Timer;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;

/** What may know what inside the rules, and what of the JDK they may use: they also run in a browser. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ArchitectureTest {
    private static final String CORE = "org.tabuleiro.games";

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages(CORE);

    @Test
    void the_core_knows_no_game_but_for_the_list_of_games() {
        noClasses()
                .that(resideInAPackage(CORE))
                .and()
                .doNotHaveSimpleName("Games")
                .should()
                .dependOnClassesThat(resideInAPackage(CORE + ".*.."))
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName(Games.class.getName())
                .check(CLASSES);
    }

    @Test
    void games_records_and_vectors_know_only_the_core() {
        slices().matching(CORE + ".(*)..").should().notDependOnEachOther().check(CLASSES);
    }

    @Test
    void no_game_and_no_record_knows_the_list_of_games() {
        noClasses()
                .that()
                .resideInAPackage(CORE + ".*..")
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName(Games.class.getName())
                .check(CLASSES);
    }

    @Test
    void there_is_no_input_or_output_no_thread_and_no_reflection() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "java.io..",
                        "java.nio.file..",
                        "java.nio.channels..",
                        "java.net..",
                        "java.util.concurrent..",
                        "java.lang.reflect..")
                .check(CLASSES);
        noClasses()
                .should()
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
    void nothing_outside_java_base_is_used() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideOutsideOfPackages(
                        "org.tabuleiro.games..", "java.lang..", "java.util..", "java.nio.charset..", "org.jspecify..")
                .check(CLASSES);
    }
}
