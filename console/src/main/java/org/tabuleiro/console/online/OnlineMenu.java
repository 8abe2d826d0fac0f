package org.tabuleiro.console.online;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.io.LiveLines;
import org.tabuleiro.console.io.LiveLines.Typed;
import org.tabuleiro.console.view.TextView;
import org.tabuleiro.games.Message;
import org.tabuleiro.protocol.ChallengeInfo;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.InvitationInfo;
import org.tabuleiro.protocol.OwnMatch;
import org.tabuleiro.protocol.ServerMessage;

/** A player on a server outside of matches: lists, invitations, challenges, and the way to a match. */
public final class OnlineMenu {
    private static final int HELP_COLUMN = 34;

    private final Console console;
    private final OnlineSession session;
    private final LiveLines lines;
    private final TextView.Style style;
    private final boolean waits;

    /**
     * The menu of a session.
     *
     * @param style the style of boards
     * @param waits whether to wait until somebody accepts what was offered
     */
    public OnlineMenu(Console console, OnlineSession session, LiveLines lines, TextView.Style style, boolean waits) {
        this.console = console;
        this.session = session;
        this.lines = lines;
        this.style = style;
        this.waits = waits;
    }

    /** Does what was typed on the command line. What is wrong or refused is bad input. */
    public void perform(List<String> words) {
        OnlineAction action = OnlineAction.find(console.catalogue(), words.getFirst())
                .orElseThrow(() -> new BadInput(unknown(words.getFirst())));
        perform(action, words.subList(1, words.size()));
    }

    private Message unknown(String typed) {
        return Message.of(
                "console.online.unknown-action", typed, String.join(", ", OnlineAction.all(console.catalogue())));
    }

    /** Lists what there is, and does what is typed until the player leaves. */
    public void run() {
        console.say(
                "console.online.welcome",
                OnlineTexts.name(console.catalogue(), session.player()),
                OnlineAction.HELP.in(console.catalogue()));
        list();
        lobby();
        boolean pressed = false;
        while (true) {
            session.setReader(this::note);
            lines.setCompletions(beginning -> OnlineAction.all(console.catalogue()));
            Typed typed = lines.next(() -> false).orElseThrow();
            session.check();
            switch (typed) {
                case Typed.End end -> {
                    return;
                }
                case Typed.Interrupted(boolean hasText) -> {
                    if (pressed && !hasText) {
                        return;
                    }
                    pressed = true;
                    console.say("console.press-again");
                }
                case Typed.Line(String text) -> {
                    pressed = false;
                    if (!execute(text.strip())) {
                        return;
                    }
                }
            }
        }
    }

    /** Does what was typed; false if the player leaves. A typo ends nothing. */
    private boolean execute(String text) {
        if (text.isEmpty()) {
            return true;
        }
        List<String> words = List.of(text.split("\\s+"));
        Optional<OnlineAction> action = OnlineAction.find(console.catalogue(), words.getFirst());
        if (action.equals(Optional.of(OnlineAction.QUIT))) {
            return false;
        }
        try {
            if (action.isEmpty()) {
                throw new BadInput(unknown(words.getFirst()));
            }
            perform(action.get(), words.subList(1, words.size()));
        } catch (BadInput bad) {
            session.check();
            console.print(console.catalogue().fault(bad.fault()));
        }
        return true;
    }

    private void perform(OnlineAction action, List<String> words) {
        switch (action) {
            case LIST -> list();
            case LOBBY -> lobby();
            case INVITE -> invite(OfferedGame.read(console, words));
            case CHALLENGE -> challenge(OfferedGame.read(console, words));
            case JOIN -> join(one(words, "console.online.which-link"));
            case TAKE -> take(one(words, "console.online.which-challenge"));
            case PLAY -> play(words);
            case WATCH -> enter(matchId(one(words, "console.online.which-match")));
            case WITHDRAW -> withdraw(one(words, "console.online.which-offer"));
            case HELP -> help();
            case QUIT -> {}
        }
    }

    private static String one(List<String> words, String missing) {
        if (words.size() != 1) {
            throw new BadInput(Message.of(missing));
        }
        return words.getFirst();
    }

    private void help() {
        for (OnlineAction action : OnlineAction.values()) {
            String word = action.in(console.catalogue());
            String arguments = switch (action) {
                case INVITE, CHALLENGE -> console.catalogue().text("console.online.arguments.offer");
                case JOIN -> console.catalogue().text("console.online.arguments.link");
                case TAKE, WITHDRAW -> console.catalogue().text("console.online.arguments.id");
                case PLAY, WATCH -> console.catalogue().text("console.online.arguments.match");
                default -> "";
            };
            String left = word + (arguments.isEmpty() ? "" : " " + arguments);
            String pad = " ".repeat(Math.max(1, HELP_COLUMN - left.length()));
            console.print("  " + left + pad + action.help(console.catalogue()), 2 + HELP_COLUMN);
        }
    }

