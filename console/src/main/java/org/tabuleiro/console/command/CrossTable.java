package org.tabuleiro.console.command;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.lab.Ratings;
import org.tabuleiro.lab.Tally;
import org.tabuleiro.lab.Tournament;

/** The table of a tournament: places, Elo, points, and the points of everybody against everybody. */
final class CrossTable {
    private static final String NOTHING = "-";

    private final Console console;
    private final Tournament tournament;

    CrossTable(Console console, Tournament tournament) {
        this.console = console;
        this.tournament = tournament;
    }

    /** Prints the table over the one that was printed last, on a terminal. */
    void printAgain() {
        console.out().print("\033[" + (tournament.names().size() + 1) + "A");
        print();
    }

    void print() {
        List<List<String>> rows = rows();
        int columns = rows.get(0).size();
        int[] widths = IntStream.range(0, columns)
                .map(column -> rows.stream()
                        .mapToInt(row -> row.get(column).length())
                        .max()
                        .orElse(0))
                .toArray();
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < columns; column++) {
                String gap = " ".repeat(widths[column] - row.get(column).length());
                // Names stand to the left, numbers to the right.
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
                against.add(played == 0 ? NOTHING : number(got, 1));
            }
            List<String> row = new ArrayList<>(List.of(
                    String.valueOf(place + 1),
                    tournament.names().get(player),
                    games == 0 ? NOTHING : number(ratings.elo(player), 0),
                    games == 0 ? NOTHING : number(ratings.margin(player), 0),
                    number(points, 1),
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

    private static String number(double value, int digits) {
        return String.format(Locale.ROOT, "%." + digits + "f", value);
    }
}
