package org.tabuleiro.desktop.learn;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Rectangle;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.JScrollPane;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.content.RichText;
import org.tabuleiro.desktop.board.BoardView;
import org.tabuleiro.desktop.game.PromptLine;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.desktop.swing.Appearance;
import org.tabuleiro.desktop.swing.ColouredBox;
import org.tabuleiro.desktop.swing.ScrollablePanel;
import org.tabuleiro.desktop.swing.StyledText;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Turn;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.lesson.LessonRun;
import org.tabuleiro.table.text.TurnWords;

/** A lesson: the board of its task, and beside it the text, the task, the feedback and the way on. */
public final class LessonScreen extends JPanel {

    /** Where a lesson leads. */
    public interface Navigation {
        /** Shows all lessons and the rules. */
        void showCourse();

        /** Shows the next lesson. */
        void showNextLesson();

        /** Starts a game against the weakest level. */
        void playFirstGame();

        /** The lesson is completed. */
        void completed();
    }

    private final transient LessonRun run;
    private final transient UiTexts texts;
    private final transient Settings settings;
    private final transient Navigation navigation;
    private final transient List<String> titles;
    private final int index;
    private final JPanel boardPanel = new JPanel(new BorderLayout());
    private final StyledText task;
    private final PromptLine prompt = new PromptLine();
    private final JProgressBar progress = new JProgressBar();
    private final JLabel score = new JLabel();
    private final LessonEntryBar entryBar;
    private final JButton show;
    private final StyledText solution;
    private final ColouredBox answer =
            new ColouredBox(new MigLayout("insets 10px 12px 10px 12px, fillx", "[grow, fill]", ""));
    private final StyledText feedback;
    private final JPanel ways = new JPanel(new MigLayout("insets 0, gap 8px, wrap 1, fillx", "[0:pref, grow]", ""));
    private final ScrollablePanel words = new ScrollablePanel(
            new MigLayout("insets 8px 8px 16px 20px, fillx, wrap 1, gapy 12px, hidemode 3", "[grow, fill]", ""));
    private final JScrollPane column;
    private LessonBoard board;
    private LessonRun.Stage stage = LessonRun.Stage.ENTERING;

    /**
     * The screen of a lesson in progress.
     *
     * @param run the lesson
     * @param index its number, from 0
     * @param titles the titles of all lessons
     * @param texts the language
     * @param settings the look
     * @param navigation where it leads
     */
    public LessonScreen(
            LessonRun run, int index, List<String> titles, UiTexts texts, Settings settings, Navigation navigation) {
        super(new BorderLayout());
        this.run = run;
        this.index = index;
        this.titles = titles;
        this.texts = texts;
        this.settings = settings;
        this.navigation = navigation;
        setName("lesson");
        Font base = UIManager.getFont("Label.font");
        task = new StyledText(Appearance.serif(Font.PLAIN, base.getSize2D() * 1.3f), "tabuleiro.ink");
        feedback = new StyledText(base.deriveFont(base.getSize2D() * 1.1f), "tabuleiro.ink");
        feedback.setName("lesson:feedback");
        solution = new StyledText(base, "tabuleiro.ink-2");
        solution.setName("lesson:solution");
        entryBar = new LessonEntryBar(texts);
        show = new JButton(texts.of("learn.show"));
        show.setName("lesson:show");
        show.addActionListener(event -> showSolution());
        add(
                new LearnHeader(run.lesson().title(), texts.of("learn.all-lessons"), navigation::showCourse),
                BorderLayout.NORTH);
        boardPanel.setOpaque(false);
        boardPanel.setBorder(BorderFactory.createEmptyBorder(8, 20, 16, 12));
        add(boardPanel);
        column = column();
        add(column, BorderLayout.EAST);
        board = new LessonBoard(run, texts, settings, this::update);
        placeBoard();
    }

    /** Board and words stay together in the middle of a wide window. */
    @Override
    public void setBounds(int x, int y, int width, int height) {
        int margin = Math.max(0, (width - columnWidth() - height) / 2);
        boardPanel.setBorder(BorderFactory.createEmptyBorder(8, 20 + margin, 16, 12));
        words.setBorder(BorderFactory.createEmptyBorder(0, 0, 0, margin));
        column.setPreferredSize(new Dimension(columnWidth() + margin, 100));
        super.setBounds(x, y, width, height);
    }

    private static int columnWidth() {
        return Math.clamp(UIManager.getFont("Label.font").getSize() * 29L, 330, 440);
    }

