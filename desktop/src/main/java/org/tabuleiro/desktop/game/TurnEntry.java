package org.tabuleiro.desktop.game;

import java.util.List;
import java.util.Optional;
import org.tabuleiro.desktop.board.BoardView;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Guide;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.text.TypedTurn;
import org.tabuleiro.table.text.Wording;

/** Turn entry by mouse, keyboard and typed text. */
public final class TurnEntry implements BoardView.Listener {
    /** Letters bound to other actions. */
    private static final String RESERVED = "PML";

    private final EntryBoard board;
    private final Table table;
    private final UiTexts texts;
    private int hovered = -1;

    TurnEntry(EntryBoard board) {
        this.board = board;
        this.table = board.table();
        this.texts = board.texts();
    }

    /** The hovered or focused square; -1 for none. */
    public int hovered() {
        return hovered;
    }

    /** Binds the keys of the board besides navigation and click. */
    void bindKeys(BoardView view) {
        view.bindKey("BACK_SPACE", this::undo);
        view.bindKey("ESCAPE", this::reset);
        view.bindKey("P", () -> focusNextPiece(1));
        view.bindKey("shift P", () -> focusNextPiece(-1));
        view.bindKey("M", this::sayTargets);
        view.bindKey("L", this::sayLast);
        for (char letter = 'A'; letter <= 'Z'; letter++) {
            char key = letter;
            if (RESERVED.indexOf(key) < 0) {
                view.bindKey(String.valueOf(key), () -> letter(key));
            }
        }
    }

    /** A letter selects the piece in hand, or the word that starts with it. */
    private void letter(char letter) {
        if (table.input().mayEnter()) {
            List<Click> clicks = table.input().entry().targets().stream()
                    .map(TurnBuilder.Target::click)
                    .filter(click -> !(click instanceof Click.Square))
                    .filter(click -> Character.toUpperCase(
                                    click.text(table.game().board()).charAt(0))
                            == letter)
                    .toList();
            boolean piece = table.game().reserveLetters().indexOf(letter) >= 0;
            if (!clicks.isEmpty()) {
                click(clicks.get(0));
            } else if (piece) {
                click(new Click.Piece(letter));
            }
        }
    }

    @Override
    public void clicked(int square) {
        click(new Click.Square(square));
    }

    /** The targets of a piece show while it is dragged. */
    @Override
    public void lifted(int square) {
        Click origin = new Click.Square(square);
        if (isPickable(square) && !table.input().entry().clicks().contains(origin)) {
            click(origin);
        }
    }

    @Override
    public void dragged(int from, int to) {
        Click origin = new Click.Square(from);
        boolean held = table.input().entry().clicks().contains(origin);
        if (held || click(origin)) {
            click(new Click.Square(to), true);
        }
    }

    @Override
    public boolean isPickable(int square) {
        return square >= 0
                && table.input().mayEnter()
                && table.input().entry().state().layout().at(square) != Layout.EMPTY
                && table.input().entry().targets().stream()
                        .anyMatch(target -> target.click().equals(new Click.Square(square)));
    }

    /** A stone of the bank is placed by a click on a square. */
    @Override
    public boolean isBankPickable(Side side) {
        return table.input().mayEnter()
                && table.input().entry().state().toMove() == side
                && table.input().entry().targets().stream().anyMatch(target -> target.shape() == Guide.Shape.PLACE);
    }

    @Override
    public boolean walked(int by) {
        if (!board.screen().allowsBrowsing() || table.tree().root().children().isEmpty()) {
            return false;
        }
        GameTree.Node node = table.displayed();
        for (int i = 0; i < Math.abs(by); i++) {
            Optional<GameTree.Node> next =
                    by < 0 ? node.parent() : node.children().stream().findFirst();
            if (next.isEmpty()) {
                break;
            }
            node = next.get();
        }
        if (node != table.displayed()) {
            table.display(node);
        }
        return true;
    }

