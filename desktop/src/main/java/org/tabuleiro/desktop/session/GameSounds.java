package org.tabuleiro.desktop.session;

import org.tabuleiro.content.Look;
import org.tabuleiro.content.sound.Sound;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.TableEvent;

/** Plays the sounds of a game: steps, captures and end. */
public final class GameSounds implements Table.Listener {
    /** The default volume, in per cent. */
    public static final int VOLUME = 75;

    private final Table table;
    private final Settings settings;
    private final SoundPlayer sounds;
    private int steps;

    public GameSounds(Table table, Settings settings, SoundPlayer sounds) {
        this.table = table;
        this.settings = settings;
        this.sounds = sounds;
        steps = table.input().entry().steps().size();
    }

    @Override
    public void changed() {
        int entered = table.input().entry().steps().size();
        if (entered > steps) {
            play(Sound.STEP);
        }
        steps = entered;
    }

    @Override
    public void happened(TableEvent event) {
        // The steps of a different turn are not new input.
        steps = table.input().entry().steps().size();
        switch (event) {
            case TableEvent.Played played when !table.match().isOver() -> turn(played.node());
            case TableEvent.Tried tried -> turn(tried.node());
            case TableEvent.Ended ended -> play(Sound.END);
            default -> {}
        }
    }

    private void turn(GameTree.Node node) {
        boolean fewer = empty(node.state()) > empty(node.parent().orElseThrow().state());
        play(fewer ? Sound.CAPTURE : Sound.STEP);
    }

    private static int empty(State state) {
        return state.layout().count(Layout.EMPTY);
    }

    private void play(Sound sound) {
        if (settings.is("sound", true)) {
            sounds.play(Look.of(table.game()).material(), sound, settings.number("volume", VOLUME, 0, 100));
        }
    }
}
