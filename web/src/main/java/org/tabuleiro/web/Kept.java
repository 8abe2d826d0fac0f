package org.tabuleiro.web;

import java.util.LinkedHashMap;
import java.util.Map;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.table.SavedGame;

/** Games as a browser keeps them: the text of a {@link SavedGame}, and what a list of games says about it. */
final class Kept {
    private static final String TITLE = "Event";
    private static final String DATE = "Date";

    private Kept() {}

    static Json summary(SavedGame game) {
        GameRecord record = game.record();
        Map<String, String> tags = record.tags();
        return Json.object()
                .put("game", record.game().id())
                .put("record", game.write())
                .put("first", game.first().text())
                .put("second", game.second().text())
                .put("firstName", name(game, GameRecord.FIRST))
                .put("secondName", name(game, GameRecord.SECOND))
                .put("title", tags.getOrDefault(TITLE, ""))
                .put("date", tags.getOrDefault(DATE, ""))
                .put("points", record.result().map(Result::points).orElse("*"))
                .put("turns", game.turns())
                .put("finished", record.result().isPresent());
    }

    /** What somebody has called a player; nothing if nobody has. */
    private static String name(SavedGame game, String player) {
        return game.isUnnamed(player) ? "" : game.record().tags().getOrDefault(player, "");
    }

    /** The games of a file that can be read, and what is wrong with the others. */
    static Json harvest(Catalogue texts, String file) {
        GameReader.Harvest harvest = GameReader.readEach(file, Games::find);
        Json games = Json.array();
        harvest.games().forEach(record -> games.add(summary(SavedGame.of(record))));
        Json faults = Json.array();
        for (Message fault : harvest.faults()) {
            faults.add(texts.text(fault));
        }
        return Json.object().put("games", games).put("faults", faults);
    }

    static String retag(Catalogue texts, String text, Map<String, String> changes) {
        return switch (SavedGame.read(text)) {
            case Parsed.Fault<SavedGame> fault -> Tables.error(texts.fault(fault));
            case Parsed.Ok<SavedGame> ok ->
                summary(retagged(ok.value(), changes)).toString();
        };
    }

    private static SavedGame retagged(SavedGame game, Map<String, String> changes) {
        GameRecord record = game.record();
        Map<String, String> tags = new LinkedHashMap<>(record.tags());
        changes.forEach((tag, value) -> {
            // Who had no name and gets none is called what the seat is called.
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

    static String gameFile(Catalogue texts, String text) {
        return switch (SavedGame.read(text)) {
            case Parsed.Fault<SavedGame> fault -> Tables.error(texts.fault(fault));
            case Parsed.Ok<SavedGame> ok ->
                Json.object().put("file", GameWriter.write(ok.value().record())).toString();
        };
    }
}
