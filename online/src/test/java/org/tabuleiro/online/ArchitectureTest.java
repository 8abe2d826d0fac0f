package org.tabuleiro.online;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.time.Clock;
import java.time.Instant;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ArchitectureTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("org.tabuleiro.online");

    @Test
    void online_play_knows_no_interface_no_engine_and_no_transport() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "org.tabuleiro.table..",
                        "org.tabuleiro.engine..",
                        "org.tabuleiro.web..",
                        "org.tabuleiro.server..",
                        "io.helidon..",
                        "java.net..")
                .check(CLASSES);
    }

    @Test
    void statements_are_in_the_store_only() {
        noClasses()
                .that()
                .resideOutsideOfPackage("org.tabuleiro.online.store..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.sql..", "com.zaxxer..", "org.flywaydb..", "org.h2..", "org.postgresql..")
                .check(CLASSES);
    }

    @Test
    void time_comes_from_the_caller() {
        noClasses()
                .should()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(Instant.class, "now")
                .orShould()
                .callMethod(Clock.class, "systemUTC")
                .check(CLASSES);
    }
}