    /** Handles a click on a piece in a side's hand; both sides share the letters. */
    void clickHand(Side side, Click piece) {
        Side toMove = table.input().entry().state().toMove();
        if (table.input().mayEnter() && side != toMove) {
            Message reason = Message.of(
                    "desktop.hand.other", Wording.side(table.game(), side), Wording.side(table.game(), toMove));
            table.tell(new Table.Notice(reason, true));
        } else {
            click(piece);
        }
    }

    /** Picks a piece in hand for placement; returns whether it may be placed. */
    boolean pick(Click piece) {
        if (!table.input().entry().clicks().equals(List.of(piece))) {
            table.input().returnTo(table.input().entry().steps().size());
            return click(piece);
        }
        return true;
    }

    /** Puts a picked piece back. */
    void putBack(Click piece) {
        if (table.input().mayEnter() && table.input().entry().clicks().equals(List.of(piece))) {
            undo();
        }
    }

    @Override
    public void hovered(int square) {
        if (square != hovered) {
            hovered = square;
            board.draw();
        }
    }

    /** Enters a click; returns whether it was accepted. */
    public boolean click(Click click) {
        return click(click, false);
    }

    /** Enters a click; the piece of a drag is in place already and does not glide. */
    private boolean click(Click click, boolean isDrop) {
        if (!board.screen().allowsInput()) {
            return false;
        }
        State before = table.input().entry().state();
        if (table.input().click(click) instanceof TurnBuilder.Accepted(List<Step> played)) {
            if (played.size() > (isDrop ? 1 : 0)) {
                board.replay(before, played);
            }
            return true;
        }
        return false;
    }

    /** Enters typed text; returns whether it was accepted. */
    boolean type(String text) {
        if (text.isBlank()) {
            return false;
        }
        TurnBuilder entry = table.input().entry();
        State before = entry.state();
        int known = entry.steps().size();
        Optional<Message> fault = table.input()
                .enter(builder -> builder.turn().isPresent()
                        ? Optional.of(Message.of("refusal.complete"))
                        : new TypedTurn(texts.catalogue()).enter(builder, text.strip()));
        if (fault.isPresent()) {
            return false;
        }
        if (entry.steps().size() > known) {
            board.replay(before, entry.steps().subList(known, entry.steps().size()));
        }
        return true;
    }

    /** The localised name of a word. */
    public String word(String word) {
        String label = table.game().id() + ".word." + word;
        return texts.catalogue().has(label) ? texts.catalogue().text(label) : word;
    }

    public void undo() {
        if (board.screen().allowsInput() && table.input().mayEnter()) {
            table.input().undoClick();
        }
    }

    public void reset() {
        if (board.screen().allowsInput() && table.input().mayEnter()) {
            table.input().resetTurn();
        }
    }

    /** Focuses the next or previous square that can be clicked. */
    private void focusNextPiece(int by) {
        List<Integer> squares = table.input().entry().targets().stream()
                .filter(target -> target.click() instanceof Click.Square)
                .map(target -> ((Click.Square) target.click()).index())
                .sorted()
                .toList();
        if (table.input().mayEnter() && !squares.isEmpty()) {
            BoardView view = board.view();
            int now = view.focusedSquare();
            int at = by > 0
                    ? squares.stream()
                            .filter(square -> square > now)
                            .findFirst()
                            .orElse(squares.get(0))
                    : squares.reversed().stream()
                            .filter(square -> square < now)
                            .findFirst()
                            .orElse(squares.get(squares.size() - 1));
            view.focusSquare(at);
            hovered(at);
        }
    }

    private void sayTargets() {
        String names = table.input().entry().targets().stream()
                .map(TurnBuilder.Target::click)
                .map(click -> click instanceof Click.Word(String text)
                        ? word(text)
                        : click.text(table.game().board()))
                .reduce((a, b) -> a + ", " + b)
                .orElse("-");
        table.tell(Message.of("table.targets", table.input().mayEnter() ? names : "-"));
    }

    private void sayLast() {
        table.tell(table.displayed()
                .turn()
                .map(turn -> Message.of("table.last-turn", Wording.turn(table.game(), turn)))
                .orElse(Message.of("table.no-turn")));
    }
}
