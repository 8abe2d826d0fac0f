package org.tabuleiro.desktop.window;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.KeyboardFocusManager;
import java.awt.event.HierarchyEvent;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTabbedPane;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.desktop.board.BoardView;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.desktop.thinking.Opponents;
import org.tabuleiro.games.Phase;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.table.Mark;
import org.tabuleiro.table.Scene;
import org.tabuleiro.table.SceneMaker;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Session;
import org.tabuleiro.table.Speech;

/** A game on the screen: board, hands and turn strip, and beside them what was played, what is thought of it, and the rules. */
final class GameScreen extends JPanel implements Session.Listener {
    private static final int TICK_MILLIS = 100;

    private final transient Session session;
    private final transient Texts texts;
    private final transient Settings settings;
    private final BoardView board;
    private final Map<Side, HandView> hands = new EnumMap<>(Side.class);
    private final transient TurnEntry entry;
    private final transient Hints hints;
    private final transient Replay replay;
    private final transient Rivals rivals;
    private final TurnStrip strip;
    private final MoveList moves;
    private final AnalysisPanel analysis;
    private final SideButtons buttons;
    private final JTextField typed = new JTextField();
    private final JTabbedPane tabs = new JTabbedPane();
    private final JPanel left = new JPanel(
            new MigLayout("insets 0, fill, gap 0, wrap 1, hidemode 3", "[grow, fill]", "[][grow, fill][][]"));
    private final Timer ticking = new Timer(TICK_MILLIS, event -> tick());
    private transient List<Mark> arrows = List.of();
    private transient Optional<String> notice = Optional.empty();
    private transient Optional<Result> ended = Optional.empty();
    private transient Optional<GameTree.Node> tried = Optional.empty();
    private transient GameTree.Node noticed;
    private boolean refused;

    GameScreen(Session session, Texts texts, Settings settings, Commands commands) {
        super(new MigLayout("insets 0, fill, gap 0", columns(), "[grow, fill]"));
        this.session = session;
        this.texts = texts;
        this.settings = settings;
        noticed = session.shown();
        entry = new TurnEntry(this);
        hints = new Hints(this);
        board = new BoardView(Scene.of(session.shown().state()), new Speech(session, texts::catalogue), entry);
        board.setName("board");
        entry.bind(board);
        replay = new Replay(board, this::draw);
        strip = new TurnStrip(this, entry);
        moves = new MoveList(session, texts);
        analysis = new AnalysisPanel(session, texts, this::showArrows);
        buttons = new SideButtons(texts, commands);
        for (Side side : Side.values()) {
            hands.put(side, new HandView(this, side));
        }
        board.setFlipped(session.seat(Side.SECOND).isPerson()
                && !session.seat(Side.FIRST).isPerson());
        arrange();
        add(left);
        add(beside());
        rivals = new Rivals(this, commands);
        applySettings();
        addHierarchyListener(event -> {
            // The board is where one begins, not the first button on the screen.
            if ((event.getChangeFlags() & HierarchyEvent.SHOWING_CHANGED) != 0 && isShowing()) {
                board.requestFocusInWindow();
            }
        });
        session.listen(this);
        changed();
        if (session.clock().isPresent()) {
            ticking.start();
        }
    }

    /** In pixels of the screen: the layout's own unit grows with the letters without end. */
    private static String columns() {
        int least = leastBeside();
        return "[grow, fill][%dpx:%dpx:%dpx, fill]".formatted(least, least * 6 / 5, least * 8 / 5);
    }

    /** The least width of what stands beside the board: more with larger letters, as far as the smallest window allows. */
    static int leastBeside() {
        return Math.clamp(UIManager.getFont("Label.font").getSize() * 21L, 270, 350);
    }

    Session session() {
        return session;
    }

    Texts texts() {
        return texts;
    }

    Settings settings() {
        return settings;
    }

    BoardView board() {
        return board;
    }

    TurnEntry entry() {
        return entry;
    }

    /** The computers at this table. */
    Opponents opponents() {
        return rivals.opponents();
    }

    Rivals rivals() {
        return rivals;
    }

    AnalysisPanel analysis() {
        return analysis;
    }

    JTabbedPane tabs() {
        return tabs;
    }

    /** The field in which a turn is typed. */
    JTextField typed() {
        return typed;
    }

    /** Takes over what was chosen in the settings. */
    void applySettings() {
        board.setTheme(settings.theme());
        hands.values().forEach(hand -> hand.setTheme(settings.theme()));
        board.setLabels(settings.is("coordinates", true));
        session.setConfirming(settings.is("confirm", false));
        draw();
        repaint();
    }

