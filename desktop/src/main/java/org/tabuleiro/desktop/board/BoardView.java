package org.tabuleiro.desktop.board;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import javax.swing.Timer;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.content.BankNames;
import org.tabuleiro.content.BoardDrawing;
import org.tabuleiro.content.Theme;
import org.tabuleiro.desktop.swing.KeyBindings;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Side;
import org.tabuleiro.table.scene.BoardSpeech;
import org.tabuleiro.table.scene.LayoutMotion;
import org.tabuleiro.table.scene.Scene;

/**
 * A board with its pieces and marks, for any game: draws a {@link Scene} and reports clicks. It knows no
 * rules.
 *
 * <p>It is a single tab stop; the arrow keys move the focused square and Enter clicks it.
 */
public final class BoardView extends JComponent implements Accessible {
    private static final int FRAME_MILLIS = 15;
    /** More turns than a game has. */
    private static final int ALL = 100_000;

    /** Receives mouse and keyboard input. */
    public interface Listener {
        /** A square was clicked, or chosen by keyboard. */
        void clicked(int square);

        /** A piece was dragged from one square to another. */
        void dragged(int from, int to);

        /** The pointer entered a square; -1 if it left the board. */
        void hovered(int square);

        /**
         * The wheel was turned, or an arrow key was pressed on a board that was not entered with the keyboard.
         * Returns whether that was used; if not, an arrow key moves the focused square.
         *
         * @param by the number of turns, negative for earlier ones
         */
        default boolean walked(int by) {
            return false;
        }

        /** The drag of a piece begins. */
        default void lifted(int square) {}

        /** Whether a stone in the bank of a side can be placed now. */
        default boolean isBankPickable(Side side) {
            return false;
        }

        /** Whether the piece on a square can be picked up now. */
        default boolean isPickable(int square) {
            return false;
        }

        /**
         * While pieces are not draggable: the pressed pointer entered a square, the first of the stroke or a
         * later one.
         */
        default void swept(int square, boolean isFirst) {}
    }

    private final PieceRenderer pieces = new PieceRenderer(this);
    private final Listener listener;
    private final BoardSpeech speech;
    private Scene scene;
    private Theme theme = Theme.DEFAULT;
    private boolean flipped;
    private boolean labels = true;
    private Optional<BankNames> banks = Optional.empty();
    private boolean draggable = true;
    private int focus;
    /** Whether the arrow keys move the focused square: the board was entered with the keyboard. */
    private boolean keyboard;

    private final UserArrows arrows = new UserArrows();
    private final BoardMouse mouse;
    private @Nullable PieceAnimation animation;

    /**
     * A board.
     *
     * @param scene the initial scene
     * @param speech the accessible names of the squares
     * @param listener receives the input
     */
    public BoardView(Scene scene, BoardSpeech speech, Listener listener) {
        this.scene = scene;
        this.listener = listener;
        this.speech = speech;
        setFocusable(true);
        setMinimumSize(new Dimension(220, 220));
        setPreferredSize(new Dimension(560, 560));
        mouse = new BoardMouse(this, listener);
        addMouseListener(mouse);
        addMouseMotionListener(mouse);
        addMouseWheelListener(mouse);
        addFocusListener(new FocusAdapter() {
            @Override
            public void focusGained(FocusEvent event) {
                keyboard |= event.getCause() == FocusEvent.Cause.TRAVERSAL_FORWARD
                        || event.getCause() == FocusEvent.Cause.TRAVERSAL_BACKWARD;
                repaint();
            }

            @Override
            public void focusLost(FocusEvent event) {
                repaint();
            }
        });
        bindArrow("LEFT", -1, 0, -1);
        bindArrow("RIGHT", 1, 0, 1);
        bindArrow("UP", 0, -1, -ALL);
        bindArrow("DOWN", 0, 1, ALL);
        bindKey("ENTER", this::clickFocused);
        bindKey("SPACE", this::clickFocused);
    }

    /** The height of the whole drawing of the board at a width. */
    public int heightFor(int width) {
        BoardDrawing drawing = BoardRenderer.of(scene.game(), BoardLook.of(theme, BoardDrawing.Size.FULL))
                .drawing();
        return (int) Math.round((double) width * drawing.height() / drawing.width());
    }

