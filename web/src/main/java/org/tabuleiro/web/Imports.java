package org.tabuleiro.web;

import java.util.List;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.table.Reading;
import org.tabuleiro.table.Trouble;

/** Says what a text from a file or the clipboard turned out to be. */
final class Imports {
    private Imports() {}

    /** The games of a text, or its position, or what is wrong with it and where. */
    static Json examine(Catalogue texts, String text) {
        return switch (Reading.of(text)) {
            case Reading.OfGames(List<GameRecord> records) -> {
                Json games = Json.array();
                records.forEach(record -> games.add(game(record)));
                yield Json.object().put("games", games);
            }
            case Reading.OfPosition(State state) ->
                Json.object().put("game", state.game().id()).put("position", state.toString());
            case Reading.OfNothing(Trouble trouble) -> {
                Json json = Json.object().put("error", texts.text(trouble.message()));
                trouble.place()
                        .ifPresent(place -> json.put("line", place.line())
                                .put("column", place.column())
                                .put("drawn", place.drawn()));
                yield json;
            }
        };
    }

    private static Json game(GameRecord record) {
        return Json.object()
                .put("game", record.game().id())
                .put("first", record.tags().getOrDefault(GameRecord.FIRST, ""))
                .put("second", record.tags().getOrDefault(GameRecord.SECOND, ""))
                .put("event", record.tags().getOrDefault("Event", ""))
                .put("date", record.tags().getOrDefault("Date", ""))
                .put("result", record.result().map(Result::points).orElse("*"))
                .put("turns", record.line().turns().size());
    }
}