    private JScrollPane column() {
        Font base = UIManager.getFont("Label.font");
        String place = texts.of("learn.lesson-of", index + 1, titles.size());
        JLabel number = new JLabel(place);
        number.putClientProperty("FlatLaf.styleClass", "quiet");
        progress.setMaximum(titles.size() * run.lesson().tasks().size());
        progress.getAccessibleContext().setAccessibleName(place);
        progress.setName("lesson:progress");
        prompt.setQuiet();
        StyledText text = new StyledText(base.deriveFont(base.getSize2D() * 1.15f), "tabuleiro.ink")
                .show(RichText.parse(run.lesson().text()));
        ColouredBox taskBox = new ColouredBox(new MigLayout("insets 10px 16px 10px 12px, fillx", "[grow, fill]", ""))
                .colours("tabuleiro.sheet", "tabuleiro.line", "tabuleiro.brass");
        task.setName("lesson:task");
        taskBox.add(task, "wmin 60");
        answer.setName("lesson:answer");
        answer.add(feedback, "wmin 60");
        score.putClientProperty("FlatLaf.styleClass", "quiet");
        ways.setOpaque(false);
        words.add(number, "split 2, growx 0, gapright 10px");
        words.add(progress, "growx, pushx, wmin 40, h 5px!");
        words.add(text, "wmin 60");
        words.add(taskBox, "wmin 60");
        words.add(answer, "wmin 60");
        words.add(ways, "growx, wmin 0");
        words.add(prompt, "wmin 60");
        words.add(score, "wmin 40");
        words.add(entryBar, "growx, wmin 0");
        words.add(solution, "wmin 60");
        words.add(show, "growx 0, hmin 36px, wmin 40");
        JScrollPane pane = new JScrollPane(
                words, JScrollPane.VERTICAL_SCROLLBAR_AS_NEEDED, JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
        pane.setBorder(null);
        pane.setPreferredSize(new Dimension(columnWidth(), 100));
        return pane;
    }

    private void placeBoard() {
        boardPanel.removeAll();
        boardPanel.add(board);
        boardPanel.revalidate();
        update();
        SwingUtilities.invokeLater(board.board()::requestFocusInWindow);
    }

    public LessonRun run() {
        return run;
    }

    /** The board of the current task. */
    public BoardView board() {
        return board.board();
    }

    /** Shows what the lesson says now. */
    private void update() {
        Table table = run.table();
        boolean entering = run.stage() == LessonRun.Stage.ENTERING;
        boolean single = run.lesson().tasks().size() == 1;
        String label = single
                ? texts.of("learn.task")
                : texts.of(
                        "learn.task-of",
                        run.taskNumber() + 1,
                        run.lesson().tasks().size());
        int solved = run.stage() == LessonRun.Stage.RIGHT ? 1 : 0;
        progress.setValue(index * run.lesson().tasks().size() + run.taskNumber() + solved);
        task.show(label, "tabuleiro.ink", RichText.parse(run.current().text()));
        prompt.setVisible(entering);
        boolean refusal = table.notice().map(Table.Notice::refusal).orElse(false);
        prompt.show(table.sentence(texts.catalogue()), refusal);
        List<Integer> scores = table.game().scores(table.input().state());
        score.setVisible(!scores.isEmpty());
        if (!scores.isEmpty()) {
            score.setText(side(Side.FIRST) + " " + scores.get(0) + "  ·  " + side(Side.SECOND) + " " + scores.get(1));
        }
        entryBar.update(table, board.entry());
        entryBar.setVisible(entryBar.isVisible() && entering);
        show.setVisible(entering);
        solution.setVisible(entering && run.solution().isPresent());
        run.solution().ifPresent(this::tell);
        answer.setVisible(!entering);
        ways.setVisible(!entering);
        if (!entering) {
            answered();
        }
        if (stage != run.stage()) {
            stage = run.stage();
            staged();
        }
        words.revalidate();
        words.repaint();
    }

    private String side(Side side) {
        return texts.catalogue().side(run.table().game(), side);
    }

    private void tell(Turn turn) {
        String text = new TurnWords(texts.catalogue(), run.table().game()).turn(turn.text());
        solution.show(List.of(
                new RichText.Span(RichText.Style.PLAIN, texts.of("learn.one-way") + " "),
                new RichText.Span(RichText.Style.CODE, text)));
    }

    private void answered() {
        boolean right = run.stage() == LessonRun.Stage.RIGHT;
        String colour = right ? "good" : "bad";
        answer.colours("tabuleiro." + colour + "-soft", "tabuleiro." + colour, "");
        // The height of wrapped text in a box depends on its width.
        feedback.setSize(columnWidth() - 60, Short.MAX_VALUE);
        feedback.show(
                texts.of(right ? "learn.right" : "learn.wrong"), "tabuleiro." + colour, RichText.parse(run.feedback()));
    }

    /** The stage has changed: other ways lead on, and the first of them gets the focus. */
    private void staged() {
        ways.removeAll();
        switch (stage) {
            case ENTERING -> SwingUtilities.invokeLater(board.board()::requestFocusInWindow);
            case WRONG -> way("lesson:retry", texts.of("learn.again"), run::retry, true);
            case RIGHT -> {
                if (!run.isLastTask()) {
                    way("lesson:next", texts.of("learn.next-task"), this::next, true);
                } else if (index + 1 < titles.size()) {
                    way(
                            "lesson:next",
                            texts.of("learn.next-lesson", titles.get(index + 1)),
                            navigation::showNextLesson,
                            true);
                } else {
                    way("lesson:play", texts.of("learn.play-first"), navigation::playFirstGame, true);
                    way("lesson:course", texts.of("learn.all-lessons"), navigation::showCourse, false);
                }
            }
        }
        if (run.isDone()) {
            navigation.completed();
        }
        if (ways.getComponentCount() > 0) {
            SwingUtilities.invokeLater(() -> {
                ways.getComponent(0).requestFocusInWindow();
                ways.scrollRectToVisible(new Rectangle(ways.getSize()));
            });
        }
    }

    private void way(String name, String text, Runnable action, boolean isPrimary) {
        JButton button = new JButton(text);
        button.setName(name);
        button.setToolTipText(text);
        if (isPrimary) {
            button.putClientProperty("FlatLaf.styleClass", "primary");
        }
        button.addActionListener(event -> action.run());
        ways.add(button, "hmin 40px, wmin 40, growx 0");
    }

    private void showSolution() {
        board.showSolution();
        board.board().requestFocusInWindow();
    }

    private void next() {
        run.next();
        board.close();
        board = new LessonBoard(run, texts, settings, this::update);
        placeBoard();
    }

    /** Stops following the lesson. */
    public void close() {
        board.close();
    }
}
