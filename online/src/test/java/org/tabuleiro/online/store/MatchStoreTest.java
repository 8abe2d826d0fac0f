package org.tabuleiro.online.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jdbi.v3.core.JdbiException;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.online.TestDatabases;
import org.tabuleiro.online.player.Secrets;
import org.tabuleiro.online.store.EventRow.CommandKey;
import org.tabuleiro.online.store.MatchSummary.Status;
import org.tabuleiro.online.store.PlayerRow.Kind;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class MatchStoreTest {
    private static final long NOW = 1_774_746_000_123L;
    private static final CommandKey COMMAND = new CommandKey("1:c1", Secrets.hexHash("content"));

    private static MatchRow add(Database database) {
        PlayerStore players = new PlayerStore(database);
        List<PlayerRow> two = List.of("A", "B").stream()
                .map(each -> new PlayerRow(each + Secrets.matchId(), Kind.GUEST, Optional.empty()))
                .toList();
        two.forEach(player -> players.add(player, "en", Secrets.hash(player.id()), "", NOW));
        MatchRow row = MatchRow.begin(
                Secrets.matchId(),
                "eximo",
                "start",
                "5+3",
                Side.FIRST,
                two.getFirst(),
                two.getLast(),
                true,
                Optional.empty(),
                NOW);
        database.inTransaction(handle -> {
            MatchStore.add(handle, row, summary(0));
            return true;
        });
        return row;
    }

    private static MatchSummary summary(int version) {
        return new MatchSummary(
                version,
                Side.FIRST,
                version,
                "position",
                OptionalLong.of(NOW + version),
                Status.RUNNING,
                Optional.empty());
    }

    private static EventRow event(int version, Optional<CommandKey> command) {
        return new EventRow(version, "{\"kind\":\"hidden\"}", command, NOW + version);
    }

    @ParameterizedTest
    @EnumSource
    void a_match_and_its_events_are_read_as_they_were_written(TestDatabases databases) {
        MatchStore store = new MatchStore(databases.shared());
        MatchRow row = add(databases.shared());
        List<EventRow> events = List.of(event(1, Optional.empty()), event(2, Optional.of(COMMAND)));
        assertThat(store.append(row, 0, summary(2), events, 0, NOW)).isTrue();
        assertThat(store.find(row.id())).contains(row);
        assertThat(store.events(row.id(), 0)).isEqualTo(events);
        assertThat(store.version(row.id())).hasValue(2);
        assertThat(store.running(row.first().id())).containsExactly(new MatchStore.ListedMatch(row, summary(2)));
    }

    @ParameterizedTest
    @EnumSource
    void events_after_a_version_that_is_no_longer_the_last_are_not_appended(TestDatabases databases) {
        MatchStore store = new MatchStore(databases.shared());
        MatchRow row = add(databases.shared());
        store.append(row, 0, summary(1), List.of(event(1, Optional.empty())), 0, NOW);
        assertThat(store.append(row, 0, summary(1), List.of(event(1, Optional.of(COMMAND))), 0, NOW))
                .isFalse();
        assertThat(store.events(row.id(), 0)).containsExactly(event(1, Optional.empty()));
    }

    @ParameterizedTest
    @EnumSource
    void a_match_and_its_log_are_written_together_or_not_at_all(TestDatabases databases) {
        MatchStore store = new MatchStore(databases.shared());
        MatchRow row = add(databases.shared());
        store.append(row, 0, summary(1), List.of(event(1, Optional.of(COMMAND))), 0, NOW);
        // The second event repeats the id of a command, which the log refuses after the match was updated.
        List<EventRow> torn = List.of(event(2, Optional.empty()), event(3, Optional.of(COMMAND)));
        assertThatThrownBy(() -> store.append(row, 1, summary(3), torn, 0, NOW)).isInstanceOf(JdbiException.class);
        assertThat(store.version(row.id())).hasValue(1);
        assertThat(store.events(row.id(), 0)).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource
    void a_match_that_has_ended_is_no_longer_running_and_has_no_deadline(TestDatabases databases) {
        MatchStore store = new MatchStore(databases.shared());
        MatchRow row = add(databases.shared());
        assertThat(store.overdue(NOW, 1000)).contains(row.id());
        assertThat(store.overdue(NOW - 1, 1000)).doesNotContain(row.id());
        MatchSummary over = new MatchSummary(
                1,
                Side.SECOND,
                1,
                "position",
                OptionalLong.empty(),
                Status.ENDED,
                Optional.of(Result.win(Side.SECOND, Result.TIME)));
        store.append(row, 0, over, List.of(event(1, Optional.empty())), 0, NOW);
        assertThat(store.running(row.first().id())).isEmpty();
        assertThat(store.overdue(NOW + 1000, 1000)).doesNotContain(row.id());
    }
}
