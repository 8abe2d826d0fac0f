package org.tabuleiro.console.online;

import java.util.Optional;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Side;
import org.tabuleiro.protocol.ChallengeInfo;
import org.tabuleiro.protocol.InvitationInfo;
import org.tabuleiro.protocol.MatchTerms;
import org.tabuleiro.protocol.OwnMatch;
import org.tabuleiro.protocol.PlayerInfo;
import org.tabuleiro.table.scene.ClockFace;

/** Matches, challenges and players of a server as lines of text. */
public final class OnlineTexts {
    private OnlineTexts() {}

    /** The name of a player. */
    public static String name(Catalogue texts, PlayerInfo player) {
        return switch (player.type()) {
            case GUEST -> texts.text("online.guest", player.name());
            case DELETED -> texts.text("online.deleted");
            case BOT -> texts.text("online.bot", player.name());
            case PERSON -> player.name();
        };
    }

    /** The name of a game; its id if this program does not know it. */
    static String game(Console console, String id) {
        return console.find(id).map(console.catalogue()::name).orElse(id);
    }

    private static String theSide(Console console, String id, Side side) {
        Optional<Game> game = console.find(id);
        return game.map(known -> console.catalogue().theSide(known, side)).orElseGet(() -> side.name());
    }

    static String match(Console console, OwnMatch match, long serverMillis) {
        Catalogue texts = console.catalogue();
        String turn = match.toMove().isEmpty()
                ? texts.text("console.online.list.over")
                : match.toMove().get() == match.seat()
                        ? texts.text("online.your-turn")
                        : texts.text("console.online.list.waits");
        String time = match.deadline().isEmpty()
                ? ""
                : ", "
                        + texts.text(
                                "console.online.list.left",
                                ClockFace.of(Math.max(0, match.deadline().getAsLong() - serverMillis))
                                        .text());
        return "  " + match.id() + "  "
                + texts.text(
                        "console.online.list.match",
                        game(console, match.game()),
                        name(texts, match.opponent()),
                        theSide(console, match.game(), match.seat()),
                        match.ply(),
                        turn + time);
    }

    static String invitation(Console console, InvitationInfo invitation) {
        return "  " + invitation.id() + "  "
                + offer(console, invitation.game(), invitation.setup(), invitation.terms(), otherSide(invitation));
    }

    private static Optional<Side> otherSide(InvitationInfo invitation) {
        return invitation.own() ? invitation.side().map(Side::other) : invitation.side();
    }

    static String challenge(Console console, ChallengeInfo challenge) {
        Catalogue texts = console.catalogue();
        Optional<Side> side = challenge.own() ? challenge.side().map(Side::other) : challenge.side();
        String line = "  " + challenge.id() + "  "
                + (challenge.own() ? texts.text("console.online.lobby.own") : name(texts, challenge.by())) + ": "
                + offer(console, challenge.game(), challenge.setup(), challenge.terms(), side);
        return challenge.accountsOnly() ? line + " " + texts.text("console.online.lobby.accounts") : line;
    }

    /** What is offered: the game, the time, the side that the reader would play. */
    static String offer(Console console, String game, String setup, MatchTerms terms, Optional<Side> side) {
        Catalogue texts = console.catalogue();
        String setupName = console.find(game)
                .filter(known -> known.setups().containsKey(setup))
                .map(known -> " (" + texts.text(known.id() + ".setup." + setup) + ")")
                .orElse("");
        String time = terms.time().isEmpty() ? texts.text("online.join.no-clock") : time(texts, terms.time());
        String seat = side.map(each -> texts.text("online.join.you-play", theSide(console, game, each)))
                .orElseGet(() -> texts.text("online.join.random"));
        return game(console, game) + setupName + ". " + time + " " + seat;
    }

    /** A time control in words. */
    private static String time(Catalogue texts, String time) {
        if (time.endsWith("d")) {
            return texts.text("online.join.days", Integer.parseInt(time.substring(0, time.length() - 1)));
        }
        if (time.endsWith("s")) {
            return texts.text("online.join.seconds", Integer.parseInt(time.substring(0, time.length() - 1)));
        }
        int plus = time.indexOf('+');
        return plus < 0 ? time : texts.text("online.join.clock", time.substring(0, plus), time.substring(plus + 1));
    }
}
