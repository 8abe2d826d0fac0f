package org.tabuleiro.table;

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
    void the_table_runs_in_a_browser_too_without_threads_files_or_windows() {
        noClasses()
                .that()
                .resideInAPackage("org.tabuleiro.table..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "java.io..",
                        "java.nio..",
                        "java.util.concurrent..",
                        "java.awt..",
                        "javax..",
                        "org.tabuleiro.host..")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.lang.Thread")
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
