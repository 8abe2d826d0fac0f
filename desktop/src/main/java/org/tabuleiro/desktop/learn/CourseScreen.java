package org.tabuleiro.desktop.learn;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Font;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.JScrollPane;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.content.Lesson;
import org.tabuleiro.content.RulePage;
import org.tabuleiro.desktop.rules.RulesPanel;
import org.tabuleiro.desktop.storage.CompletedLessons;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.desktop.swing.Appearance;
import org.tabuleiro.desktop.swing.ScrollablePanel;
import org.tabuleiro.desktop.swing.Sheet;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.desktop.swing.WrappedText;
import org.tabuleiro.games.Game;
import org.tabuleiro.table.lesson.CourseProgress;

/** The lessons of a game with what is completed, beside its rules. */
public final class CourseScreen extends JPanel {

    /** Where the course leads. */
    public interface Navigation {
        /** Returns to the game or to the home screen. */
        void goBack();

        /** Opens a lesson by its number, from 0. */
        void openLesson(int index);

        /** Starts a game with the options last chosen. */
        void play();

        /** Starts a game against the weakest level. */
        void playFirstGame();

        /** The board of a diagram of the rules. */
        JComponent diagram(RulePage.Diagram diagram);

        /** The progress was reset. */
        void changed();
    }

    private final transient Game game;
    private final transient List<Lesson> lessons;
    private final transient UiTexts texts;
    private final transient Settings settings;
    private final transient Navigation navigation;
    private final ScrollablePanel course = new ScrollablePanel(
            new MigLayout("insets 14px 16px 14px 16px, fillx, wrap 1, gapy 6px, hidemode 3", "[grow, fill]", ""));

