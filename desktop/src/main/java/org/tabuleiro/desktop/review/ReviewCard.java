package org.tabuleiro.desktop.review;

import java.awt.Dimension;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JPanel;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.table.RecordTags;
import org.tabuleiro.table.Table;

/** The chance graph and a line with the accuracy of both players, above the list of moves and the analysis. */
public final class ReviewCard extends JPanel {
    /** The colours of turns by their mark, as in the list. */
    private static final Map<Integer, String> COLOURS = Map.of(
            1, "tabuleiro.good",
            2, "tabuleiro.warn",
            3, "tabuleiro.good",
            4, "tabuleiro.bad",
            5, "tabuleiro.ok",
            6, "tabuleiro.warn");

    /** Room for tabs and a few turns. */
    private static final int LEAST_LIST = 100;

    /** The least height of the graph. */
    private static final int LEAST_GRAPH = 60;

    private final transient Table table;
    private final transient UiTexts texts;
    private final transient Chances chances;
    private final ChanceGraph graph;
    private final AccuracyLine accuracy;
    private final JComponent content;
    private boolean wanted;
    /** Whether the accuracy of both players is known. */
    private boolean summed;

    public ReviewCard(Table table, UiTexts texts, Chances chances, JComponent content) {
        super(null);
        this.table = table;
        this.texts = texts;
        this.chances = chances;
        this.content = content;
        setOpaque(false);
        graph = new ChanceGraph(this::go);
        accuracy = new AccuracyLine(texts);
        add(graph);
        add(accuracy);
        add(content);
    }

    private List<GameTree.Node> line() {
        return table.tree().endOfLine(table.displayed()).path();
    }

    private void go(int turn) {
        List<GameTree.Node> line = line();
        table.display(line.get(Math.min(turn, line.size() - 1)));
    }

    /**
     * Follows the table.
     *
     * @param live whether the chances are shown while a game is played
     * @param isHidden whether something else has the room, such as the rules
     */
    public void update(boolean live, boolean isHidden) {
        boolean isWanted = live || (isReview() && chances.isAnyKnown());
        boolean now = isWanted && !isHidden && !table.coach().isSolutionSecret();
        if (now) {
            fill();
        }
        boolean isSummed = isReview() && chances.summary(Side.FIRST).isPresent();
        if (now != wanted || isSummed != summed) {
            wanted = now;
            summed = isSummed;
            revalidate();
        }
        repaint();
    }

    private boolean isReview() {
        return table.match().isOver() || table.isStudy() || table.isAnalysing();
    }

    private void fill() {
        List<GameTree.Node> line = line();
        String side = texts.catalogue().side(table.game(), Side.FIRST);
        String value = chances.of(table.displayed())
                .map(chance -> texts.of("annotate.chance", side, Math.round(100 * chance)))
                .orElse("");
        graph.show(
                line.stream()
                        .map(node -> new ChanceGraph.Turn(chances.of(node), mark(node)))
                        .toList(),
                line.indexOf(table.displayed()),
                texts.of("review.chances", texts.catalogue().ofSide(table.game(), Side.FIRST)),
                value);
        accuracy.show(name(Side.FIRST), chances.summary(Side.FIRST), name(Side.SECOND), chances.summary(Side.SECOND));
    }

    private Optional<String> mark(GameTree.Node node) {
        return chances.marks(node).stream()
                .filter(COLOURS::containsKey)
                .map(COLOURS::get)
                .findFirst();
    }

    /** "You", or else the side: names may be too long. */
    private String name(Side side) {
        Optional<Side> person = RecordTags.onlyPerson(table);
        return person.equals(Optional.of(side))
                ? texts.of("person")
                : texts.catalogue().side(table.game(), side);
    }

    /** The list keeps the height of a few rows; low panels have a lower graph, or none. */
    @Override
    public void doLayout() {
        int line = accuracy.heightFor(getWidth());
        int high = graph.getPreferredSize().height;
        boolean withGraph = wanted && getHeight() >= LEAST_GRAPH + line + LEAST_LIST;
        boolean withLine = withGraph && summed;
        int top = 0;
        graph.setVisible(withGraph);
        if (withGraph) {
            high = Math.clamp(getHeight() / 5, LEAST_GRAPH, high);
            graph.setBounds(0, 0, getWidth(), high);
            top += high;
        }
        accuracy.setVisible(withLine);
        if (withLine) {
            accuracy.setBounds(0, top, getWidth(), line);
            top += line;
        }
        content.setBounds(0, top, getWidth(), Math.max(0, getHeight() - top));
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(200, 200);
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(100, 40);
    }
}
