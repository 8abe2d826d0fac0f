package org.tabuleiro.online.player;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.tabuleiro.online.store.AccountStore;
import org.tabuleiro.online.store.AccountStore.AccountName;
import org.tabuleiro.online.store.AccountStore.AccountRow;
import org.tabuleiro.online.store.AccountStore.NewSession;
import org.tabuleiro.online.store.ErasureStore;
import org.tabuleiro.online.store.PlayerRow;
import org.tabuleiro.online.store.PlayerRow.Kind;
import org.tabuleiro.online.store.PlayerStore;
import org.tabuleiro.protocol.account.AccountAnswer;
import org.tabuleiro.protocol.account.AccountAnswer.AccountRefused;
import org.tabuleiro.protocol.account.AccountFault;
import org.tabuleiro.protocol.account.AccountRequest;
import org.tabuleiro.protocol.account.SessionInfo;

/**
 * Accounts: names and passwords of players, recovery codes, and the sessions of their devices. Each time that a
 * secret proves who somebody is, a new session takes the place of the present one.
 */
public final class Accounts {
    private static final int RECOVERY_CODES = 5;
    private static final Duration LINK_LIFE = Duration.ofMinutes(10);
    private static final Duration DELETION_WAIT = Duration.ofDays(7);
    /** The letters of a session's hash that name it to its player. */
    private static final int SESSION_ID = 16;

    private final Players players;
    private final PlayerStore playerStore;
    private final AccountStore store;
    private final ErasureStore erasure;
    private final Passwords passwords;
    private final InstantSource time;

    /** Accounts in a store. */
    public Accounts(
            Players players,
            PlayerStore playerStore,
            AccountStore store,
            ErasureStore erasure,
            Passwords passwords,
            InstantSource time) {
        this.players = players;
        this.playerStore = playerStore;
        this.store = store;
        this.erasure = erasure;
        this.passwords = passwords;
        this.time = time;
    }

    /**
     * What came of a request.
     *
     * @param answer the answer
     * @param secret the secret of a session that has begun, known to nobody else
     */
    public record Outcome(AccountAnswer answer, Optional<String> secret) {
        private static Outcome of(AccountAnswer answer) {
            return new Outcome(answer, Optional.empty());
        }

        private static Outcome refused(AccountFault reason) {
            return of(new AccountRefused(reason));
        }

        @Override
        public String toString() {
            return answer.toString();
        }
    }

    /** The session that a request begins, with its secret. */
    private record Begun(String secret, NewSession session) {
        static Begun in(Caller caller) {
            String secret = Secrets.session();
            return new Begun(secret, new NewSession(Secrets.hexHash(secret), caller.device(), caller.session()));
        }

        Outcome signedIn(PlayerRow player, List<String> codes) {
            return new Outcome(new AccountAnswer.SignedIn(PlayerNames.info(player), codes), Optional.of(secret));
        }
    }

    /**
     * The sender of a request.
     *
     * @param identity the player; empty without a session
     * @param device the browser and the system
     */
    public record Caller(Optional<Identity> identity, String device) {
        private Optional<String> session() {
            return identity.map(Identity::session);
        }
    }

    /** Carries a request out. */
    public Outcome handle(AccountRequest request, Caller caller) {
        try {
            return switch (request) {
                case AccountRequest.ShowAccount() -> Outcome.of(show(caller.identity()));
                case AccountRequest.SignUp signUp -> signUp(signUp, caller);
                case AccountRequest.SignIn signIn -> signIn(signIn, caller);
                case AccountRequest.Recover recover -> recover(recover, caller);
                case AccountRequest.RedeemLink(String code) -> redeemLink(code, caller);
                case AccountRequest.ChangePassword _,
                        AccountRequest.NewCodes _,
                        AccountRequest.SignOut _,
                        AccountRequest.EndSession _,
                        AccountRequest.LinkDevice _,
                        AccountRequest.DeletePlayer _ ->
                    caller.identity().isPresent()
                            ? handle(request, caller, caller.identity().get())
                            : Outcome.refused(AccountFault.NO_SESSION);
            };
        } catch (Passwords.BusyException busy) {
            return Outcome.refused(AccountFault.BUSY);
        }
    }

