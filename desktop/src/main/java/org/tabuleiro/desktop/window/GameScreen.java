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
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.desktop.board.BoardView;
import org.tabuleiro.desktop.board.Mark;
import org.tabuleiro.desktop.board.Scene;
import org.tabuleiro.desktop.table.Opponent;
import org.tabuleiro.desktop.table.SceneMaker;
import org.tabuleiro.desktop.table.Seat;
import org.tabuleiro.desktop.table.Session;
import org.tabuleiro.engine.Limits;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.games.record.GameTree;

/** A game on the screen: board, hands, turn strip, and beside them what was played. */
final class GameScreen extends JPanel implements Session.Listener {
    private static final int STEP_MILLIS = 250;
    private static final int TURN_MILLIS = 1500;

    private final transient Session session;
    private final transient Texts texts;
    private final BoardView board;
    private final Map<Side, HandView> hands = new EnumMap<>(Side.class);
    private final transient Map<Side, Opponent> opponents = new EnumMap<>(Side.class);
    private final TurnStrip strip;
    private final MoveList moves;
    private final JPanel left =
            new JPanel(new MigLayout("insets 0, fill, gap 0, wrap 1", "[grow]", "[][grow, fill][][]"));
    private transient List<Mark> extra = List.of();
    private transient Optional<String> refusal = Optional.empty();
    private int pointed = -1;

    GameScreen(Session session, Texts texts) {
        super(new MigLayout("insets 0, fill, gap 0", "[grow, fill][300:320:420, fill]", "[grow, fill]"));
        this.session = session;
        this.texts = texts;
        board = new BoardView(Scene.of(session.shown().state()), new Speech(session, texts), new Input());
        board.setName("board");
        strip = new TurnStrip(session, texts, new Strip());
        moves = new MoveList(session::show);
        for (Side side : Side.values()) {
            hands.put(side, new HandView(session, side, texts, this::click));
            if (session.seat(side) instanceof Seat.Computer(int level)) {
                opponents.put(
                        side,
                        new Opponent(
                                session.game(),
                                level,
                                Limits.ofMillis(2000),
                                System.nanoTime(),
                                SwingUtilities::invokeLater));
            }
        }
        arrange();
        add(left);
        add(side());
        keys();
        session.listen(this);
        changed();
        askComputer();
    }

    private void arrange() {
        left.removeAll();
        Side above = board.isFlipped() ? Side.FIRST : Side.SECOND;
        left.add(hands.get(above), "growx");
        left.add(board, "grow, push");
        left.add(hands.get(above.other()), "growx");
        left.add(strip, "growx");
    }

    private JPanel side() {
        JPanel side = new JPanel(new MigLayout("insets 4, fill, wrap 1", "[grow, fill]", "[grow, fill][]"));
        JTabbedPane tabs = new JTabbedPane();
        tabs.addTab(texts.of("moves"), new JScrollPane(moves));
        side.add(tabs);
        JPanel buttons = new JPanel(new MigLayout("insets 0, fillx", "[grow, fill][grow, fill]", ""));
        buttons.add(button("undo", session::takeBack));
        buttons.add(button("redo", session::redo), "wrap");
        side.add(buttons);
        return side;
    }

    private JButton button(String key, Runnable action) {
        JButton button = new JButton(texts.of(key));
        button.setName(key);
        button.addActionListener(event -> action.run());
        return button;
    }

    private void keys() {
        board.on("BACK_SPACE", session::undoClick);
        board.on("ESCAPE", session::resetTurn);
    }

    private void click(Click click) {
        board.skip();
        refusal = Optional.empty();
        if (!session.mayEnter()) {
            return;
        }
        if (session.click(click) instanceof TurnBuilder.Refused(var reason)) {
            refusal = Optional.of(texts.of(reason));
            changed();
        }
    }

    private void askComputer() {
        State state = session.live().state();
        opponents.values().forEach(Opponent::stop);
        Opponent opponent = opponents.get(state.toMove());
        if (opponent != null && session.result().isEmpty() && !session.isFree()) {
            opponent.think(state, session::play);
        }
    }

    @Override
    public void played(GameTree.Node node) {
        refusal = Optional.empty();
        Side mover = node.parent().orElseThrow().state().toMove();
        if (session.shown() == node && !session.seat(mover).isPerson()) {
            replay(node);
        }
        SwingUtilities.invokeLater(this::askComputer);
    }

    /** Shows the steps of a turn one after the other. */
    private void replay(GameTree.Node node) {
        State state = node.parent().orElseThrow().state();
        List<Scene> scenes = new ArrayList<>();
        for (Step step : node.turn().orElseThrow().steps()) {
            state = state.play(step);
            scenes.add(Scene.of(state));
        }
        int millis = Math.min(STEP_MILLIS, TURN_MILLIS / scenes.size());
        board.show(Scene.of(node.parent().orElseThrow().state()));
        next(scenes, 0, millis);
    }

    private void next(List<Scene> scenes, int index, int millis) {
        if (index == scenes.size()) {
            changed();
        } else {
            board.moveTo(scenes.get(index), millis, () -> next(scenes, index + 1, millis));
        }
    }

    @Override
    public void changed() {
        if (!board.isMoving()) {
            board.show(SceneMaker.of(session, pointed, extra));
        }
        hands.forEach((side, hand) -> hand.update(player(side)));
        strip.update(refusal.orElseGet(this::sentence), refusal.isPresent());
        moves.update(session.tree(), session.shown());
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
            if (refusal.isEmpty()) {
                click(new Click.Square(to));
            }
        }

        @Override
        public void pointed(int square) {
            if (square != pointed) {
                pointed = square;
                if (!board.isMoving()) {
                    board.show(SceneMaker.of(session, pointed, extra));
                }
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
