package org.tabuleiro.desktop.window;

import java.util.List;
import java.util.Optional;
import org.tabuleiro.content.TypedTurn;
import org.tabuleiro.desktop.board.BoardView;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.table.Session;

/** Enters turns for whoever sits in front of the screen: by mouse, by keyboard, by typing; and says what is going on. */
final class TurnEntry implements BoardView.Listener {
    /** Letters that mean something else on the board. */
    private static final String RESERVED = "PML";

    private final GameScreen screen;
    private final Session session;
    private final Texts texts;
    private int pointed = -1;

    TurnEntry(GameScreen screen) {
        this.screen = screen;
        this.session = screen.session();
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
        if (session.mayEnter()) {
            List<Click> clicks = session.entry().targets().stream()
                    .map(TurnBuilder.Target::click)
                    .filter(click -> !(click instanceof Click.Square))
                    .filter(click -> Character.toUpperCase(
                                    click.text(session.game().board()).charAt(0))
                            == letter)
                    .toList();
            boolean piece = session.game().reserveLetters().indexOf(letter) >= 0;
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
        boolean held = session.entry().clicks().contains(origin);
        if (held || click(origin)) {
            click(new Click.Square(to));
        }
    }

    /** Takes a click on a piece of a side's hand; the same letter stands for the pieces of both sides. */
    void clickHand(Side side, Click piece) {
        Side toMove = session.entry().state().toMove();
        if (session.mayEnter() && side != toMove) {
            screen.refuse(texts.of("hand.other", name(side), name(toMove)));
        } else {
            click(piece);
        }
    }

    private String name(Side side) {
        return texts.catalogue().side(session.game(), side);
    }

    /** Picks a piece beside the board for a square that follows; whether it may be placed. */
    boolean pick(Click piece) {
        if (!session.entry().clicks().equals(List.of(piece))) {
            session.returnTo(session.entry().steps().size());
            return click(piece);
        }
        return true;
    }

    /** Lets go of a piece that was picked. */
    void putBack(Click piece) {
        if (session.mayEnter() && session.entry().clicks().equals(List.of(piece))) {
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
        screen.forgetNotice();
        if (!session.mayEnter()) {
            screen.changed();
            return false;
        }
        State before = session.entry().state();
        switch (session.click(click)) {
            case TurnBuilder.Accepted(List<Step> played) -> {
                screen.setTrying();
                // The piece that was clicked or dragged is there already; what follows by itself is shown.
                if (played.size() > 1) {
                    screen.replay(before, played);
                }
                return true;
            }
            case TurnBuilder.Refused(var reason) -> {
                screen.refuse(texts.of(reason));
                return false;
            }
        }
    }

    /** Enters what was typed; whether it could be. */
    boolean type(String text) {
        screen.forgetNotice();
        if (text.isBlank()) {
            screen.changed();
            return false;
        }
        if (!session.mayEnter()) {
            screen.refuse(screen.sentence());
            return false;
        }
        if (session.entry().turn().isPresent()) {
            screen.refuse(texts.catalogue().text("refusal.complete"));
            return false;
        }
        State before = session.entry().state();
        int known = session.entry().steps().size();
        TurnBuilder entry = session.entry();
        Optional<String> fault =
                session.enter(builder -> new TypedTurn(texts.catalogue()).enter(builder, text.strip()));
        if (fault.isPresent()) {
            screen.refuse(fault.get());
            return false;
        }
        screen.setTrying();
        if (entry.steps().size() > known) {
            screen.replay(before, entry.steps().subList(known, entry.steps().size()));
        }
        return true;
    }

    /** A turn without a choice makes itself, with a notice. */
    void playForced() {
        if (!session.mayEnter() || session.isFree() || !session.entry().steps().isEmpty()) {
            return;
        }
        session.entry().forced().ifPresent(step -> {
            String side = texts.catalogue()
                    .side(session.game(), session.live().state().toMove());
            session.enter(builder -> builder.enter(List.of(step)));
            screen.say(texts.of("forced", side, word(step.text())));
        });
    }

    /** What a word is called in the language in use. */
    String word(String word) {
        String label = session.game().id() + ".word." + word;
        return texts.catalogue().has(label) ? texts.catalogue().text(label) : word;
    }

    void undo() {
        if (session.mayEnter()) {
            screen.forgetNotice();
            session.undoClick();
        }
    }

    void reset() {
        if (session.mayEnter()) {
            screen.forgetNotice();
            session.resetTurn();
        }
    }

    /** Takes the keyboard to the next piece or square that can be clicked. */
    private void walkPieces(int by) {
        List<Integer> squares = session.entry().targets().stream()
                .filter(target -> target.click() instanceof Click.Square)
                .map(target -> ((Click.Square) target.click()).index())
                .sorted()
                .toList();
        if (session.mayEnter() && !squares.isEmpty()) {
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
        String names = session.entry().targets().stream()
                .map(TurnBuilder.Target::click)
                .map(click -> click instanceof Click.Word(String text)
                        ? word(text)
                        : click.text(session.game().board()))
                .reduce((a, b) -> a + ", " + b)
                .orElse("-");
        screen.say(session.mayEnter() ? texts.of("targets", names) : texts.of("targets", "-"));
    }

    private void sayLast() {
        screen.say(session.shown()
                .turn()
                .map(turn -> texts.of("last-turn", turn.text()))
                .orElse(texts.of("no-turn")));
    }
}