    /**
     * The course of a game.
     *
     * @param game the game
     * @param lessons its lessons
     * @param back the name of the way back
     * @param texts the language
     * @param settings the look, and what is completed
     * @param navigation where it leads
     */
    public CourseScreen(
            Game game, List<Lesson> lessons, String back, UiTexts texts, Settings settings, Navigation navigation) {
        super(new BorderLayout());
        this.game = game;
        this.lessons = lessons;
        this.texts = texts;
        this.settings = settings;
        this.navigation = navigation;
        setName("course");
        LearnHeader header =
                new LearnHeader(texts.of("learn.title", texts.catalogue().name(game)), back, navigation::goBack);
        header.action("learn:play", texts.of("learn.to-game"), navigation::play);
        add(header, BorderLayout.NORTH);
        Font font = UIManager.getFont("Label.font");
        Font text = font.deriveFont(Math.min(font.getSize2D() * 1.15f, font.getSize2D() + 3));
        RulesPanel rules = new RulesPanel(game, texts, text, false, navigation::diagram);
        rules.setBorder(BorderFactory.createEmptyBorder(0, 8, 0, 0));
        add(rules);
        JPanel side = new JPanel(new BorderLayout());
        side.setOpaque(false);
        side.setBorder(BorderFactory.createEmptyBorder(8, 12, 16, 20));
        Sheet card = new Sheet();
        JScrollPane pane = new JScrollPane(
                course, JScrollPane.VERTICAL_SCROLLBAR_AS_NEEDED, JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
        pane.setBorder(null);
        pane.getViewport().setBackground(UIManager.getColor("tabuleiro.sheet"));
        course.setBackground(UIManager.getColor("tabuleiro.sheet"));
        card.add(pane);
        side.add(card);
        side.setPreferredSize(
                new Dimension(Math.clamp(UIManager.getFont("Label.font").getSize() * 29L, 330, 440), 100));
        add(side, BorderLayout.EAST);
        fill();
    }

    private void fill() {
        CourseProgress progress = CompletedLessons.load(settings, game, lessons);
        course.removeAll();
        float base = UIManager.getFont("Label.font").getSize2D();
        JLabel title = new JLabel(texts.of("learn.lessons"));
        title.setFont(Appearance.serif(Font.BOLD, base * 1.8f));
        course.add(title);
        JProgressBar bar = new JProgressBar(0, lessons.size());
        bar.setValue(progress.count());
        String words = texts.of("learn.progress", progress.count(), lessons.size());
        bar.getAccessibleContext().setAccessibleName(words);
        JLabel count = new JLabel(words);
        count.setName("course:progress");
        count.putClientProperty("FlatLaf.styleClass", "quiet");
        course.add(bar, "split 2, growx, wmin 40, h 5px!, gapright 10px");
        course.add(count, "growx 0, wmin pref");
        JButton next = nextButton(progress);
        course.add(next, "hmin 44px, wmin 60, gaptop 4px, gapbottom 6px");
        for (int i = 0; i < lessons.size(); i++) {
            course.add(entry(i, progress.isDone(lessons.get(i).id())), "wmin 60, hmin 38px, gapy 0");
        }
        if (progress.count() > 0) {
            JButton reset = button("course:reset", texts.of("learn.forget"), this::askReset);
            reset.putClientProperty("JButton.buttonType", "borderless");
            course.add(reset, "growx 0, wmin 40, hmin 32px, gaptop 8px");
        }
        course.revalidate();
        course.repaint();
        SwingUtilities.invokeLater(next::requestFocusInWindow);
    }

    private JButton nextButton(CourseProgress progress) {
        JButton button = progress.next()
                .map(id -> {
                    int index = progress.lessons().indexOf(id);
                    return button(
                            "course:next",
                            texts.of(progress.count() == 0 ? "learn.begin" : "learn.continue"),
                            () -> navigation.openLesson(index));
                })
                .orElseGet(() -> button("course:play", texts.of("learn.play-first"), navigation::playFirstGame));
        button.putClientProperty("FlatLaf.styleClass", "primary");
        return button;
    }

    /** A row of the list: the number of the lesson, its title, and whether it is completed. */
    private JButton entry(int index, boolean done) {
        String title = lessons.get(index).title();
        JButton row = button("lesson:" + (index + 1), title, () -> navigation.openLesson(index));
        row.setLayout(
                new MigLayout("insets 0 2px 0 6px, fillx, gap 10px", "[right, 18px:][0:pref, grow][]", "[center]"));
        row.setText("");
        row.putClientProperty("JButton.buttonType", "borderless");
        row.putClientProperty("FlatLaf.style", "margin: 0,0,0,0");
        JLabel number = new JLabel(String.valueOf(index + 1), SwingConstants.RIGHT);
        number.setFont(
                Appearance.serif(Font.PLAIN, UIManager.getFont("Label.font").getSize2D() * 1.1f));
        number.putClientProperty("FlatLaf.styleClass", "quiet");
        JLabel name = new JLabel(title);
        name.setToolTipText(title);
        JLabel tick = new JLabel(done ? "✓" : "");
        tick.putClientProperty("FlatLaf.style", "foreground: $tabuleiro.good; font: bold");
        row.add(number);
        row.add(name, "growx, wmin 40");
        row.add(tick);
        row.getAccessibleContext()
                .setAccessibleName((index + 1) + ". " + title + (done ? ", " + texts.of("learn.done") : ""));
        return row;
    }

    private static JButton button(String name, String text, Runnable action) {
        JButton button = new JButton(text);
        button.setName(name);
        button.setToolTipText(text);
        button.addActionListener(event -> action.run());
        return button;
    }

    /** Asks in the place of the list. */
    private void askReset() {
        course.removeAll();
        course.add(
                new WrappedText(texts.of("learn.forget.ask", texts.catalogue().name(game)), "tabuleiro.ink"),
                "wmin 60");
        JButton cancel = button("course:keep", texts.of("cancel"), this::fill);
        course.add(cancel, "split 2, growx 0, hmin 36px");
        course.add(button("course:reset-yes", texts.of("learn.forget.yes"), this::reset), "growx 0, hmin 36px");
        course.revalidate();
        course.repaint();
        SwingUtilities.invokeLater(cancel::requestFocusInWindow);
    }

    private void reset() {
        CompletedLessons.reset(settings, game);
        navigation.changed();
        fill();
    }
}
