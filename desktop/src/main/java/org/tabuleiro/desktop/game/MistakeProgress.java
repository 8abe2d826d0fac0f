package org.tabuleiro.desktop.game;

import java.awt.Dimension;
import java.util.Optional;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.coach.MistakeReview;

/** How far the review of mistakes is: which of them is displayed, or how many turns are judged. */
final class MistakeProgress extends JPanel {
    private final transient Table table;
    private final transient UiTexts texts;
    private final JLabel words = new JLabel();
    private final JProgressBar bar = new JProgressBar();

    MistakeProgress(Table table, UiTexts texts) {
        super(new MigLayout("insets 0, fillx, gap 10px", "[][grow, fill]", "[center]"));
        this.table = table;
        this.texts = texts;
        setOpaque(false);
        setVisible(false);
        words.setName("mistakes-progress");
        words.putClientProperty("FlatLaf.styleClass", "caption");
        bar.setPreferredSize(new Dimension(60, 4));
        add(words, "wmin 0");
        add(bar, "wmin 20, hmax 4px");
    }

    void update() {
        Optional<MistakeReview> mistakes = table.coach().mistakes();
        setVisible(mistakes.isPresent());
        mistakes.ifPresent(each -> {
            boolean reviewing = each.stage() == MistakeReview.Stage.REVIEWING;
            int done = reviewing ? table.coach().review().judged() : each.answered();
            int all = reviewing ? table.coach().review().turns() : each.count();
            words.setText(
                    all == 0 || reviewing
                            ? texts.of("learning.title")
                            : texts.of("learning.progress", each.number(), all));
            words.setToolTipText(words.getText());
            bar.setMaximum(Math.max(1, all));
            bar.setValue(done);
        });
    }
}
