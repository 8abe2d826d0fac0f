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

/** Keeps the game on the screen whenever a turn or a part of one was entered, so that it can be taken up after a kill. */
public final class GameAutosaver implements Table.Listener {

    /** What a file is written for anew: time alone, or what a program finds while it thinks, is not worth one. */
    private record Stamp(int revision, long edits, List<Step> entered, Seat first, Seat second, boolean flipped) {}

    private final Autosave autosave;
    private final Table table;
    private final UiTexts texts;
    private final BooleanSupplier flipped;
    private Stamp stamp;
    private SavedGame last;
    private boolean kept;
    private boolean ended;

    /**
     * Keeps a game from its next change on: one that nobody has played in since it was begun or opened was not left.
     *
     * @param autosave where
     * @param table the game
     * @param texts the language of players without a name
     * @param flipped whether the second player sits below
     * @param kept whether it is there already
     */
    public GameAutosaver(Autosave autosave, Table table, UiTexts texts, BooleanSupplier flipped, boolean kept) {
        this.autosave = autosave;
        this.table = table;
        this.texts = texts;
        this.flipped = flipped;
        this.kept = kept;
        stamp = stamp();
        last = now();
    }

    /** What the record of a game that was played here says about it. */
    public static Map<String, String> tags(Table table, UiTexts texts) {
        String today = LocalDate.now(ZoneId.systemDefault()).toString().replace('-', '.');
        return RecordTags.of(table, texts.catalogue(), today);
    }

    /** Whether the game is kept. */
    public boolean isKept() {
        return kept && !ended;
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
            if (kept && !ended) {
                ended = true;
                autosave.forget();
            }
            return;
        }
        Stamp before = stamp;
        stamp = stamp();
        if (!ended && stamp.equals(before)) {
            return;
        }
        SavedGame now = now();
        // A game whose end was taken back is kept again as it was.
        if (ended || (kept ? !now.equals(last) : isPlayedIn(now))) {
            ended = false;
            kept = true;
            last = now;
            autosave.keep(now);
        }
    }

    /** Not so if only time has passed or somebody else has sat down. */
    private boolean isPlayedIn(SavedGame now) {
        return now.turns() != last.turns()
                || !now.entered().equals(last.entered())
                || !now.record().line().equals(last.record().line());
    }
}
