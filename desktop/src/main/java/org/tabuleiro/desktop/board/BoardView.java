package org.tabuleiro.desktop.board;

import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.content.Theme;
import org.tabuleiro.games.Layout;
import org.tabuleiro.table.scene.BoardSpeech;
import org.tabuleiro.table.scene.Mark;
import org.tabuleiro.table.scene.Scene;

/**
 * A board with its pieces and marks, for any game: draws a {@link Scene} and tells what was clicked. It knows no rules.
 *
 * <p>It is one stop of the Tab key; inside, the arrow keys walk from square to square and Enter clicks.
 */
public final class BoardView extends JComponent implements Accessible {
    private static final int FRAME_MILLIS = 15;
    private static final int LEAST_DRAG = 5;

    /** Who is told what a person does on the board. */
    public interface Listener {
        /** A square was clicked, or chosen by keyboard. */
        void clicked(int square);

        /** A piece was dragged from one square to another. */
        void dragged(int from, int to);

        /** The pointer is on a square, -1 on none. */
        void pointed(int square);

        /** While pieces cannot be lifted: the pressed pointer has come to a square; the first of its way begins it. */
        default void swept(int square, boolean begins) {}
    }

    private final PieceRenderer pieces = new PieceRenderer();
    private final Listener listener;
    private final BoardSpeech speech;
    private Scene scene;
    private Theme theme = Theme.WOOD;
    private boolean flipped;
    private boolean labels = true;
    private boolean lifting = true;
    private int focus;
    private int pressed = -1;
    private @Nullable Point pressedAt;
    private @Nullable Point dragAt;
    private @Nullable Motion motion;

    /** Pieces on their way from one scene to the next. */
    private static final class Motion {
        private final Transition transition;
        private final Layout before;
        private final long start = System.nanoTime();
        private final long nanos;
        private final Timer timer;

        Motion(Transition transition, Layout before, int millis, Timer timer) {
            this.transition = transition;
            this.before = before;
            this.nanos = millis * 1_000_000L;
            this.timer = timer;
        }

        double done() {
            return Math.min(1, (System.nanoTime() - start) / (double) nanos);
        }
    }

    /**
     * A board.
     *
     * @param scene what it shows first
     * @param speech what is said about squares, to those who do not see them
     * @param listener who is told of clicks
     */
    public BoardView(Scene scene, BoardSpeech speech, Listener listener) {
        this.scene = scene;
        this.listener = listener;
        this.speech = speech;
        setFocusable(true);
        setMinimumSize(new Dimension(220, 220));
        setPreferredSize(new Dimension(560, 560));
        Mouse mouse = new Mouse();
        addMouseListener(mouse);
        addMouseMotionListener(mouse);
        addFocusListener(new FocusAdapter() {
            @Override
            public void focusGained(FocusEvent event) {
                repaint();
            }

            @Override
            public void focusLost(FocusEvent event) {
                repaint();
            }
        });
        walk(KeyEvent.VK_LEFT, -1, 0);
        walk(KeyEvent.VK_RIGHT, 1, 0);
        walk(KeyEvent.VK_UP, 0, -1);
        walk(KeyEvent.VK_DOWN, 0, 1);
        on("ENTER", () -> listener.clicked(focus));
        on("SPACE", () -> listener.clicked(focus));
    }

    private void walk(int key, int right, int down) {
        on(KeyStroke.getKeyStroke(key, 0), () -> {
            focusSquare(grid().beside(focus, right, down));
            listener.pointed(focus);
        });
    }

    /** Does something when a key is pressed while the board has the focus. */
    public void on(String key, Runnable action) {
        on(KeyStroke.getKeyStroke(key), action);
    }

    private void on(KeyStroke key, Runnable action) {
        getInputMap().put(key, key.toString());
        getActionMap().put(key.toString(), new AbstractAction() {
            @Override
            public void actionPerformed(java.awt.event.ActionEvent event) {
                action.run();
            }
        });
    }

    /** Shows a scene at once. */
    public void show(Scene next) {
        skip();
        boolean otherBoard = !next.game().board().equals(scene.game().board());
        scene = next;
        if (otherBoard) {
            focus = 0;
        }
        repaint();
        accessible().changed();
    }

    /** Shows a scene, the pieces moving there in so many milliseconds; then runs something. */
    public void moveTo(Scene next, int millis, Runnable then) {
        Transition transition = Transition.between(scene.game().board(), scene.layout(), next.layout());
        Layout before = scene.layout();
        show(next);
        if (millis <= 0) {
            then.run();
            return;
        }
        Timer timer = new Timer(FRAME_MILLIS, null);
        Motion started = new Motion(transition, before, millis, timer);
        motion = started;
        timer.addActionListener(tick -> {
            repaint();
            if (started.done() >= 1) {
                timer.stop();
                if (motion == started) {
                    motion = null;
                    then.run();
                }
            }
        });
        timer.start();
    }

    /** Ends a movement without its end being told. */
    public void skip() {
        if (motion != null) {
            motion.timer.stop();
            motion = null;
        }
    }

    /** Whether pieces are moving. */
    public boolean isMoving() {
        return motion != null;
    }

    /** What is shown. */
    public Scene scene() {
        return scene;
    }

    /** Changes the colours. */
    public void setTheme(Theme newTheme) {
        theme = newTheme;
        repaint();
    }

    /** Turns the board round, or back. */
    public void setFlipped(boolean newFlipped) {
        flipped = newFlipped;
        repaint();
    }

    /** Whether the second player sits below. */
    public boolean isFlipped() {
        return flipped;
    }

