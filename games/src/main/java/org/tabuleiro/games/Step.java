package org.tabuleiro.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * One atomic decision of a player, the smallest unit that can be chosen.
 *
 * <p>Squares are indices of the game's {@link Board}. A step belongs to the position in which it is legal:
 * {@link State#legalSteps()} lists the steps of a position and {@link Position#step} returns the step of a
 * code.
 *
 * @param code the number that {@link Position#make} takes, from 0 to {@link Position#MAX_CODE}
 * @param kind what the step does
 * @param origin the square that the moving piece leaves; empty for {@link Kind#PLACE} and {@link Kind#WORD}
 * @param targets the squares that the step leads to: one in general, several where one step places several
 *     pieces, none for {@link Kind#WORD}; the target of a push is the square of the nearest pushed piece
 * @param captured the squares of the pieces that the step takes off the board, in square order
 * @param piece the letter of the piece, upper case for both players, where the text names it
 * @param continues whether the step continues the chain of the step before with the same piece
 * @param text the canonical text of the step
 */
public record Step(
        int code,
        Kind kind,
        OptionalInt origin,
        List<Integer> targets,
        List<Integer> captured,
        Optional<Character> piece,
        boolean continues,
        String text) {

    /** The word of the step by which a player ends a turn early. */
    public static final String END = "end";

    /** The kind of a step. */
    public enum Kind {
        /** A piece moves; in some games it captures other pieces by moving. */
        MOVE,
        /** A piece jumps over a piece of its own side. */
        JUMP,
        /** A piece captures by its movement, by replacement or by jumping over the captured piece. */
        CAPTURE,
        /** A piece pushes others ahead of it. */
        PUSH,
        /** Pieces are placed on the board. */
        PLACE,
        /** A decision without squares, such as {@code pass}. */
        WORD
    }

    /**
     * Keeps unmodifiable copies of the lists, and checks the code and that the kind has the squares it needs.
     */
    public Step {
        if (code < 0 || code > Position.MAX_CODE) {
            throw new IllegalArgumentException(
                    "the code of a step must be a number from 0 to " + Position.MAX_CODE + ", not " + code);
        }
        targets = List.copyOf(targets);
        captured = List.copyOf(captured);
        boolean moves = kind != Kind.PLACE && kind != Kind.WORD;
        if (origin.isPresent() != moves || targets.isEmpty() != (kind == Kind.WORD)) {
            throw new IllegalArgumentException(kind + " from " + origin + " to " + targets);
        }
    }

    /** A builder for a step; {@link Builder#on} completes it. */
    public static Builder of(Kind kind, int code) {
        return new Builder(kind, code);
    }

    /** A step that is a word. */
    public static Step word(int code, String word) {
        return new Step(code, Kind.WORD, OptionalInt.empty(), List.of(), List.of(), Optional.empty(), false, word);
    }

    /** The last target; a step that is a word has none. */
    public int target() {
        return targets.get(targets.size() - 1);
    }

    /** Whether the moving piece of this step leaves a square. */
    public boolean isFrom(int square) {
        return origin.isPresent() && origin.getAsInt() == square;
    }

    /** Whether this step takes pieces off the board, whatever its kind. */
    public boolean isCapture() {
        return !captured.isEmpty();
    }

    /** Whether this step ends a turn early. */
    public boolean isEnd() {
        return kind == Kind.WORD && text.equals(END);
    }

    /** The squares that the text names, in the order of the text. */
    public List<Integer> squares() {
        List<Integer> squares = new ArrayList<>();
        if (!continues) {
            origin.ifPresent(squares::add);
        }
        squares.addAll(targets);
        if (kind != Kind.CAPTURE) {
            squares.addAll(captured);
        }
        return List.copyOf(squares);
    }

    @Override
    public String toString() {
        return text;
    }

    /** Builder of a step; derives its text. */
    public static final class Builder {
        private final int code;
        private final Kind kind;
        private OptionalInt origin = OptionalInt.empty();
        private List<Integer> targets = List.of();
        private List<Integer> captured = List.of();
        private Optional<Character> piece = Optional.empty();
        private boolean continues;

        private Builder(Kind kind, int code) {
            this.kind = kind;
            this.code = code;
        }

        /** The square that the moving piece leaves. */
        public Builder from(int square) {
            origin = OptionalInt.of(square);
            return this;
        }

        /** The squares that the step leads to, in the order of the text. */
        public Builder to(Integer... squares) {
            targets = List.of(squares);
            return this;
        }

        /** The squares of the captured pieces, in square order. */
        public Builder capturing(List<Integer> squares) {
            captured = squares;
            return this;
        }

        /** The letter of the piece, upper case, for a text that names it. */
        public Builder piece(char letter) {
            piece = Optional.of(letter);
            return this;
        }

        /** Whether the step continues the chain of the step before. */
        public Builder continuing(boolean newContinues) {
            continues = newContinues;
            return this;
        }

        /** The step on a board, whose square names its text uses. */
        public Step on(Board board) {
            return new Step(code, kind, origin, targets, captured, piece, continues, text(board));
        }

        /** The only place where the text of a step is written. */
        private String text(Board board) {
            StringBuilder text = new StringBuilder();
            piece.ifPresent(letter -> text.append(letter));
            if (!continues) {
                origin.ifPresent(square -> text.append(board.name(square)));
            }
            for (int square : targets) {
                text.append(separator()).append(board.name(square));
            }
            if (kind != Kind.CAPTURE) {
                captured.forEach(square -> text.append('x').append(board.name(square)));
            }
            return text.toString();
        }

        private char separator() {
            return switch (kind) {
                case CAPTURE -> 'x';
                case PUSH -> '>';
                case PLACE -> '@';
                default -> '-';
            };
        }
    }
}
