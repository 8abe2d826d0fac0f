package org.tabuleiro.desktop.window;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.Locale;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.desktop.board.PieceIcon;
import org.tabuleiro.desktop.table.Session;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;

/** What belongs to one player beside the board: the name, whether it is their turn, the score, and the pieces in hand or bank. */
final class HandView extends JPanel {
    private final transient Session session;
    private final transient Texts texts;
    private final transient Consumer<Click> clicks;
    private final Side side;
    private final JLabel name = new JLabel();
    private final JLabel score = new JLabel();
    private final JPanel pieces = new JPanel(new MigLayout("insets 0, gap 2", "", "[34!]"));
    private final JComponent turn = new Dot();

    HandView(Session session, Side side, Texts texts, Consumer<Click> clicks) {
        super(new MigLayout("insets 2 8 2 8, fillx, gap 6, hidemode 3", "[][grow][][]", "[34!]"));
        this.session = session;
        this.side = side;
        this.texts = texts;
        this.clicks = clicks;
        name.putClientProperty("FlatLaf.styleClass", "h4");
        score.putClientProperty("FlatLaf.styleClass", "h3");
        add(turn, "w 12!, h 12!");
        add(name, "growx, wmin 40");
        add(pieces);
        add(score);
    }

    void update(String player) {
        State state =
                session.mayEnter() ? session.entry().state() : session.shown().state();
        name.setText(texts.catalogue().side(session.game(), side) + " · " + player);
        turn.setVisible(!state.isOver() && state.toMove() == side);
        var scores = session.game().scores(state);
        score.setText(scores.isEmpty() ? "" : String.valueOf(scores.get(side.ordinal())));
        FocusKeeper.around(pieces, () -> fill(state));
        pieces.revalidate();
        pieces.repaint();
    }

    private void fill(State state) {
        pieces.removeAll();
        String letters = session.game().reserveLetters();
        for (int i = 0; i < letters.length(); i++) {
            char letter = letters.charAt(i);
            int count = state.layout().reserve().get(i);
            if (count > 0 && Layout.isFirst(letter) == (side == Side.FIRST)) {
                add(letter, count);
            }
        }
    }

    private void add(char letter, int count) {
        Click click =
                new Click.Piece(String.valueOf(letter).toUpperCase(Locale.ROOT).charAt(0));
        JToggleButton button =
                new JToggleButton(count > 1 ? "×" + count : "", new PieceIcon(session.game(), letter, 28));
        button.setName("hand:" + letter);
        button.putClientProperty("JButton.buttonType", "borderless");
        button.getAccessibleContext()
                .setAccessibleName(texts.catalogue().text(session.game().id() + ".piece." + letter) + " ×" + count);
        button.setSelected(session.mayEnter()
                && session.shown().state().toMove() == side
                && session.entry().clicks().contains(click));
        button.addActionListener(event -> clicks.accept(click));
        pieces.add(button, "h 34!, gapx 0");
    }

    /** Shows whose turn it is. */
    private static final class Dot extends JComponent {
        Dot() {
            setPreferredSize(new Dimension(12, 12));
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            Graphics2D g = (Graphics2D) graphics;
            g.setRenderingHint(java.awt.RenderingHints.KEY_ANTIALIASING, java.awt.RenderingHints.VALUE_ANTIALIAS_ON);
            g.setColor(javax.swing.UIManager.getColor("Component.accentColor"));
            g.fillPolygon(new int[] {0, 12, 0}, new int[] {0, 6, 12}, 3);
        }
    }
}
