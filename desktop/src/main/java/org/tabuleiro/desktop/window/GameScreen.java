package org.tabuleiro.desktop.window;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTabbedPane;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.desktop.board.BoardView;
import org.tabuleiro.desktop.board.Mark;
import org.tabuleiro.desktop.board.Scene;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.desktop.table.Opponent;
import org.tabuleiro.desktop.table.SceneMaker;
import org.tabuleiro.desktop.table.Seat;
import org.tabuleiro.desktop.table.Session;
import org.tabuleiro.engine.Analysis;
import org.tabuleiro.engine.Hint;
import org.tabuleiro.engine.Minds;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.host.Contestant;
import org.tabuleiro.host.EngineFailure;

/** A game on the screen: board, hands and turn strip, and beside them what was played, what is thought of it, and the rules. */
final class GameScreen extends JPanel implements Session.Listener {
    private static final int STEP_MILLIS = 250;
    private static final int TURN_MILLIS = 1500;

    private final transient Session session;
    private final transient Texts texts;
    private final transient Settings settings;
    private final BoardView board;
    private final Map<Side, HandView> hands = new EnumMap<>(Side.class);
    private final transient Map<Side, Opponent> opponents = new EnumMap<>(Side.class);
    private final TurnStrip strip;
    private final MoveList moves;
    private final AnalysisPanel analysis;
    private final JTextField typed = new JTextField();
    private final JTabbedPane tabs = new JTabbedPane();
    private final JPanel left =
            new JPanel(new MigLayout("insets 0, fill, gap 0, wrap 1, hidemode 3", "[grow]", "[][grow, fill][][]"));
    private transient List<Mark> arrows = List.of();
    private transient List<Mark> hints = List.of();
    private transient Optional<String> notice = Optional.empty();
    private boolean refused;
    private int hintStage;
    private int pointed = -1;

    GameScreen(Session session, Texts texts, Settings settings, Commands commands) {
        super(new MigLayout("insets 0, fill, gap 0", "[grow, fill][270:320:440, fill]", "[grow, fill]"));
        this.session = session;
        this.texts = texts;
        this.settings = settings;
        board = new BoardView(Scene.of(session.shown().state()), new Speech(session, texts), new Input());
        board.setName("board");
        strip = new TurnStrip(session, texts, new Strip());
        moves = new MoveList(session::show);
        analysis = new AnalysisPanel(session, texts, this::showArrows);
        for (Side side : Side.values()) {
            hands.put(side, new HandView(session, side, texts, this::click));
            sit(side, session.seat(side));
        }
        boolean flipped = session.seat(Side.SECOND).isPerson()
                && !session.seat(Side.FIRST).isPerson();
        board.setFlipped(flipped);
        applySettings();
        arrange();
        add(left);
        add(beside(commands));
        keys();
        session.listen(this);
        changed();
        askComputer();
    }

    Session session() {
        return session;
    }

    Texts texts() {
        return texts;
    }

    BoardView board() {
        return board;
    }

    /** Takes over what was chosen in the settings. */
    void applySettings() {
        board.setTheme(settings.theme());
        board.setLabels(settings.is("coordinates", true));
        session.setConfirming(settings.is("confirm", false));
        repaint();
    }

