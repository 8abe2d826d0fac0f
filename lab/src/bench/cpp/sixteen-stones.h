// Sixteen Stones: 25 bits per side, the dormant ones marked in a third word.
#pragma once

#include <algorithm>

#include "position.h"

using Stones = unsigned;

struct SixteenStonesFrame : Head {
    Stones stones[2], dormant;
    int banks[2];
};

class SixteenStones : public Position<SixteenStones, SixteenStonesFrame> {
public:
    explicit SixteenStones(const Text& text) {
        *top = SixteenStonesFrame{};
        for (int square = 0; square < 25; square++) {
            char letter = text.board[square];
            if (letter != '.') put(letter == 'R' || letter == 'D' ? 0 : 1, square, letter == 'D' || letter == 'd');
        }
        top->banks[0] = text.reserveOf('R');
        top->banks[1] = text.reserveOf('b');
        int pending = 0;
        if (text.pending == "place") pending = PLACE;
        else if (text.pending == "first") pending = FIRST;
        else {
            for (char letter : text.pending) {
                pending += letter == 'm' ? ONE_MOVE : letter == 'p' ? ONE_PUSH : letter == 's' ? SACRIFICED : letter == 'x' ? LOSS : 0;
            }
        }
        begin(text, text.side == 'r' ? 0 : 1, pending, isStart(pending));
    }

    int generate(int* steps) const {
        int pending = top->pending, end = 0;
        if (pending == PLACE) {
            for (Stones free = empty(); free; free &= free - 1) steps[end++] = lowest(free);
            return end;
        }
        if (count(top->stones[0]) <= 1 || count(top->stones[1]) <= 1) return 0;
        if (mayPush(pending)) end = generatePushes(steps, end);
        if (mayMove(pending)) end = generateMoves(steps, end);
        if (end == 0 && isStart(pending)) {
            steps[end++] = PASS;
            return end;
        }
        if (canSacrifice(pending)) steps[end++] = SACRIFICE;
        if (mayEnd(pending)) steps[end++] = END;
        return end;
    }

    void apply(int step) {
        int side = top->side, pending = top->pending;
        if (isAction(step)) {
            act(step, side, pending);
        } else if (step == END || step == PASS) {
            finish(pending);
        } else if (step == SACRIFICE) {
            addToBank(side, -1);
            setPending(pending | SACRIFICED);
        } else {
            put(side, step, false);
            addToBank(side, -1);
            endTurn(true);
            setPending(top->banks[0] + top->banks[1] == 0 ? FIRST : PLACE);
        }
    }

    bool endsTurn(int step) {
        if (!isAction(step)) return step != SACRIFICE;
        int pending = top->pending;
        int made = pending + (isMove(step) ? ONE_MOVE : ONE_PUSH);
        bool open = mayMove(made) || mayPush(made)
                    || (maySacrifice(made) && top->banks[top->side] > count(step >> CAPTURES & CAPTURE_MASK));
        return (pending & FIRST) || !open || endsTurnIfMade(step);
    }

private:
    static constexpr int KIND = 22, CAPTURES = 13, CAPTURE_MASK = 511, FAR = 256;
    static constexpr int MOVE = 1 << KIND, PUSH = 2 << KIND, SACRIFICE = 3 << KIND, END = 4 << KIND, PASS = 5 << KIND;
    static constexpr int ONE_PUSH = 1, ONE_MOVE = 4, SACRIFICED = 16, LOSS = 32, PLACE = 64, FIRST = 128;
    static constexpr Stones ALL = (1 << 25) - 1;

    static constexpr Keys<128> STONE_KEYS{16};
    static constexpr Keys<32> BANK_KEYS{17};

    // Direction 7 - d is the opposite of d.
    static constexpr int FILES[8] = {-1, 0, 1, -1, 1, -1, 0, 1};
    static constexpr int RANKS[8] = {-1, -1, -1, 0, 0, 1, 1, 1};
    static constexpr int OFFSET[8] = {-6, -5, -4, -1, 1, 4, 5, 6};

