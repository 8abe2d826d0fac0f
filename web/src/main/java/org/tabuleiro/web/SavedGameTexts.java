package org.tabuleiro.web;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.table.SavedGame;
import org.tabuleiro.table.coach.LevelRecord;
import org.tabuleiro.web.border.BoardLayout;
import org.tabuleiro.web.border.SavedGames.Export;
import org.tabuleiro.web.border.SavedGames.GameScore;
import org.tabuleiro.web.border.SavedGames.GameSummary;
import org.tabuleiro.web.border.SavedGames.ReadGames;
import org.tabuleiro.web.border.SavedGames.Retagging;
import org.tabuleiro.web.border.SavedGames.SavedResult;

/** Games as a browser stores them: the text of a {@link SavedGame}, and its summary for lists. */
final class SavedGameTexts {
    private static final String TITLE = "Event";
    private static final String DATE = "Date";

    private SavedGameTexts() {}

    static GameSummary summary(SavedGame game) {
        GameRecord record = game.record();
        Map<String, String> tags = record.tags();
        return new GameSummary(
                record.game().id(),
                game.write(),
                game.first().text(),
                game.second().text(),
                name(game, GameRecord.FIRST),
                name(game, GameRecord.SECOND),
                tags.getOrDefault(TITLE, ""),
                tags.getOrDefault(DATE, ""),
                record.result().map(Result::points).orElse("*"),
                game.turns(),
                record.result().isPresent());
    }

    /** The name given to a player; empty if there is none. */
    private static String name(SavedGame game, String player) {
        return game.isUnnamed(player) ? "" : game.record().tags().getOrDefault(player, "");
    }

    /** The readable games of a file, and the errors of the others. */
    static ReadGames readGames(Catalogue texts, String file) {
        GameReader.Recovered recovered = GameReader.readEach(file, Games::find);
        return new ReadGames(
                recovered.games().stream()
                        .map(record -> summary(SavedGame.of(record)))
                        .toList(),
                recovered.faults().stream().map(texts::text).toList());
    }

    /** The pieces of a saved game after its last turn; an empty board if it cannot be read. */
    static BoardLayout lastBoard(String text) {
        return switch (SavedGame.read(text)) {
            case Parsed.Fault<SavedGame> fault -> new BoardLayout("", List.of());
            case Parsed.Ok<SavedGame> ok -> BoardLayout.of(ok.value().state().layout());
        };
    }

    static BoardLayout layout(String game, String position) {
        BoardLayout unreadable = new BoardLayout("", List.of());
        return Games.find(game)
                .map(each -> switch (each.read(position)) {
                    case Parsed.Fault<State> _ -> unreadable;
                    case Parsed.Ok<State> ok -> BoardLayout.of(ok.value().layout());
                })
                .orElse(unreadable);
    }

    static List<GameScore> scores(List<SavedResult> games) {
        List<LevelRecord.FinishedGame> finished = games.stream()
                .map(game -> new LevelRecord.FinishedGame(game.game(), game.first(), game.second(), game.points()))
                .toList();
        return Games.ALL.stream()
                .map(game -> LevelRecord.of(game.id(), finished))
                .filter(record -> record.games() > 0)
                .map(SavedGameTexts::score)
                .toList();
    }

    private static GameScore score(LevelRecord record) {
        int won = record.results().stream()
                .mapToInt(LevelRecord.LevelResults::won)
                .sum();
        return new GameScore(record.game(), record.games(), won, record.beaten().orElse(0));
    }

    static Retagging retag(Catalogue texts, String text, Map<String, String> changes) {
        return switch (SavedGame.read(text)) {
            case Parsed.Fault<SavedGame> fault -> new Retagging.NotRetagged(texts.fault(fault));
            case Parsed.Ok<SavedGame> ok -> new Retagging.Retagged(summary(retagged(ok.value(), changes)));
        };
    }

    private static SavedGame retagged(SavedGame game, Map<String, String> changes) {
        GameRecord record = game.record();
        Map<String, String> tags = new LinkedHashMap<>(record.tags());
        changes.forEach((tag, value) -> {
            // A player without a given name keeps the default name of the seat.
            if (!value.isEmpty() || !game.isUnnamed(tag)) {
                tags.put(tag, value);
            }
        });
        tags.entrySet()
                .removeIf(tag -> tag.getValue().isEmpty()
                        && !tag.getKey().equals(GameRecord.FIRST)
                        && !tag.getKey().equals(GameRecord.SECOND));
        return new SavedGame(
                new GameRecord(record.start(), tags, record.line(), record.result()),
                game.first(),
                game.second(),
                game.turns(),
                game.entered(),
                game.clocks(),
                game.flipped(),
                game.names());
    }

    static Export gameFile(Catalogue texts, String text) {
        return switch (SavedGame.read(text)) {
            case Parsed.Fault<SavedGame> fault -> new Export.NotExported(texts.fault(fault));
            case Parsed.Ok<SavedGame> ok ->
                new Export.ExportedFile(GameWriter.write(ok.value().record()));
        };
    }
}