    private void arrange() {
        left.removeAll();
        Side above = board.isFlipped() ? Side.FIRST : Side.SECOND;
        left.add(hands.get(above), "growx");
        left.add(board, "grow, push");
        left.add(hands.get(above.other()), "growx");
        left.add(strip, "growx");
        left.revalidate();
    }

    private JPanel beside() {
        JPanel side = new JPanel(new MigLayout("insets 4, fill, wrap 1", "[grow, fill]", "[grow, fill][][]"));
        tabs.setName("tabs");
        tabs.addTab(
                texts.of("tab.moves"),
                new JScrollPane(
                        moves, JScrollPane.VERTICAL_SCROLLBAR_AS_NEEDED, JScrollPane.HORIZONTAL_SCROLLBAR_NEVER));
        JScrollPane analysing = new JScrollPane(analysis);
        analysing.setBorder(null);
        tabs.addTab(texts.of("tab.analysis"), analysing);
        tabs.setMinimumSize(new Dimension(100, 100));
        tabs.addTab(texts.of("tab.rules"), new RulesPanel(session.game(), texts, settings.theme()));
        side.add(tabs);
        typed.setName("typed");
        typed.putClientProperty("JTextField.placeholderText", texts.of("type-turn"));
        // A half-typed turn is gone on with when the keyboard returns.
        typed.putClientProperty("JTextField.selectAllOnFocusPolicy", "never");
        typed.getAccessibleContext().setAccessibleName(texts.of("type-turn"));
        typed.addActionListener(event -> {
            if (entry.type(typed.getText())) {
                typed.setText("");
            } else {
                // What was refused can be read and mended, or replaced by typing on.
                typed.selectAll();
            }
        });
        side.add(typed);
        side.add(buttons);
        return side;
    }

    /** Tells something in the prompt line. */
    void say(String text) {
        notice = Optional.of(text);
        refused = false;
        changed();
    }

    /** Tells why something is refused. */
    void refuse(String reason) {
        notice = Optional.of(reason);
        refused = true;
        changed();
    }

    /** What was told is no longer true. */
    void forgetNotice() {
        notice = Optional.empty();
        refused = false;
        hints.forget();
    }

    /** Something was entered by hand: whoever does so after the end sees the targets there. */
    void setTrying() {
        tried = Optional.of(session.shown());
        draw();
    }

    /** Whether a turn is being tried out at the place that is shown, after the end of the game. */
    boolean isTrying() {
        return session.result().isPresent() && tried.equals(Optional.of(session.shown()));
    }

    /** Gives a hint, each time a little more. */
    void hint() {
        hints.next();
    }

    /** Makes the computer play at once. */
    void hurry() {
        opponents().hurry();
    }

    /** Asks beside the game before something is done that cannot be taken back. */
    void ask(String question, String answer, Runnable action) {
        buttons.ask(question, answer, action);
    }

    private void showArrows(List<Mark> marks) {
        arrows = marks;
        draw();
    }

    /** Shows the rule page. */
    void showRules() {
        tabs.setSelectedIndex(2);
    }

    /** Shows the analysis. */
    void showAnalysis() {
        tabs.setSelectedIndex(1);
    }

    /** Whether the engine runs and its lines are seen. */
    boolean isAnalysisShown() {
        return analysis.isRunning() && tabs.getSelectedIndex() == 1;
    }

    /** Turns the board round. */
    void flip() {
        setFlipped(!board.isFlipped());
    }

    /** Seats the second player below, or the first. */
    void setFlipped(boolean flipped) {
        board.setFlipped(flipped);
        arrange();
    }

    /** Takes the keyboard to the next part of the screen, or the previous one. */
    void walkPanels(int by) {
        List<Component> panels = List.of(board, tabs, moves, typed, buttons);
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        int at = 0;
        for (int i = 0; i < panels.size(); i++) {
            if (owner != null && SwingUtilities.isDescendingFrom(owner, panels.get(i))) {
                at = i;
            }
        }
        for (int i = 1; i <= panels.size(); i++) {
            Component next = panels.get(Math.floorMod(at + by * i, panels.size()));
            if (next.isShowing()) {
                if (next == buttons) {
                    buttons.transferFocusDownCycle();
                    firstButton().requestFocusInWindow();
                } else {
                    next.requestFocusInWindow();
                }
                return;
            }
        }
    }

