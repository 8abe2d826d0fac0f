package org.tabuleiro.desktop.game;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.desktop.board.BoardView;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.desktop.swing.Motion;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.scene.LayoutMotion;
import org.tabuleiro.table.scene.Mark;
import org.tabuleiro.table.scene.Reserves;
import org.tabuleiro.table.scene.Scene;
import org.tabuleiro.table.scene.SceneMaker;
import org.tabuleiro.table.scene.Speech;

/**
 * The board of a table on which turns are entered, with the hands of the players in games that have them. It
 * belongs to the screen of a game or to a task of a lesson, which lays out the components.
 */
public final class EntryBoard {

    /** The screen with the board. */
    public interface Screen {
        /** The marks besides those of the table. */
        List<Mark> marks();

        /** Removes from a scene what the screen does not show. */
        default Scene shown(Scene scene) {
            return scene;
        }

        /** Before any input: whether it is allowed. */
        default boolean allowsInput() {
            return true;
        }

        /** Whether the arrow keys walk through the game. */
        default boolean allowsBrowsing() {
            return true;
        }

        /** The height of the screen in pixels. */
        int getHeight();
    }

    private final Table table;
    private final UiTexts texts;
    private final Settings settings;
    private final Screen screen;
    private final TurnEntry entry;
    private final BoardView view;
    private final StepAnimation replay;
    private final Map<Side, HandRail> rails = new EnumMap<>(Side.class);
    /** The position that was drawn last. */
    private GameTree.@Nullable Node drawn;

    /** A board that shows the displayed position of the table, without marks until it is drawn. */
    public EntryBoard(Table table, UiTexts texts, Settings settings, Screen screen) {
        this.table = table;
        this.texts = texts;
        this.settings = settings;
        this.screen = screen;
        entry = new TurnEntry(this);
        view = new BoardView(Scene.of(table.displayed().state()), new Speech(table, texts::catalogue), entry);
        view.setName("board");
        view.setBankNames(texts.catalogue().banks(table.game()));
        entry.bindKeys(view);
        replay = new StepAnimation(view, this::draw);
        if (Reserves.isClicked(table.game())) {
            for (Side side : Side.values()) {
                rails.put(side, new HandRail(this, side));
            }
        }
        applySettings();
    }

    Table table() {
        return table;
    }

    UiTexts texts() {
        return texts;
    }

    Settings settings() {
        return settings;
    }

    Screen screen() {
        return screen;
    }

    public BoardView view() {
        return view;
    }

    public TurnEntry entry() {
        return entry;
    }

    /** The hand of a side, in games that have hands. */
    public Optional<HandRail> rail(Side side) {
        return Optional.ofNullable(rails.get(side));
    }

    /** Applies the look; {@link #draw} follows. */
    public void applySettings() {
        view.setTheme(settings.theme());
        view.setLabels(settings.is("coordinates", true));
        rails.values().forEach(rail -> rail.setTheme(settings.theme()));
        table.input().setConfirming(settings.is("confirm", false));
    }

    /** Smaller hands, in a low panel. */
    void setCompact(boolean compact) {
        rails.values().forEach(rail -> rail.setCompact(compact));
    }

    /** Follows the table. */
    public void update() {
        draw();
        rails.values().forEach(HandRail::update);
    }

    /** Draws the displayed position; pieces glide to it from the one drawn before. */
    public void draw() {
        if (replay.isRunning()) {
            return;
        }
        boolean isStill = Motion.isReduced(settings);
        SceneMaker.Options options = new SceneMaker.Options(entry.hovered(), settings.is("heat", false), isStill);
        Scene next = screen.shown(SceneMaker.of(table, options, screen.marks()));
        GameTree.Node from = drawn;
        GameTree.Node to = table.displayed();
        drawn = to;
        if (from != null && from != to && isAnimated()) {
            view.animateTo(next, LayoutMotion.between(view.scene().layout(), from, to), () -> {});
        } else {
            view.show(next);
        }
    }

    private boolean isAnimated() {
        return view.isShowing() && !Motion.isReduced(settings);
    }

    /** Animates steps, unless reduced motion is set. */
    public void replay(State from, List<Step> steps) {
        if (isAnimated()) {
            replay.steps(from, steps);
        }
    }

    /** Animates the turn that led to a node, unless reduced motion is set. */
    public void replay(GameTree.Node node) {
        replay(node.parent().orElseThrow().state(), node.turn().orElseThrow().steps());
    }

    /** Stops the animation. */
    public void close() {
        replay.skip();
    }
}