    private Outcome handle(AccountRequest request, Caller caller, Identity identity) {
        return switch (request) {
            case AccountRequest.ChangePassword change -> changePassword(change, caller, identity);
            case AccountRequest.NewCodes(String password) -> newCodes(password, identity);
            case AccountRequest.SignOut() -> {
                players.end(identity);
                yield Outcome.of(new AccountAnswer.AccountDone());
            }
            case AccountRequest.EndSession(String session) -> endSession(session, identity);
            case AccountRequest.LinkDevice() -> linkDevice(identity);
            case AccountRequest.DeletePlayer(String password) -> delete(password, identity);
            default -> throw new IllegalArgumentException("not a request of a player");
        };
    }

    /** The account of a session. */
    public AccountAnswer.AccountShown show(Optional<Identity> caller) {
        if (caller.isEmpty()) {
            return new AccountAnswer.AccountShown(Optional.empty(), List.of(), 0);
        }
        Identity identity = caller.get();
        PlayerRow player = identity.player();
        List<SessionInfo> sessions =
                playerStore.sessions(player.id(), time.millis() - Players.SESSION_LIFE.toMillis()).stream()
                        .map(each -> {
                            String hash = each.hash();
                            boolean isCurrent = hash.equals(identity.session());
                            return new SessionInfo(
                                    hash.substring(0, SESSION_ID),
                                    each.device(),
                                    each.since(),
                                    each.seenAt(),
                                    isCurrent);
                        })
                        .toList();
        return new AccountAnswer.AccountShown(
                Optional.of(PlayerNames.info(player)), sessions, store.codesLeft(player.id()));
    }

    private Outcome signUp(AccountRequest.SignUp request, Caller caller) {
        String name = NameRules.normal(request.name());
        Optional<AccountFault> fault =
                NameRules.fault(name).or(() -> PasswordRules.fault(request.password(), NameRules.key(name)));
        if (fault.isPresent()) {
            return Outcome.refused(fault.get());
        }
        if (caller.identity().isPresent() && caller.identity().get().player().kind() != Kind.GUEST) {
            return Outcome.refused(AccountFault.HAS_ACCOUNT);
        }
        AccountName account = new AccountName(name, NameRules.key(name), NameRules.skeleton(name));
        if (store.isTaken(account)) {
            return Outcome.refused(AccountFault.NAME_TAKEN);
        }
        String password = passwords.hash(request.password());
        // Last of all, so that a refusal leaves no guest behind.
        Caller guest = caller.identity().isPresent()
                ? caller
                : new Caller(Optional.of(players.guest("en", caller.device()).identity()), caller.device());
        String id = guest.identity().orElseThrow().player().id();
        List<String> codes = recoveryCodes();
        Begun begun = Begun.in(guest);
        return store.signUp(id, account, password, hashes(codes), begun.session(), time.millis())
                ? begun.signedIn(new PlayerRow(id, Kind.PERSON, Optional.of(name)), codes)
                : Outcome.refused(AccountFault.NAME_TAKEN);
    }

    private Outcome signIn(AccountRequest.SignIn request, Caller caller) {
        Optional<AccountRow> account = store.named(NameRules.key(request.name()));
        if (!passwords.matches(request.password(), account.map(AccountRow::password))) {
            return Outcome.refused(AccountFault.WRONG_PASSWORD);
        }
        PlayerRow player = account.orElseThrow().player();
        Begun begun = Begun.in(caller);
        store.beginSession(player.id(), begun.session(), time.millis());
        return begun.signedIn(player, List.of());
    }

    private Outcome recover(AccountRequest.Recover request, Caller caller) {
        Optional<AccountRow> account = store.named(NameRules.key(request.name()));
        String code = Secrets.hexHash(Secrets.typedCode(request.code()));
        if (account.isEmpty() || !store.hasCode(account.get().player().id(), code)) {
            return Outcome.refused(AccountFault.WRONG_CODE);
        }
        PlayerRow player = account.get().player();
        Optional<AccountFault> fault = PasswordRules.fault(request.password(), NameRules.key(request.name()));
        return fault.isPresent()
                ? Outcome.refused(fault.get())
                : setPassword(player, request.password(), Optional.of(code), caller);
    }

