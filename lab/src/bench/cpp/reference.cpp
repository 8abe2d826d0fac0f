// Reads tasks, one per line, runs each and prints its count and the CPU time of the thread in nanoseconds.
//
// A task: GAME, "STEPS", "TURNS" or "ALPHABETA", a depth, a position string; separated by tabs.

#include <ctime>
#include <iostream>
#include <memory>
#include <sstream>

#include "breakthru.h"
#include "eximo.h"
#include "search.h"
#include "sixteen-stones.h"
#include "xadrersi.h"

int buffers[MAX_DEPTH][MAX_STEPS];

Text Text::read(const std::string& text) {
    std::istringstream in(text);
    std::string rows;
    Text read;
    in >> rows >> read.side >> read.pending >> read.quiet >> read.turn;
    size_t open = rows.find('[');
    if (open != std::string::npos) {
        read.reserve = rows.substr(open + 1, rows.size() - open - 2);
        rows.resize(open);
    }
    // Rows come from the last rank down.
    std::istringstream ranks(rows);
    for (std::string row; std::getline(ranks, row, '/');) {
        std::string squares;
        for (size_t i = 0; i < row.size(); i++) {
            if (!isdigit(row[i])) {
                squares += row[i];
                continue;
            }
            size_t digits = i + 1 < row.size() && isdigit(row[i + 1]) ? 2 : 1;
            squares += std::string(std::stoi(row.substr(i, digits)), '.');
            i += digits - 1;
        }
        read.board = squares + read.board;
        read.files = int(squares.size());
    }
    return read;
}

int Text::reserveOf(char letter) const {
    size_t at = reserve.find(letter);
    if (at == std::string::npos) return 0;
    return at > 0 && isdigit(reserve[at - 1]) ? reserve[at - 1] - '0' : 1;
}

int Text::square(const std::string& name) const { return (std::stoi(name.substr(1)) - 1) * files + name[0] - 'a'; }

static long long cpuNanos() {
    timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return now.tv_sec * 1000000000LL + now.tv_nsec;
}

template <class Game>
static u64 count(Game& game, const std::string& kind, int depth) {
    if (kind == "STEPS") return countSteps(game, depth, 0);
    if (kind == "TURNS") return countTurns(game, depth, 0);
    if constexpr (requires { game.evaluate(); }) {
        AlphaBeta<Game> search{game};
        search.search(depth, -INFINITE, INFINITE, 0);
        return search.nodes;
    }
    return 0;
}

template <class Game>
static void run(const std::string& kind, int depth, const std::string& position) {
    auto game = std::make_unique<Game>(Text::read(position));
    long long start = cpuNanos();
    u64 counted = count(*game, kind, depth);
    std::cout << counted << ' ' << cpuNanos() - start << std::endl;
}

int main() {
    for (std::string game, kind, depth, position;
         std::getline(std::cin, game, '\t') && std::getline(std::cin, kind, '\t') && std::getline(std::cin, depth, '\t')
         && std::getline(std::cin, position);) {
        if (game == "eximo") run<Eximo>(kind, std::stoi(depth), position);
        if (game == "breakthru") run<Breakthru>(kind, std::stoi(depth), position);
        if (game == "xadrersi") run<Xadrersi>(kind, std::stoi(depth), position);
        if (game == "sixteen-stones") run<SixteenStones>(kind, std::stoi(depth), position);
    }
}
