package org.tabuleiro.online.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tabuleiro.online.TestDatabases;
import org.tabuleiro.online.TestTime;
import org.tabuleiro.online.store.Database;
import org.tabuleiro.online.store.PlayerStore;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class PlayersTest {
    private final TestTime time = new TestTime();

    @ParameterizedTest
    @EnumSource
    void a_guest_is_recognised_by_the_secret_alone(TestDatabases databases) {
        Database database = databases.shared();
        Players players = new Players(new PlayerStore(database), time);
        Players.NewGuest guest = players.guest("pt");

        assertThat(players.identify(guest.secret())).contains(guest.identity());
        assertThat(players.identify(guest.identity().player().id())).isEmpty();
        assertThat(players.identify(guest.identity().session())).isEmpty();
        assertThat(players.identify("")).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void a_session_lives_for_180_days_after_its_last_use(TestDatabases databases) {
        Database database = databases.shared();
        Players players = new Players(new PlayerStore(database), time);
        String secret = players.guest("en").secret();
        for (int visit = 0; visit < 3; visit++) {
            time.pass(Duration.ofDays(179));
            assertThat(players.identify(secret)).isPresent();
        }
        time.pass(Duration.ofDays(180).plusMillis(1));
        assertThat(players.identify(secret)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void a_session_that_was_ended_is_unknown_and_others_go_on(TestDatabases databases) {
        Database database = databases.shared();
        Players players = new Players(new PlayerStore(database), time);
        Players.NewGuest ended = players.guest("en");
        Players.NewGuest other = players.guest("en");
        players.end(ended.identity());

        assertThat(players.identify(ended.secret())).isEmpty();
        assertThat(players.identify(other.secret())).isPresent();
    }

    @ParameterizedTest
    @EnumSource
    void no_secret_is_in_the_database(TestDatabases databases) {
        Database database = databases.shared();
        Players players = new Players(new PlayerStore(database), time);
        Players.NewGuest guest = players.guest("en");
        String rows =
                database.run(handle -> handle.createQuery("select cast(hash as varchar(1000)), player_id from session")
                                .mapToMap()
                                .list()
                        + ""
                        + handle.createQuery("select * from player").mapToMap().list());

        assertThat(rows).contains(guest.identity().player().id()).doesNotContain(guest.secret());
    }

    @Test
    void secrets_and_ids_do_not_repeat() {
        Set<String> made = new HashSet<>();
        for (int i = 0; i < 1000; i++) {
            made.add(Secrets.session());
            made.add(Secrets.matchId());
            made.add(Secrets.playerId());
        }
        assertThat(made).hasSize(3000);
    }
}
