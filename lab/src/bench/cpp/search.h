// Counting paths and searching, the same for every game.
#pragma once

#include "position.h"

extern int buffers[MAX_DEPTH][MAX_STEPS];

template <class P>
u64 countSteps(P& position, int depth, int ply) {
    if (depth == 0) return 1;
    int* steps = buffers[ply];
    int count = position.generate(steps);
    if (depth == 1) return count;
    u64 paths = 0;
    for (int i = 0; i < count; i++) {
        position.make(steps[i]);
        paths += countSteps(position, depth - 1, ply + 1);
        position.unmake();
    }
    return paths;
}

// Counts the ways to complete one turn: the steps that end it are not made.
template <class P>
u64 countLastTurns(P& position, int ply) {
    int* open = buffers[ply];
    u64 paths = position.countClosing(open);
    for (int i = 0; open[i] >= 0; i++) {
        position.make(open[i]);
        paths += countLastTurns(position, ply + 1);
        position.unmake();
    }
    return paths;
}

template <class P>
u64 countTurns(P& position, int depth, int ply) {
    if (depth == 0) return 1;
    if (depth == 1) return countLastTurns(position, ply);
    int* steps = buffers[ply];
    int count = position.generate(steps);
    int turn = position.turn();
    u64 paths = 0;
    for (int i = 0; i < count; i++) {
        position.make(steps[i]);
        int left = position.turn() == turn ? depth : depth - 1;
        paths += left == 1 ? countLastTurns(position, ply + 1) : countTurns(position, left, ply + 1);
        position.unmake();
    }
    return paths;
}

constexpr int WIN = 10000;
constexpr int INFINITE = 20000;

// Plain alpha-beta to a depth in steps: no move ordering, no transposition table, no evaluation in the
// middle of a turn.
template <class P>
struct AlphaBeta {
    P& position;
    u64 nodes = 0;

    int search(int depth, int alpha, int beta, int ply) {
        nodes++;
        if (depth <= 0 && position.isTurnStart()) return position.evaluate();
        int* steps = buffers[ply];
        int count = position.generate(steps);
        if (count == 0) {
            int winner = position.outcome() == FIRST_WINS ? 0 : 1;
            return winner == position.toMove() ? WIN : -WIN;
        }
        int side = position.toMove();
        int best = -INFINITE;
        for (int i = 0; i < count; i++) {
            position.make(steps[i]);
            int value = position.toMove() == side ? search(depth - 1, alpha, beta, ply + 1)
                                                  : -search(depth - 1, -beta, -alpha, ply + 1);
            position.unmake();
            if (value > best) {
                best = value;
                if (best > alpha) alpha = best;
                if (best >= beta) break;
            }
        }
        return best;
    }
};