    struct Tables {
        Stones one[25][8], two[25][8], reach[8];
        constexpr Tables() : one{}, two{}, reach{} {
            for (int square = 0; square < 25; square++) {
                for (int d = 0; d < 8; d++) {
                    one[square][d] = at(square, d, 1);
                    two[square][d] = at(square, d, 2);
                    reach[d] |= one[square][d];
                }
            }
        }
        static constexpr Stones at(int square, int d, int distance) {
            int file = square % 5 + distance * FILES[d], rank = square / 5 + distance * RANKS[d];
            return file < 0 || file > 4 || rank < 0 || rank > 4 ? 0 : 1u << (5 * rank + file);
        }
    };
    static const Tables TABLES;

    static int count(Stones stones) { return __builtin_popcount(stones); }
    static Stones bit(int square) { return 1u << square; }
    static Stones one(int square, int d) { return TABLES.one[square][d]; }
    static Stones two(int square, int d) { return TABLES.two[square][d]; }
    static Stones shift(Stones stones, int d) {
        int by = OFFSET[d];
        return (by > 0 ? stones << by : stones >> -by) & TABLES.reach[d];
    }

    static int pushes(int pending) { return pending & 3; }
    static int moves(int pending) { return pending >> 2 & 3; }
    static bool mayDo(int pending, int same, int other) {
        return same == 0 || (same == 1 && (pending & SACRIFICED) && other < 2);
    }
    static bool mayPush(int pending) { return mayDo(pending, pushes(pending), moves(pending)); }
    static bool mayMove(int pending) { return mayDo(pending, moves(pending), pushes(pending)); }
    static bool maySacrifice(int pending) { return !(pending & (SACRIFICED | PLACE | FIRST)); }
    static bool isStart(int pending) { return pending == 0 || pending == FIRST || pending == PLACE; }
    static bool mayEnd(int pending) {
        bool owed = (pending & SACRIFICED) && pushes(pending) < 2 && moves(pending) < 2;
        return pushes(pending) + moves(pending) >= 1 && !owed;
    }

    static bool isMove(int step) { return step >> KIND == 1; }
    static bool isAction(int step) { return isMove(step) || step >> KIND == 2; }

    Stones empty() const { return ALL & ~(top->stones[0] | top->stones[1]); }

    int generateMoves(int* steps, int end) const {
        int side = top->side, bank = top->banks[side];
        Stones own = top->stones[side], enemy = top->stones[side ^ 1], active = own & ~top->dormant, free = empty();
        for (int d = 0; d < 8; d++) {
            for (Stones targets = shift(own, d) & free; targets; targets &= targets - 1) {
                int to = lowest(targets);
                int flanked = bank == 0 ? 0 : flankedFrom(to, active, enemy);
                end = add(MOVE | d << 10 | (to - OFFSET[d]) << 5 | to, flanked, bank, steps, end);
            }
        }
        return end;
    }

    int generatePushes(int* steps, int end) const {
        int side = top->side, bank = top->banks[side];
        Stones own = top->stones[side], enemy = top->stones[side ^ 1], active = own & ~top->dormant;
        for (int d = 0; d < 8; d++) {
            for (Stones nearest = pushable(own, enemy, d); nearest; nearest &= nearest - 1) {
                int to = lowest(nearest);
                int run = one(to, d) & enemy ? 2 : 1;
                int pushers = 1, rear = to - OFFSET[d];
                while (one(rear, 7 - d) & own) {
                    rear -= OFFSET[d];
                    if (++pushers > run) {
                        int flanked = bank == 0 ? 0 : flankedByPush(d, rear, to, run, active, enemy);
                        end = add(PUSH | d << 10 | rear << 5 | to, flanked, bank, steps, end);
                    }
                }
            }
        }
        return end;
    }

    static Stones pushable(Stones own, Stones enemy, int d) {
        Stones last = enemy & (shift(ALL & ~(own | enemy), 7 - d) | (ALL & ~TABLES.reach[7 - d]));
        Stones two = own & shift(own, d);
        Stones three = own & shift(two, d);
        return (last & shift(two, d)) | (enemy & shift(last, 7 - d) & shift(three, d));
    }

    static int add(int step, int flanked, int bank, int* steps, int end) {
        int taken = std::min(bank, count(flanked));
        if (taken == 0) {
            steps[end++] = step;
            return end;
        }
        for (int selection = flanked; selection; selection = (selection - 1) & flanked) {
            if (count(selection) == taken) steps[end++] = step | selection << CAPTURES;
        }
        return end;
    }

    static int flankedFrom(int square, Stones active, Stones enemy) {
        int flanked = 0;
        for (int d = 0; d < 8; d++) flanked |= ((one(square, d) & enemy) && (two(square, d) & active)) << d;
        return flanked;
    }

