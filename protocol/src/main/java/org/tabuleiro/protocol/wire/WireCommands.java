package org.tabuleiro.protocol.wire;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.match.Command;
import org.tabuleiro.match.Match;
import org.tabuleiro.match.Refusal;
import org.tabuleiro.protocol.MessageText;
import org.tabuleiro.protocol.MessageText.MessageArgument;
import org.tabuleiro.protocol.PlayerCommand;
import org.tabuleiro.protocol.RefusalReason;
import org.tabuleiro.protocol.ServerMessage;

/** Converts the commands of players and the reasons of refusals to messages and back. */
public final class WireCommands {
    private WireCommands() {}

    /**
     * The command as a player sends it; empty if players at a distance cannot give it.
     *
     * @param match the match that the player sees
     * @param thinkMillis how long the player has thought, if it is a turn
     */
    public static Optional<PlayerCommand> toWire(Command command, Match match, OptionalLong thinkMillis) {
        return switch (command) {
            case Command.Play(String turn, int seen, long credit) ->
                Optional.of(new PlayerCommand.PlayTurn(
                        match.played().size(), match.state().toString(), turn, thinkMillis));
            case Command.Resign() -> Optional.of(new PlayerCommand.Resign());
            case Command.OfferDraw() -> Optional.of(new PlayerCommand.OfferDraw());
            case Command.AcceptDraw(int offer) -> Optional.of(new PlayerCommand.AcceptDraw(offer));
            case Command.DeclineDraw(int offer) -> Optional.of(new PlayerCommand.DeclineDraw(offer));
            case Command.TakeBack(int turns) -> Optional.of(new PlayerCommand.RequestTakeBack(turns));
            case Command.AcceptTakeBack(int request) -> Optional.of(new PlayerCommand.AcceptTakeBack(request));
            case Command.DeclineTakeBack(int request) -> Optional.of(new PlayerCommand.DeclineTakeBack(request));
            case Command.Abort() -> Optional.of(new PlayerCommand.Abort());
            case Command.GiveTime(Side to, long millis) -> Optional.of(new PlayerCommand.GiveTime(millis));
            case Command.Restore(int turns) -> Optional.empty();
            case Command.Flag() -> Optional.empty();
            case Command.Pause() -> Optional.empty();
            case Command.Resume() -> Optional.empty();
            case Command.Adjudicate(Result result) -> Optional.empty();
        };
    }

    /**
     * The command for {@link Match#decide}. Claims become the result that the arbiter decides on, once it has
     * found that the opponent is gone.
     *
     * @param side the side of the sender
     * @param seen the last version that the sender has seen
     * @param credit milliseconds of network lag that the sender is not charged for
     */
    public static Command fromWire(PlayerCommand command, Side side, int seen, long credit) {
        return switch (command) {
            case PlayerCommand.PlayTurn(int ply, String position, String turn, OptionalLong thinkMillis) ->
                new Command.Play(turn, seen, credit);
            case PlayerCommand.Resign() -> new Command.Resign();
            case PlayerCommand.OfferDraw() -> new Command.OfferDraw();
            case PlayerCommand.AcceptDraw(int offer) -> new Command.AcceptDraw(offer);
            case PlayerCommand.DeclineDraw(int offer) -> new Command.DeclineDraw(offer);
            case PlayerCommand.RequestTakeBack(int turns) -> new Command.TakeBack(turns);
            case PlayerCommand.AcceptTakeBack(int request) -> new Command.AcceptTakeBack(request);
            case PlayerCommand.DeclineTakeBack(int request) -> new Command.DeclineTakeBack(request);
            case PlayerCommand.Abort() -> new Command.Abort();
            case PlayerCommand.GiveTime(long millis) -> new Command.GiveTime(side.other(), millis);
            case PlayerCommand.ClaimWin() -> new Command.Adjudicate(Result.win(side, Result.RESIGNATION));
            case PlayerCommand.ClaimDraw() -> new Command.Adjudicate(Result.draw(Result.AGREEMENT));
        };
    }

    /** The answer to a command that a match has refused. */
    public static ServerMessage.Refused toWire(String id, Refusal refusal, int version) {
        RefusalReason reason = RefusalReason.valueOf(refusal.reason().name());
        return new ServerMessage.Refused(id, reason, Optional.of(toWire(refusal.message())), version);
    }

    /** The refusal for people; reasons that only a server has become "not allowed" with their own message. */
    public static Refusal fromWire(ServerMessage.Refused refused) {
        Refusal.Reason reason = Refusal.Reason.NOT_ALLOWED;
        for (Refusal.Reason each : Refusal.Reason.values()) {
            if (each.name().equals(refused.reason().name())) {
                reason = each;
            }
        }
        String key = refused.reason().name().toLowerCase(Locale.ROOT).replace('_', '-');
        return new Refusal(
                reason, refused.message().map(WireCommands::fromWire).orElse(Message.of("online.refused." + key)));
    }

    /** The message as it is sent. */
    public static MessageText toWire(Message message) {
        List<MessageArgument> arguments = message.args().stream()
                .map(argument -> switch (argument) {
                    case Message nested -> new MessageArgument.Nested(toWire(nested));
                    case Integer number -> new MessageArgument.Count(number);
                    default -> new MessageArgument.Text(argument.toString());
                })
                .map(MessageArgument.class::cast)
                .toList();
        return new MessageText(message.key(), arguments);
    }

    /** The message for a catalogue. */
    public static Message fromWire(MessageText text) {
        List<Object> arguments = text.arguments().stream()
                .map(argument -> switch (argument) {
                    case MessageArgument.Text(String plain) -> plain;
                    case MessageArgument.Count(int number) -> number;
                    case MessageArgument.Nested(MessageText nested) -> fromWire(nested);
                })
                .map(Object.class::cast)
                .toList();
        return new Message(text.key(), arguments);
    }
}
