package org.tabuleiro.desktop.game;

import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.HierarchyEvent;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTabbedPane;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import javax.swing.UIManager;
import org.tabuleiro.content.RulePage;
import org.tabuleiro.desktop.analysis.AnalysisPanel;
import org.tabuleiro.desktop.board.BoardView;
import org.tabuleiro.desktop.command.Commands;
import org.tabuleiro.desktop.moves.MoveList;
import org.tabuleiro.desktop.review.Chances;
import org.tabuleiro.desktop.review.ReviewCard;
import org.tabuleiro.desktop.rules.RulesPanel;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.desktop.swing.Motion;
import org.tabuleiro.desktop.swing.Sheet;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Phase;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.TableEvent;
import org.tabuleiro.table.coach.EndSummary;
import org.tabuleiro.table.coach.LevelRecord;
import org.tabuleiro.table.preferences.Pace;
import org.tabuleiro.table.scene.Mark;
import org.tabuleiro.table.scene.Scene;

/** The game screen: the board, and a side panel with players, moves, prompt and actions. */
public final class GameScreen extends JPanel implements Table.Listener, EntryBoard.Screen {
    private static final int MARGIN = 8;
    /** The number of lines of text in the height below which the panel is compact. */
    private static final int LOW = 30;
    /** The height in pixels below which the end leaves little room for the list. */
    private static final int TIGHT = 660;

    private static final int TICK_MILLIS = 100;
    private static final float SMALL = 17;
    private static final int COMPACT_LIST = 90;
    private static final int END_LIST = 60;
    /** The tab with the rules. */
    private static final int RULES = 2;

    private final transient Table table;
    private final transient UiTexts texts;
    private final transient Settings settings;
    private final transient EntryBoard board;
    private final Map<Side, PlayerPanel> players = new EnumMap<>(Side.class);
    private final transient StatusLine status;
    private final transient StatusActions choices;
    private final TurnBar strip;
    private final MoveList moves;
    private final transient Chances chances;
    private final ReviewCard reviewed;
    private final AnalysisPanel analysis;
    private final GameButtons buttons;
    private final TurnNavigation navigation;
    private final AboutGame about;
    private final RulesPanel rules;
    private final GameColumn column;
    private final JPanel movesCard = new JPanel(new CardLayout());
    private final JTabbedPane tabs = new JTabbedPane();
    private final Sheet card = new Sheet();
    private final SidePanel side = new SidePanel();
    private final ResizableSplit split;
    private final Timer ticking = new Timer(TICK_MILLIS, event -> tick());
    private final transient Runnable unsubscribe;
    private transient List<Mark> arrows = List.of();
    private boolean ended;
    private boolean compact;
    private boolean tight;

    /**
     * The screen of a game.
     *
     * @param table the game
     * @param texts the language
     * @param settings the look
     * @param commands the commands of the window
     * @param diagrams makes the boards of the rule page
     */
    public GameScreen(
            Table table,
            UiTexts texts,
            Settings settings,
            Commands commands,
            Function<RulePage.Diagram, JComponent> diagrams) {
        super(new BorderLayout());
        this.table = table;
        this.texts = texts;
        this.settings = settings;
        board = new EntryBoard(table, texts, settings, this);
        strip = new TurnBar(this, board.entry());
        status = new StatusLine(table, texts);
        choices = new StatusActions(table, texts, settings, commands);
        moves = new MoveList(table, texts);
        chances = new Chances(table);
        reviewed = new ReviewCard(table, texts, chances, tabs);
        analysis = new AnalysisPanel(table, texts, chances, this::showArrows);
        buttons = new GameButtons(texts, commands);
        navigation = new TurnNavigation(texts, commands, board.entry());
        Runnable lessons = () -> commands.find("lessons").ifPresent(Commands.Command::run);
        about = new AboutGame(table, texts, this::showRules, lessons);
        rules = new RulesPanel(table.game(), texts, UIManager.getFont("Label.font"), true, diagrams);
        column = new GameColumn(table, texts, settings, commands, this::showRules);
        for (Side each : Side.values()) {
            players.put(each, new PlayerPanel(table, texts, each));
        }
        fillTabs();
        board.view()
                .setFlipped(table.seat(Side.SECOND).isPerson()
                        && !table.seat(Side.FIRST).isPerson());
        arrange();
        split = new ResizableSplit(boardPanel(), side.scrolling(), minSidebarWidth(), settings);
        add(split);
        add(column, BorderLayout.WEST);
        column.setVisible(false);
        applySettings();
        addHierarchyListener(event -> {
            // The board gets the initial focus, not the first button.
            if ((event.getChangeFlags() & HierarchyEvent.SHOWING_CHANGED) != 0 && isShowing()) {
                board.view().requestFocusInWindow();
            }
        });
        unsubscribe = table.subscribe(this);
        changed();
    }

