package org.tabuleiro.desktop.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Point;
import java.nio.file.Path;
import java.util.Map;
import javax.swing.JEditorPane;
import javax.swing.JScrollPane;
import javax.swing.JTabbedPane;
import javax.swing.JViewport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.desktop.window.AppDriver;
import org.tabuleiro.games.Games;

/** The way from a refusal to the rule that explains it. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class RuleOfRefusalTest {
    @TempDir
    Path home;

    @SuppressWarnings("NullAway.Init")
    private AppDriver app;

    @BeforeEach
    void open() {
        app = AppDriver.open(home, Map.of());
    }

    @AfterEach
    void close() {
        app.close();
    }

    private void click(String square) {
        app.clickSquare(Games.EXIMO.board().find(square));
    }

    private boolean offersRule() {
        return app.lookup("see-rule").isPresent();
    }

    @Test
    void a_refusal_offers_its_rule_until_the_next_click() {
        app.playTogether(Games.EXIMO.read("8/8/8/2b5/2W5/8/W7/8 w - 0 15").orElseThrow());
        assertThat(app.lookup("see-rule")).isEmpty();
        click("a2");
        assertThat(app.prompt()).startsWith("Capturing is compulsory");
        assertThat(offersRule()).isTrue();
        click("c4");
        assertThat(app.lookup("see-rule")).isEmpty();
    }

    @Test
    void the_rules_are_shown_at_the_section_and_again_at_another_one() {
        app.playTogether(Games.EXIMO.read("8/8/8/2b5/2W5/8/W7/8 w - 0 15").orElseThrow());
        click("a2");
        app.click(app.find("see-rule"));
        app.await(
                "the rule is at the top", () -> AppDriver.query(() -> topText()).startsWith("Capturing is compulsory"));
        AppDriver.run(() -> ((JTabbedPane) app.find("tabs")).setSelectedIndex(0));
        click("c5");
        assertThat(app.prompt()).contains("opponent's");
        app.click(app.find("see-rule"));
        app.await(
                "the other rule is at the top",
                () -> AppDriver.query(() -> topText()).startsWith("The turn"));
    }

    /** The text at the upper edge of the displayed part of the rules. */
    private String topText() {
        JViewport viewport = ((JScrollPane) app.find("rules")).getViewport();
        Point top = viewport.getViewPosition();
        if (viewport.getView() instanceof Container page && "rules-page".equals(page.getName())) {
            for (Component part : page.getComponents()) {
                if (part instanceof JEditorPane pane && pane.getBounds().contains(pane.getX(), top.y + 2)) {
                    int at = pane.viewToModel2D(new Point(4, top.y + 8 - pane.getY()));
                    return text(pane, at);
                }
            }
        }
        return "";
    }

    private static String text(JEditorPane pane, int at) {
        try {
            return pane.getDocument()
                    .getText(at, pane.getDocument().getLength() - at)
                    .strip();
        } catch (javax.swing.text.BadLocationException never) {
            throw new AssertionError(never);
        }
    }
}
