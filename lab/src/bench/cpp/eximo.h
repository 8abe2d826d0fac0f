// Eximo: one bitboard per side.
#pragma once

#include "position.h"

struct EximoFrame : Head {
    u64 men[2];
};

class Eximo : public Position<Eximo, EximoFrame> {
public:
    explicit Eximo(const Text& text) {
        top->key = 0;
        top->men[0] = top->men[1] = 0;
        for (int square = 0; square < 64; square++) {
            if (text.board[square] != '.') flip(text.board[square] == 'W' ? 0 : 1, square);
        }
        const std::string& due = text.pending;
        int pending = due == "-"      ? 0
                      : due == "drop" ? PENDING_DROP
                                      : text.square(due.substr(5)) << 2 | (due[0] == 'j' ? PENDING_JUMP : PENDING_TAKE);
        begin(text, text.side == 'w' ? 0 : 1, pending, pending == 0);
    }

    int generate(int* steps) const { return top->side == 0 ? generate<0>(steps) : generate<1>(steps); }

    void apply(int step) {
        if (top->side == 0) apply<0>(step);
        else apply<1>(step);
    }

    // Counts the steps that end the turn and writes the others, with a -1 after the last.
    int countClosing(int* open) const { return top->side == 0 ? countClosing<0>(open) : countClosing<1>(open); }

    // Asked only where there is no step.
    int outcome() const { return top->side == 0 ? SECOND_WINS : FIRST_WINS; }

    int evaluate() const {
        return __builtin_popcountll(top->men[top->side]) - __builtin_popcountll(top->men[top->side ^ 1]);
    }

private:
    enum Kind { MOVE, JUMP, TAKE, JUMP_ON, TAKE_ON, DROP };
    enum Pending { PENDING_JUMP = 1, PENDING_TAKE = 2, PENDING_DROP = 3 };

    static constexpr Keys<128> MAN_KEYS{1};
    static constexpr u64 FILE_A = 0x0101010101010101ULL, FILE_H = FILE_A << 7;
    static constexpr u64 FAR_RANK[2] = {0xFFULL << 56, 0xFFULL};
    static constexpr u64 DROP_ZONE[2] = {0x7E7EULL, 0x7E7EULL << 48};

    // Straight ahead, the two diagonals, then sideways.
    static constexpr int TURNS[2][5] = {{8, 7, 9, 1, -1}, {-8, -7, -9, 1, -1}};
    static constexpr int FORWARD = 3, ALL = 5;

    static constexpr u64 reach(int turn) {
        return turn == 8 || turn == -8 ? ~0ULL : turn == 9 || turn == -7 || turn == 1 ? ~FILE_A : ~FILE_H;
    }

    template <int S, int D>
    static u64 shift(u64 men) {
        constexpr int turn = TURNS[S][D];
        return (turn > 0 ? men << (turn & 63) : men >> (-turn & 63)) & reach(turn);
    }

    template <int S, int D>
    static u64 hops(u64 men, u64 over, u64 empty) {
        return shift<S, D>(shift<S, D>(men) & over) & empty;
    }

    template <int S, int D = 0>
    static u64 allHops(u64 men, u64 over, u64 empty, int directions) {
        u64 to = hops<S, D>(men, over, empty);
        if constexpr (D + 1 < ALL) {
            if (D + 1 < directions) to |= allHops<S, D + 1>(men, over, empty, directions);
        }
        return to;
    }

    static int code(int kind, int from, int to) { return kind << 12 | from << 6 | to; }

    static int add(int kind, int distance, u64 targets, int* steps, int end) {
        int base = (kind << 12) - (distance << 6);
        for (; targets; targets &= targets - 1) {
            int to = lowest(targets);
            steps[end++] = base + to * 65;
        }
        return end;
    }

    template <int S, int D = 0>
    static int generateHops(u64 men, u64 over, u64 empty, int directions, int kind, int* steps, int end) {
        end = add(kind, 2 * TURNS[S][D], hops<S, D>(men, over, empty), steps, end);
        if constexpr (D + 1 < ALL) {
            if (D + 1 < directions) {
                end = generateHops<S, D + 1>(men, over, empty, directions, kind, steps, end);
            }
        }
        return end;
    }

    template <int S>
    static int generateMoves(u64 own, u64 empty, int* steps) {
        int end = add(MOVE, TURNS[S][0], shift<S, 0>(own) & empty, steps, 0);
        end = add(MOVE, TURNS[S][1], shift<S, 1>(own) & empty, steps, end);
        return add(MOVE, TURNS[S][2], shift<S, 2>(own) & empty, steps, end);
    }

    template <int S>
    int generate(int* steps) const {
        u64 own = top->men[S];
        u64 enemy = top->men[S ^ 1];
        u64 empty = ~(own | enemy);
        int pending = top->pending;
        if (pending == 0) {
            if (allHops<S>(own, enemy, empty, ALL)) return generateHops<S>(own, enemy, empty, ALL, TAKE, steps, 0);
            int end = generateMoves<S>(own, empty, steps);
            return generateHops<S>(own, own, empty, FORWARD, JUMP, steps, end);
        }
        u64 man = 1ULL << (pending >> 2);
        switch (pending & 3) {
            case PENDING_JUMP: return generateHops<S>(man, own, empty, FORWARD, JUMP_ON, steps, 0);
            case PENDING_TAKE: return generateHops<S>(man, enemy, empty, ALL, TAKE_ON, steps, 0);
            default: return generateDrops(DROP_ZONE[S] & empty, steps);
        }
    }

