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
    void the_server_depends_on_no_other_interface_and_no_engine() {
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
    void no_other_module_depends_on_the_server_or_helidon() {
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
