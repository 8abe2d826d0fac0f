// Breakthru: the ships of each side as 121 bits, the flagship as a square.
#pragma once

#include "position.h"

using SquareSet = unsigned __int128;

constexpr int SIZE = 121;
constexpr SquareSet ONE = 1;
constexpr SquareSet BOARD = (ONE << SIZE) - 1;

constexpr SquareSet file(int number) {
    SquareSet squares = 0;
    for (int i = 0; i < 11; i++) squares |= ONE << (11 * i + number);
    return squares;
}

constexpr SquareSet centre() {
    SquareSet squares = 0;
    for (int rank = 3; rank <= 7; rank++) squares |= SquareSet(31) << (11 * rank + 3);
    return squares;
}
constexpr SquareSet CENTRE = centre();

struct Edge {
    bool at[SIZE];
    constexpr Edge() : at{} {
        for (int i = 0; i < 11; i++) at[i] = at[110 + i] = at[11 * i] = at[11 * i + 10] = true;
    }
};
constexpr Edge EDGE;

// The squares that a direction can reach without going around an edge.
constexpr SquareSet reach(int by) {
    bool right = by == 1 || by == 12 || by == -10, left = by == -1 || by == 10 || by == -12;
    return right ? BOARD & ~file(0) : left ? BOARD & ~file(10) : BOARD;
}

struct BreakthruFrame : Head {
    int flagship;
    SquareSet ships[2];
};

class Breakthru : public Position<Breakthru, BreakthruFrame> {
public:
    explicit Breakthru(const Text& text) {
        top->key = 0;
        top->flagship = NONE;
        top->ships[0] = top->ships[1] = 0;
        int count[2] = {0, 0};
        for (int square = 0; square < SIZE; square++) {
            char letter = text.board[square];
            if (letter == 'F') top->flagship = square;
            if (letter == 'G' || letter == 's') {
                flip(letter == 's', square);
                count[letter == 's']++;
            }
        }
        int side = text.side == 'g' ? 0 : 1;
        const std::string& due = text.pending;
        int pending = due == "-"        ? NOTHING
                      : due == "setup"  ? SETUP
                      : due == "choose" ? CHOOSE
                                        : text.square(due.substr(7)) << 2 | SECOND;
        bool start = pending == NOTHING  ? text.turn != 3
                     : pending == SETUP ? count[side] == 0
                                        : pending == CHOOSE;
        begin(text, side, pending, start);
    }

    int generate(int* steps) const {
        int flagship = top->flagship;
        if (flagship == NONE || isEdge(flagship)) return 0;
        int side = top->side;
        SquareSet own = top->ships[side];
        switch (top->pending) {
            case NOTHING: {
                int end = generateCaptures(side, steps);
                if (side == 0) end = generateMoves(bit(flagship), FLAGSHIP_MOVE, steps, end);
                return generateMoves(own, MOVE, steps, end);
            }
            case SETUP: {
                int end = 0;
                each(area(side) & empty(), [&](int square) { steps[end++] = code(PLACE, square, square); });
                return end;
            }
            case CHOOSE:
                steps[0] = code(GOLD, 0, 0);
                steps[1] = code(SILVER, 0, 0);
                return 2;
            default: return generateMoves(own & ~bit(top->pending >> 2), MOVE, steps, 0);
        }
    }

    void apply(int step) {
        int side = top->side;
        int from = step >> 7 & 127, to = step & 127;
        switch (step >> 14) {
            case MOVE: {
                bool over = endsTurn(step);
                flip(side, from);
                flip(side, to);
                if (over) endTurn(false);
                else setPending(to << 2 | SECOND);
                return;
            }
            case CAPTURE:
                if (to == top->flagship) setFlagship(NONE);
                else flip(side ^ 1, to);
                flip(side, from);
                flip(side, to);
                endTurn(true);
                return;
            case FLAGSHIP_MOVE:
                setFlagship(to);
                endTurn(false);
                return;
            case FLAGSHIP_CAPTURE:
                flip(1, to);
                setFlagship(to);
                endTurn(true);
                return;
            case PLACE:
                flip(side, to);
                if (reserve(side) == 0) {
                    endTurn(true);
                    setPending(side == 0 ? SETUP : CHOOSE);
                }
                return;
            case GOLD: setPending(NOTHING); return;
            default: endTurn(false);
        }
    }

