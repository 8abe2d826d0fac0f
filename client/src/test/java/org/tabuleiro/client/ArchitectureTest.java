package org.tabuleiro.client;

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
            .importPackages("org.tabuleiro.client");

    @Test
    void a_client_needs_the_protocol_files_and_the_jdk_only() {
        classes()
                .that()
                .resideInAPackage("org.tabuleiro.client..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "org.tabuleiro.client..",
                        "org.tabuleiro.protocol..",
                        "org.tabuleiro.files..",
                        "org.tabuleiro.match..",
                        "org.tabuleiro.games..",
                        "java..",
                        "javax.net.ssl..",
                        "org.jspecify..")
                .check(CLASSES);
    }
}