    private void sit(Side side, Seat seat) {
        Optional.ofNullable(opponents.remove(side)).ifPresent(Opponent::close);
        String name = switch (seat) {
            case Seat.Person() -> "";
            case Seat.Computer(int level) ->
                level == org.tabuleiro.engine.Player.LEVELS
                        ? "time:" + 1000 * settings.number("seconds", 2, 1, 600)
                        : "level:" + level;
            case Seat.Engine(String command) -> "engine:" + command;
        };
        if (!name.isEmpty()
                && Contestant.find(name, session.game())
                        instanceof Parsed.Ok<Contestant.Maker>(Contestant.Maker maker)) {
            try {
                Contestant contestant = maker.make(session.game(), System.nanoTime());
                opponents.put(side, new Opponent(contestant, SwingUtilities::invokeLater));
            } catch (EngineFailure failure) {
                notice = Optional.of(texts.of("engine-failed", failure.reason()));
            }
        }
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

    private JPanel beside(Commands commands) {
        JPanel side = new JPanel(new MigLayout("insets 4, fill, wrap 1", "[grow, fill]", "[grow, fill][][]"));
        tabs.addTab(texts.of("tab.moves"), new JScrollPane(moves));
        tabs.addTab(texts.of("tab.analysis"), analysis);
        tabs.addTab(texts.of("tab.rules"), new RulesPanel(session.game(), texts, settings.theme()));
        side.add(tabs);
        typed.setName("typed");
        typed.putClientProperty("JTextField.placeholderText", texts.of("type-turn"));
        typed.getAccessibleContext().setAccessibleName(texts.of("type-turn"));
        typed.addActionListener(event -> type());
        side.add(typed);
        JPanel buttons = new JPanel(
                new MigLayout("insets 0, fillx, wrap 3", "[grow, fill, sg][grow, fill, sg][grow, fill, sg]", ""));
        for (String id : List.of("take-back", "redo", "hint", "flip", "draw", "resign")) {
            commands.find(id).ifPresent(command -> {
                JButton button = new JButton(texts.of("button." + id));
                button.setName(id);
                button.setToolTipText(texts.of("command." + id));
                button.addActionListener(event -> command.run());
                buttons.add(button);
            });
        }
        side.add(buttons);
        return side;
    }

    private void keys() {
        board.on("BACK_SPACE", session::undoClick);
        board.on("ESCAPE", session::resetTurn);
        board.on("P", () -> walkPieces(1));
        board.on("shift P", () -> walkPieces(-1));
        board.on("M", this::sayTargets);
        board.on("L", this::sayLast);
    }

    /** Takes the keyboard to the next piece that can be moved. */
    private void walkPieces(int by) {
        List<Integer> squares = session.entry().targets().stream()
                .filter(target -> target.click() instanceof Click.Square)
                .map(target -> ((Click.Square) target.click()).index())
                .sorted()
                .toList();
        if (session.mayEnter() && !squares.isEmpty()) {
            int at = by > 0
                    ? squares.stream()
                            .filter(square -> square > board.focusedSquare())
                            .findFirst()
                            .orElse(squares.get(0))
                    : squares.reversed().stream()
                            .filter(square -> square < board.focusedSquare())
                            .findFirst()
                            .orElse(squares.get(squares.size() - 1));
            board.focusSquare(at);
        }
    }

    private void sayTargets() {
        String names = session.entry().targets().stream()
                .map(target -> target.click().text(session.game().board()))
                .reduce((a, b) -> a + ", " + b)
                .orElse("-");
        say(texts.of("targets", names));
    }

    private void sayLast() {
        say(session.shown()
                .turn()
                .map(turn -> texts.of("last-turn", turn.text()))
                .orElse(texts.of("no-turn")));
    }

    /** Tells something in the prompt line. */
    void say(String text) {
        notice = Optional.of(text);
        refused = false;
        changed();
    }

    private void type() {
        if (!session.mayEnter()) {
            return;
        }
        switch (session.entry().state().readSteps(typed.getText())) {
            case Parsed.Ok<List<Step>>(List<Step> steps) -> {
                typed.setText("");
                forgetHint();
                session.enter(steps);
            }
            case Parsed.Fault<List<Step>> fault -> {
                notice = Optional.of(texts.of(fault.message()));
                refused = true;
                changed();
            }
        }
    }

    private void click(Click click) {
        board.skip();
        forgetHint();
        if (!session.mayEnter()) {
            changed();
        } else if (session.click(click) instanceof TurnBuilder.Refused(var reason)) {
            notice = Optional.of(texts.of(reason));
            refused = true;
            changed();
        }
    }

    private void forgetHint() {
        notice = Optional.empty();
        refused = false;
        hints = List.of();
        hintStage = 0;
    }

    /** Gives a hint, each time a little more: which piece, where to, the whole turn. */
    void hint() {
        if (!session.mayEnter()) {
            return;
        }
        State state = session.entry().state();
        hintStage = Math.min(3, hintStage + 1);
        int stage = hintStage;
        Thread.ofPlatform().daemon().name("hint").start(() -> {
            Hint hint = Hint.of(state, () -> false);
            SwingUtilities.invokeLater(() -> {
                if (session.entry().state().equals(state)) {
                    show(hint, stage);
                }
            });
        });
    }

    private void show(Hint hint, int stage) {
        List<Mark> marks = new ArrayList<>();
        hint.begin().ifPresent(click -> addHint(marks, click));
        if (stage > 1) {
            hint.target().ifPresent(click -> addHint(marks, click));
        }
        hints = marks;
        String text = switch (stage) {
            case 1 ->
                texts.of(
                        "hint.begin",
                        name(hint.begin().orElse(new Click.Word(hint.turn().text()))));
            case 2 ->
                texts.of(
                        "hint.target",
                        name(hint.target()
                                .or(hint::begin)
                                .orElse(new Click.Word(hint.turn().text()))));
            default -> texts.of("hint.turn", hint.turn().text());
        };
        say(text);
    }

    private String name(Click click) {
        return click.text(session.game().board());
    }

    private static void addHint(List<Mark> marks, Click click) {
        if (click instanceof Click.Square(int square)) {
            marks.add(new Mark.Spot(square, Mark.Kind.HINT));
        }
    }

    private void showArrows(List<Mark> marks) {
        arrows = marks;
        draw();
    }

    /** Shows the rule page. */
    void showRules() {
        tabs.setSelectedIndex(2);
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

    /** Asks the computer to move, if it is its turn. */
    void askComputer() {
        State state = session.live().state();
        opponents.values().forEach(Opponent::stop);
        Opponent opponent = opponents.get(state.toMove());
        if (opponent != null && session.result().isEmpty() && !session.isFree()) {
            opponent.think(state, new Answers());
        }
    }

    /** Makes the computer play at once. */
    void hurry() {
        opponents.values().forEach(Opponent::hurry);
    }

    /** Ends everything that runs for this game. */
    void close() {
        opponents.values().forEach(Opponent::close);
        analysis.close();
        board.skip();
    }

    private final class Answers implements Opponent.Listener {
        @Override
        public void chose(Turn turn) {
            notice = Optional.empty();
            session.play(turn);
        }

        @Override
        public void thinks(Analysis known) {
            long chance = Math.round(
                    100 * Minds.of(session.game()).winProbability(known.best().score()));
            strip.say(texts.of("thinking-of", known.depth(), chance));
        }

        @Override
        public void failed(EngineFailure failure) {
            say(texts.of("engine-failed", failure.reason()));
        }
    }

    @Override
    public void played(GameTree.Node node) {
        forgetHint();
        Side mover = node.parent().orElseThrow().state().toMove();
        if (session.shown() == node && !session.isFree() && !session.seat(mover).isPerson()) {
            replay(node);
        }
        SwingUtilities.invokeLater(this::askComputer);
    }

    /** Shows the steps of a turn one after the other. */
    private void replay(GameTree.Node node) {
        State before = node.parent().orElseThrow().state();
        State state = before;
        List<Scene> scenes = new ArrayList<>();
        for (Step step : node.turn().orElseThrow().steps()) {
            state = state.play(step);
            scenes.add(Scene.of(state));
        }
        int millis = settings.is("reduced-motion", false) ? 0 : Math.min(STEP_MILLIS, TURN_MILLIS / scenes.size());
        board.show(Scene.of(before));
        next(scenes, 0, millis);
    }

    private void next(List<Scene> scenes, int index, int millis) {
        if (index == scenes.size()) {
            draw();
        } else {
            board.moveTo(scenes.get(index), millis, () -> next(scenes, index + 1, millis));
        }
    }

    private void draw() {
        if (!board.isMoving()) {
            List<Mark> extra = new ArrayList<>(arrows);
            extra.addAll(hints);
            board.show(SceneMaker.of(session, pointed, extra));
        }
    }

    @Override
    public void changed() {
        draw();
        hands.forEach((side, hand) -> hand.update(player(side)));
        strip.update(notice.orElseGet(this::sentence), refused);
        moves.update(session.tree(), session.shown());
        analysis.update();
    }

    private String player(Side side) {
        return switch (session.seat(side)) {
            case Seat.Person() -> texts.of("person");
            case Seat.Computer(int level) -> texts.of("computer", level);
            case Seat.Engine(String command) -> command;
        };
    }

    private String sentence() {
        Optional<String> result = session.result().map(end -> texts.catalogue().result(session.game(), end));
        if (result.isPresent() && session.shown() == session.live()) {
            return result.get();
        }
        if (session.mayEnter()) {
            return texts.of(session.entry().prompt());
        }
        return session.shown() == session.live() ? texts.of("thinking") : texts.of("browsing");
    }

    private final class Input implements BoardView.Listener {
        @Override
        public void clicked(int square) {
            click(new Click.Square(square));
        }

        @Override
        public void dragged(int from, int to) {
            if (!session.entry().clicks().contains(new Click.Square(from))) {
                click(new Click.Square(from));
            }
            if (!refused) {
                click(new Click.Square(to));
            }
        }

        @Override
        public void pointed(int square) {
            if (square != pointed) {
                pointed = square;
                draw();
            }
        }
    }

    private final class Strip implements TurnStrip.Actions {
        @Override
        public void returnTo(int steps) {
            session.returnTo(steps);
        }

        @Override
        public void word(Click.Word word) {
            click(word);
        }

        @Override
        public void undo() {
            session.undoClick();
        }

        @Override
        public void reset() {
            session.resetTurn();
        }

        @Override
        public void confirm() {
            session.confirm();
        }
    }
}
