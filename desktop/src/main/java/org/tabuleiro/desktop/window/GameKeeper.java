package org.tabuleiro.desktop.window;

import org.jspecify.annotations.Nullable;
import org.tabuleiro.desktop.storage.Autosave;
import org.tabuleiro.desktop.storage.LeftGame;
import org.tabuleiro.desktop.table.Session;

/** Keeps the game on the screen whenever a turn or a part of one was entered, so that it can be taken up after a kill. */
final class GameKeeper implements Session.Listener {
    private final Autosave autosave;
    private final GameScreen screen;
    private @Nullable LeftGame kept;

    GameKeeper(Autosave autosave, GameScreen screen) {
        this.autosave = autosave;
        this.screen = screen;
    }

    @Override
    public void changed() {
        Session session = screen.session();
        if (session.result().isPresent()) {
            if (kept != null) {
                kept = null;
                autosave.forget();
            }
            return;
        }
        LeftGame now = LeftGame.of(
                session, RecordTags.of(session, screen.texts()), screen.board().isFlipped());
        // A game that nobody has played in is no game that was left.
        boolean begun = session.tree().root() != session.live()
                || !session.entry().steps().isEmpty();
        if ((begun || kept != null) && !now.equals(kept)) {
            kept = now;
            autosave.keep(now);
        }
    }
}
