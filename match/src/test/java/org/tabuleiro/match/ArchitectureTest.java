package org.tabuleiro.match;

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
    void a_match_knows_the_rules_of_games_and_plain_values_only() {
        classes()
                .that()
                .resideInAPackage("org.tabuleiro.match..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "org.tabuleiro.match..",
                        "org.tabuleiro.games..",
                        "java.lang",
                        "java.util",
                        "java.util.function",
                        "java.util.stream",
                        "java.lang.invoke",
                        "java.lang.runtime",
                        "org.jspecify..")
                .check(CLASSES);
    }

    @Test
    void a_match_reads_no_clock() {
        noClasses()
                .that()
                .resideInAPackage("org.tabuleiro.match..")
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.lang.System")
                .check(CLASSES);
    }
}