    /** The minimum width of the sidebar, which grows with the font as far as the smallest window allows. */
    static int minSidebarWidth() {
        return Math.clamp(UIManager.getFont("Label.font").getSize() * 23L, 290, 372);
    }

    public Table table() {
        return table;
    }

    public UiTexts texts() {
        return texts;
    }

    Settings settings() {
        return settings;
    }

    public BoardView board() {
        return board.view();
    }

    public TurnEntry entry() {
        return board.entry();
    }

    public AnalysisPanel analysis() {
        return analysis;
    }

    JTabbedPane tabs() {
        return tabs;
    }

    /** The text field for typed turns. */
    JTextField turnField() {
        return navigation.field();
    }

    /** Applies the settings. */
    public void applySettings() {
        board.applySettings();
        players.values().forEach(row -> row.setTheme(settings.theme()));
        table.preferences().setPace(Pace.forPeople(!Motion.isReduced(settings)));
        table.preferences().setShowsThoughts(settings.is("thoughts", false));
        table.coach().setWarnings(settings.is("warnings", true));
        table.coach().review().setLive(settings.is("chances", false));
        table.preferences().setMayResign(settings.is("resigns", true));
        updateReview();
        column.update();
        board.draw();
        repaint();
    }

    /** Shows the results against the levels of the computer. */
    public void show(LevelRecord played) {
        column.show(played);
    }

    /** A wide window has room for a column about the game; a low one with a large font has none to spare. */
    @Override
    public void setBounds(int x, int y, int width, int height) {
        column.setVisible(width >= height + minSidebarWidth() + GameColumn.WIDTH);
        about.setBeside(column.isVisible());
        strip.setRoomy(column.isVisible());
        boolean isLow = height < LOW * UIManager.getFont("Label.font").getSize();
        boolean isTight = isLow || height < TIGHT;
        if ((isLow != compact || isTight != tight) && height > 0) {
            compact = isLow;
            tight = isTight;
            arrange();
        }
        super.setBounds(x, y, width, height);
    }

    private JPanel boardPanel() {
        JPanel panel = new JPanel(new BorderLayout());
        panel.setBorder(BorderFactory.createEmptyBorder(MARGIN, MARGIN, MARGIN, 0));
        panel.add(board.view());
        return panel;
    }

    /** The player at the top of the board is at the top of the panel. */
    private void arrange() {
        Side above = board.view().isFlipped() ? Side.FIRST : Side.SECOND;
        side.removeAll();
        side.setCompact(compact);
        players.values().forEach(row -> row.setCompact(compact));
        board.setCompact(compact);
        strip.setCompact(compact);
        navigation.setCompact(compact);
        showNavigation();
        tabs.setFont(compact ? small() : UIManager.getFont("TabbedPane.font"));
        side.add(players.get(above), "growx, hmin pref");
        addReserve(above);
        // The end takes the place of the prompt, above the list.
        side.add(ended ? strip : card, ended ? "growx, hmin pref" : listConstraint());
        side.add(ended ? card : strip, ended ? listConstraint() : "growx, hmin pref");
        addReserve(above.other());
        side.add(buttons, "growx, hmin pref");
        side.add(players.get(above.other()), "growx, hmin pref");
        side.revalidate();
    }

    /** The font of what is least important in a compact panel. */
    static Font small() {
        Font base = UIManager.getFont("Label.font");
        return base.deriveFont(Math.min(base.getSize2D(), SMALL));
    }

    private String listConstraint() {
        return "grow, push, hmin " + listHeight() + "px";
    }

    /** Room for tabs, buttons and a few turns. */
    private int listHeight() {
        if (ended && tight) {
            return END_LIST;
        }
        return compact
                ? COMPACT_LIST
                : Math.clamp(UIManager.getFont("Label.font").getSize() * 9L, 110, 150);
    }

    private void addReserve(Side owner) {
        board.rail(owner).ifPresent(rail -> side.add(rail, "growx, hmin pref"));
    }

