package org.tabuleiro.server.online;

import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerResponse;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.online.OnlineService;
import org.tabuleiro.online.player.Accounts.Caller;
import org.tabuleiro.online.player.Accounts.Outcome;
import org.tabuleiro.online.player.Identity;
import org.tabuleiro.protocol.PlayerInfo;
import org.tabuleiro.protocol.account.AccountAnswer;
import org.tabuleiro.protocol.account.AccountAnswer.AccountRefused;
import org.tabuleiro.protocol.account.AccountFault;
import org.tabuleiro.protocol.account.AccountRequest;
import org.tabuleiro.protocol.json.MessageCodec;

/** The requests of accounts: names, passwords, codes and sessions. */
final class AccountApi {
    private final OnlineService service;
    private final Credentials credentials;
    private final AccountLimits limits;

    AccountApi(OnlineService service, Credentials credentials, AccountLimits limits) {
        this.service = service;
        this.credentials = credentials;
        this.limits = limits;
    }

    /**
     * Answers a request that our page or a program has sent.
     *
     * @param body the request
     * @param address the key of the client's address
     */
    void answer(
            Headers headers,
            Optional<Identity> sender,
            Optional<String> address,
            String body,
            ServerResponse response) {
        if (!(MessageCodec.readAccountRequest(body) instanceof Parsed.Ok<AccountRequest>(AccountRequest request))) {
            response.status(Status.BAD_REQUEST_400).send();
            return;
        }
        Optional<String> id = sender.map(each -> each.player().id());
        if (!limits.allows(request, address, id)) {
            OnlineApi.send(response, Status.TOO_MANY_REQUESTS_429, new AccountRefused(AccountFault.TOO_MANY));
            return;
        }
        String device =
                headers.value(HeaderNames.USER_AGENT).map(DeviceName::of).orElse("");
        Outcome outcome = service.accounts().handle(request, new Caller(sender, device));
        service.closeSessionsEndedLately();
        if (request instanceof AccountRequest.SignUp
                && outcome.answer() instanceof AccountAnswer.SignedIn(PlayerInfo player, List<String> _)) {
            service.renamed(player.id());
        }
        outcome.secret().ifPresent(secret -> response.header(HeaderNames.SET_COOKIE, credentials.setCookie(secret)));
        boolean isDone = outcome.answer() instanceof AccountAnswer.AccountDone;
        if (request instanceof AccountRequest.DeletePlayer && isDone) {
            service.erase();
        }
        if (isDone && !(request instanceof AccountRequest.EndSession)) {
            response.header(HeaderNames.SET_COOKIE, credentials.clearCookie());
        }
        OnlineApi.send(response, status(outcome.answer()), outcome.answer());
    }

    /** Answers everything that is stored about the player of a session, as a file. */
    void export(Optional<Identity> sender, ServerResponse response) {
        if (sender.isEmpty()) {
            response.status(Status.UNAUTHORIZED_401).send();
        } else if (!limits.exports().tryTake(sender.get().player().id())) {
            response.status(Status.TOO_MANY_REQUESTS_429).send();
        } else {
            response.header(HeaderNames.CONTENT_TYPE, "application/zip");
            response.header(HeaderNames.CONTENT_DISPOSITION, "attachment; filename=\"tabuleiro.zip\"");
            response.send(service.ownData().zip(sender.get()));
        }
    }

    private static Status status(AccountAnswer answer) {
        if (!(answer instanceof AccountRefused(AccountFault reason))) {
            return Status.OK_200;
        }
        return switch (reason) {
            case NO_SESSION, WRONG_PASSWORD, WRONG_CODE -> Status.UNAUTHORIZED_401;
            case TOO_MANY -> Status.TOO_MANY_REQUESTS_429;
            case BUSY -> Status.SERVICE_UNAVAILABLE_503;
            default -> Status.CONFLICT_409;
        };
    }
}