    bool endsTurn(int step) const {
        switch (step >> 14) {
            case MOVE: return top->pending != NOTHING || !leavesAnother(step >> 7 & 127, step & 127);
            case PLACE: return reserve(top->side) == 1;
            case GOLD: return false;
            default: return true;
        }
    }

    // Asked only where there is no step.
    int outcome() const {
        if (top->flagship == NONE) return SECOND_WINS;
        if (isEdge(top->flagship)) return FIRST_WINS;
        return top->side == 0 ? SECOND_WINS : FIRST_WINS;
    }

    int evaluate() const {
        int value = top->flagship == NONE     ? -WORTH
                    : isEdge(top->flagship) ? WORTH
                                              : 5 * count(top->ships[0]) - 3 * count(top->ships[1]);
        return top->side == 0 ? value : -value;
    }

private:
    enum Kind { MOVE, CAPTURE, FLAGSHIP_MOVE, FLAGSHIP_CAPTURE, PLACE, GOLD, SILVER };
    enum Pending { NOTHING, SETUP, CHOOSE, SECOND };

    static constexpr int NONE = -1, WORTH = 10000;
    static constexpr Keys<3 * SIZE> KEYS{11};

    static bool isEdge(int square) { return EDGE.at[square]; }

    static SquareSet area(int side) { return side == 0 ? CENTRE : BOARD & ~CENTRE; }

    template <int BY>
    static SquareSet shift(SquareSet set) {
        constexpr SquareSet squares = reach(BY);
        return (BY > 0 ? set << (BY & 127) : set >> (-BY & 127)) & squares;
    }

    static SquareSet bit(int square) { return ONE << square; }
    static int count(SquareSet set) { return __builtin_popcountll(u64(set)) + __builtin_popcountll(u64(set >> 64)); }
    static int code(int kind, int from, int to) { return kind << 14 | from << 7 | to; }

    template <class Visit>
    static void each(SquareSet set, Visit visit) {
        for (u64 low = u64(set); low; low &= low - 1) visit(lowest(low));
        for (u64 high = u64(set >> 64); high; high &= high - 1) visit(64 + lowest(high));
    }

    SquareSet pieces(int side) const {
        return top->ships[side] | (side == 0 && top->flagship != NONE ? bit(top->flagship) : 0);
    }
    SquareSet empty() const { return ~(pieces(0) | top->ships[1]) & BOARD; }

    int reserve(int side) const { return (side == 0 ? 12 : 20) - count(top->ships[side]); }

    template <int BY>
    static int go(SquareSet pieces, SquareSet empty, int kind, int* steps, int end) {
        int way = BY;
        for (SquareSet out = shift<BY>(pieces) & empty; out; out = shift<BY>(out) & empty) {
            each(out, [&](int square) { steps[end++] = code(kind, square - way, square); });
            way += BY;
        }
        return end;
    }

    int generateMoves(SquareSet pieces, int kind, int* steps, int end) const {
        SquareSet free = empty();
        end = go<11>(pieces, free, kind, steps, end);
        end = go<-11>(pieces, free, kind, steps, end);
        end = go<1>(pieces, free, kind, steps, end);
        return go<-1>(pieces, free, kind, steps, end);
    }

    template <int BY>
    int take(SquareSet own, SquareSet enemy, int* steps, int end) const {
        each(shift<BY>(own) & enemy, [&](int square) {
            int from = square - BY;
            steps[end++] = code(from == top->flagship ? FLAGSHIP_CAPTURE : CAPTURE, from, square);
        });
        return end;
    }

    int generateCaptures(int side, int* steps) const {
        SquareSet own = pieces(side), enemy = pieces(side ^ 1);
        int end = take<12>(own, enemy, steps, 0);
        end = take<10>(own, enemy, steps, end);
        end = take<-10>(own, enemy, steps, end);
        return take<-12>(own, enemy, steps, end);
    }

    bool leavesAnother(int from, int to) const {
        SquareSet others = top->ships[top->side] & ~bit(from);
        SquareSet free = empty() ^ bit(from) ^ bit(to);
        return (shift<11>(others) & free) || (shift<-11>(others) & free) || (shift<1>(others) & free)
               || (shift<-1>(others) & free);
    }

    void flip(int side, int square) {
        top->ships[side] ^= bit(square);
        top->key ^= KEYS[side * SIZE + square];
    }

    void setFlagship(int square) {
        top->key ^= flagshipKey(top->flagship) ^ flagshipKey(square);
        top->flagship = square;
    }

    static u64 flagshipKey(int square) { return square == NONE ? 0 : KEYS[2 * SIZE + square]; }
};
