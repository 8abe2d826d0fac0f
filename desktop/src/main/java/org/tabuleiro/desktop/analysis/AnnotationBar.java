package org.tabuleiro.desktop.analysis;

import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.desktop.engine.AnnotationTask;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.engine.review.Review;
import org.tabuleiro.engine.review.ReviewSummary;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.table.Table;

/** Annotates the whole game: start and stop button, progress, and a summary per side. */
public final class AnnotationBar extends JPanel implements AnnotationTask.Listener {
    private final transient Table table;
    private final transient UiTexts texts;
    private final transient BiConsumer<GameTree.Node, Double> chances;
    private final JButton button = new JButton();
    private final JProgressBar progress = new JProgressBar();
    private final JLabel summary = new JLabel(" ");
    private transient @Nullable AnnotationTask running;

    /**
     * Creates the bar.
     *
     * @param table the game
     * @param texts the texts
     * @param chances receives the first player's win probability after each turn
     */
    AnnotationBar(Table table, UiTexts texts, BiConsumer<GameTree.Node, Double> chances) {
        super(new MigLayout("insets 0, fillx, gapy 2, hidemode 2", "[][grow, fill]", "[][]"));
        setOpaque(false);
        this.table = table;
        this.texts = texts;
        this.chances = chances;
        button.setName("command:annotate");
        button.addActionListener(event -> toggle());
        progress.setName("annotate-progress");
        progress.setStringPainted(true);
        add(button);
        add(progress, "wrap, wmin 10px");
        summary.setName("annotate-summary");
        add(summary, "span 2, growx, wmin 40, hmin " + 2 * summary.getPreferredSize().height);
        showRunning(false);
    }

    private void showRunning(boolean on) {
        button.setText(texts.of(on ? "annotate.stop" : "annotate.start"));
        progress.setVisible(on);
    }

    /** Whether the annotation can be started or stopped. */
    public boolean canRun() {
        return running != null || !table.match().played().isEmpty();
    }

    void update() {
        button.setEnabled(canRun());
    }

    /** Starts or stops the annotation. */
    public void toggle() {
        AnnotationTask now = running;
        if (now != null) {
            now.stop();
            return;
        }
        progress.setMaximum(Math.max(1, table.live().depth()));
        progress.setValue(0);
        showRunning(true);
        running = new AnnotationTask(
                table.record(Map.of("First", "1", "Second", "2")), SwingUtilities::invokeLater, this);
    }

    void close() {
        AnnotationTask now = running;
        if (now != null) {
            now.stop();
            running = null;
        }
    }

    @Override
    public void judged(int turns, int of) {
        progress.setMaximum(of);
        progress.setValue(turns);
        progress.setString(turns + " / " + of);
    }

    @Override
    public void done(Review review) {
        if (running == null) {
            return;
        }
        running = null;
        showRunning(false);
        List<GameTree.Node> line = table.live().path();
        for (int i = 0; i < review.judged() && i + 1 < line.size(); i++) {
            GameTree.Node node = line.get(i + 1);
            review.verdict(i).ifPresent(verdict -> chances.accept(node, verdict.chance(Side.FIRST)));
        }
        table.editing().annotate(review.record(), review.annotated());
        summary.setText("<html>" + line(review, Side.FIRST) + "<br>" + line(review, Side.SECOND) + "</html>");
    }

    private String line(Review review, Side side) {
        ReviewSummary all = review.summary(side);
        return texts.of(
                "annotate.summary",
                texts.catalogue().side(table.game(), side),
                all.inaccuracies() + " ?!",
                all.mistakes() + " ?",
                all.blunders() + " ??");
    }
}