    static int flankedByPush(int d, int rear, int to, int run, Stones active, Stones enemy) {
        Stones activeAfter = active & ~bit(rear);
        for (int square = rear; square != to; square += OFFSET[d]) activeAfter |= one(square, d);
        Stones near = one(to, d), far = run == 2 ? two(to, d) : 0;
        int flanked = flankedFrom(to, activeAfter, (enemy & ~bit(to)) | near | far);
        if (near && isBetween(to + OFFSET[d], activeAfter)) flanked |= 1 << d;
        if (far && isBetween(to + 2 * OFFSET[d], activeAfter)) flanked |= FAR;
        return flanked;
    }

    static bool isBetween(int square, Stones active) {
        for (int d = 0; d < 4; d++) {
            if ((one(square, d) & active) && (one(square, 7 - d) & active)) return true;
        }
        return false;
    }

    bool canMove() const {
        Stones own = top->stones[top->side], free = empty();
        for (int d = 0; d < 8; d++) {
            if (shift(own, d) & free) return true;
        }
        return false;
    }

    bool canPush() const {
        for (int d = 0; d < 8; d++) {
            if (pushable(top->stones[top->side], top->stones[top->side ^ 1], d)) return true;
        }
        return false;
    }

    bool canSacrifice(int pending) const {
        return maySacrifice(pending) && top->banks[top->side] > 0 && (canMove() || canPush());
    }

    bool canGoOn(int pending) const {
        return (mayMove(pending) && canMove()) || (mayPush(pending) && canPush()) || canSacrifice(pending);
    }

    void act(int step, int side, int pending) {
        Stones before = top->stones[side ^ 1];
        int d = step >> 10 & 7, from = step >> 5 & 31, to = step & 31;
        int made = pending + (isMove(step) ? ONE_MOVE : ONE_PUSH);
        if (isMove(step)) {
            carry(side, from, d);
        } else {
            if (one(to, d) & before) carry(side ^ 1, to + OFFSET[d], d);
            carry(side ^ 1, to, d);
            for (int square = to - OFFSET[d]; square != from - OFFSET[d]; square -= OFFSET[d]) carry(side, square, d);
        }
        for (Stones taken = captures(step, d, to); taken; taken &= taken - 1) {
            int square = lowest(taken);
            lift(side ^ 1, square);
            addToBank(side ^ 1, 1);
            addToBank(side, -1);
            put(side, square, true);
        }
        int enemies = count(top->stones[side ^ 1]);
        if (enemies < count(before)) made |= LOSS;
        if (enemies <= 1) endTurn(true);
        else if ((pending & FIRST) || !canGoOn(made)) finish(made);
        else setPending(made);
    }

    static Stones captures(int step, int d, int to) {
        int selection = step >> CAPTURES & CAPTURE_MASK;
        Stones squares = selection & FAR ? two(to, d) : 0;
        for (int near = selection & ~FAR; near; near &= near - 1) squares |= one(to, lowest(unsigned(near)));
        return squares;
    }

    void finish(int made) {
        bool redsFirst = (made & FIRST) && top->side == 0;
        endTurn(made & (SACRIFICED | LOSS));
        if (redsFirst) setPending(FIRST);
    }

    void carry(int side, int square, int d) {
        lift(side, square);
        if (one(square, d) == 0) addToBank(side, 1);
        else put(side, square + OFFSET[d], false);
    }

    void put(int side, int square, bool dormant) {
        top->stones[side] |= bit(square);
        if (dormant) top->dormant |= bit(square);
        top->key ^= stoneKey(side, square, dormant);
    }

    void lift(int side, int square) {
        top->key ^= stoneKey(side, square, top->dormant & bit(square));
        top->stones[side] &= ~bit(square);
        top->dormant &= ~bit(square);
    }

    void addToBank(int side, int change) {
        int before = top->banks[side];
        top->banks[side] += change;
        top->key ^= BANK_KEYS[side << 4 | before] ^ BANK_KEYS[side << 4 | (before + change)];
    }

    static u64 stoneKey(int side, int square, bool dormant) { return STONE_KEYS[(dormant ? 64 : 0) | side << 5 | square]; }
};

inline const SixteenStones::Tables SixteenStones::TABLES;
