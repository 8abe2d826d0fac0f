package org.tabuleiro.desktop.game;

import java.util.List;
import java.util.Optional;
import org.tabuleiro.content.TypedTurn;
import org.tabuleiro.desktop.board.BoardView;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.Wording;

/** Enters turns for whoever sits in front of the screen: by mouse, by keyboard, by typing; and says what is going on. */
public final class TurnEntry implements BoardView.Listener {
    /** Letters that mean something else on the board. */
    private static final String RESERVED = "PML";

    private final GameScreen screen;
    private final Table table;
    private final UiTexts texts;
    private int pointed = -1;

    TurnEntry(GameScreen screen) {
        this.screen = screen;
        this.table = screen.table();
        this.texts = screen.texts();
    }

    /** The square that the pointer or the keyboard is on, -1 for none. */
    int pointed() {
        return pointed;
    }

    /** The keys that the board knows besides walking and clicking. */
    void bind(BoardView board) {
        board.on("BACK_SPACE", this::undo);
        board.on("ESCAPE", this::reset);
        board.on("P", () -> walkPieces(1));
        board.on("shift P", () -> walkPieces(-1));
        board.on("M", this::sayTargets);
        board.on("L", this::sayLast);
        for (char letter = 'A'; letter <= 'Z'; letter++) {
            char key = letter;
            if (RESERVED.indexOf(key) < 0) {
                board.on(String.valueOf(key), () -> letter(key));
            }
        }
    }

    /** A letter means the piece in hand with that letter, or the word that begins with it. */
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

    @Override
    public void dragged(int from, int to) {
        Click origin = new Click.Square(from);
        boolean held = table.input().entry().clicks().contains(origin);
        if (held || click(origin)) {
            click(new Click.Square(to));
        }
    }

    /** Takes a click on a piece of a side's hand; the same letter stands for the pieces of both sides. */
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

    /** Picks a piece beside the board for a square that follows; whether it may be placed. */
    boolean pick(Click piece) {
        if (!table.input().entry().clicks().equals(List.of(piece))) {
            table.input().returnTo(table.input().entry().steps().size());
            return click(piece);
        }
        return true;
    }

    /** Lets go of a piece that was picked. */
    void putBack(Click piece) {
        if (table.input().mayEnter() && table.input().entry().clicks().equals(List.of(piece))) {
            undo();
        }
    }

    @Override
    public void pointed(int square) {
        if (square != pointed) {
            pointed = square;
            screen.draw();
        }
    }

    /** Takes a click on the board or beside it; whether it was taken. */
    boolean click(Click click) {
        State before = table.input().entry().state();
        if (table.input().click(click) instanceof TurnBuilder.Accepted(List<Step> played)) {
            // The piece that was clicked or dragged is there already; what follows by itself is shown.
            if (played.size() > 1) {
                screen.replay(before, played);
            }
            return true;
        }
        return false;
    }

    /** Enters what was typed; whether it could be. */
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
                        : new TypedTurn(texts.catalogue())
                                .enter(builder, text.strip())
                                .map(reason -> Message.of("table.literal", reason)));
        if (fault.isPresent()) {
            return false;
        }
        if (entry.steps().size() > known) {
            screen.replay(before, entry.steps().subList(known, entry.steps().size()));
        }
        return true;
    }

    /** What a word is called in the language in use. */
    String word(String word) {
        String label = table.game().id() + ".word." + word;
        return texts.catalogue().has(label) ? texts.catalogue().text(label) : word;
    }

    public void undo() {
        if (table.input().mayEnter()) {
            table.input().undoClick();
        }
    }

    public void reset() {
        if (table.input().mayEnter()) {
            table.input().resetTurn();
        }
    }

    /** Takes the keyboard to the next piece or square that can be clicked. */
    private void walkPieces(int by) {
        List<Integer> squares = table.input().entry().targets().stream()
                .filter(target -> target.click() instanceof Click.Square)
                .map(target -> ((Click.Square) target.click()).index())
                .sorted()
                .toList();
        if (table.input().mayEnter() && !squares.isEmpty()) {
            BoardView board = screen.board();
            int now = board.focusedSquare();
            int at = by > 0
                    ? squares.stream()
                            .filter(square -> square > now)
                            .findFirst()
                            .orElse(squares.get(0))
                    : squares.reversed().stream()
                            .filter(square -> square < now)
                            .findFirst()
                            .orElse(squares.get(squares.size() - 1));
            board.focusSquare(at);
            pointed(at);
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
