package org.tabuleiro.desktop.rules;

import static org.assertj.core.api.Assertions.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.INTEGER;

import java.awt.Component;
import java.awt.Container;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JLabel;
import javax.swing.JTextPane;
import javax.swing.text.BadLocationException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.content.Language;
import org.tabuleiro.content.RulePage;
import org.tabuleiro.desktop.board.BoardView;
import org.tabuleiro.desktop.learn.RuleDiagram;
import org.tabuleiro.desktop.window.AppDriver;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;

/** The rule pages with their diagrams, on which turns are shown and tried. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class RulesPageTest {
    @TempDir
    Path home;

    @SuppressWarnings("NullAway.Init")
    private AppDriver app;

    @BeforeEach
    void open() {
        app = AppDriver.open(home, Map.of("width", "1280", "height", "800"));
    }

    @AfterEach
    void close() {
        app.close();
    }

    private List<RuleDiagram> diagrams(Game game) {
        AppDriver.run(() -> ((AbstractButton) app.find("home.learn:" + game.id())).doClick());
        app.await("rules-page");
        app.flushEvents();
        return AppDriver.query(() -> AppDriver.all(app.window(), RuleDiagram.class));
    }

    private static char at(RuleDiagram diagram, String square) {
        return AppDriver.query(
                () -> board(diagram).scene().layout().at(Games.EXIMO.board().find(square)));
    }

    private static BoardView board(RuleDiagram diagram) {
        return (BoardView) part(diagram, "diagram:board");
    }

    private static Component part(Container of, String name) {
        return AppDriver.query(() -> List.of(of.getComponents()).stream()
                .flatMap(each -> Stream.concat(
                        Stream.of(each),
                        each instanceof Container inner ? List.of(inner.getComponents()).stream() : Stream.empty()))
                .filter(each -> name.equals(each.getName()))
                .findFirst()
                .orElseThrow(() -> new AssertionError(name)));
    }

    private void press(RuleDiagram diagram, String name) {
        AppDriver.run(() -> ((AbstractButton) part(diagram, name)).doClick());
        app.flushEvents();
    }

    private void click(RuleDiagram diagram, String square) {
        AppDriver.run(() -> board(diagram)
                .getAccessibleContext()
                .getAccessibleChild(Games.EXIMO.board().find(square))
                .getAccessibleContext()
                .getAccessibleAction()
                .doAccessibleAction(0));
        app.flushEvents();
    }

    @Test
    void every_diagram_of_the_rules_is_a_board() {
        for (Game game : Games.ALL) {
            long count = RulePage.of(game, Language.ENGLISH).blocks().stream()
                    .filter(RulePage.Diagram.class::isInstance)
                    .count();
            assertThat(diagrams(game)).as(game.id()).hasSize((int) count);
            AppDriver.run(() -> ((AbstractButton) app.find("learn:back")).doClick());
        }
    }

    @Test
    void a_diagram_shows_its_turn_step_by_step() {
        // The man on b2 jumps over c3 and e5.
        RuleDiagram jump = diagrams(Games.EXIMO).get(1);
        assertThat(at(jump, "b2")).isEqualTo('W');
        press(jump, "diagram:step");
        app.await("the first step", () -> at(jump, "d4") == 'W');
        press(jump, "diagram:step");
        app.await("the second step", () -> at(jump, "f6") == 'W');
        press(jump, "diagram:reset");
        app.await("the position", () -> at(jump, "b2") == 'W');
        press(jump, "diagram:play");
        app.await("the whole turn", () -> at(jump, "f6") == 'W');
    }

    @Test
    void the_lines_of_a_list_begin_at_one_edge() {
        diagrams(Games.BREAKTHRU);
        JTextPane text =
                AppDriver.query(() -> AppDriver.all((Container) app.find("rules-page"), JTextPane.class).stream()
                        .filter(each -> each.getText().contains("•"))
                        .findFirst()
                        .orElseThrow());
        Set<Integer> edges = new HashSet<>();
        AppDriver.run(() -> {
            text.setSize(250, 3000);
            // A text that was painted knows where its tab stops are.
            text.paint(new BufferedImage(250, 3000, BufferedImage.TYPE_INT_RGB).getGraphics());
            edges.addAll(edges(text));
        });
        assertThat(edges).singleElement(as(INTEGER)).isBetween(14, 22);
    }

    /** The left edges of the lines of lists, without the bullets. */
    private static Set<Integer> edges(JTextPane text) {
        try {
            Set<Integer> edges = new HashSet<>();
            String words = text.getDocument().getText(0, text.getDocument().getLength());
            int lines = 0;
            for (int bullet = words.indexOf("•\t"); bullet >= 0; bullet = words.indexOf("•\t", bullet + 1)) {
                int end = words.indexOf('\n', bullet) < 0 ? words.length() : words.indexOf('\n', bullet);
                double line = -1;
                for (int at = bullet + 2; at < end; at++) {
                    Rectangle2D box = text.modelToView2D(at);
                    if (box.getY() > line + 4) {
                        line = box.getY();
                        lines++;
                        edges.add((int) Math.round(box.getX()));
                    }
                }
            }
            assertThat(lines).isGreaterThan(2);
            return edges;
        } catch (BadLocationException never) {
            throw new IllegalStateException(never);
        }
    }

    @Test
    void turns_can_be_tried_on_a_diagram() {
        RuleDiagram jump = diagrams(Games.EXIMO).get(1);
        click(jump, "c3");
        JLabel prompt = (JLabel) part(jump, "diagram:prompt");
        assertThat(AppDriver.query(prompt::isVisible)).isTrue();
        click(jump, "c4");
        app.await("the man has moved", () -> at(jump, "c4") == 'W');
        press(jump, "diagram:reset");
        app.await("the position", () -> at(jump, "c3") == 'W');
        assertThat(AppDriver.query(prompt::isVisible)).isFalse();
    }
}
