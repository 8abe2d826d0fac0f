package org.tabuleiro.desktop.analysis;

import java.awt.Dimension;
import java.awt.Insets;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSpinner;
import javax.swing.JToggleButton;
import javax.swing.SpinnerNumberModel;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.desktop.engine.Analyser;
import org.tabuleiro.desktop.review.Chances;
import org.tabuleiro.desktop.swing.FocusRestorer;
import org.tabuleiro.desktop.swing.ScrollablePanel;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.search.Analysis;
import org.tabuleiro.engine.search.Score;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.scene.Mark;
import org.tabuleiro.table.scene.TurnArrows;
import org.tabuleiro.table.text.TurnWords;

/** The analysis of the displayed position: engine lines and evaluation bar. */
public final class AnalysisPanel extends ScrollablePanel {
    private static final int MAX_LINES = 5;
    private static final int NONE = -1;
    /** The number of turns of a line that are inserted. */
    private static final int SHOWN_TURNS = 6;

    private final transient Table table;
    private final transient UiTexts texts;
    private final transient Analyser analyser;
    private final transient Consumer<List<Mark>> arrows;
    private final transient Chances chances;
    private final JToggleButton running;
    private final JSpinner count = new JSpinner(new SpinnerNumberModel(1, 1, MAX_LINES, 1));
    private final JLabel effort = new JLabel(" ");
    private final EvaluationBar bar;
    private final List<JButton> lines = new ArrayList<>();
    private final AnnotationBar annotate;
    private transient Optional<State> analysed = Optional.empty();
    private transient List<Analysis.Line> known = List.of();
    private int previewed = NONE;

    public AnalysisPanel(Table table, UiTexts texts, Chances chances, Consumer<List<Mark>> arrows) {
        super(new MigLayout("insets 8px, fillx, wrap 1, gapy 6", "[grow, fill]", ""));
        this.table = table;
        this.texts = texts;
        this.chances = chances;
        this.arrows = arrows;
        this.analyser = new Analyser(table.game(), 1, SwingUtilities::invokeLater);
        bar = new EvaluationBar(name(Side.FIRST), name(Side.SECOND));
        running = new JToggleButton(texts.of("analysis.run"));
        running.setName("analysis-run");
        running.setMargin(new Insets(2, 4, 2, 4));
        running.addActionListener(event -> {
            running.setText(texts.of(running.isSelected() ? "analysis.stop" : "analysis.run"));
            analysed = Optional.empty();
            update();
        });
        count.setName("analysis-lines");
        count.addChangeListener(event -> {
            analysed = Optional.empty();
            update();
        });
        setOpaque(false);
        JPanel top = new JPanel(new MigLayout("insets 0, fillx", "[grow, fill][][]", ""));
        top.setOpaque(false);
        boolean large = getFontMetrics(getFont()).getHeight() > 24;
        top.add(running, large ? "span, wrap" : "");
        top.add(new JLabel(texts.of("analysis.lines")));
        top.add(count, "wmin 64px");
        add(top);
        add(bar, "growx, hmin pref");
        // A fixed number of rows, so that the layout does not jump.
        for (int i = 0; i < MAX_LINES; i++) {
            int index = i;
            JButton line = new JButton(" ");
            line.setName("line:" + i);
            line.setHorizontalAlignment(JButton.LEADING);
            line.putClientProperty("JButton.buttonType", "borderless");
            line.setMinimumSize(new Dimension(40, 24));
            line.addActionListener(event -> insert(index));
            line.setToolTipText(texts.of("analysis.insert"));
            line.addMouseListener(new MouseAdapter() {
                @Override
                public void mouseEntered(MouseEvent event) {
                    preview(index);
                }

                @Override
                public void mouseExited(MouseEvent event) {
                    preview(NONE);
                }
            });
            line.addFocusListener(new FocusAdapter() {
                @Override
                public void focusGained(FocusEvent event) {
                    preview(index);
                }

                @Override
                public void focusLost(FocusEvent event) {
                    preview(NONE);
                }
            });
            lines.add(line);
            add(line, "growx, wmin 40, hmin 26");
        }
        effort.setName("analysis-effort");
        add(effort);
        annotate = new AnnotationBar(table, texts, chances::put);
        add(annotate, "growx");
    }

