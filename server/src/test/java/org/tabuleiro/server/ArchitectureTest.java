package org.tabuleiro.server;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ArchitectureTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("org.tabuleiro");

    @Test
    void the_server_stands_on_games_and_content_and_takes_the_site_as_files() {
        noClasses()
                .that()
                .resideInAPackage("org.tabuleiro.server..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "org.tabuleiro.web..",
                        "org.tabuleiro.table..",
                        "org.tabuleiro.engine..",
                        "org.tabuleiro.lab..",
                        "org.tabuleiro.console..",
                        "org.tabuleiro.desktop..")
                .check(CLASSES);
    }

    @Test
    void nothing_below_knows_the_server_or_what_it_is_made_with() {
        classes()
                .that()
                .resideInAPackage("org.tabuleiro.server..")
                .should()
                .onlyBeAccessed()
                .byAnyPackage("org.tabuleiro.server..")
                .check(CLASSES);
        noClasses()
                .that()
                .resideOutsideOfPackage("org.tabuleiro.server..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("io.helidon..")
                .check(CLASSES);
    }
}