    static int generateDrops(u64 zone, int* steps) {
        int end = 0;
        if (!(zone & (zone - 1))) {
            steps[end++] = code(DROP, lowest(zone), lowest(zone));
            return end;
        }
        for (u64 first = zone; first; first &= first - 1) {
            for (u64 second = first & (first - 1); second; second &= second - 1) {
                steps[end++] = code(DROP, lowest(first), lowest(second));
            }
        }
        return end;
    }

    template <int S>
    void apply(int step) {
        int kind = step >> 12, from = step >> 6 & 63, to = step & 63;
        flip(S, from);
        if (kind == DROP) {
            if (to != from) flip(S, to);
            endTurn(true);
            return;
        }
        bool takes = kind == TAKE || kind == TAKE_ON;
        if (takes) flip(S ^ 1, (from + to) / 2);
        bool arrives = FAR_RANK[S] >> to & 1;
        if (!arrives) flip(S, to);
        if (int pending = pendingAfter<S>(kind, to, top->men[S], top->men[S ^ 1])) setPending(pending);
        else endTurn(takes || arrives);
    }

    template <int S, int D = 0>
    static int countHops(u64 men, u64 over, u64 empty, int directions) {
        int count = __builtin_popcountll(hops<S, D>(men, over, empty));
        if constexpr (D + 1 < ALL) {
            if (D + 1 < directions) count += countHops<S, D + 1>(men, over, empty, directions);
        }
        return count;
    }

    template <int S>
    static int countMoves(u64 own, u64 empty) {
        return __builtin_popcountll(shift<S, 0>(own) & empty) + __builtin_popcountll(shift<S, 1>(own) & empty)
               + __builtin_popcountll(shift<S, 2>(own) & empty);
    }

    // A step ends the turn unless its man can hop on from where it came down, or arrived and there is room to drop. The
    // squares from which a man could hop are those that hops backwards reach: those of the other side, and sideways.
    template <int S>
    int countClosing(int* open) const {
        u64 own = top->men[S], enemy = top->men[S ^ 1], empty = ~(own | enemy);
        u64 room = DROP_ZONE[S] & empty;
        int pending = top->pending;
        if (pending == PENDING_DROP) {
            open[0] = -1;
            int squares = __builtin_popcountll(room);
            return squares == 1 ? 1 : squares * (squares - 1) / 2;
        }
        u64 far = FAR_RANK[S], dropping = room ? far : 0;
        u64 men = pending == 0 ? own : 1ULL << (pending >> 2);
        if (pending == 0 ? allHops<S>(own, enemy, empty, ALL) != 0 : (pending & 3) == PENDING_TAKE) {
            u64 going = (allHops<S ^ 1>(empty, enemy, ~0ULL, ALL) & ~far) | dropping;
            open[generateHops<S>(men, enemy, empty & going, ALL, pending == 0 ? TAKE : TAKE_ON, open, 0)] = -1;
            return countHops<S>(men, enemy, empty & ~going, ALL);
        }
        u64 going = (allHops<S ^ 1>(empty, own, ~0ULL, FORWARD) & ~far) | dropping;
        if (pending != 0) {
            open[generateHops<S>(men, own, empty & going, FORWARD, JUMP_ON, open, 0)] = -1;
            return countHops<S>(men, own, empty & ~going, FORWARD);
        }
        int end = 0;
        // Mostly there is nothing to list, which one test finds instead of six.
        if (((shift<S, 0>(own) | shift<S, 1>(own) | shift<S, 2>(own)) & empty & dropping) | (allHops<S>(own, own, empty & going, FORWARD))) {
            end = generateMoves<S>(own, empty & dropping, open);
            end = generateHops<S>(own, own, empty & going, FORWARD, JUMP, open, end);
        }
        open[end] = -1;
        return countMoves<S>(own, empty & ~dropping) + countHops<S>(own, own, empty & ~going, FORWARD);
    }

    // What is pending after a man has come to a square, or off the board from there; 0 if the turn is over.
    template <int S>
    static int pendingAfter(int kind, int to, u64 own, u64 enemy) {
        u64 empty = ~(own | enemy);
        if (FAR_RANK[S] >> to & 1) return DROP_ZONE[S] & empty ? PENDING_DROP : 0;
        if (kind == TAKE || kind == TAKE_ON) return allHops<S>(1ULL << to, enemy, empty, ALL) ? to << 2 | PENDING_TAKE : 0;
        return kind != MOVE && allHops<S>(1ULL << to, own, empty, FORWARD) ? to << 2 | PENDING_JUMP : 0;
    }

    void flip(int side, int square) {
        top->men[side] ^= 1ULL << square;
        top->key ^= MAN_KEYS[side << 6 | square];
    }
};