    // --- lists ---

    private ServerMessage.OwnMatches own() {
        return session.answer(session.connection().listOwn(), ServerMessage.OwnMatches.class);
    }

    private List<ChallengeInfo> challenges() {
        return session.answer(session.connection().openChallenges(), ServerMessage.OpenChallenges.class)
                .challenges();
    }

    private void list() {
        ServerMessage.OwnMatches own = own();
        console.print(console.catalogue().text("online.own") + ":");
        if (own.matches().isEmpty()) {
            console.say("console.online.list.none");
        }
        long now = session.connection().serverMillis();
        own.matches().forEach(match -> console.print(OnlineTexts.match(console, match, now), 4));
        if (!own.invitations().isEmpty()) {
            console.print(console.catalogue().text("online.open-invitations") + ":");
            own.invitations().forEach(each -> console.print(OnlineTexts.invitation(console, each), 4));
        }
    }

    private void lobby() {
        List<ChallengeInfo> open = challenges();
        console.say(open.isEmpty() ? "console.online.lobby.none" : "console.online.lobby");
        open.forEach(each -> console.print(OnlineTexts.challenge(console, each), 4));
    }

    /** Tells of news in matches while the player is not in one of them. */
    private void note(ServerMessage message) {
        switch (message) {
            case ServerMessage.Notice(String match, OwnMatch.MatchNews news) ->
                console.say(news(news), match, OnlineAction.PLAY.in(console.catalogue()));
            case ServerMessage.InvitationAccepted(String invitation, String match) ->
                console.say("console.online.news.begun", match, OnlineAction.PLAY.in(console.catalogue()));
            case ServerMessage.ChallengeTaken(String challenge, String match) ->
                console.say("console.online.news.begun", match, OnlineAction.PLAY.in(console.catalogue()));
            default -> {}
        }
    }

    static String news(OwnMatch.MatchNews news) {
        return switch (news) {
            case BEGUN -> "console.online.news.begun";
            case YOUR_TURN -> "console.online.news.your-turn";
            case OFFER -> "console.online.news.offer";
            case CHAT -> "console.online.news.chat";
            case OVER -> "console.online.news.over";
        };
    }

    // --- offers ---

    private void invite(OfferedGame offer) {
        ServerMessage.Invited invited = session.answer(
                session.connection()
                        .ask(id -> new ClientMessage.Invite(
                                id, offer.game().id(), offer.setup(), offer.time(), offer.seat())),
                ServerMessage.Invited.class);
        console.say("online.invite.link");
        console.out().println(session.invitationLink(invited.token()));
        if (session.isLocalOnly()) {
            console.say("online.invite.local");
        }
        await(invited.invitation().id());
    }

    private void challenge(OfferedGame offer) {
        ServerMessage.Challenged challenged = session.answer(
                session.connection()
                        .ask(id -> new ClientMessage.Challenge(
                                id, offer.game().id(), offer.setup(), offer.time(), offer.seat(), 0, false)),
                ServerMessage.Challenged.class);
        console.print(OnlineTexts.challenge(console, challenged.challenge()), 4);
        await(challenged.challenge().id());
    }

    /** Waits until somebody accepts what was offered, and plays; the player can leave meanwhile. */
    private void await(String offer) {
        if (!waits) {
            return;
        }
        console.say("console.online.waiting", OnlineAction.QUIT.in(console.catalogue()));
        CompletableFuture<String> begun = new CompletableFuture<>();
        session.setReader(message -> {
            switch (message) {
                case ServerMessage.InvitationAccepted(String invitation, String match)
                when invitation.equals(offer) -> begun.complete(match);
                case ServerMessage.ChallengeTaken(String challenge, String match)
                when challenge.equals(offer) -> begun.complete(match);
                // What was accepted while the line was cut is found in the list.
                case ServerMessage.OwnMatches own
                when own.invitations().stream().noneMatch(each -> each.id().equals(offer))
                        && own.challenges().stream().noneMatch(each -> each.id().equals(offer))
                        && !own.matches().isEmpty() ->
                    own.matches().stream()
                            .filter(each -> each.ply() <= 1)
                            .findFirst()
                            .ifPresent(each -> begun.complete(each.id()));
                default -> note(message);
            }
        });
        // The reader gets the answer.
        CompletableFuture<?> _ = session.connection().listOwn();
        while (!begun.isDone()) {
            session.check();
            if (!console.isTerminal()) {
                // The lines of a script are for the match.
                lines.await();
                continue;
            }
            Optional<Typed> typed = lines.next(begun::isDone);
            if (typed.isPresent() && mayLeave(typed.get())) {
                console.say("console.online.offer-stays", offer, OnlineAction.WITHDRAW.in(console.catalogue()));
                return;
            }
        }
        enter(begun.join());
    }

