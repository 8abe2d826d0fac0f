package org.tabuleiro.desktop.session;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.tabuleiro.desktop.storage.Autosave;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Step;
import org.tabuleiro.table.RecordTags;
import org.tabuleiro.table.SavedGame;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Table;

/** Autosaves the open game after every turn or step, so that it can be resumed after a crash. */
public final class GameAutosaver implements Table.Listener {

    /** The state that triggers a write; clocks and search progress alone do not. */
    private record Stamp(int revision, long edits, List<Step> entered, Seat first, Seat second, boolean flipped) {}

    private final Autosave autosave;
    private final Table table;
    private final UiTexts texts;
    private final BooleanSupplier flipped;
    private Stamp stamp;
    private SavedGame last;
    private boolean saved;
    private boolean ended;

    /**
     * Saves a game from its next change on: a game without turns since it was opened is not worth resuming.
     *
     * @param autosave the storage
     * @param table the game
     * @param texts the texts for unnamed players
     * @param flipped whether the second player is at the bottom
     * @param saved whether it is saved already
     */
    public GameAutosaver(Autosave autosave, Table table, UiTexts texts, BooleanSupplier flipped, boolean saved) {
        this.autosave = autosave;
        this.table = table;
        this.texts = texts;
        this.flipped = flipped;
        this.saved = saved;
        stamp = stamp();
        last = now();
    }

    /** The record tags of a game played here. */
    public static Map<String, String> tags(Table table, UiTexts texts) {
        String today = LocalDate.now(ZoneId.systemDefault()).toString().replace('-', '.');
        return RecordTags.of(table, texts.catalogue(), today);
    }

    /** Whether the game is saved. */
    public boolean isSaved() {
        return saved && !ended;
    }

    private Stamp stamp() {
        return new Stamp(
                table.match().revision(),
                table.editing().version(),
                table.input().entry().steps(),
                table.seat(Side.FIRST),
                table.seat(Side.SECOND),
                flipped.getAsBoolean());
    }

    private SavedGame now() {
        return SavedGame.of(table, tags(table, texts), flipped.getAsBoolean());
    }

    @Override
    public void changed() {
        if (table.match().isOver()) {
            if (saved && !ended) {
                ended = true;
                autosave.discard();
            }
            return;
        }
        Stamp before = stamp;
        stamp = stamp();
        if (!ended && stamp.equals(before)) {
            return;
        }
        SavedGame now = now();
        // A game whose end was taken back is saved again.
        if (ended || (saved ? !now.equals(last) : hasNewTurns(now))) {
            ended = false;
            saved = true;
            last = now;
            autosave.save(now);
        }
    }

    /** Changed clocks or seats alone do not count. */
    private boolean hasNewTurns(SavedGame now) {
        return now.turns() != last.turns()
                || !now.entered().equals(last.entered())
                || !now.record().line().equals(last.record().line());
    }
}
