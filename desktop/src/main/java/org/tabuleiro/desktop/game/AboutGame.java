package org.tabuleiro.desktop.game;

import java.awt.Font;
import javax.swing.JButton;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.desktop.swing.Appearance;
import org.tabuleiro.desktop.swing.LineIcon;
import org.tabuleiro.desktop.swing.ScrollablePanel;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.desktop.swing.WrappedText;
import org.tabuleiro.games.Side;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Table;

/** What a player needs before the first move: the aim of the game, the level, and a way to the rules. */
final class AboutGame extends ScrollablePanel {
    private final transient Table table;
    private final transient UiTexts texts;
    private final WrappedText level;
    private boolean beside;

    AboutGame(Table table, UiTexts texts, Runnable rules, Runnable lessons) {
        super(new MigLayout("insets 14 16 14 16, fillx, wrap 1, gapy 8, hidemode 3", "[grow, fill]", ""));
        this.table = table;
        this.texts = texts;
        setName("about-game");
        setOpaque(false);
        float base = UIManager.getFont("Label.font").getSize2D();
        WrappedText heading = new WrappedText(texts.of("play.aim"), "tabuleiro.ink");
        heading.setFont(Appearance.serif(Font.BOLD, base * 1.6f));
        add(heading, "wmin 60");
        WrappedText aim = new WrappedText(text("aim"), "tabuleiro.ink");
        aim.setFont(aim.getFont().deriveFont(Font.PLAIN, base * 1.15f));
        add(aim, "wmin 60");
        WrappedText how = new WrappedText(text("how"), "tabuleiro.ink-2");
        add(how, "wmin 60");
        level = new WrappedText("", "tabuleiro.ink-2");
        add(level, "wmin 60");
        JButton read = new JButton(texts.of("tab.rules"), new LineIcon(LineIcon.Shape.BOOK));
        read.setName("about:rules");
        read.addActionListener(event -> rules.run());
        JButton learn = new JButton(texts.of("learn.lessons"));
        learn.setName("about:lessons");
        learn.addActionListener(event -> lessons.run());
        // In large letters the two do not fit beside each other.
        add(read, (base > 20 ? "" : "split 2, ") + "growx 0, gaptop 4, hmin 32, wmin 40");
        add(learn, "growx 0, gaptop 4, hmin 32, wmin 40, gapright push");
    }

    private String text(String kind) {
        return texts.catalogue().text(table.game().id() + "." + kind);
    }

    /** Says what the column beside the board does not say, if there is one. */
    void setBeside(boolean newBeside) {
        if (beside != newBeside) {
            beside = newBeside;
            update();
        }
    }

    /** Follows the table. */
    void update() {
        String words = "";
        for (Side side : Side.values()) {
            if (table.seat(side) instanceof Seat.Computer(int number)) {
                words = texts.of("new.level." + number);
            }
        }
        level.setText(words);
        level.setVisible(!beside && !words.isEmpty());
    }
}