    private boolean mayLeave(Typed typed) {
        if (typed instanceof Typed.Line(String text)) {
            boolean quits = OnlineAction.find(console.catalogue(), text.strip()).equals(Optional.of(OnlineAction.QUIT));
            if (!quits) {
                console.say("console.online.waiting", OnlineAction.QUIT.in(console.catalogue()));
            }
            return quits;
        }
        return true;
    }

    private void withdraw(String id) {
        ServerMessage.OwnMatches own = own();
        String whole = only(
                id,
                Stream.concat(
                                own.invitations().stream().map(InvitationInfo::id),
                                own.challenges().stream().map(ChallengeInfo::id))
                        .toList());
        boolean isInvitation =
                own.invitations().stream().anyMatch(each -> each.id().equals(whole));
        session.answer(
                session.connection()
                        .ask(request -> isInvitation
                                ? new ClientMessage.Withdraw(request, whole)
                                : new ClientMessage.WithdrawChallenge(request, whole)),
                ServerMessage.Done.class);
        console.say("console.online.withdrawn");
    }

    // --- matches ---

    /** The end of a link: what follows the last slash. */
    private static String token(String link) {
        return link.substring(link.lastIndexOf('/') + 1);
    }

    private void join(String link) {
        String token = token(link);
        InvitationInfo shown = session.answer(
                        session.connection().ask(id -> new ClientMessage.ShowInvitation(id, token)),
                        ServerMessage.Invitation.class)
                .invitation();
        if (shown.match().isPresent()) {
            console.say(shown.seat().isPresent() ? "online.join.go" : "online.join.taken");
            enter(shown.match().get());
            return;
        }
        if (shown.state() != InvitationInfo.InvitationState.OPEN || shown.own()) {
            throw new BadInput(Message.of(
                    shown.own()
                            ? "online.refused.own-invitation"
                            : shown.state() == InvitationInfo.InvitationState.WITHDRAWN
                                    ? "online.join.withdrawn"
                                    : "online.join.expired"));
        }
        console.say(
                "online.join.title",
                OnlineTexts.game(console, shown.game()),
                OnlineTexts.name(console.catalogue(), shown.by()));
        enter(session.answer(
                        session.connection().ask(id -> new ClientMessage.Join(id, token)), ServerMessage.Seated.class)
                .match());
    }

    private void take(String id) {
        String whole = only(id, challenges().stream().map(ChallengeInfo::id).toList());
        enter(session.answer(
                        session.connection().ask(request -> new ClientMessage.Take(request, whole)),
                        ServerMessage.Seated.class)
                .match());
    }

    /** Plays a match; without an id the next one in which it is the player's turn. */
    private void play(List<String> words) {
        List<OwnMatch> all = own().matches();
        if (words.size() > 1) {
            throw new BadInput(Message.of("console.online.which-match"));
        }
        if (words.isEmpty()) {
            if (all.isEmpty()) {
                throw new BadInput(Message.of("console.online.list.none"));
            }
            enter(all.getFirst().id());
            return;
        }
        String typed = matchId(words.getFirst());
        List<String> beginning = all.stream()
                .map(OwnMatch::id)
                .filter(each -> each.startsWith(typed))
                .toList();
        enter(beginning.size() == 1 ? beginning.getFirst() : typed);
    }

    private static String matchId(String typed) {
        return token(typed);
    }

    /** The id that begins as typed. */
    private static String only(String typed, List<String> ids) {
        List<String> fitting =
                ids.stream().filter(each -> each.startsWith(typed)).toList();
        if (fitting.size() > 1 && !fitting.contains(typed)) {
            throw new BadInput(Message.of("console.online.several", typed, String.join(", ", fitting)));
        }
        return fitting.size() == 1 ? fitting.getFirst() : typed;
    }

    /** Plays or watches a match, and its rematches. */
    private void enter(String match) {
        @Nullable String next = match;
        while (next != null) {
            try (OnlineGame game = OnlineGame.open(console, session, lines, style, next)) {
                next = game.run().orElse(null);
            }
            session.setReader(this::note);
        }
    }
}
