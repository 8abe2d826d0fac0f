package org.tabuleiro.console;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
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
    void dependencies_between_modules_only_point_downward() {
        layeredArchitecture()
                .consideringOnlyDependenciesInAnyPackage("org.tabuleiro..")
                .layer("games")
                .definedBy("org.tabuleiro.games..")
                .layer("engine")
                .definedBy("org.tabuleiro.engine..")
                .layer("content")
                .definedBy("org.tabuleiro.content..")
                .layer("match")
                .definedBy("org.tabuleiro.match..")
                .layer("table")
                .definedBy("org.tabuleiro.table..")
                .layer("protocol")
                .definedBy("org.tabuleiro.protocol..")
                .layer("client")
                .definedBy("org.tabuleiro.client..")
                .layer("files")
                .definedBy("org.tabuleiro.files..")
                .layer("cli")
                .definedBy("org.tabuleiro.cli..")
                .layer("host")
                .definedBy("org.tabuleiro.host..")
                .layer("lab")
                .definedBy("org.tabuleiro.lab..")
                .layer("console")
                .definedBy("org.tabuleiro.console..")
                .whereLayer("games")
                .mayNotAccessAnyLayer()
                .whereLayer("engine")
                .mayOnlyAccessLayers("games")
                .whereLayer("content")
                .mayOnlyAccessLayers("games")
                .whereLayer("match")
                .mayOnlyAccessLayers("games")
                .whereLayer("table")
                .mayOnlyAccessLayers("games", "match", "engine", "content")
                .whereLayer("files")
                .mayOnlyAccessLayers("games", "content")
                .whereLayer("protocol")
                .mayOnlyAccessLayers("games", "match")
                .whereLayer("client")
                .mayOnlyAccessLayers("games", "match", "protocol", "files")
                .whereLayer("cli")
                .mayOnlyAccessLayers("games", "content")
                .whereLayer("host")
                .mayOnlyAccessLayers("games", "engine")
                .whereLayer("lab")
                .mayOnlyAccessLayers("games", "engine", "host")
                .whereLayer("console")
                .mayOnlyAccessLayers(
                        "games",
                        "match",
                        "engine",
                        "content",
                        "table",
                        "protocol",
                        "client",
                        "files",
                        "cli",
                        "host",
                        "lab")
                .check(CLASSES);
    }

    @Test
    void the_host_does_not_depend_on_the_ugi_server() {
        noClasses()
                .that()
                .resideInAPackage("org.tabuleiro.host")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.tabuleiro.host.ugi..")
                .check(CLASSES);
    }

    @Test
    void the_packages_of_the_console_have_no_cycles() {
        slices().matching("org.tabuleiro.console.(*)..")
                .should()
                .beFreeOfCycles()
                .check(CLASSES);
    }
}
