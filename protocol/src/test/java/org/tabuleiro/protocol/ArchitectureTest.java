package org.tabuleiro.protocol;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

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

    /** The messages are compiled for the page, which has no Jackson. */
    @Test
    void only_the_codec_knows_a_library() {
        classes()
                .that()
                .resideInAnyPackage(
                        "org.tabuleiro.protocol", "org.tabuleiro.protocol.account", "org.tabuleiro.protocol.wire")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "org.tabuleiro.protocol",
                        "org.tabuleiro.protocol.account",
                        "org.tabuleiro.protocol.wire",
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
}
