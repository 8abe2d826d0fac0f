package org.tabuleiro.console.command.lab;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.view.Decimals;
import org.tabuleiro.console.view.TextTable;
import org.tabuleiro.lab.Ratings;
import org.tabuleiro.lab.Tally;
import org.tabuleiro.lab.Tournament;

/** The cross table of a tournament: rank, Elo, points, and the points against each opponent. */
final class CrossTable {
    private static final String NO_GAMES = "-";

    private final Console console;
    private final Tournament tournament;

    CrossTable(Console console, Tournament tournament) {
        this.console = console;
        this.tournament = tournament;
    }

    /** Overwrites the table that was printed last, on a terminal. */
    void reprint() {
        console.out().print("\033[" + (tournament.names().size() + 1) + "A");
        print();
    }

    void print() {
        List<List<String>> rows = rows();
        int[] widths = TextTable.columnWidths(rows);
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < widths.length; column++) {
                String gap = " ".repeat(widths[column] - row.get(column).length());
                // Names are aligned left, numbers right.
                line.append(column == 1 ? row.get(column) + gap : gap + row.get(column))
                        .append("  ");
            }
            console.out().println(line.toString().stripTrailing());
        }
        console.out().flush();
    }

    private List<List<String>> rows() {
        int players = tournament.names().size();
        Ratings ratings = new Ratings(players, tournament.tallies());
        List<Integer> order = IntStream.range(0, players)
                .boxed()
                .sorted(Comparator.comparingDouble(player -> -ratings.elo(player)))
                .toList();
        List<String> head = new ArrayList<>(List.of(
                "",
                console.catalogue().text("console.tournament.player"),
                "Elo",
                "+/-",
                console.catalogue().text("console.tournament.points"),
                console.catalogue().text("console.tournament.games")));
        IntStream.rangeClosed(1, players).forEach(place -> head.add(String.valueOf(place)));
        List<List<String>> rows = new ArrayList<>(List.of(head));
        for (int place = 0; place < players; place++) {
            int player = order.get(place);
            double points = 0;
            int games = 0;
            List<String> against = new ArrayList<>();
            for (int other : order) {
                double got = points(player, other);
                int played = games(player, other);
                points += got;
                games += played;
                against.add(played == 0 ? NO_GAMES : Decimals.fixed(got, 1));
            }
            List<String> row = new ArrayList<>(List.of(
                    String.valueOf(place + 1),
                    tournament.names().get(player),
                    games == 0 ? NO_GAMES : Decimals.fixed(ratings.elo(player), 0),
                    games == 0 ? NO_GAMES : Decimals.fixed(ratings.margin(player), 0),
                    Decimals.fixed(points, 1),
                    String.valueOf(games)));
            row.addAll(against);
            rows.add(row);
        }
        return rows;
    }

    private Tally tally(int one, int other) {
        return tournament
                .tallies()
                .getOrDefault(new Tournament.Pairing(Math.min(one, other), Math.max(one, other)), Tally.NONE);
    }

    private int games(int one, int other) {
        return tally(one, other).games();
    }

    private double points(int one, int other) {
        Tally tally = tally(one, other);
        double got = tally.score() * tally.games();
        return one < other ? got : tally.games() - got;
    }
}
