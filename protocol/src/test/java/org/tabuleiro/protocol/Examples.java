package org.tabuleiro.protocol;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.tabuleiro.games.Side;
import org.tabuleiro.protocol.ChatLine.ChatPreset;
import org.tabuleiro.protocol.ClockState.RunningClock;
import org.tabuleiro.protocol.InvitationInfo.InvitationState;
import org.tabuleiro.protocol.MatchTerms.TakeBackRule;
import org.tabuleiro.protocol.MessageText.MessageArgument;
import org.tabuleiro.protocol.PlannedTurn.AutomaticTurn;
import org.tabuleiro.protocol.PlayerInfo.PlayerType;

/** A message of every kind; the same messages are files in the folder {@code examples}. */
public final class Examples {
    private static final String START = "8/8/8/8/8/8/8/8 w";
    private static final ClockState STOPPED = new ClockState(300_000, 0, 300_000, 0, Optional.empty());
    private static final ClockState RUNNING = new ClockState(
            298_500, 180_000, 300_000, 0, Optional.of(new RunningClock(Side.SECOND, false, 1_790_000_000_000L)));
    private static final MatchTerms TERMS = new MatchTerms("5+3", true, TakeBackRule.BY_CONSENT, false);
    private static final PlayerInfo GUEST = new PlayerInfo("p1xYz23456789abc", PlayerType.GUEST, "K7Q2");
    private static final PlayerInfo PERSON = new PlayerInfo("p2xYz23456789abc", PlayerType.PERSON, "Inês");
    private static final String MATCH = "7hG2kLm9QxZ1";
    private static final InvitationInfo OPEN = new InvitationInfo(
            "i4Rt6yU8iOp0",
            InvitationState.OPEN,
            GUEST,
            true,
            "breakthru",
            "",
            TERMS,
            Optional.of(Side.SECOND),
            Optional.empty(),
            Optional.empty());
    private static final InvitationInfo ACCEPTED = new InvitationInfo(
            "i4Rt6yU8iOp0",
            InvitationState.ACCEPTED,
            GUEST,
            false,
            "eximo",
            "",
            new MatchTerms("3d", false, TakeBackRule.OFF, false),
            Optional.empty(),
            Optional.of(MATCH),
            Optional.of(Side.FIRST));
    private static final ChallengeInfo CHALLENGE = new ChallengeInfo(
            "h4Rt6yU8iOp0",
            PERSON,
            false,
            "eximo",
            "",
            new MatchTerms("3d", false, TakeBackRule.BY_CONSENT, false),
            Optional.empty(),
            2,
            1,
            true,
            1_790_000_000_000L);

    private Examples() {}