    private void fillTabs() {
        tabs.setName("tabs");
        JScrollPane list = scroll(moves);
        // The list gets lower when the prompt needs more room.
        list.getViewport().addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                moves.reveal();
            }
        });
        movesCard.setOpaque(false);
        movesCard.add(scroll(about), "about");
        movesCard.add(list, "moves");
        tabs.addTab(texts.of("tab.moves"), movesCard);
        tabs.addTab(texts.of("tab.analysis"), scroll(analysis));
        tabs.addTab(texts.of("tab.rules"), rules);
        tabs.setMinimumSize(new Dimension(100, 100));
        tabs.setOpaque(false);
        tabs.addChangeListener(event -> {
            updateReview();
            showNavigation();
        });
        card.add(reviewed);
        card.add(navigation, BorderLayout.SOUTH);
    }

    private static JScrollPane scroll(JComponent content) {
        JScrollPane pane = new JScrollPane(
                content, JScrollPane.VERTICAL_SCROLLBAR_AS_NEEDED, JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
        pane.setBorder(null);
        pane.getViewport().setBackground(UIManager.getColor("tabuleiro.sheet"));
        return pane;
    }

    /** Asks for confirmation of an action that cannot be undone. */
    public void ask(String question, String answer, Runnable action) {
        buttons.ask(question, answer, action);
    }

    private void updateReview() {
        reviewed.update(settings.is("chances", false), tabs.getSelectedIndex() == RULES);
    }

    /** The rules, and the end in a low panel, have its room. */
    private void showNavigation() {
        navigation.setVisible(!(ended && tight) && tabs.getSelectedIndex() != RULES);
    }

    private void showArrows(List<Mark> marks) {
        arrows = marks;
        updateReview();
        board.draw();
    }

    /** Shows the rule page. */
    public void showRules() {
        tabs.setSelectedIndex(RULES);
    }

    /** Shows a section of the rule page. */
    public void showRule(String section) {
        showRules();
        rules.show(section);
    }

    /** Shows the analysis. */
    public void showAnalysis() {
        tabs.setSelectedIndex(1);
    }

    /** Whether the analysis is running and visible. */
    public boolean isAnalysisShown() {
        return analysis.isRunning() && tabs.getSelectedIndex() == 1;
    }

    /** Flips the board. */
    public void flip() {
        setFlipped(!board.view().isFlipped());
    }

    /** Shows the second player at the bottom, or the first. */
    public void setFlipped(boolean flipped) {
        board.view().setFlipped(flipped);
        arrange();
    }

    /** Moves the focus to the next or previous panel. */
    public void focusPanel(int by) {
        List<Component> panels = new ArrayList<>(List.of(board.view(), tabs, moves, turnField()));
        for (Side each : Side.values()) {
            board.rail(each).ifPresent(panels::add);
        }
        panels.add(buttons);
        new PanelFocus(panels).move(by);
    }

    private void tick() {
        players.values().forEach(PlayerPanel::tick);
    }

    /** Stops everything that runs for this screen; the game continues. */
    public void close() {
        unsubscribe.run();
        ticking.stop();
        analysis.close();
        board.close();
    }

    @Override
    public void happened(TableEvent event) {
        if (event instanceof TableEvent.Ended
                && !table.isStudy()
                && table.live().depth() > 0) {
            SwingUtilities.invokeLater(table.coach().review()::start);
        }
        if (event instanceof TableEvent.Played(GameTree.Node node, Side side, boolean here, boolean forced)) {
            State before = node.parent().orElseThrow().state();
            if (here && before.phase() == Phase.SETUP) {
                SetupTools.remember(settings, before, node.turn().orElseThrow().text());
            }
            if (!here && table.displayed() == node) {
                board.replay(node);
            }
        }
    }

    /** The lines of the analysis, the hint, and after the end the pieces on the decisive squares. */
    @Override
    public List<Mark> marks() {
        List<Mark> marks = new ArrayList<>(arrows);
        marks.addAll(table.hintMarks());
        if (isEndDisplayed()) {
            Layout layout = table.displayed().state().layout();
            // A frame around an empty square would look like that of the keyboard.
            table.coach().end().map(EndSummary::squares).orElse(List.of()).stream()
                    .filter(square -> layout.at(square) != Layout.EMPTY)
                    .forEach(square -> marks.add(new Mark.Spot(square, Mark.Kind.HINT)));
        }
        return marks;
    }

    /** Whether an earlier turn of a finished game is displayed. */
    boolean isReplayed() {
        return status.isReplayed();
    }

    /** What could be played is marked only while that is asked. */
    @Override
    public Scene shown(Scene scene) {
        return isReplayed() ? scene.withoutMoveHints() : scene;
    }

    /** Whether there is little room for the end. */
    boolean isTight() {
        return tight;
    }

    /** Whether the panel shows the end of the match. */
    boolean isEndDisplayed() {
        return table.isLiveDisplayed()
                && !table.isAnalysing()
                && table.coach().end().isPresent();
    }

    @Override
    public void changed() {
        if (ended != isEndDisplayed()) {
            ended = !ended;
            arrange();
        }
        board.update();
        players.values().forEach(PlayerPanel::update);
        strip.update(status.sentence(), status.isRefusal(), choices.list());
        moves.update();
        about.update();
        column.update();
        navigation.update();
        updateReview();
        ((CardLayout) movesCard.getLayout()).show(movesCard, moves.isEmpty() ? "about" : "moves");
        analysis.update();
        buttons.update();
        if (table.match().clocks().running().isEmpty()) {
            ticking.stop();
        } else if (!ticking.isRunning()) {
            ticking.start();
        }
    }
}
