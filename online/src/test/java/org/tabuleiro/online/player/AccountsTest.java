package org.tabuleiro.online.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tabuleiro.online.TestDatabases;
import org.tabuleiro.online.TestTime;
import org.tabuleiro.online.player.Accounts.Caller;
import org.tabuleiro.online.player.Accounts.Outcome;
import org.tabuleiro.online.store.AccountStore;
import org.tabuleiro.online.store.Database;
import org.tabuleiro.online.store.ErasureStore;
import org.tabuleiro.online.store.PlayerRow.Kind;
import org.tabuleiro.online.store.PlayerStore;
import org.tabuleiro.protocol.account.AccountAnswer;
import org.tabuleiro.protocol.account.AccountFault;
import org.tabuleiro.protocol.account.AccountRequest;
import org.tabuleiro.protocol.account.SessionInfo;

/** Accounts on both databases: sign-up, sign-in, recovery, devices and their sessions. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
@Timeout(60)
class AccountsTest {
    private static final String PASSWORD = "três gatos no telhado";
    private static final String OTHER = "quatro cães na praia";
    private static final AtomicInteger NAMES = new AtomicInteger();

    private final TestTime time = new TestTime();

    /** A node's accounts on a database. */
    private final class Fixture {
        final Players players;
        final Accounts accounts;
        final Database database;

        Fixture(TestDatabases databases) {
            database = databases.shared();
            PlayerStore store = new PlayerStore(database);
            players = new Players(store, time);
            accounts = new Accounts(
                    players, store, new AccountStore(database), new ErasureStore(database), new Passwords(), time);
        }

        /** A device without a session. */
        Device device() {
            return new Device(this);
        }

        /** A device whose player has an account. */
        Device account(String name) {
            Device device = device();
            device.secret = Optional.of(players.guest("en").secret());
            device.expect(new AccountRequest.SignUp(name, PASSWORD), AccountAnswer.SignedIn.class);
            return device;
        }
    }

    /** A browser, which keeps the secret of its session. */
    private static final class Device {
        private final Fixture fixture;
        Optional<String> secret = Optional.empty();

        Device(Fixture fixture) {
            this.fixture = fixture;
        }

        Optional<Identity> identity() {
            return secret.flatMap(fixture.players::identify);
        }

        Outcome send(AccountRequest request) {
            Outcome outcome = fixture.accounts.handle(request, new Caller(identity(), "Firefox, Linux"));
            secret = outcome.secret().or(() -> secret);
            return outcome;
        }

        <T extends AccountAnswer> T expect(AccountRequest request, Class<T> type) {
            AccountAnswer answer = send(request).answer();
            assertThat(answer).isInstanceOf(type);
            return type.cast(answer);
        }

        void refused(AccountRequest request, AccountFault reason) {
            Optional<String> before = secret;
            assertThat(send(request).answer()).isEqualTo(new AccountAnswer.AccountRefused(reason));
            assertThat(secret).isEqualTo(before);
        }

        AccountAnswer.AccountShown account() {
            return expect(new AccountRequest.ShowAccount(), AccountAnswer.AccountShown.class);
        }

        String player() {
            return account().player().orElseThrow().id();
        }
    }

    /** A name that no other test has, nor one that looks like it. */
    private static String newName() {
        return "ana" + "bcdefghkpq".charAt(NAMES.get() / 10) + "rstuvxyzgh".charAt(NAMES.getAndIncrement() % 10);
    }

    @ParameterizedTest
    @EnumSource
    void a_guest_that_signs_up_stays_the_same_player_in_a_new_session(TestDatabases databases) {
        Fixture fixture = new Fixture(databases);
        Device device = fixture.device();
        Players.NewGuest guest = fixture.players.guest("en");
        device.secret = Optional.of(guest.secret());
        String name = newName();
        var signedIn = device.expect(new AccountRequest.SignUp(name, PASSWORD), AccountAnswer.SignedIn.class);

        assertThat(signedIn.player().id()).isEqualTo(guest.identity().player().id());
        assertThat(signedIn.player().name()).isEqualTo(name);
        assertThat(signedIn.codes()).hasSize(5).allMatch(code -> code.matches("([0-9A-Z]{4}-){3}[0-9A-Z]{4}"));
        assertThat(device.identity().orElseThrow().player().kind()).isEqualTo(Kind.PERSON);
        assertThat(fixture.players.identify(guest.secret())).isEmpty();
        assertThat(fixture.players.endedLately()).contains(guest.identity().session());
        device.refused(new AccountRequest.SignUp(newName(), PASSWORD), AccountFault.HAS_ACCOUNT);
    }

    @ParameterizedTest
    @EnumSource
    void names_are_unique_by_their_looks(TestDatabases databases) {
        Fixture fixture = new Fixture(databases);
        String name = newName();
        fixture.account(name);
        Device other = fixture.device();
        for (String similar : List.of(name, name.toUpperCase(Locale.ROOT), name.replace('a', 'á'))) {
            other.refused(new AccountRequest.SignUp(similar, PASSWORD), AccountFault.NAME_TAKEN);
        }
        other.refused(new AccountRequest.SignUp("admin", PASSWORD), AccountFault.NAME_RESERVED);
        other.refused(new AccountRequest.SignUp("a", PASSWORD), AccountFault.NAME_INVALID);
        other.refused(new AccountRequest.SignUp(newName(), "password1234"), AccountFault.PASSWORD_COMMON);
        assertThat(other.account().player()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void two_that_want_a_name_at_once_do_not_both_get_it(TestDatabases databases) throws InterruptedException {
        Fixture fixture = new Fixture(databases);
        String name = newName();
        List<Device> devices = List.of(fixture.device(), fixture.device());
        Set<String> answers = new HashSet<>();
        CountDownLatch start = new CountDownLatch(1);
        List<Thread> threads = devices.stream()
                .map(device -> Thread.ofVirtual().start(() -> {
                    try {
                        start.await();
                    } catch (InterruptedException unexpected) {
                        throw new IllegalStateException(unexpected);
                    }
                    String kind = device.send(new AccountRequest.SignUp(name, PASSWORD))
                            .answer()
                            .getClass()
                            .getSimpleName();
                    synchronized (answers) {
                        answers.add(kind);
                    }
                }))
                .toList();
        start.countDown();
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(answers).containsExactlyInAnyOrder("SignedIn", "AccountRefused");
    }

    @ParameterizedTest
    @EnumSource
    void the_same_player_signs_in_on_another_device_in_a_session_of_its_own(TestDatabases databases) {
        Fixture fixture = new Fixture(databases);
        String name = newName();
        Device first = fixture.account(name);
        Device second = fixture.device();
        second.expect(new AccountRequest.SignIn(name.toUpperCase(Locale.ROOT), PASSWORD), AccountAnswer.SignedIn.class);

        assertThat(second.player()).isEqualTo(first.player());
        assertThat(second.secret).isNotEqualTo(first.secret);
        Optional<String> before = second.secret;
        second.expect(new AccountRequest.SignIn(name, PASSWORD), AccountAnswer.SignedIn.class);
        assertThat(second.secret).isNotEqualTo(before);
        assertThat(fixture.players.identify(before.orElseThrow())).isEmpty();
        assertThat(first.account().sessions())
                .hasSize(2)
                .filteredOn(SessionInfo::current)
                .hasSize(1);
    }

    @ParameterizedTest
    @EnumSource
    void unknown_names_and_wrong_passwords_are_answered_alike(TestDatabases databases) {
        Fixture fixture = new Fixture(databases);
        String name = newName();
        fixture.account(name);
        Device other = fixture.device();
        other.refused(new AccountRequest.SignIn(name, OTHER), AccountFault.WRONG_PASSWORD);
        other.refused(new AccountRequest.SignIn(newName(), PASSWORD), AccountFault.WRONG_PASSWORD);
        other.refused(new AccountRequest.SignIn("", ""), AccountFault.WRONG_PASSWORD);
        other.refused(new AccountRequest.Recover(name, "0000-0000-0000-0000", OTHER), AccountFault.WRONG_CODE);
        other.refused(new AccountRequest.Recover(newName(), "0000-0000-0000-0000", OTHER), AccountFault.WRONG_CODE);
    }

    @ParameterizedTest
    @EnumSource
    void a_new_password_ends_all_sessions(TestDatabases databases) {
        Fixture fixture = new Fixture(databases);
        String name = newName();
        Device first = fixture.account(name);
        Device second = fixture.device();
        second.expect(new AccountRequest.SignIn(name, PASSWORD), AccountAnswer.SignedIn.class);
        first.refused(new AccountRequest.ChangePassword(OTHER, OTHER), AccountFault.WRONG_PASSWORD);
        first.refused(new AccountRequest.ChangePassword(PASSWORD, "short"), AccountFault.PASSWORD_SHORT);
        Optional<String> before = first.secret;
        first.expect(new AccountRequest.ChangePassword(PASSWORD, OTHER), AccountAnswer.SignedIn.class);

        assertThat(second.identity()).isEmpty();
        assertThat(fixture.players.identify(before.orElseThrow())).isEmpty();
        assertThat(first.account().sessions()).hasSize(1);
        second.refused(new AccountRequest.SignIn(name, PASSWORD), AccountFault.WRONG_PASSWORD);
        second.expect(new AccountRequest.SignIn(name, OTHER), AccountAnswer.SignedIn.class);
    }

    @ParameterizedTest
    @EnumSource
    void a_recovery_code_sets_a_new_password_once(TestDatabases databases) {
        Fixture fixture = new Fixture(databases);
        String name = newName();
        Device device = fixture.device();
        var made = device.expect(new AccountRequest.SignUp(name, PASSWORD), AccountAnswer.SignedIn.class);
        String code = made.codes().getFirst().toLowerCase(Locale.ROOT).replace('-', ' ');
        Device other = fixture.device();
        other.refused(new AccountRequest.Recover(name, code, "short"), AccountFault.PASSWORD_SHORT);
        other.expect(new AccountRequest.Recover(name, code, OTHER), AccountAnswer.SignedIn.class);

        assertThat(device.identity()).isEmpty();
        assertThat(other.account().codes()).isEqualTo(4);
        other.refused(new AccountRequest.Recover(name, code, OTHER), AccountFault.WRONG_CODE);
        other.refused(new AccountRequest.NewCodes(PASSWORD), AccountFault.WRONG_PASSWORD);
        var codes = other.expect(new AccountRequest.NewCodes(OTHER), AccountAnswer.CodesMade.class);
        assertThat(other.account().codes()).isEqualTo(5);
        device.refused(new AccountRequest.Recover(name, made.codes().getLast(), PASSWORD), AccountFault.WRONG_CODE);
        device.expect(
                new AccountRequest.Recover(name, codes.codes().getLast(), PASSWORD), AccountAnswer.SignedIn.class);
    }

    @ParameterizedTest
    @EnumSource
    void a_guest_links_another_device_by_a_code_that_works_once_and_for_ten_minutes(TestDatabases databases) {
        Fixture fixture = new Fixture(databases);
        Device first = fixture.device();
        first.secret = Optional.of(fixture.players.guest("en").secret());
        Device second = fixture.device();
        AccountRequest ask = new AccountRequest.LinkDevice();
        String code = first.expect(ask, AccountAnswer.LinkMade.class).code();
        assertThat(code).matches("[0-9A-HJKMNP-TV-Z]{8}");
        second.expect(new AccountRequest.RedeemLink(code.toLowerCase(Locale.ROOT)), AccountAnswer.SignedIn.class);
        assertThat(second.player()).isEqualTo(first.player());
        assertThat(second.secret).isNotEqualTo(first.secret);
        fixture.device().refused(new AccountRequest.RedeemLink(code), AccountFault.WRONG_CODE);

        String replaced = first.expect(ask, AccountAnswer.LinkMade.class).code();
        String late = first.expect(ask, AccountAnswer.LinkMade.class).code();
        second.refused(new AccountRequest.RedeemLink(replaced), AccountFault.WRONG_CODE);
        time.pass(Duration.ofMinutes(10));
        second.refused(new AccountRequest.RedeemLink(late), AccountFault.WRONG_CODE);
    }

    @ParameterizedTest
    @EnumSource
    void a_device_ends_the_sessions_of_its_player_only(TestDatabases databases) {
        Fixture fixture = new Fixture(databases);
        String name = newName();
        Device first = fixture.account(name);
        Device second = fixture.device();
        second.expect(new AccountRequest.SignIn(name, PASSWORD), AccountAnswer.SignedIn.class);
        String session = second.account().sessions().stream()
                .filter(SessionInfo::current)
                .findFirst()
                .orElseThrow()
                .id();
        Device stranger = fixture.account(newName());
        stranger.send(new AccountRequest.EndSession(session));
        assertThat(second.identity()).isPresent();
        first.send(new AccountRequest.EndSession(session));
        assertThat(second.identity()).isEmpty();
        assertThat(first.account().sessions()).hasSize(1);
        first.expect(new AccountRequest.SignOut(), AccountAnswer.AccountDone.class);
        assertThat(first.identity()).isEmpty();
    }

    /** Every request, by a visitor, a guest, an account, a closed account and the holder of an ended session. */
    @ParameterizedTest
    @EnumSource
    void requests_need_the_session_that_they_are_about(TestDatabases databases) {
        Fixture fixture = new Fixture(databases);
        List<AccountRequest> own = List.of(
                new AccountRequest.ChangePassword(PASSWORD, OTHER),
                new AccountRequest.NewCodes(PASSWORD),
                new AccountRequest.SignOut(),
                new AccountRequest.EndSession("0123456789abcdef"),
                new AccountRequest.LinkDevice());
        Device ended = fixture.account(newName());
        fixture.players.end(ended.identity().orElseThrow());
        String name = newName();
        Device closed = fixture.account(name);
        fixture.database.run(
                handle -> handle.execute("update player set closed_at = created_at where id = ?", closed.player()));
        for (AccountRequest request : own) {
            for (Device device : List.of(fixture.device(), ended, closed)) {
                device.refused(request, AccountFault.NO_SESSION);
            }
        }
        assertThat(closed.account().player()).isEmpty();
        closed.refused(new AccountRequest.SignIn(name, PASSWORD), AccountFault.WRONG_PASSWORD);
        Device guest = fixture.device();
        guest.secret = Optional.of(fixture.players.guest("en").secret());
        guest.refused(own.get(0), AccountFault.NO_ACCOUNT);
        guest.refused(own.get(1), AccountFault.NO_ACCOUNT);
    }

    @ParameterizedTest
    @EnumSource
    void no_password_and_no_code_is_in_the_database(TestDatabases databases) {
        Fixture fixture = new Fixture(databases);
        Device device = fixture.device();
        var made = device.expect(new AccountRequest.SignUp(newName(), PASSWORD), AccountAnswer.SignedIn.class);
        String link = device.expect(new AccountRequest.LinkDevice(), AccountAnswer.LinkMade.class)
                .code();
        String rows = fixture.database.run(handle ->
                handle.createQuery("select * from credential").mapToMap().list()
                        + ""
                        + handle.createQuery("select cast(hash as varchar(1000)) as hash, player_id from link_code")
                                .mapToMap()
                                .list());
        assertThat(rows)
                .contains("$argon2id$v=19$m=19456,t=2,p=1$")
                .doesNotContain(PASSWORD)
                .doesNotContain(link);
        made.codes().forEach(code -> assertThat(rows).doesNotContain(code).doesNotContain(Secrets.typedCode(code)));
    }

    @Test
    void requests_and_answers_with_secrets_do_not_write_them_into_logs() {
        for (Object each : List.of(
                new AccountRequest.SignUp("ana", PASSWORD),
                new AccountRequest.SignIn("ana", PASSWORD),
                new AccountRequest.Recover("ana", PASSWORD, PASSWORD),
                new AccountRequest.ChangePassword(PASSWORD, PASSWORD),
                new AccountRequest.NewCodes(PASSWORD),
                new AccountRequest.RedeemLink(PASSWORD),
                new AccountAnswer.CodesMade(List.of(PASSWORD)),
                new AccountAnswer.LinkMade(PASSWORD, 0),
                new Outcome(new AccountAnswer.AccountDone(), Optional.of(PASSWORD)))) {
            assertThat(each.toString()).doesNotContain(PASSWORD);
        }
    }

    @Test
    void hashes_beyond_the_number_of_cores_are_refused_after_a_while() throws InterruptedException {
        Passwords none = new Passwords(0, Duration.ofMillis(1));
        org.assertj.core.api.Assertions.assertThatThrownBy(() -> none.hash(PASSWORD))
                .isInstanceOf(Passwords.BusyException.class);
    }
}
