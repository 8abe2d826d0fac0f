package org.tabuleiro.desktop.game;

import java.awt.BasicStroke;
import java.awt.Component;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.Optional;
import javax.swing.Icon;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.content.Theme;
import org.tabuleiro.desktop.board.PieceIcon;
import org.tabuleiro.desktop.swing.Appearance;
import org.tabuleiro.desktop.swing.FittedLabel;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.table.RecordTags;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.scene.ClockFace;
import org.tabuleiro.table.scene.Reserves;

/** The panel of a player: piece, name, side and level, and score or clock in large figures. */
final class PlayerPanel extends JPanel {
    private static final int AVATAR = 36;
    private static final int CLOCK_ARC = 12;

    private final transient Table table;
    private final transient UiTexts texts;
    private final Side side;
    private final JLabel avatar = new JLabel();
    private final FittedLabel name = new FittedLabel();
    private final FittedLabel about = new FittedLabel();
    private final JLabel score = new JLabel();
    private final ClockLabel clock = new ClockLabel();
    /** Whether the player is to move, in a low panel. */
    private final JLabel turn = new JLabel();

    private boolean compact;
    private boolean isToMove;

    PlayerPanel(Table table, UiTexts texts, Side side) {
        super(new MigLayout("insets 2px 2px 2px 2px, fillx, gap 10px, hidemode 3", "[][0:pref, grow][]", "[center]"));
        this.table = table;
        this.texts = texts;
        this.side = side;
        String id = side == Side.FIRST ? "first" : "second";
        setName("player:" + id);
        setOpaque(false);
        float base = UIManager.getFont("Label.font").getSize2D();
        score.setFont(Appearance.serif(Font.BOLD, base * 2.4f));
        score.setName("score:" + id);
        clock.setFont(clock.getFont().deriveFont(Font.BOLD, base * 1.6f));
        clock.setName("clock:" + id);
        name.putClientProperty("FlatLaf.styleClass", "h4");
        about.putClientProperty("FlatLaf.styleClass", "caption");
        JPanel words = new JPanel(new MigLayout("insets 0, gap 0, wrap 1, hidemode 3", "[0:pref, grow]", ""));
        words.setOpaque(false);
        words.add(name, "wmin 40");
        words.add(about, "wmin 40");
        // What lies in the trays of the board is said here.
        setFocusable(texts.catalogue().banks(table.game()).isPresent());
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
        add(avatar);
        add(words, "growx, wmin 40");
        turn.setText(texts.of("moves-now"));
        turn.setName("to-move:" + id);
        turn.setForeground(UIManager.getColor("tabuleiro.accent"));
        // In one cell, so that what is hidden leaves no gap at the edge.
        add(turn, "split 3");
        add(score);
        add(clock);
    }

    /** A low panel shows only the name and the side to move; the tooltip has the rest. */
    void setCompact(boolean newCompact) {
        compact = newCompact;
        float base = UIManager.getFont("Label.font").getSize2D();
        score.setFont(Appearance.serif(Font.BOLD, compact ? base * 1.2f : base * 2.4f));
        clock.setFont(clock.getFont().deriveFont(Font.BOLD, compact ? base : base * 1.6f));
        about.setVisible(!compact);
        turn.setFont(GameScreen.small().deriveFont(Font.BOLD));
    }

    /** Changes the look of the piece. */
    void setTheme(Theme theme) {
        char letter = letter();
        avatar.setIcon(new Avatar(new PieceIcon(table.game(), letter, AVATAR * 3 / 4, theme).bare()));
    }

    /** The first piece of the side. */
    private char letter() {
        String letters = table.game().pieceLetters();
        for (int i = 0; i < letters.length(); i++) {
            if (Layout.isFirst(letters.charAt(i)) == (side == Side.FIRST)) {
                return letters.charAt(i);
            }
        }
        throw new IllegalStateException("no piece of " + side);
    }

