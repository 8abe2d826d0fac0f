// Xadrersi: boards of the sides and of the kinds, hands and scores kept from turn to turn.
#pragma once

#include "position.h"

struct XadrersiFrame : Head {
    u64 sides[2];
    u64 straight, slanted, kings, knights;
    int hands[2];
    int scores[2];
};

class Xadrersi : public Position<Xadrersi, XadrersiFrame> {
public:
    explicit Xadrersi(const Text& text) {
        *top = XadrersiFrame{};
        top->hands[0] = top->hands[1] = FULL_HAND;
        const std::string letters = "KQRBNkqrbn";
        for (int square = 0; square < 64; square++) {
            if (text.board[square] == '.') continue;
            int piece = int(letters.find(text.board[square]));
            put(piece / 5, piece % 5, square);
        }
        begin(text, text.side == 'w' ? 0 : 1, 0, true);
    }

    int generate(int* steps) const {
        int kinds = placeable();
        if (kinds == 0) return 0;
        u64 empty = ~(top->sides[0] | top->sides[1]);
        u64 bishop = top->sides[top->side] & top->slanted & ~top->straight;
        u64 colour = bishop == 0 ? ~0ULL : bishop & DARK ? ~DARK : DARK;
        u64 squares = top->turn == 1 ? empty : empty & attacks(top->side ^ 1, empty);
        if (((kinds == one(BISHOP) ? colour : ~0ULL) & squares) == 0) squares = empty;
        int end = 0;
        for (int kind = KING; kind <= KNIGHT; kind++) {
            if (!(kinds & one(kind))) continue;
            for (u64 to = kind == BISHOP ? squares & colour : squares; to; to &= to - 1) {
                steps[end++] = kind << 6 | lowest(to);
            }
        }
        return end;
    }

    void apply(int step) {
        put(top->side, step >> 6, step & 63);
        endTurn(true);
    }

    bool endsTurn(int) const { return true; }

private:
    enum Kind { KING, QUEEN, ROOK, BISHOP, KNIGHT };

    static constexpr int FULL_HAND = 0b1010100101, ONE_OF_EACH = 0b0101010101;
    static constexpr u64 DARK = 0xAA55AA55AA55AA55ULL;
    static constexpr u64 FILE_A = 0x0101010101010101ULL, FILE_H = FILE_A << 7;
    static constexpr Keys<640> PIECE_KEYS{0xCE5E};
    static constexpr int TURNS[8] = {8, 1, 9, 7, -8, -1, -9, -7};

    static constexpr int one(int kind) { return 1 << 2 * kind; }

    template <int BY>
    static constexpr u64 reach() {
        return BY == 8 || BY == -8 ? ~0ULL : BY == 1 || BY == 9 || BY == -7 ? ~FILE_A : ~FILE_H;
    }

    template <int BY>
    static constexpr u64 shift(u64 set) {
        return BY > 0 ? set << (BY & 63) : set >> (-BY & 63);
    }

    // Kogge-Stone fill: the attacks of all sliders in a direction.
    template <int BY>
    static constexpr u64 slide(u64 sliders, u64 empty) {
        u64 way = empty & reach<BY>(), reached = sliders;
        reached |= way & shift<BY>(reached);
        way &= shift<BY>(way);
        reached |= way & shift<2 * BY>(reached);
        way &= shift<2 * BY>(way);
        reached |= way & shift<4 * BY>(reached);
        return shift<BY>(reached) & reach<BY>();
    }

    struct Tables {
        u64 king[64], knight[64], rays[8][64];
        constexpr Tables() : king{}, knight{}, rays{} {
            for (int square = 0; square < 64; square++) {
                u64 bit = 1ULL << square;
                u64 far[8] = {slide<8>(bit, ~0ULL),  slide<1>(bit, ~0ULL),  slide<9>(bit, ~0ULL),  slide<7>(bit, ~0ULL),
                              slide<-8>(bit, ~0ULL), slide<-1>(bit, ~0ULL), slide<-9>(bit, ~0ULL), slide<-7>(bit, ~0ULL)};
                for (int d = 0; d < 8; d++) rays[d][square] = far[d];
                for (int other = 0; other < 64; other++) {
                    int files = other % 8 - square % 8, ranks = other / 8 - square / 8;
                    int distance = files * files + ranks * ranks;
                    if (distance == 1 || distance == 2) king[square] |= 1ULL << other;
                    if (distance == 5) knight[square] |= 1ULL << other;
                }
            }
        }
    };
    static const Tables TABLES;

    int placeable() const {
        int side = top->side, hand = top->hands[side];
        int kinds = (hand | hand >> 1) & ONE_OF_EACH;
        if (top->turn == 1) return one(KING);
        if ((kinds & one(QUEEN)) && !(top->hands[side ^ 1] & 3 << 2 * QUEEN)) return one(QUEEN);
        return side == 1 && kinds != one(KING) ? kinds & ~one(KING) : kinds;
    }

    u64 attacks(int side, u64 empty) const {
        u64 own = top->sides[side], squares = 0;
        if (u64 sliders = own & top->straight) {
            squares = slide<8>(sliders, empty) | slide<1>(sliders, empty) | slide<-8>(sliders, empty) | slide<-1>(sliders, empty);
        }
        if (u64 sliders = own & top->slanted) {
            squares |= slide<9>(sliders, empty) | slide<7>(sliders, empty) | slide<-9>(sliders, empty) | slide<-7>(sliders, empty);
        }
        for (u64 knights = own & top->knights; knights; knights &= knights - 1) squares |= TABLES.knight[lowest(knights)];
        u64 king = own & top->kings;
        return king ? squares | TABLES.king[lowest(king)] : squares;
    }

    void put(int side, int kind, int square) {
        updateScores(side, kind, square);
        u64 bit = 1ULL << square;
        top->sides[side] |= bit;
        if (kind == KING) top->kings |= bit;
        if (kind == KNIGHT) top->knights |= bit;
        if (kind == ROOK || kind == QUEEN) top->straight |= bit;
        if (kind == BISHOP || kind == QUEEN) top->slanted |= bit;
        top->hands[side] -= one(kind);
        top->key ^= PIECE_KEYS[(side * 5 + kind) << 6 | square];
    }

    void updateScores(int side, int kind, int square) {
        u64 occupied = top->sides[0] | top->sides[1], white = top->sides[0];
        int whiteLoss = 0, loss = 0;
        int gain = kind == KING     ? __builtin_popcountll(TABLES.king[square])
                   : kind == KNIGHT ? __builtin_popcountll(TABLES.knight[square])
                                    : 0;
        for (int line = 0; line < 4; line++) {
            u64 sliders = line < 2 ? top->straight : top->slanted;
            u64 up = TABLES.rays[line][square], down = TABLES.rays[line + 4][square];
            up ^= TABLES.rays[line][lowest((up & occupied) | 1ULL << 63)];
            down ^= TABLES.rays[line + 4][63 - __builtin_clzll((down & occupied) | 1)];
            int ups = __builtin_popcountll(up), downs = __builtin_popcountll(down);
            if (kind == QUEEN || kind == (line < 2 ? ROOK : BISHOP)) gain += ups + downs;
            loss += (up & sliders ? downs : 0) + (down & sliders ? ups : 0);
            whiteLoss += (up & sliders & white ? downs : 0) + (down & sliders & white ? ups : 0);
        }
        top->scores[0] -= whiteLoss;
        top->scores[1] -= loss - whiteLoss;
        top->scores[side] += gain;
    }
};

inline const Xadrersi::Tables Xadrersi::TABLES;
