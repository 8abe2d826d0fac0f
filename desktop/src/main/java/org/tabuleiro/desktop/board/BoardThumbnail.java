package org.tabuleiro.desktop.board;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.List;
import java.util.Set;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import org.tabuleiro.content.BoardDrawing;
import org.tabuleiro.content.Theme;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;
import org.tabuleiro.table.scene.Mark;
import org.tabuleiro.table.scene.Scene;

/** A small, non-interactive board, as on cards and in rule pages. */
public final class BoardThumbnail extends JComponent implements Accessible {
    private final PieceRenderer pieces = new PieceRenderer(this);
    private Scene scene;
    private Theme theme;

    /** A position. */
    public BoardThumbnail(State state, Theme theme) {
        this(Scene.of(state), theme);
    }

    private BoardThumbnail(Scene scene, Theme theme) {
        this.scene = scene;
        this.theme = theme;
        setPreferredSize(new Dimension(200, 200));
    }

    /** A position with squares marked. */
    public static BoardThumbnail of(State state, List<Integer> marked, Theme theme) {
        List<Mark> marks = marked.stream()
                .map(square -> (Mark) new Mark.Spot(square, Mark.Kind.LAST))
                .toList();
        return new BoardThumbnail(new Scene(state.game(), state.layout(), marks), theme);
    }

    /** Preloads the drawings of a game, from any thread, so that its first board paints sooner. */
    public static void prepare(Game game, Theme theme) {
        BoardRenderer.of(game, BoardLook.of(theme, BoardDrawing.Size.SMALL)).prepare();
        PieceRenderer.prepare(game, theme);
    }

    /** Shows another position. */
    public void show(State state) {
        scene = Scene.of(state);
        repaint();
    }

    /** Changes the colours. */
    public void setTheme(Theme newTheme) {
        theme = newTheme;
        repaint();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        BoardLook look = BoardLook.of(theme, BoardDrawing.Size.SMALL);
        BoardDrawing drawing = BoardRenderer.of(scene.game(), look).drawing();
        Grid grid = Grid.fit(scene.game().board(), drawing, getWidth(), getHeight(), false);
        BoardPainter painter = new BoardPainter(g, scene, grid, look, pieces);
        painter.board(this);
        painter.paint(Set.of());
        g.dispose();
    }

    /** {@link JComponent} has no accessible context of its own. */
    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJComponent() {
                @Override
                public AccessibleRole getAccessibleRole() {
                    return AccessibleRole.ICON;
                }
            };
        }
        return accessibleContext;
    }
}
