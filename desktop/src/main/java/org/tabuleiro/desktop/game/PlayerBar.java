package org.tabuleiro.desktop.game;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javax.swing.Icon;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.content.Look;
import org.tabuleiro.content.Theme;
import org.tabuleiro.desktop.board.EmptyBankIcon;
import org.tabuleiro.desktop.board.PieceIcon;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.scene.ClockFace;
import org.tabuleiro.table.scene.Reserves;

/** The bar of a player: name, turn indicator, hand or bank, lost pieces, score and clock. */
final class PlayerBar extends JPanel {
    private static final int ICON = 26;

    private final transient GameScreen screen;
    private final transient Table table;
    private final transient UiTexts texts;
    private final Side side;
    /** Whether the reserve is a bank, which is shown with its name even when empty. */
    private final boolean hasBank;

    private transient Theme theme = Theme.WOOD;
    private final JLabel title = new JLabel();
    private final JLabel score = new JLabel();
    private final JLabel clock = new JLabel();
    private final JLabel lost = new JLabel();
    private final JLabel bank = new JLabel();
    private final Map<Character, JComponent> pieces = new LinkedHashMap<>();
    private final Dot turn = new Dot();

    PlayerBar(GameScreen screen, Side side) {
        super(new MigLayout(
                "insets 2px 8px 2px 8px, fillx, gap 6px, hidemode 3",
                "[12px!][0:pref, grow][][][][]",
                "[" + height() + "px!, center]"));
        this.screen = screen;
        this.table = screen.table();
        this.side = side;
        this.hasBank = Look.of(table.game()).hasBanks();
        this.texts = screen.texts();
        setName("player:" + (side == Side.FIRST ? "first" : "second"));
        title.putClientProperty("FlatLaf.styleClass", "h4");
        score.putClientProperty("FlatLaf.styleClass", "h3");
        score.setName("score:" + (side == Side.FIRST ? "first" : "second"));
        clock.putClientProperty("FlatLaf.styleClass", "h3");
        clock.setName("clock:" + (side == Side.FIRST ? "first" : "second"));
        add(turn, "w 12px!, h 12px!");
        add(title, "growx, wmin 40");
        JPanel hand = new JPanel(new MigLayout("insets 0, gap 0, hidemode 3", "", "[center]"));
        bank.setName("bank:" + (side == Side.FIRST ? "first" : "second"));
        if (hasBank) {
            hand.add(bank, "gapright 6px");
        }
        String letters = table.game().reserveLetters();
        for (int i = 0; i < letters.length(); i++) {
            if (Layout.isFirst(letters.charAt(i)) == (side == Side.FIRST)) {
                JComponent piece =
                        Reserves.isClicked(table.game()) ? button(letters.charAt(i)) : label(letters.charAt(i));
                pieces.put(letters.charAt(i), piece);
                hand.add(piece);
            }
        }
        add(hand);
        add(lost);
        add(score);
        add(clock);
    }

    /** The same with and without pieces, so that the layout does not jump. */
    private static int height() {
        return Math.max(36, new JToggleButton("×").getPreferredSize().height);
    }

    private JToggleButton button(char letter) {
        JToggleButton button = new JToggleButton("", icon(letter));
        button.setName("hand:" + letter);
        button.putClientProperty("JButton.buttonType", "borderless");
        button.setMargin(new java.awt.Insets(2, 3, 2, 3));
        button.addActionListener(event -> screen.entry().clickHand(side, click(letter)));
        new HandDrag(screen, button, side, letter, click(letter));
        return button;
    }

    private JLabel label(char letter) {
        JLabel label = new JLabel("", icon(letter), JLabel.LEADING);
        label.setName("hand:" + letter);
        return label;
    }

    private PieceIcon icon(char letter) {
        return new PieceIcon(table.game(), letter, ICON, theme);
    }

    /** The icon of a piece; a placeholder for an empty bank. */
    private Icon picture(char letter) {
        return hasBank && count(letter) == 0 ? new EmptyBankIcon(theme, ICON) : icon(letter);
    }