    private Outcome changePassword(AccountRequest.ChangePassword request, Caller caller, Identity identity) {
        Optional<AccountFault> wrong = wrongPassword(request.password(), identity);
        if (wrong.isPresent()) {
            return Outcome.refused(wrong.get());
        }
        PlayerRow player = identity.player();
        Optional<AccountFault> fault = PasswordRules.fault(
                request.newPassword(), NameRules.key(player.name().orElseThrow()));
        return fault.isPresent()
                ? Outcome.refused(fault.get())
                : setPassword(player, request.newPassword(), Optional.empty(), caller);
    }

    private Outcome setPassword(PlayerRow player, String password, Optional<String> code, Caller caller) {
        Begun begun = Begun.in(caller);
        boolean isSet = store.setPassword(player.id(), passwords.hash(password), code, begun.session(), time.millis());
        return isSet ? begun.signedIn(player, List.of()) : Outcome.refused(AccountFault.WRONG_CODE);
    }

    private Outcome newCodes(String password, Identity identity) {
        Optional<AccountFault> wrong = wrongPassword(password, identity);
        if (wrong.isPresent()) {
            return Outcome.refused(wrong.get());
        }
        List<String> codes = recoveryCodes();
        store.replaceCodes(identity.player().id(), hashes(codes), time.millis());
        return Outcome.of(new AccountAnswer.CodesMade(codes));
    }

    private Optional<AccountFault> wrongPassword(String password, Identity identity) {
        Optional<AccountRow> account = store.of(identity.player().id());
        if (account.isEmpty()) {
            return Optional.of(AccountFault.NO_ACCOUNT);
        }
        return passwords.matches(password, account.map(AccountRow::password))
                ? Optional.empty()
                : Optional.of(AccountFault.WRONG_PASSWORD);
    }

    private Outcome endSession(String session, Identity identity) {
        long now = time.millis();
        playerStore.sessions(identity.player().id(), now - Players.SESSION_LIFE.toMillis()).stream()
                .filter(each -> each.hash().substring(0, SESSION_ID).equals(session))
                .forEach(each -> playerStore.end(each.hash(), now));
        return Outcome.of(new AccountAnswer.AccountDone());
    }

    private Outcome linkDevice(Identity identity) {
        String code = Secrets.linkCode();
        long expiresAt = time.millis() + LINK_LIFE.toMillis();
        store.addLink(identity.player().id(), Secrets.hash(code), expiresAt);
        return Outcome.of(new AccountAnswer.LinkMade(code, expiresAt));
    }

    private Outcome redeemLink(String code, Caller caller) {
        Begun begun = Begun.in(caller);
        return store.redeemLink(Secrets.hash(Secrets.typedCode(code)), begun.session(), time.millis())
                .map(player -> begun.signedIn(player, List.of()))
                .orElseGet(() -> Outcome.refused(AccountFault.WRONG_CODE));
    }

    /** An account is deleted after a week, in which its player may think better of it; a guest at once. */
    private Outcome delete(String password, Identity identity) {
        long now = time.millis();
        boolean isGuest = identity.player().kind() == Kind.GUEST;
        Optional<AccountFault> wrong = isGuest ? Optional.empty() : wrongPassword(password, identity);
        if (wrong.isPresent()) {
            return Outcome.refused(wrong.get());
        }
        erasure.schedule(identity.player().id(), isGuest ? now : now + DELETION_WAIT.toMillis(), now);
        return Outcome.of(new AccountAnswer.AccountDone());
    }

    private static List<String> recoveryCodes() {
        return Stream.generate(Secrets::recoveryCode).limit(RECOVERY_CODES).toList();
    }

    private static List<String> hashes(List<String> codes) {
        return codes.stream().map(Secrets::typedCode).map(Secrets::hexHash).toList();
    }
}