    /** Client messages. */
    public static List<ClientMessage> client() {
        return List.of(
                new ClientMessage.Hello(1, "web 1a2b3c4", "pt"),
                new ClientMessage.Ping(Map.of(MATCH, 12)),
                new ClientMessage.Watch(MATCH, 12),
                new ClientMessage.Unwatch(MATCH),
                submit(new PlayerCommand.PlayTurn(4, START, "a5-c5,h7-h11", OptionalLong.of(2350))),
                submit(new PlayerCommand.PlayTurn(4, START, "a5-c5,h7-h11", OptionalLong.empty())),
                submit(new PlayerCommand.Resign()),
                submit(new PlayerCommand.OfferDraw()),
                submit(new PlayerCommand.AcceptDraw(9)),
                submit(new PlayerCommand.DeclineDraw(9)),
                submit(new PlayerCommand.RequestTakeBack(3)),
                submit(new PlayerCommand.AcceptTakeBack(9)),
                submit(new PlayerCommand.DeclineTakeBack(9)),
                submit(new PlayerCommand.Abort()),
                submit(new PlayerCommand.GiveTime(15_000)),
                submit(new PlayerCommand.ClaimWin()),
                submit(new PlayerCommand.ClaimDraw()),
                new ClientMessage.Entering(MATCH, 4, 1),
                new ClientMessage.Invite("c-1", "breakthru", "", "5+3", SeatChoice.RANDOM),
                new ClientMessage.ShowInvitation("c-2", "0QmJ_x-3TtGhq1mNvQ5b7w"),
                new ClientMessage.Join("c-3", "0QmJ_x-3TtGhq1mNvQ5b7w"),
                new ClientMessage.Withdraw("c-4", "i4Rt6yU8iOp0"),
                new ClientMessage.Rematch("c-5", MATCH),
                new ClientMessage.ListOwn(),
                new ClientMessage.Lobby(true),
                new ClientMessage.Challenge("c-7", "eximo", "", "3d", SeatChoice.RANDOM, 2, true),
                new ClientMessage.Take("c-8", "h4Rt6yU8iOp0"),
                new ClientMessage.WithdrawChallenge("c-9", "h4Rt6yU8iOp0"),
                new ClientMessage.Say("c-10", MATCH, ChatPreset.WELL_PLAYED),
                new ClientMessage.Plan("c-11", MATCH, 4, START, "a5-c5,h7-h11", Optional.of("b3-b4")),
                new ClientMessage.Plan("c-12", MATCH, 4, START, "a5-c5,h7-h11", Optional.empty()),
                new ClientMessage.PlayForced("c-13", MATCH, true));
    }

    private static ClientMessage submit(PlayerCommand command) {
        return new ClientMessage.Submit("c-6", MATCH, 11, command);
    }

