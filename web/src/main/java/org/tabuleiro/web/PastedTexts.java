package org.tabuleiro.web;

import java.util.List;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.table.paste.PastedText;
import org.tabuleiro.table.paste.ReadError;
import org.tabuleiro.web.border.Pasted;

/** Recognises a text from a file or the clipboard. */
final class PastedTexts {
    private PastedTexts() {}

    /** The games or the position of a text, or its error and where it is. */
    static Pasted examine(Catalogue texts, String text) {
        return switch (PastedText.of(text)) {
            case PastedText.OfGames(List<GameRecord> records) ->
                new Pasted.PastedGames(records.stream().map(PastedTexts::game).toList());
            case PastedText.OfPosition(State state) ->
                new Pasted.PastedPosition(state.game().id(), state.toString());
            case PastedText.OfNothing(ReadError error) ->
                new Pasted.UnreadableText(
                        texts.text(error.message()),
                        error.place().map(place -> new Pasted.TextPlace(place.line(), place.column(), place.drawn())));
        };
    }

    private static Pasted.PastedGame game(GameRecord record) {
        return new Pasted.PastedGame(
                record.game().id(),
                record.tags().getOrDefault(GameRecord.FIRST, ""),
                record.tags().getOrDefault(GameRecord.SECOND, ""),
                record.tags().getOrDefault("Event", ""),
                record.tags().getOrDefault("Date", ""),
                record.result().map(Result::points).orElse("*"),
                record.line().turns().size());
    }
}