    /** Follows the table. */
    void update() {
        State state = table.input().state();
        State displayed = table.displayed().state();
        boolean toMove = !displayed.isOver()
                && displayed.toMove() == side
                && (!table.match().isOver() || !table.isLiveDisplayed());
        String plays = texts.catalogue().side(table.game(), side);
        boolean isReviewed = table.isStudy() && RecordTags.onlyPerson(table).equals(Optional.of(side));
        String player = isReviewed ? texts.of("person") : RecordTags.label(table, side, texts.catalogue());
        String called = player.isEmpty() ? plays : player;
        name.show(called, table.seat(side).isProgram() ? texts.of("computer-player") : "");
        String level = table.seat(side) instanceof Seat.Computer(int number)
                ? " · " + texts.catalogue().text("level.word." + number)
                : "";
        String more = player.isEmpty() ? "" : plays + level;
        about.show(due(more, toMove), due(player.isEmpty() ? "" : plays, toMove));
        name.getAccessibleContext().setAccessibleName(toMove ? texts.of("to-move", name.getText()) : name.getText());
        getAccessibleContext().setAccessibleName(name.getAccessibleContext().getAccessibleName());
        getAccessibleContext().setAccessibleDescription(bank(state));
        var scores = table.game().scores(state);
        score.setText(scores.isEmpty() ? "" : String.valueOf(scores.get(side.ordinal())));
        score.setToolTipText(scores.isEmpty() ? null : texts.of("score", scores.get(side.ordinal())));
        score.setVisible(!scores.isEmpty());
        if (compact) {
            name.setToolTipText(about.getText().isEmpty() ? name.getText() : name.getText() + " – " + about.getText());
            name.setText(table.seat(side).isProgram() ? texts.of("computer-player") : name.getText());
        }
        turn.setVisible(compact && toMove);
        isToMove = toMove;
        avatar.repaint();
        score.getAccessibleContext().setAccessibleName(score.getToolTipText());
        clock.setOn(toMove);
        tick();
    }

    private String due(String who, boolean toMove) {
        return !toMove ? who : who.isEmpty() ? texts.of("moves-now") : texts.of("to-move", who);
    }

    /** What the tray beside the board shows, in words; empty for games without banks. */
    private String bank(State state) {
        return texts.catalogue()
                .banks(table.game())
                .map(names -> names.of(side)
                        + ": "
                        + Reserves.count(state.game(), state.layout(), side)
                        + "; "
                        + names.lost()
                        + ": "
                        + Reserves.lost(state, side))
                .orElse("");
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (isFocusOwner()) {
            Graphics2D g = (Graphics2D) graphics.create();
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            g.setColor(UIManager.getColor("tabuleiro.brass"));
            g.setStroke(new BasicStroke(2));
            g.drawRoundRect(1, 1, getWidth() - 3, getHeight() - 3, CLOCK_ARC, CLOCK_ARC);
            g.dispose();
        }
    }

    /** Updates the clock. */
    void tick() {
        Optional<ClockFace> face = table.clock(side);
        clock.setVisible(face.isPresent());
        face.ifPresent(each -> {
            clock.setText(each.text());
            clock.setLow(each.isLow());
            clock.getAccessibleContext().setAccessibleName(texts.of("time-left", clock.getText()));
        });
    }

    /** The time left, on a dark ground while it runs. */
    private static final class ClockLabel extends JLabel {
        private boolean on;
        private boolean low;

        ClockLabel() {
            setBorder(javax.swing.BorderFactory.createEmptyBorder(3, 12, 3, 12));
        }

        void setOn(boolean newOn) {
            on = newOn;
            colour();
        }

        void setLow(boolean newLow) {
            low = newLow;
            colour();
        }

        private void colour() {
            setForeground(UIManager.getColor(on ? "tabuleiro.paper" : low ? "tabuleiro.bad" : "tabuleiro.ink-2"));
            repaint();
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            Graphics2D g = (Graphics2D) graphics.create();
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            g.setColor(UIManager.getColor(on ? low ? "tabuleiro.bad" : "tabuleiro.ink" : "tabuleiro.sunk"));
            g.fillRoundRect(0, 0, getWidth(), getHeight(), CLOCK_ARC, CLOCK_ARC);
            g.dispose();
            super.paintComponent(graphics);
        }
    }

    /** A piece on a round ground, with a ring around that of the player to move. */
    private final class Avatar implements Icon {
        private final Icon piece;

        Avatar(Icon piece) {
            this.piece = piece;
        }

        @Override
        public void paintIcon(Component component, Graphics graphics, int x, int y) {
            Graphics2D g = (Graphics2D) graphics.create();
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            g.setColor(UIManager.getColor("tabuleiro.avatar"));
            g.fillOval(x, y, AVATAR, AVATAR);
            if (isToMove) {
                g.setColor(UIManager.getColor("tabuleiro.brass"));
                g.setStroke(new BasicStroke(2));
                g.drawOval(x + 1, y + 1, AVATAR - 2, AVATAR - 2);
            }
            g.dispose();
            int gap = (AVATAR - piece.getIconWidth()) / 2;
            piece.paintIcon(component, graphics, x + gap, y + gap);
        }

        @Override
        public int getIconWidth() {
            return AVATAR;
        }

        @Override
        public int getIconHeight() {
            return AVATAR;
        }
    }
}
