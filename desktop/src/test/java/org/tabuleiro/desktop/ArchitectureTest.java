package org.tabuleiro.desktop;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

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
    void the_desktop_does_not_depend_on_lab_console_or_web() {
        noClasses()
                .that()
                .resideInAPackage("org.tabuleiro.desktop..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.tabuleiro.lab..", "org.tabuleiro.console..", "org.tabuleiro.web..")
                .check(CLASSES);
    }

    @Test
    void no_other_module_depends_on_the_desktop() {
        classes()
                .that()
                .resideInAPackage("org.tabuleiro.desktop..")
                .should()
                .onlyBeAccessed()
                .byAnyPackage("org.tabuleiro.desktop..")
                .check(CLASSES);
    }

    @Test
    void the_board_knows_no_rules() {
        noClasses()
                .that()
                .resideInAPackage("org.tabuleiro.desktop.board..")
                .should()
                .dependOnClassesThat()
                .haveNameMatching("org\\.tabuleiro\\.(games\\.(TurnBuilder|Guide|Turn|Step)|table\\.Table)")
                .orShould()
                .dependOnClassesThat()
                .resideInAnyPackage("org.tabuleiro.engine..", "org.tabuleiro.host..")
                .check(CLASSES);
    }

    @Test
    void the_packages_of_the_desktop_have_no_cycles() {
        slices().matching("org.tabuleiro.desktop.(*)..")
                .should()
                .beFreeOfCycles()
                .check(CLASSES);
    }
}
