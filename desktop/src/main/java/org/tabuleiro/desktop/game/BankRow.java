package org.tabuleiro.desktop.game;

import javax.swing.Icon;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.content.Theme;
import org.tabuleiro.desktop.board.EmptyBankIcon;
import org.tabuleiro.desktop.board.PieceIcon;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.scene.Reserves;

/** The bank of a player, with the pieces that have left the game; shown with its name even when empty. */
final class BankRow extends JPanel {
    private static final int ICON = 26;

    private final transient GameScreen screen;
    private final transient Table table;
    private final transient UiTexts texts;
    private final Side side;
    private final char letter;
    private transient Theme theme;
    private final JLabel bank = new JLabel();
    private final JLabel stones = new JLabel();
    private final JLabel lost = new JLabel();

    BankRow(GameScreen screen, Side side) {
        super(new MigLayout(
                "insets 0 2px 0 2px, gap 8px, hidemode 2", "[][]push[]", "[" + (ICON + 4) + "px!, center]"));
        this.screen = screen;
        this.table = screen.table();
        this.texts = screen.texts();
        this.side = side;
        this.theme = screen.settings().theme();
        String letters = table.game().reserveLetters();
        letter = letters.charAt(Layout.isFirst(letters.charAt(0)) == (side == Side.FIRST) ? 0 : 1);
        setOpaque(false);
        bank.setName("bank:" + (side == Side.FIRST ? "first" : "second"));
        stones.setName("hand:" + letter);
        lost.putClientProperty("FlatLaf.styleClass", "quiet");
        add(bank);
        add(stones);
        add(lost);
    }

    private PieceIcon icon() {
        return new PieceIcon(table.game(), letter, ICON, theme);
    }

    /** Changes the look of the pieces. */
    void setTheme(Theme newTheme) {
        theme = newTheme;
    }

    /** Follows the table. */
    void update() {
        State state = screen.shownState();
        int count = state.layout().reserve().get(table.game().reserveLetters().indexOf(letter));
        bank.setText(texts.catalogue().text(table.game().id() + ".bank"));
        String name = texts.catalogue().banks(table.game()).orElseThrow().of(side);
        bank.setToolTipText(name);
        bank.getAccessibleContext().setAccessibleName(name);
        String piece = texts.catalogue().text(table.game().id() + ".piece." + letter) + " ×" + count;
        Icon picture = count == 0 ? new EmptyBankIcon(table.game(), theme, ICON) : icon();
        stones.setIcon(picture);
        stones.setText("×" + count);
        stones.setToolTipText(piece);
        stones.getAccessibleContext().setAccessibleName(piece);
        int gone = Reserves.lost(state, side);
        lost.setVisible(gone > 0);
        lost.setIcon(icon().faded());
        lost.setText("×" + gone);
        lost.setToolTipText(texts.of("lost", gone));
        lost.getAccessibleContext().setAccessibleName(texts.of("lost", gone));
    }
}