    /** Server messages. */
    public static List<ServerMessage> server() {
        return List.of(
                new ServerMessage.Welcome(1, Optional.of(GUEST), 1_790_000_000_123L, 10_000),
                new ServerMessage.Welcome(1, Optional.empty(), 1_790_000_000_123L, 10_000),
                new ServerMessage.PleaseReload(2),
                new ServerMessage.Pong(1_790_000_010_123L),
                new ServerMessage.Malformed("command.ply"),
                new ServerMessage.Snapshot(
                        new MatchHeader(
                                MATCH, GUEST, PERSON, Optional.of(Side.FIRST), Optional.empty(), Optional.empty()),
                        new MatchState(
                                2,
                                1,
                                "eximo",
                                START,
                                TERMS,
                                STOPPED,
                                List.of(new MatchState.PlayedTurn("b3-b4", RUNNING)),
                                RUNNING,
                                Optional.of(new MatchState.OpenDrawOffer(2, Side.FIRST)),
                                Optional.empty(),
                                Optional.empty(),
                                false),
                        1_790_000_000_456L),
                new ServerMessage.Snapshot(
                        new MatchHeader(
                                MATCH,
                                GUEST,
                                PERSON,
                                Optional.empty(),
                                Optional.of(Side.SECOND),
                                Optional.of("8hG2kLm9QxZ1")),
                        new MatchState(
                                7,
                                7,
                                "eximo",
                                START,
                                TERMS,
                                STOPPED,
                                List.of(),
                                STOPPED,
                                Optional.empty(),
                                Optional.of(new MatchState.OpenTakeBack(6, Side.SECOND, 0)),
                                Optional.of(new MatchState.MatchEnd(
                                        Optional.of(new MatchOutcome(Optional.of(Side.FIRST), "resignation")))),
                                true),
                        1_790_000_000_456L),
                new ServerMessage.Events(
                        MATCH,
                        List.of(
                                logged(1, new MatchEvent.TurnPlayed(Side.FIRST, "b3-b4", RUNNING, Optional.empty())),
                                logged(2, new MatchEvent.DrawOffered(2, Side.FIRST)),
                                logged(3, new MatchEvent.DrawDeclined(2)),
                                logged(4, new MatchEvent.TakeBackRequested(4, Side.FIRST, 0)),
                                logged(5, new MatchEvent.TakeBackDeclined(4)),
                                logged(6, new MatchEvent.TakenBack(0, RUNNING)),
                                logged(7, new MatchEvent.Restored(1, RUNNING)),
                                logged(8, new MatchEvent.Paused(STOPPED)),
                                logged(9, new MatchEvent.Resumed(RUNNING)),
                                logged(10, new MatchEvent.TimeGiven(Side.SECOND, 15_000, RUNNING)),
                                logged(11, new MatchEvent.Hidden()),
                                logged(
                                        12,
                                        new MatchEvent.Ended(new MatchOutcome(Optional.empty(), "agreement"), STOPPED)),
                                logged(13, new MatchEvent.Aborted(STOPPED)),
                                logged(
                                        14,
                                        new MatchEvent.TurnPlayed(
                                                Side.SECOND, "pass", RUNNING, Optional.of(AutomaticTurn.FORCED))))),
                new ServerMessage.Done("c-6", 13),
                new ServerMessage.Refused(
                        "c-6",
                        RefusalReason.ILLEGAL,
                        Optional.of(new MessageText(
                                "turn.refused",
                                List.of(
                                        new MessageArgument.Text("b3"),
                                        new MessageArgument.Count(2),
                                        new MessageArgument.Nested(new MessageText("piece.man", List.of()))))),
                        13),
                new ServerMessage.Refused("c-3", RefusalReason.NO_INVITATION, Optional.empty(), 0),
                new ServerMessage.Invited("c-1", "0QmJ_x-3TtGhq1mNvQ5b7w", OPEN),
                new ServerMessage.Invitation("c-2", ACCEPTED),
                new ServerMessage.Seated("c-3", MATCH, Side.SECOND),
                new ServerMessage.InvitationAccepted("i4Rt6yU8iOp0", MATCH),
                new ServerMessage.RematchOffered(MATCH, Side.SECOND),
                new ServerMessage.RematchBegun(MATCH, "8hG2kLm9QxZ1"),
                new ServerMessage.OwnMatches(
                        List.of(new OwnMatch(
                                MATCH,
                                "eximo",
                                "3d",
                                PERSON,
                                Side.FIRST,
                                Optional.of(Side.FIRST),
                                8,
                                START,
                                OptionalLong.of(1_790_000_600_000L))),
                        List.of(OPEN),
                        List.of(CHALLENGE)),
                new ServerMessage.OwnMatchChanged(new OwnMatch(
                        MATCH, "eximo", "5+3", PERSON, Side.SECOND, Optional.empty(), 9, START, OptionalLong.empty())),
                new ServerMessage.Notice(MATCH, OwnMatch.MatchNews.YOUR_TURN),
                new ServerMessage.OpenChallenges(List.of(CHALLENGE)),
                new ServerMessage.ChallengesChanged(List.of(CHALLENGE), List.of("h5Rt6yU8iOp0")),
                new ServerMessage.RunningMatches(
                        List.of(new WatchableMatch(MATCH, "eximo", "5+3", GUEST, PERSON, Side.FIRST, 8, START))),
                new ServerMessage.Challenged("c-7", CHALLENGE),
                new ServerMessage.ChallengeTaken("h4Rt6yU8iOp0", MATCH),
                new ServerMessage.Chat(
                        MATCH, List.of(new ChatLine(1, Side.SECOND, ChatPreset.GOOD_LUCK, 1_790_000_000_456L))),
                new ServerMessage.Plans(MATCH, true, List.of(new PlannedTurn(4, START, "a5-c5,h7-h11", "b3-b4"))),
                new ServerMessage.Presence(MATCH, true, false, 3),
                new ServerMessage.Gone(MATCH, Side.SECOND, 1_790_000_060_000L),
                new ServerMessage.StepsEntered(MATCH, Side.SECOND, 4, 1),
                new ServerMessage.Storage(false),
                new ServerMessage.Restart(2400));
    }

    private static LoggedEvent logged(int version, MatchEvent event) {
        return new LoggedEvent(version, 1, START, event);
    }
}