    private Component firstButton() {
        return ((JPanel) buttons.getComponent(buttons.isAsking() ? 1 : 0)).getComponent(buttons.isAsking() ? 1 : 0);
    }

    private void tick() {
        session.tick();
        hands.values().forEach(HandView::tick);
    }

    /** Ends everything that runs for this game. */
    void close() {
        ticking.stop();
        opponents().close();
        analysis.close();
        replay.skip();
    }

    @Override
    public void played(GameTree.Node node) {
        forgetNotice();
        noticed = session.shown();
        rivals.forgetOffer();
        State before = node.parent().orElseThrow().state();
        boolean persons = session.seat(before.toMove()).isPerson();
        if (session.shown() == node && !session.isFree() && !persons) {
            replay(before, node.turn().orElseThrow().steps());
        }
        if (persons && before.phase() == Phase.SETUP) {
            SetupTools.remember(settings, before, node.turn().orElseThrow().text());
        }
        if (!persons && session.result().isEmpty()) {
            announce(node);
        }
        SwingUtilities.invokeLater(entry::playForced);
    }

    /** Says what the opponent has played, and what is due now. */
    private void announce(GameTree.Node node) {
        String side = texts.catalogue()
                .side(session.game(), node.parent().orElseThrow().state().toMove());
        String played = texts.of("played", side, node.turn().orElseThrow().text());
        if (session.mayEnter()) {
            notice = Optional.of(played + " " + texts.of(session.entry().prompt()));
        } else {
            notice = Optional.of(rivals.isWaiting() ? played + " " + rivals.sentence() : played);
        }
    }

    /** Shows steps one after the other, unless motion is not wanted. */
    void replay(State from, List<Step> steps) {
        if (!settings.is("reduced-motion", false)) {
            replay.steps(from, steps);
        }
    }

    /** Shows the board as it is. */
    void draw() {
        if (!replay.isRunning()) {
            List<Mark> extra = new ArrayList<>(arrows);
            extra.addAll(hints.marks());
            SceneMaker.Wish wish = new SceneMaker.Wish(
                    entry.pointed(),
                    settings.is("heat", false),
                    settings.is("reduced-motion", false),
                    session.result().isEmpty() || analysis.isRunning() || isTrying());
            board.show(SceneMaker.of(session, wish, extra));
        }
    }

    @Override
    public void changed() {
        if (!session.result().equals(ended)) {
            // How a game ends is more important than whatever was said before.
            ended = session.result();
            tried = Optional.empty();
            forgetNotice();
        }
        if (session.shown() != noticed) {
            // What was said about one position does not hold in another.
            noticed = session.shown();
            forgetNotice();
        }
        draw();
        hands.forEach((side, hand) -> hand.update(player(side)));
        strip.update(notice.orElseGet(this::sentence), refused, rivals.choices());
        moves.update();
        analysis.update();
        buttons.update();
    }

    /** Shows how far the computer has thought; nothing else moves. */
    void thinks(String sentence) {
        if (notice.isEmpty() && !session.mayEnter()) {
            strip.prompt().show(sentence, false);
        }
    }

    private String player(Side side) {
        return switch (session.seat(side)) {
            case Seat.Person() -> session.seat(side.other()).isPerson() ? name(side) : texts.of("person");
            case Seat.Computer(int level) -> texts.of("computer", level);
            case Seat.Engine(String command) -> command;
        };
    }

    /** Of two people at this screen nobody is you: who the file says they are, or nothing. */
    private String name(Side side) {
        String name = session.tags().getOrDefault(side == Side.FIRST ? GameRecord.FIRST : GameRecord.SECOND, "");
        return name.equals(texts.of("record.person")) || name.equals("?") ? "" : name;
    }

    /** What is due at the place that is shown, or why nothing can be entered there. */
    String sentence() {
        Optional<String> result = session.result().map(end -> texts.catalogue().result(session.game(), end));
        if (result.isPresent() && session.shown() == session.live()) {
            return result.get();
        }
        if (session.mayEnter() && session.entry().turn().isPresent()) {
            return texts.of(session.shown().state().phase() == Phase.SETUP ? "setup.complete" : "complete");
        }
        if (session.mayEnter()) {
            String prompt = texts.of(session.entry().prompt());
            return session.isFree() ? texts.of("trying", prompt) : prompt;
        }
        if (session.shown() != session.live()) {
            return texts.of(session.entry().steps().isEmpty() ? "browsing" : "browsing-entered");
        }
        return rivals.sentence();
    }
}