    private int count(char letter) {
        return screen.shownState()
                .layout()
                .reserve()
                .get(table.game().reserveLetters().indexOf(letter));
    }

    /** Changes the colours. */
    void setTheme(Theme newTheme) {
        theme = newTheme;
        pieces.forEach((letter, piece) -> {
            if (piece instanceof JToggleButton button) {
                button.setIcon(icon(letter));
            } else if (piece instanceof JLabel label) {
                label.setIcon(picture(letter));
            }
        });
    }

    private static Click click(char letter) {
        return new Click.Piece(String.valueOf(letter).toUpperCase(Locale.ROOT).charAt(0));
    }

    /** Updates the bar. */
    void update(String player) {
        boolean entering = table.input().mayEnter();
        State state = screen.shownState();
        boolean ours = entering && table.displayed().state().toMove() == side;
        boolean toMove = !table.displayed().state().isOver()
                && table.displayed().state().toMove() == side
                && (!table.match().isOver() || !table.isLiveDisplayed());
        String plays = texts.catalogue().side(table.game(), side);
        String text = player.isEmpty() ? plays : plays + " · " + player;
        title.setText(text);
        title.setToolTipText(text);
        title.getAccessibleContext().setAccessibleName(toMove ? texts.of("to-move", text) : text);
        turn.setOn(toMove);
        var scores = table.game().scores(state);
        score.setText(scores.isEmpty() ? "" : String.valueOf(scores.get(side.ordinal())));
        score.getAccessibleContext().setAccessibleName(texts.of("score", score.getText()));
        pieces.forEach((letter, piece) -> {
            int count = count(letter);
            String name = texts.catalogue().text(table.game().id() + ".piece." + letter);
            piece.setVisible(hasBank || count > 0);
            piece.setToolTipText(name + " ×" + count);
            piece.getAccessibleContext().setAccessibleName(name + " ×" + count);
            String times = hasBank || count > 1 ? "×" + count : "";
            if (piece instanceof JToggleButton button) {
                button.setText(times);
                button.setSelected(ours && table.input().entry().clicks().contains(click(letter)));
            } else if (piece instanceof JLabel label) {
                label.setIcon(picture(letter));
                label.setText(times);
            }
        });
        if (hasBank) {
            nameBank();
        }
        lose(state);
        tick();
    }

    private void nameBank() {
        bank.setText(texts.catalogue().text(table.game().id() + ".bank"));
        String name = texts.catalogue().banks(table.game()).get(side.ordinal());
        bank.setToolTipText(name);
        bank.getAccessibleContext().setAccessibleName(name);
    }

    /** Shows the pieces that have left the game, in games with banks. */
    private void lose(State state) {
        int gone = Reserves.lost(state, side);
        boolean shown = gone > 0;
        lost.setVisible(shown);
        if (shown) {
            char letter = pieces.keySet().iterator().next();
            lost.setIcon(icon(letter).faded());
            lost.setText("×" + gone);
            lost.setToolTipText(texts.of("lost", gone));
            lost.getAccessibleContext().setAccessibleName(texts.of("lost", gone));
        }
    }

    /** Updates the clock. */
    void tick() {
        Optional<ClockFace> face = table.clock(side);
        clock.setVisible(face.isPresent());
        face.ifPresent(each -> {
            clock.setText(each.text());
            clock.setForeground(each.isLow() ? PromptLine.warning() : UIManager.getColor("Label.foreground"));
            clock.getAccessibleContext().setAccessibleName(texts.of("time-left", clock.getText()));
        });
    }

    /** The turn indicator. */
    private static final class Dot extends JComponent {
        private boolean on;

        Dot() {
            setPreferredSize(new Dimension(12, 12));
        }

        void setOn(boolean newOn) {
            on = newOn;
            repaint();
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            if (on) {
                Graphics2D g = (Graphics2D) graphics;
                g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
                g.setColor(UIManager.getColor("Component.accentColor"));
                g.fillPolygon(new int[] {0, 12, 0}, new int[] {0, 6, 12}, 3);
            }
        }
    }
}
