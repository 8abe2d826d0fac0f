// What the positions of the four games share: a stack of frames, the keys, and a reader of position strings.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

using u64 = std::uint64_t;

constexpr int MAX_STEPS = 1024;
constexpr int MAX_DEPTH = 256;

enum Outcome { ONGOING, FIRST_WINS, SECOND_WINS, DRAW };

constexpr u64 mix(u64 z) {
    u64 a = z * 0x9E3779B97F4A7C15ULL;
    a = (a ^ (a >> 30)) * 0xBF58476D1CE4E5B9ULL;
    a = (a ^ (a >> 27)) * 0x94D049BB133111EBULL;
    return a ^ (a >> 31);
}

template <int SIZE>
struct Keys {
    u64 at[SIZE];
    explicit constexpr Keys(u64 seed) : at{} {
        for (int i = 0; i < SIZE; i++) at[i] = mix((seed << 32) + i + 1);
    }
    constexpr u64 operator[](int i) const { return at[i]; }
};

constexpr u64 SECOND_TO_MOVE = mix(0x5EC0000000000001ULL);

struct PendingKeys {
    u64 at[512];
    constexpr PendingKeys() : at{} {
        for (int i = 1; i < 512; i++) at[i] = mix(0x9E4D000000000000ULL + i);
    }
};
constexpr PendingKeys PENDING_KEYS;

template <class Bits>
inline int lowest(Bits bits) {
    return sizeof(bits) == 8 ? __builtin_ctzll(bits) : __builtin_ctz(bits);
}

// A position string, its board in square order with '.' for an empty square.
struct Text {
    std::string board, reserve, pending;
    char side;
    int quiet, turn, files;

    int reserveOf(char letter) const;
    int square(const std::string& name) const;
    static Text read(const std::string& text);
};

// What every frame begins with.
struct Head {
    u64 key;
    int side, start, pending;
    int quiet, turn;
};

// A position as a stack of frames: making a step copies the top frame and changes the copy.
template <class Game, class Frame>
class Position {
public:
    int toMove() const { return top->side; }
    bool isTurnStart() const { return top->start; }
    int turn() const { return top->turn; }

    void make(int step) {
        push();
        self().apply(step);
        if (top->start) starts[startCount++] = top->key;
    }

    void unmake() {
        startCount -= top->start;
        top--;
    }

    bool endsTurnIfMade(int step) {
        push();
        self().apply(step);
        bool ended = top->start;
        top--;
        return ended;
    }

    // Counts the steps that end the turn and writes the others, with a -1 after the last.
    int countClosing(int* open) {
        int count = self().generate(open), kept = 0;
        for (int i = 0; i < count; i++) {
            if (!self().endsTurn(open[i])) open[kept++] = open[i];
        }
        open[kept] = -1;
        return count - kept;
    }

protected:
    Frame frames[MAX_DEPTH];
    Frame* top = frames;

    void setPending(int pending) {
        top->key ^= PENDING_KEYS.at[top->pending] ^ PENDING_KEYS.at[pending];
        top->pending = pending;
    }

    void endTurn(bool lasting) {
        top->key ^= PENDING_KEYS.at[top->pending] ^ SECOND_TO_MOVE;
        top->pending = 0;
        top->side ^= 1;
        top->start = 1;
        top->quiet = lasting ? 0 : top->quiet + 1;
        top->turn++;
    }

    void begin(const Text& text, int side, int pending, bool start) {
        top->side = side;
        top->pending = pending;
        top->start = start;
        top->quiet = text.quiet;
        top->turn = text.turn;
        if (start) starts[startCount++] = top->key;
    }

private:
    u64 starts[MAX_DEPTH];
    int startCount = 0;

    Game& self() { return static_cast<Game&>(*this); }

    void push() {
        top[1] = top[0];
        top++;
        top->start = 0;
    }
};