    private void clickFocused() {
        keyboard = true;
        listener.clicked(focus);
    }

    private void bindArrow(String key, int right, int down, int turns) {
        bindKey(key, () -> {
            if (!keyboard && listener.walked(turns)) {
                return;
            }
            keyboard = true;
            focusSquare(grid().neighbour(focus, right, down));
            listener.hovered(focus);
        });
    }

    /** Binds a key to an action while the board has the focus. */
    public void bindKey(String key, Runnable action) {
        KeyBindings.onFocused(this, key, action);
    }

    /** Shows a scene without animation. */
    public void show(Scene next) {
        // New marks do not interrupt pieces on their way.
        if (!next.layout().equals(scene.layout())) {
            stopAnimation();
            arrows.clear();
        }
        boolean otherBoard = !next.game().board().equals(scene.game().board());
        scene = next;
        if (otherBoard) {
            focus = 0;
        }
        repaint();
        accessible().changed();
    }

    /**
     * Animates the pieces to a scene, then runs an action.
     *
     * @param next the scene
     * @param motions how the pieces get there, one motion after the other
     * @param then the action
     */
    public void animateTo(Scene next, List<LayoutMotion> motions, Runnable then) {
        stopAnimation();
        show(next);
        // Steps that move nothing take no time.
        List<LayoutMotion> moving =
                motions.stream().filter(each -> !each.motions().isEmpty()).toList();
        if (moving.isEmpty()) {
            then.run();
            return;
        }
        Timer timer = new Timer(FRAME_MILLIS, null);
        PieceAnimation started = new PieceAnimation(moving, timer);
        animation = started;
        timer.addActionListener(tick -> {
            repaint();
            if (started.done() >= 1) {
                timer.stop();
                if (animation == started) {
                    animation = null;
                    then.run();
                }
            }
        });
        timer.start();
    }

    /** Stops the animation without running its action. */
    public void stopAnimation() {
        if (animation != null) {
            animation.stop();
            animation = null;
        }
    }

    /** Whether an animation is running. */
    public boolean isAnimating() {
        return animation != null;
    }

    /** The scene shown. */
    public Scene scene() {
        return scene;
    }

    /** Changes the colours. */
    public void setTheme(Theme newTheme) {
        theme = newTheme;
        repaint();
    }

    /** Shows the board from the second player's side, or the first's. */
    public void setFlipped(boolean newFlipped) {
        flipped = newFlipped;
        repaint();
    }

    /** Whether the second player sits below. */
    public boolean isFlipped() {
        return flipped;
    }

    /** Whether pieces can be dragged; if not, the squares under the pressed pointer are reported. */
    public void setDraggable(boolean newDraggable) {
        draggable = newDraggable;
    }

    /** Shows or hides the coordinates. */
    public void setLabels(boolean newLabels) {
        labels = newLabels;
        repaint();
    }

    /** Sets the names of the trays; empty for games without banks. */
    public void setBankNames(Optional<BankNames> names) {
        banks = names;
        repaint();
    }

    /** The square with the keyboard focus. */
    public int focusedSquare() {
        return focus;
    }

    /** Moves the keyboard focus to a square. */
    public void focusSquare(int square) {
        int before = focus;
        focus = square;
        repaint();
        accessible().focusMoved(before, square);
    }

    /** The centre of a square in the coordinates of this component. */
    public Point centreOf(int square) {
        Point2D centre = grid().centre(square);
        return new Point((int) centre.getX(), (int) centre.getY());
    }

    /** The square at a point of this component; -1 outside the board. */
    public int squareAt(Point point) {
        return grid().at(point.getX(), point.getY());
    }

    /** The side of a square in pixels. */
    public int squareSize() {
        return (int) grid().side();
    }

    Grid grid() {
        return Grid.fit(scene.game().board(), renderer().drawing(), getWidth(), getHeight(), flipped);
    }

    private BoardLook look() {
        return BoardLook.of(theme, BoardDrawing.Size.FULL);
    }