    /** Whether pieces follow a pressed pointer; else the way of the pointer is told square by square. */
    public void setLifting(boolean newLifting) {
        lifting = newLifting;
    }

    /** Shows the names of files and ranks, or not. */
    public void setLabels(boolean newLabels) {
        labels = newLabels;
        repaint();
    }

    /** The square where the keyboard is. */
    public int focusedSquare() {
        return focus;
    }

    /** Takes the keyboard to a square. */
    public void focusSquare(int square) {
        int before = focus;
        focus = square;
        repaint();
        accessible().focusMoved(before, square);
    }

    /** Where a square lies in this component. */
    public Point middle(int square) {
        Point2D centre = grid().centre(square);
        return new Point((int) centre.getX(), (int) centre.getY());
    }

    /** The square at a point of this component, -1 beside the board. */
    public int squareAt(Point point) {
        return grid().at(point.getX(), point.getY());
    }

    /** How wide a square is. */
    public int squareSize() {
        return (int) grid().side();
    }

    Grid grid() {
        return Grid.fit(scene.game().board(), getWidth(), getHeight(), labels, flipped);
    }

    BoardSpeech speech() {
        return speech;
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            Grid grid = grid();
            BoardPainter painter = new BoardPainter(g, scene, grid, theme, pieces);
            Set<Integer> elsewhere = new HashSet<>();
            Motion moving = motion;
            if (moving != null) {
                moving.transition.moves().forEach(move -> elsewhere.add(move.to()));
                elsewhere.addAll(moving.transition.come());
            }
            if (dragAt != null) {
                elsewhere.add(pressed);
            }
            painter.paint(elsewhere, labels);
            if (moving != null) {
                paint(moving, painter, grid);
            }
            if (dragAt != null && pressed >= 0 && scene.layout().at(pressed) != Layout.EMPTY) {
                painter.piece(scene.layout().at(pressed), dragAt, 1);
            }
            if (isFocusOwner()) {
                painter.focus(focus);
            }
        } finally {
            g.dispose();
        }
    }

    private static void paint(Motion moving, BoardPainter painter, Grid grid) {
        double done = moving.done();
        // Starts and lands gently.
        double eased = done * done * (3 - 2 * done);
        for (int square : moving.transition.gone()) {
            painter.piece(moving.before.at(square), grid.centre(square), (float) (1 - eased));
        }
        for (Transition.Move move : moving.transition.moves()) {
            Point2D from = grid.centre(move.from());
            Point2D to = grid.centre(move.to());
            painter.piece(
                    move.letter(),
                    new Point2D.Double(
                            from.getX() + (to.getX() - from.getX()) * eased,
                            from.getY() + (to.getY() - from.getY()) * eased),
                    1);
        }
    }

    private final class Mouse extends MouseAdapter {
        @Override
        public void mousePressed(MouseEvent event) {
            if (SwingUtilities.isLeftMouseButton(event)) {
                requestFocusInWindow();
                pressed = grid().at(event.getX(), event.getY());
                pressedAt = event.getPoint();
                if (pressed >= 0) {
                    focusSquare(pressed);
                    if (!lifting) {
                        listener.swept(pressed, true);
                    }
                }
            }
        }

        @Override
        public void mouseDragged(MouseEvent event) {
            if (!lifting) {
                int square = grid().at(event.getX(), event.getY());
                if (pressed >= 0 && square >= 0 && square != pressed) {
                    pressed = square;
                    listener.swept(square, false);
                }
                return;
            }
            if (pressed >= 0 && pressedAt != null && pressedAt.distance(event.getPoint()) >= LEAST_DRAG) {
                dragAt = event.getPoint();
                listener.pointed(grid().at(event.getX(), event.getY()));
                repaint();
            }
        }

        @Override
        public void mouseReleased(MouseEvent event) {
            if (!SwingUtilities.isLeftMouseButton(event) || pressed < 0) {
                return;
            }
            int from = pressed;
            boolean drag = dragAt != null;
            if (!lifting) {
                pressed = -1;
                return;
            }
            int to = grid().at(event.getX(), event.getY());
            pressed = -1;
            pressedAt = null;
            dragAt = null;
            repaint();
            if (to >= 0 && (to == from || !drag)) {
                listener.clicked(from);
            } else if (to >= 0 && scene.layout().at(from) != Layout.EMPTY) {
                listener.dragged(from, to);
            }
        }

        @Override
        public void mouseMoved(MouseEvent event) {
            int square = grid().at(event.getX(), event.getY());
            listener.pointed(square);
            boolean target = false;
            for (Mark mark : scene.marks()) {
                target |= mark instanceof Mark.Spot spot
                        && spot.square() == square
                        && List.of(Mark.Kind.GO, Mark.Kind.TAKE, Mark.Kind.JUMP, Mark.Kind.PUSH, Mark.Kind.PLACE)
                                .contains(spot.kind());
            }
            setCursor(Cursor.getPredefinedCursor(target ? Cursor.HAND_CURSOR : Cursor.DEFAULT_CURSOR));
        }

        @Override
        public void mouseExited(MouseEvent event) {
            listener.pointed(-1);
        }
    }

    /** Clicks a square as a person would. */
    void click(int square) {
        listener.clicked(square);
    }

    private AccessibleBoard accessible() {
        return (AccessibleBoard) getAccessibleContext();
    }

    /** A bare component has none. */
    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleBoard();
        }
        return accessibleContext;
    }

    /** The board as assistive technology sees it: a group with a child for each square. */
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
