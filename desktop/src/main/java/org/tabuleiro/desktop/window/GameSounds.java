package org.tabuleiro.desktop.window;

import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.table.Session;

/** Makes a game heard: its steps, captures and end. */
final class GameSounds implements Session.Listener {
    private final Session session;
    private final Settings settings;
    private final Sounds sounds;
    private int steps;
    private boolean over;

    GameSounds(Session session, Settings settings, Sounds sounds) {
        this.session = session;
        this.settings = settings;
        this.sounds = sounds;
        steps = session.entry().steps().size();
        over = session.result().isPresent();
    }

    @Override
    public void changed() {
        boolean ended = session.result().isPresent();
        int entered = session.entry().steps().size();
        if (ended && !over) {
            play(Sounds.Sound.END);
        } else if (entered > steps) {
            play(Sounds.Sound.STEP);
        }
        over = ended;
        steps = entered;
    }

    @Override
    public void played(GameTree.Node node) {
        steps = 0;
        boolean fewer = empty(node.state()) > empty(node.parent().orElseThrow().state());
        if (session.result().isEmpty()) {
            play(fewer ? Sounds.Sound.CAPTURE : Sounds.Sound.STEP);
        }
    }

    private static int empty(State state) {
        return state.layout().count(Layout.EMPTY);
    }

    private void play(Sounds.Sound sound) {
        if (settings.is("sound", true)) {
            sounds.play(sound);
        }
    }
}