    private BoardRenderer renderer() {
        return BoardRenderer.of(scene.game(), look());
    }

    BoardSpeech speech() {
        return speech;
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            Grid grid = grid();
            Optional<Transition> moving = Optional.ofNullable(animation).map(PieceAnimation::now);
            Scene shown = moving.map(
                            each -> new Scene(scene.game(), each.motion().after(), scene.marks()))
                    .orElse(scene);
            BoardPainter painter = new BoardPainter(g, shown, grid, look(), pieces);
            Set<Integer> hidden = new HashSet<>();
            moving.ifPresent(each -> hidden.addAll(each.arriving()));
            Optional<BoardMouse.Dragged> dragged = mouse.dragged();
            dragged.flatMap(BoardMouse.Dragged::square).ifPresent(hidden::add);
            painter.board(this);
            if (labels) {
                painter.labels();
            }
            painter.trays(banks, side -> moving.map(each -> each.trays(side)).orElse(scene.layout()));
            painter.paint(hidden);
            moving.ifPresent(each -> each.pieces(grid, painter.places()).forEach(painter::moving));
            dragged.ifPresent(each -> {
                char letter = each.square().map(scene.layout()::at).orElseGet(() -> painter.inBank(each.side()));
                if (letter != Layout.EMPTY) {
                    painter.piece(letter, each.at(), 1);
                }
            });
            arrows.paint(g, grid);
            if (isFocusOwner() && keyboard) {
                painter.focus(focus);
            }
        } finally {
            g.dispose();
        }
    }

    /** The mouse is used: the arrow keys walk through the game again, and what the user drew disappears. */
    void pressed(int square) {
        keyboard = false;
        arrows.clear();
        requestFocusInWindow();
        if (square >= 0) {
            focusSquare(square);
        }
    }

    UserArrows arrows() {
        return arrows;
    }

    boolean isDraggable() {
        return draggable;
    }

    /** The side whose stone in a tray is at a point and can be placed now. */
    Optional<Side> bankAt(Point point) {
        return renderer()
                .drawing()
                .tray()
                .flatMap(tray -> new TrayPlaces(tray, grid()).at(scene, point))
                .filter(listener::isBankPickable);
    }

    /** The centre of a stone in the bank of a side, in the coordinates of this component. */
    public Optional<Point> centreInBank(Side side, int index) {
        return renderer().drawing().tray().map(tray -> {
            Point2D at = new TrayPlaces(tray, grid()).of(side, Optional.of(index));
            return new Point((int) at.getX(), (int) at.getY());
        });
    }

    /** Clicks a square as a person would. */
    void click(int square) {
        listener.clicked(square);
    }

    private AccessibleBoard accessible() {
        return (AccessibleBoard) getAccessibleContext();
    }

    /** {@link JComponent} has no accessible context of its own. */
    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleBoard();
        }
        return accessibleContext;
    }

    /** The accessible board: a group with a child per square. */
    private final class AccessibleBoard extends AccessibleJComponent {
        private final List<AccessibleSquare> squares = new ArrayList<>();

        @Override
        public AccessibleRole getAccessibleRole() {
            return AccessibleRole.GROUP_BOX;
        }

        @Override
        public String getAccessibleName() {
            return speech.board();
        }

        @Override
        public int getAccessibleChildrenCount() {
            return scene.game().board().size();
        }

        @Override
        public Accessible getAccessibleChild(int index) {
            while (squares.size() < getAccessibleChildrenCount()) {
                squares.add(new AccessibleSquare(BoardView.this, squares.size()));
            }
            return squares.get(index);
        }

        @Override
        public Accessible getAccessibleAt(Point point) {
            int square = grid().at(point.getX(), point.getY());
            return square < 0 ? BoardView.this : getAccessibleChild(square);
        }

        void changed() {
            firePropertyChange(ACCESSIBLE_VISIBLE_DATA_PROPERTY, false, true);
        }

        void focusMoved(int before, int now) {
            firePropertyChange(
                    ACCESSIBLE_ACTIVE_DESCENDANT_PROPERTY, getAccessibleChild(before), getAccessibleChild(now));
        }
    }
}
