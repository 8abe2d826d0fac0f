package org.tabuleiro.desktop.window;

import java.awt.Dimension;
import java.util.Optional;
import java.util.function.BiConsumer;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.content.Theme;
import org.tabuleiro.desktop.board.BoardThumb;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameRecord;

/** The four games to choose from, and the game that was left. */
final class HomeScreen extends JPanel {

    /** What can be chosen here. */
    enum Choice {
        /** Against the computer, with the last settings. */
        COMPUTER,
        /** Two people at this screen. */
        FRIEND,
        /** With settings of one's own. */
        NEW_GAME,
        /** The rule page. */
        RULES
    }

    HomeScreen(Texts texts, Theme theme, Optional<GameRecord> left, BiConsumer<Game, Choice> choose, Runnable resume) {
        super(new MigLayout(
                "insets 16, fill, gap 12", "[grow, fill, sg][grow, fill, sg]", "[][grow, fill, sg][grow, fill, sg]"));
        JLabel title = new JLabel(texts.of("home.title"));
        title.putClientProperty("FlatLaf.styleClass", "h1");
        add(title, left.isPresent() ? "" : "span 2, wrap");
        left.ifPresent(record -> {
            JButton button = new JButton(texts.of(
                    "home.resume",
                    texts.catalogue().name(record.game()),
                    record.line().entries().size()));
            button.setName("resume");
            button.addActionListener(event -> resume.run());
            add(button, "right, grow 0, wrap");
        });
        int column = 0;
        for (Game game : Games.ALL) {
            add(card(texts, theme, game, choose), column++ % 2 == 1 ? "wrap" : "");
        }
    }

    private static JPanel card(Texts texts, Theme theme, Game game, BiConsumer<Game, Choice> choose) {
        JPanel card = new JPanel(
                new MigLayout("insets 12, fill, gap 8, hidemode 3", "[120:180:260, fill][grow, fill]", "[][][grow][]"));
        card.putClientProperty("FlatLaf.style", "arc: 12; background: lighten($Panel.background, 4%)");
        BoardThumb board = new BoardThumb(picture(game), theme);
        board.setMinimumSize(new Dimension(100, 100));
        card.add(board, "spany 4, grow");
        JLabel name = new JLabel(texts.catalogue().name(game));
        name.putClientProperty("FlatLaf.styleClass", "h2");
        card.add(name, "wrap");
        JLabel aim = new JLabel("<html>" + texts.catalogue().text(game.id() + ".aim") + "</html>");
        aim.setMinimumSize(new Dimension(60, 20));
        card.add(aim, "wrap, growx");
        card.add(new JLabel(), "wrap");
        JPanel buttons = new JPanel(new MigLayout("insets 0, gap 6, wrap 2", "[fill][fill]", ""));
        buttons.setOpaque(false);
        JButton play = button(texts, game, "home.computer", () -> choose.accept(game, Choice.COMPUTER));
        play.putClientProperty(
                "FlatLaf.style",
                "background: $Button.default.background; foreground: $Button.default.foreground;"
                        + " hoverBackground: $Button.default.hoverBackground");
        buttons.add(play);
        buttons.add(button(texts, game, "home.friend", () -> choose.accept(game, Choice.FRIEND)));
        buttons.add(button(texts, game, "home.new", () -> choose.accept(game, Choice.NEW_GAME)));
        buttons.add(button(texts, game, "home.rules", () -> choose.accept(game, Choice.RULES)));
        card.add(buttons);
        return card;
    }

    private static JButton button(Texts texts, Game game, String key, Runnable action) {
        JButton button = new JButton(texts.of(key));
        button.setName(key + ":" + game.id());
        button.getAccessibleContext().setAccessibleName(texts.catalogue().name(game) + ": " + texts.of(key));
        button.addActionListener(event -> action.run());
        return button;
    }

    /** A position that shows the game: the start where something stands there, else a named set-up or a few turns played. */
    private static State picture(Game game) {
        if (!game.setups().isEmpty()) {
            return game.read(game.setups().values().iterator().next()).orElseThrow();
        }
        State state = game.start();
        for (int i = 0;
                i < 12
                        && state.layout().count(org.tabuleiro.games.Layout.EMPTY)
                                > state.game().board().size() * 3 / 4;
                i++) {
            state = state.play(state.legalSteps().get(state.legalSteps().size() * (i + 1) / 13));
        }
        return state;
    }
}
