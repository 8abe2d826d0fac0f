package org.tabuleiro.desktop.window;

import org.tabuleiro.desktop.storage.Autosave;
import org.tabuleiro.table.LeftGame;
import org.tabuleiro.table.Session;

/** Keeps the game on the screen whenever a turn or a part of one was entered, so that it can be taken up after a kill. */
final class GameKeeper implements Session.Listener {
    private final Autosave autosave;
    private final GameScreen screen;
    private LeftGame last;
    private boolean kept;
    private boolean ended;

    /**
     * Keeps a game from its next change on: one that nobody has played in since it was begun or opened was not left.
     *
     * @param autosave where
     * @param screen the game
     * @param kept whether it is there already
     */
    GameKeeper(Autosave autosave, GameScreen screen, boolean kept) {
        this.autosave = autosave;
        this.screen = screen;
        this.kept = kept;
        last = now();
    }

    /** Whether the game is kept. */
    boolean isKept() {
        return kept && !ended;
    }

    private LeftGame now() {
        Session session = screen.session();
        return LeftGame.of(
                session, RecordTags.of(session, screen.texts()), screen.board().isFlipped());
    }

    @Override
    public void changed() {
        if (screen.session().result().isPresent()) {
            if (kept && !ended) {
                ended = true;
                autosave.forget();
            }
            return;
        }
        LeftGame now = now();
        // A game whose end was taken back is kept again as it was.
        if (ended || (kept ? !now.equals(last) : isPlayedIn(now))) {
            ended = false;
            kept = true;
            last = now;
            autosave.keep(now);
        }
    }

    /** Not so if only time has passed or somebody else has sat down. */
    private boolean isPlayedIn(LeftGame now) {
        return now.turns() != last.turns()
                || !now.entered().equals(last.entered())
                || !now.record().line().equals(last.record().line());
    }
}