    /** Follows the table: analyses the displayed position. */
    public void update() {
        GameTree.Node node = table.displayed();
        boolean on = running.isSelected() && !node.state().isOver();
        if (!on) {
            analyser.stop();
            analysed = Optional.empty();
            clear();
        } else if (!analysed.equals(Optional.of(node.state()))) {
            analysed = Optional.of(node.state());
            clear();
            analyser.analyse(node.state(), lineCount(), (state, analysis) -> show(node, analysis));
        }
        FocusRestorer.around(this, () -> {
            running.setEnabled(canRun());
            annotate.update();
        });
    }

    /** Stops analysis and annotation. */
    public void close() {
        analyser.stop();
        annotate.close();
    }

    /** Starts or stops the analysis. */
    public void toggle() {
        running.doClick();
    }

    /** Whether the analysis can be started or stopped here. */
    public boolean canRun() {
        return isRunning() || !table.displayed().state().isOver();
    }

    public boolean isRunning() {
        return running.isSelected();
    }

    /** The number of lines. */
    public int lineCount() {
        return (Integer) count.getValue();
    }

    public void setLineCount(int lines) {
        count.setValue(lines);
    }

    public AnnotationBar annotate() {
        return annotate;
    }

    private void clear() {
        known = List.of();
        bar.show(chances.of(table.displayed()).orElse(0.5));
        showLines();
        effort.setText(" ");
        arrows.accept(List.of());
    }

    private void show(GameTree.Node node, Analysis analysis) {
        known = analysis.lines();
        double chance = chance(node.state().toMove(), analysis.best());
        chances.put(node, chance);
        bar.show(chance);
        showLines();
        effort.setText(texts.of(
                "analysis.effort", analysis.depth(), nodes(analysis.nodes()), analysis.nanos() / 1_000_000_000));
        preview(previewed);
    }

    private void showLines() {
        FocusRestorer.around(this, () -> {
            for (int i = 0; i < MAX_LINES; i++) {
                lines.get(i).setText(i < known.size() ? text(known.get(i)) : " ");
                lines.get(i).setEnabled(i < known.size());
            }
        });
    }

    /** Shows the first turn of each line as arrows, or only that of the hovered line. */
    private void preview(int index) {
        previewed = index;
        List<Mark> marks = new ArrayList<>();
        for (int rank = known.size() - 1; rank >= 0; rank--) {
            if (index == NONE || index >= known.size() || index == rank) {
                marks.addAll(TurnArrows.of(known.get(rank).turns().get(0).steps(), index == rank ? 0 : rank));
            }
        }
        arrows.accept(marks);
    }

    private static String nodes(long count) {
        return count < 10_000
                ? String.valueOf(count)
                : count < 10_000_000 ? count / 1000 + " k" : count / 1_000_000 + " M";
    }

    private String name(Side side) {
        return texts.catalogue().side(table.game(), side);
    }

    /** The first player's win probability, as in the bar and in the graph. */
    private double chance(Side toMove, Analysis.Line line) {
        double chance = Knowledge.of(table.game()).winProbability(line.score());
        return toMove == Side.FIRST ? chance : 1 - chance;
    }

    private String text(Analysis.Line line) {
        Side toMove = table.displayed().state().toMove();
        String value = Score.isProven(line.score())
                ? texts.of("analysis.wins", Score.turns(line.score()), name(line.score() > 0 ? toMove : toMove.other()))
                : Math.round(100 * chance(toMove, line)) + " %";
        TurnWords words = new TurnWords(texts.catalogue(), table.game());
        return value + "   "
                + line.turns().stream().map(turn -> words.turn(turn.text())).collect(Collectors.joining("  "));
    }

    /** Inserts a line as a variation; switches to analysis first while a game is running. */
    private void insert(int index) {
        GameTree.Node node = table.displayed();
        if (index < known.size() && analysed.equals(Optional.of(node.state()))) {
            if (!table.isTrying()) {
                table.controls().setAnalysing(true);
            }
            table.editing().insert(node, whole(node.state(), known.get(index).turns()));
        }
    }

    /** The complete turns of a line; its last turn may be incomplete. */
    private static List<Turn> whole(State start, List<Turn> line) {
        List<Turn> whole = new ArrayList<>();
        State state = start;
        for (Turn turn : line) {
            State next = state.play(turn);
            if (next.turnNumber() == state.turnNumber() || whole.size() == SHOWN_TURNS) {
                break;
            }
            whole.add(turn);
            state = next;
        }
        return whole;
    }
}
