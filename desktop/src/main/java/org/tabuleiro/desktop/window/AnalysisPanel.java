package org.tabuleiro.desktop.window;

import java.awt.Dimension;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
import org.tabuleiro.desktop.board.Mark;
import org.tabuleiro.desktop.table.Analyser;
import org.tabuleiro.desktop.table.Session;
import org.tabuleiro.engine.Analysis;
import org.tabuleiro.engine.Minds;
import org.tabuleiro.engine.Score;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Notation;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameTree;

/** What the engine thinks of the position that is shown: lines, the chance to win as bar and graph, and a switch. */
final class AnalysisPanel extends JPanel {
    private static final int MOST_LINES = 5;

    private final transient Session session;
    private final transient Texts texts;
    private final transient Analyser analyser;
    private final transient Consumer<List<Mark>> arrows;
    private final transient Map<GameTree.Node, Double> chances = new HashMap<>();
    private final JToggleButton running;
    private final JSpinner count = new JSpinner(new SpinnerNumberModel(1, 1, MOST_LINES, 1));
    private final JLabel effort = new JLabel(" ");
    private final ChanceBar bar = new ChanceBar();
    private final ChanceGraph graph;
    private final List<JButton> lines = new ArrayList<>();
    private transient Optional<State> analysed = Optional.empty();
    private transient List<Analysis.Line> known = List.of();

    AnalysisPanel(Session session, Texts texts, Consumer<List<Mark>> arrows) {
        super(new MigLayout("insets 8, fillx, wrap 1, gapy 6", "[grow, fill]", ""));
        this.session = session;
        this.texts = texts;
        this.arrows = arrows;
        this.analyser = new Analyser(session.game(), 1, SwingUtilities::invokeLater);
        running = new JToggleButton(texts.of("analysis.run"));
        running.setName("analysis-run");
        running.addActionListener(event -> {
            analysed = Optional.empty();
            update();
        });
        count.setName("analysis-lines");
        count.addChangeListener(event -> {
            analysed = Optional.empty();
            update();
        });
        graph = new ChanceGraph(this::go);
        JPanel top = new JPanel(new MigLayout("insets 0, fillx", "[grow, fill][][50!]", ""));
        top.add(running);
        top.add(new JLabel(texts.of("analysis.lines")));
        top.add(count);
        add(top);
        add(bar, "growx, h 22!");
        // Always five rows, so that nothing moves when the engine finds another.
        for (int i = 0; i < MOST_LINES; i++) {
            int index = i;
            JButton line = new JButton(" ");
            line.setName("analysis-line:" + i);
            line.setHorizontalAlignment(JButton.LEADING);
            line.putClientProperty("JButton.buttonType", "borderless");
            line.setMinimumSize(new Dimension(40, 24));
            line.addActionListener(event -> play(index));
            lines.add(line);
            add(line, "growx, wmin 40, h 26!");
        }
        add(effort, "h 20!");
        add(graph, "growx, h 70!");
        update();
    }

    private void go(int turn) {
        List<GameTree.Node> path = session.shown().end().path();
        session.show(path.get(Math.min(turn, path.size() - 1)));
    }

    /** Follows the session: another position is analysed, and the graph shows where one is. */
    void update() {
        GameTree.Node node = session.shown();
        boolean on = running.isSelected() && !node.state().isOver();
        if (!on) {
            analyser.stop();
            analysed = Optional.empty();
            clear();
        } else if (!analysed.equals(Optional.of(node.state()))) {
            analysed = Optional.of(node.state());
            clear();
            analyser.analyse(node.state(), (Integer) count.getValue(), (state, analysis) -> show(node, analysis));
        }
        drawGraph();
    }

    /** Ends all thinking. */
    void close() {
        analyser.stop();
    }

    private void clear() {
        known = List.of();
        lines.forEach(line -> line.setText(" "));
        effort.setText(" ");
        arrows.accept(List.of());
    }

    private void show(GameTree.Node node, Analysis analysis) {
        known = analysis.lines();
        Side side = node.state().toMove();
        double chance = Minds.of(session.game()).winProbability(analysis.best().score());
        double first = side == Side.FIRST ? chance : 1 - chance;
        chances.put(node, first);
        bar.show(first);
        for (int i = 0; i < MOST_LINES; i++) {
            lines.get(i).setText(i < known.size() ? text(known.get(i)) : " ");
        }
        effort.setText(texts.of(
                "analysis.effort",
                analysis.depth(),
                String.format("%,d", analysis.nodes()),
                analysis.nanos() / 1_000_000_000));
        arrows.accept(arrows(node.state()));
        drawGraph();
    }

    private String text(Analysis.Line line) {
        long chance = Math.round(100 * Minds.of(session.game()).winProbability(line.score()));
        String value = Score.isProven(line.score())
                ? texts.of(line.score() > 0 ? "analysis.wins" : "analysis.loses", Score.turns(line.score()))
                : chance + " %";
        return value + "   " + line.turns().stream().map(Turn::text).collect(Collectors.joining("  "));
    }

    /** The first turn of each line, step by step. */
    private List<Mark> arrows(State state) {
        List<Mark> marks = new ArrayList<>();
        for (int rank = known.size() - 1; rank >= 0; rank--) {
            int at = -1;
            int number = 1;
            for (Step step : known.get(rank).turns().get(0).steps()) {
                List<Click.Square> squares = Notation.squares(state.game().board(), step.text());
                if (!squares.isEmpty()) {
                    boolean goesOn = !Character.isLetterOrDigit(step.text().charAt(0))
                            && !step.text().startsWith("@");
                    int first = squares.get(0).index();
                    int from = goesOn && at >= 0 ? at : first;
                    int to = goesOn || squares.size() == 1
                            ? first
                            : squares.get(1).index();
                    marks.add(new Mark.Arrow(from, to, number++, rank));
                    at = to;
                }
            }
        }
        return marks;
    }

    private void play(int index) {
        if (index < known.size() && analysed.equals(Optional.of(session.shown().state()))) {
            session.setFree(true);
            session.play(known.get(index).turns().get(0));
        }
    }

    private void drawGraph() {
        List<GameTree.Node> path = session.shown().end().path();
        graph.show(
                path.stream()
                        .map(node -> Optional.ofNullable(chances.get(node)))
                        .toList(),
                path.indexOf(session.shown()));
    }
}
