package org.tabuleiro.online;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.games.record.Line;
import org.tabuleiro.online.live.LiveMatch;
import org.tabuleiro.online.live.LiveMatches;
import org.tabuleiro.online.player.Accounts;
import org.tabuleiro.online.player.Identity;
import org.tabuleiro.online.player.PlayerNames;
import org.tabuleiro.online.store.ChatStore;
import org.tabuleiro.online.store.MatchRow;
import org.tabuleiro.online.store.MatchStore;
import org.tabuleiro.protocol.ChatLine;
import org.tabuleiro.protocol.PlayerInfo;
import org.tabuleiro.protocol.PlayerInfo.PlayerType;
import org.tabuleiro.protocol.account.AccountAnswer;
import org.tabuleiro.protocol.json.MessageCodec;

/** Everything that is stored about a player, as files that the player can take along. */
public final class OwnData {
    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("uuuu.MM.dd", Locale.ROOT);

    private final Accounts accounts;
    private final MatchStore matchStore;
    private final LiveMatches matches;
    private final ChatStore chats;

    OwnData(Accounts accounts, MatchStore matchStore, LiveMatches matches, ChatStore chats) {
        this.accounts = accounts;
        this.matchStore = matchStore;
        this.matches = matches;
        this.chats = chats;
    }

    /**
     * A line that the player said.
     *
     * @param match the match
     * @param line the line
     */
    private record SaidLine(String match, ChatLine line) {}

    /** A zip of the account, the matches and what the player said in them. */
    public byte[] zip(Identity identity) {
        String player = identity.player().id();
        List<GameRecord> games = new ArrayList<>();
        List<SaidLine> said = new ArrayList<>();
        for (String id : matchStore.idsOf(player)) {
            matches.find(id).ifPresent(live -> {
                Side seat = live.row().seat(player).orElseThrow();
                games.add(record(live));
                chats.after(id, 0).stream()
                        .filter(line -> line.side() == seat)
                        .forEach(line -> said.add(new SaidLine(id, line)));
            });
        }
        AccountAnswer.AccountShown account = accounts.show(Optional.of(identity));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            add(zip, "profile.json", MessageCodec.write(account.player().orElseThrow()));
            add(zip, "sessions.json", MessageCodec.write(account.sessions()));
            add(zip, "matches.pgn", GameWriter.write(games));
            add(zip, "chat.json", MessageCodec.write(said));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.toByteArray();
    }

    private static void add(ZipOutputStream zip, String name, String text) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(text.getBytes(StandardCharsets.UTF_8));
        zip.closeEntry();
    }

    private static GameRecord record(LiveMatch live) {
        MatchRow row = live.row();
        Map<String, String> tags = Map.of(
                GameRecord.FIRST,
                name(row, Side.FIRST),
                GameRecord.SECOND,
                name(row, Side.SECOND),
                "Date",
                DATE.format(Instant.ofEpochMilli(row.createdAt()).atOffset(ZoneOffset.UTC)),
                "Match",
                row.id());
        return new GameRecord(
                live.match().stateAfter(0),
                tags,
                Line.of(live.match().turns()),
                live.match().result());
    }

    private static String name(MatchRow row, Side side) {
        PlayerInfo info = PlayerNames.info(row.player(side));
        return info.type() == PlayerType.GUEST ? "Guest " + info.name() : info.name();
    }
}
