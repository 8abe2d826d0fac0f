package org.tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.client.OnlinePlayer;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.server.admin.AdminCommand;
import org.tabuleiro.server.admin.DatabaseChoice;
import org.tabuleiro.server.admin.DatabaseTasks;
import org.tabuleiro.server.online.OnlineLimits;

/** What operators do with the database of a server that does not run. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
@Timeout(120)
class AdminTest {
    @TempDir
    Path folder = Path.of("");

    private final List<String> output = new ArrayList<>();

    private DatabaseChoice embedded(String name) {
        return new DatabaseChoice(folder.resolve(name), Optional.empty());
    }

    private boolean run(DatabaseChoice choice, AdminCommand command) {
        Catalogue english = new Catalogue(Language.ENGLISH);
        return new DatabaseTasks(choice, message -> output.add(english.text(message))).run(command);
    }

    private void refused(DatabaseChoice choice, AdminCommand command, String english, String portuguese) {
        assertThatThrownBy(() -> run(choice, command)).isInstanceOfSatisfying(BadInput.class, bad -> {
            assertThat(new Catalogue(Language.ENGLISH).text(bad.fault().message()))
                    .contains(english);
            assertThat(new Catalogue(Language.PORTUGUESE).text(bad.fault().message()))
                    .contains(portuguese);
        });
    }

    @Test
    void matches_are_exported_imported_backed_up_restored_and_checked() throws Exception {
        try (OnlineTestServer server = new OnlineTestServer(folder.resolve("data"), OnlineLimits.none());
                OnlinePlayer ana = server.guest();
                OnlinePlayer rui = server.guest()) {
            OnlineTestServer.match(ana, rui, "eximo", "");
        }
        Path first = folder.resolve("first.jsonl");
        Path second = folder.resolve("second.jsonl");
        Path backup = folder.resolve("copy.zip");
        assertThat(run(embedded("data"), new AdminCommand.Export(first))).isTrue();
        assertThat(run(embedded("other"), new AdminCommand.Import(first))).isTrue();
        assertThat(run(embedded("other"), new AdminCommand.Export(second))).isTrue();
        assertThat(Files.readString(second)).isEqualTo(Files.readString(first));
        assertThat(run(embedded("data"), new AdminCommand.Backup(backup))).isTrue();
        assertThat(run(embedded("restored"), new AdminCommand.Restore(backup))).isTrue();
        assertThat(run(embedded("restored"), new AdminCommand.Rebuild(false))).isTrue();
        assertThat(output)
                .satisfiesExactly(
                        line -> assertThat(line).endsWith(" rows are in " + first + "."),
                        line -> assertThat(line).contains(" rows of " + first),
                        line -> assertThat(line).contains(second.toString()),
                        line -> assertThat(line).contains(backup + " has one match, 0 events"),
                        line -> assertThat(line).contains(folder.resolve("restored") + " has one match, 0 events"),
                        line -> assertThat(line).isEqualTo("One match compared: 0 differ, 0 cannot be read."));

        refused(embedded("other"), new AdminCommand.Import(first), "has rows already", "já tem registos");
        refused(embedded("restored"), new AdminCommand.Restore(backup), "has a database already", "já tem uma base");
        refused(embedded("new"), new AdminCommand.Import(backup), "cannot be read", "não é possível ler");
        refused(embedded("new"), new AdminCommand.Import(folder.resolve("no")), "no such file", "não existe");
        refused(
                new DatabaseChoice(
                        folder,
                        Optional.of(new DatabaseChoice.SharedDatabase(
                                "jdbc:postgresql://db/a", Optional.empty(), Optional.empty()))),
                new AdminCommand.Backup(backup),
                "use pg_dump",
                "use pg_dump");
    }
}
