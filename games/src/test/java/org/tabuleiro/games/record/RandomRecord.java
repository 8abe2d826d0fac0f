package org.tabuleiro.games.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.RandomGame;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;

/** Random records with all that a game file can hold, the same ones for the same seed. */
final class RandomRecord {
    private static final List<String> SCRAPS = List.of(
            "{",
            "}",
            "\\",
            "\\\\",
            "\"",
            "(",
            ")",
            "[",
            "]",
            "$1",
            "1-0",
            "*",
            "\n",
            "\r\n",
            "\t",
            " ",
            "  ",
            "1.",
            "b3-b4",
            "forced",
            "maçã",
            "λ",
            "😀",
            "!?",
            ";",
            "%",
            "\0",
            "\uFEFF",
            "a rather long remark that has to go over the line ");
    private static final List<String> NAMES = List.of("Event", "Date", "Round", "Site", "odd_Tag_9", "Ação", "x");

    private final Random random;

    private RandomRecord(Random random) {
        this.random = random;
    }

    /** A record whose main line has at most {@code turns} turns. */
    static GameRecord of(Game game, long seed, int turns) {
        RandomRecord maker = new RandomRecord(new Random(seed));
        State start = maker.start(game);
        Line line = maker.line(start, turns, 3);
        GameRecord record = new GameRecord(start, maker.tags(), line, Optional.empty());
        return new GameRecord(start, record.tags(), line, maker.result(record.end()));
    }

    private State start(Game game) {
        if (random.nextInt(3) > 0) {
            return RandomGame.start(game, random);
        }
        List<State> states = RandomGame.states(game, random.nextLong(), 60);
        State some = states.get(random.nextInt(states.size()));
        return game.read(some.toString()).orElseThrow();
    }

    private Map<String, String> tags() {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Second", text());
        tags.put("First", text());
        NAMES.stream().filter(name -> random.nextInt(3) == 0).forEach(name -> tags.put(name, text()));
        return tags;
    }

    /** Turns with notes from a state; the last one may be unfinished. */
    private Line line(State start, int turns, int nesting) {
        List<Line.Entry> entries = new ArrayList<>();
        List<String> comments = random.nextInt(4) == 0 ? List.of(text(), text()) : List.of();
        State state = start;
        for (int i = 0; i < turns && !state.isOver(); i++) {
            List<Step> steps = RandomGame.turn(state, random);
            boolean stop = steps.size() > 1 && random.nextInt(10) == 0;
            List<Step> played = stop ? steps.subList(0, 1 + random.nextInt(steps.size() - 1)) : steps;
            entries.add(new Line.Entry(state.turnOf(played), notes(state, nesting)));
            if (stop) {
                break;
            }
            state = state.play(entries.getLast().turn());
        }
        return new Line(comments, entries);
    }

    private List<Line.Note> notes(State before, int nesting) {
        List<Line.Note> notes = new ArrayList<>();
        while (random.nextInt(4) == 0) {
            notes.add(
                    switch (random.nextInt(nesting > 0 ? 3 : 2)) {
                        case 0 -> new Line.Mark(random.nextInt(200));
                        case 1 -> new Line.Comment(text());
                        default -> new Line.Variation(line(before, random.nextInt(4), nesting - 1));
                    });
        }
        return notes;
    }

    private Optional<Result> result(State end) {
        if (end.isOver()) {
            return end.result();
        }
        Side winner = random.nextBoolean() ? Side.FIRST : Side.SECOND;
        return switch (random.nextInt(4)) {
            case 0 -> Optional.of(Result.win(winner, Result.RESIGNATION));
            case 1 -> Optional.of(Result.win(winner, Result.TIME));
            case 2 -> Optional.of(Result.draw(Result.AGREEMENT));
            default -> Optional.empty();
        };
    }

    private String text() {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(6); i > 0; i--) {
            text.append(SCRAPS.get(random.nextInt(SCRAPS.size())));
        }
        return text.toString();
    }
}
