package org.tabuleiro.games.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;

/** Parser of game files; faults name the line and the column. */
public final class GameReader {
    private static final int MAX_NESTING = 100;
    private static final List<String> POINTS = List.of("1-0", "0-1", "1/2-1/2", "*");

    /** Ends parsing at a syntax error; never leaves this class. */
    private static final class Mistake extends RuntimeException {
        private static final long serialVersionUID = 1;

        @SuppressWarnings("serial")
        private final Message message;

        Mistake(Scanner.Place place, Message message) {
            super(null, null, false, false);
            this.message = Message.of("file.at", place.line(), place.column(), message);
        }
    }

    /** A tag's value and its location. */
    private record Tag(String value, Scanner.Place place) {}

    private final Function<String, Optional<Game>> games;
    private final Scanner scanner;

    private GameReader(Function<String, Optional<Game>> games, String text) {
        this.games = games;
        this.scanner = new Scanner(text);
    }

    /**
     * Reads all games of a file, at least one.
     *
     * @param text the text of the file
     * @param games finds a game by its id
     */
    public static Parsed<List<GameRecord>> read(String text, Function<String, Optional<Game>> games) {
        GameReader reader = new GameReader(games, text);
        try {
            List<GameRecord> records = new ArrayList<>();
            do {
                records.add(reader.game());
            } while (!reader.scanner.atEnd());
            return Parsed.ok(List.copyOf(records));
        } catch (Mistake mistake) {
            return new Parsed.Fault<>("file", mistake.message);
        }
    }

    /**
     * The games recovered from a file with errors.
     *
     * @param games the valid games, in file order
     * @param faults the error in each of the others
     */
    public record Recovered(List<GameRecord> games, List<Message> faults) {}

    /** Reads all valid games of a file; after an error it continues with the next game. */
    public static Recovered readEach(String text, Function<String, Optional<Game>> games) {
        GameReader reader = new GameReader(games, text);
        List<GameRecord> records = new ArrayList<>();
        List<Message> faults = new ArrayList<>();
        do {
            int begin = reader.scanner.offset();
            try {
                records.add(reader.game());
            } catch (Mistake mistake) {
                faults.add(mistake.message);
                reader.scanner.skipGame(begin);
            }
        } while (!reader.scanner.atEnd());
        return new Recovered(List.copyOf(records), List.copyOf(faults));
    }

    private GameRecord game() {
        Scanner.Place begin = scanner.place();
        Map<String, Tag> tags = tags();
        if (tags.isEmpty()) {
            throw new Mistake(begin, Message.of("file.no-tags"));
        }
        Tag gameTag = required(tags, "Game", begin);
        Game game = games.apply(gameTag.value)
                .orElseThrow(() -> new Mistake(gameTag.place, Message.of("file.unknown-game", gameTag.value)));
        required(tags, GameRecord.FIRST, begin);
        required(tags, GameRecord.SECOND, begin);
        Tag points = required(tags, "Result", begin);
        if (!POINTS.contains(points.value)) {
            throw new Mistake(points.place, Message.of("file.points", points.value));
        }
        State start = start(game, tags);
        Line line = line(start, 0);
        Scanner.Place endPlace = scanner.place();
        String last = scanner.word();
        if (!last.equals(points.value)) {
            throw new Mistake(endPlace, Message.of("file.end", points.value));
        }
        Optional<Result> result = result(start, line, points, tags.get("Reason"));
        Map<String, String> kept = new LinkedHashMap<>();
        tags.forEach((name, tag) -> kept.put(name, tag.value));
        kept.keySet().removeAll(GameRecord.DERIVED);
        return new GameRecord(start, kept, line, result);
    }

    private Map<String, Tag> tags() {
        Map<String, Tag> tags = new LinkedHashMap<>();
        while (scanner.peek() == '[') {
            scanner.take();
            Scanner.Place place = scanner.place();
            String name = scanner.name();
            Scanner.Place valuePlace = scanner.place();
            String value = name.isEmpty() || scanner.peek() != '"' ? null : scanner.quoted('"');
            if (value == null || scanner.peek() != ']') {
                throw new Mistake(value == null ? valuePlace : scanner.place(), Message.of("file.tag"));
            }
            scanner.take();
            if (tags.put(name, new Tag(value, valuePlace)) != null) {
                throw new Mistake(place, Message.of("file.tag-twice", name));
            }
        }
        return tags;
    }

    private static Tag required(Map<String, Tag> tags, String name, Scanner.Place begin) {
        Tag tag = tags.get(name);
        if (tag == null) {
            throw new Mistake(begin, Message.of("file.tag-missing", name));
        }
        return tag;
    }

    private static State start(Game game, Map<String, Tag> tags) {
        Tag setup = tags.get("Setup");
        Tag position = tags.get("Position");
        State start = game.start();
        if (setup != null) {
            String text = game.setups().get(setup.value);
            if (text == null) {
                String known = String.join(", ", game.setups().keySet());
                throw new Mistake(setup.place, Message.of("file.setup", setup.value, known.isEmpty() ? "-" : known));
            }
            start = game.read(text).orElseThrow();
        }
        if (position != null) {
            State given = switch (game.read(position.value)) {
                case Parsed.Ok<State>(State state) -> state;
                case Parsed.Fault<State>(String field, Message message) ->
                    throw new Mistake(
                            position.place,
                            Message.of("position.fault", Message.of("position.field." + field), message));
            };
            if (setup != null && !given.equals(start)) {
                throw new Mistake(position.place, Message.of("file.setup-or-position", setup.value));
            }
            start = given;
        }
        return start;
    }

    private Line line(State start, int nesting) {
        List<String> comments = new ArrayList<>();
        List<Turn> turns = new ArrayList<>();
        List<List<Line.Note>> notes = new ArrayList<>();
        List<Line.Note> last = new ArrayList<>();
        State before = start;
        State state = start;
        while (true) {
            Scanner.Place place = scanner.place();
            char c = scanner.peek();
            if (c == '{') {
                String text = scanner.quoted('}');
                if (text == null) {
                    throw new Mistake(place, Message.of("file.comment-open"));
                }
                if (turns.isEmpty()) {
                    comments.add(text);
                } else {
                    last.add(new Line.Comment(text));
                }
            } else if (c == '$' || c == '!' || c == '?') {
                last.add(mark(place, turns.isEmpty()));
            } else if (c == '(') {
                scanner.take();
                if (turns.isEmpty() || nesting == MAX_NESTING) {
                    throw new Mistake(
                            place,
                            turns.isEmpty()
                                    ? Message.of("file.variation-first")
                                    : Message.of("file.nesting", MAX_NESTING));
                }
                Line variation = line(before, nesting + 1);
                if (scanner.peek() != ')') {
                    throw new Mistake(scanner.place(), Message.of("file.variation-open"));
                }
                scanner.take();
                last.add(new Line.Variation(variation));
            } else if ((c == ')' && nesting > 0) || POINTS.stream().anyMatch(scanner::nextIs)) {
                return new Line(comments, entries(turns, notes));
            } else if (!scanner.moveNumber()) {
                if (!turns.isEmpty() && state.turnNumber() == before.turnNumber()) {
                    throw new Mistake(place, Message.of("file.unfinished"));
                }
                Turn turn = turn(place, state);
                turns.add(turn);
                last = new ArrayList<>();
                notes.add(last);
                before = state;
                state = state.play(turn);
            }
        }
    }

    private static List<Line.Entry> entries(List<Turn> turns, List<List<Line.Note>> notes) {
        List<Line.Entry> entries = new ArrayList<>();
        for (int i = 0; i < turns.size(); i++) {
            entries.add(new Line.Entry(turns.get(i), notes.get(i)));
        }
        return entries;
    }

    private Line.Mark mark(Scanner.Place place, boolean first) {
        int number = scanner.mark();
        if (number < 0 || first) {
            throw new Mistake(place, Message.of(number < 0 ? "file.mark" : "file.mark-first"));
        }
        return new Line.Mark(number);
    }

    private Turn turn(Scanner.Place place, State state) {
        String text = scanner.turnText();
        if (text.isEmpty()) {
            throw new Mistake(place, Message.of("file.turn"));
        }
        return switch (state.readSteps(text)) {
            case Parsed.Ok<List<Step>>(List<Step> steps) -> state.turnOf(steps);
            case Parsed.Fault<List<Step>>(String field, Message message) -> throw new Mistake(place, message);
        };
    }

    /** The result by the rules, or else by the tags. */
    private static Optional<Result> result(State start, Line line, Tag points, @Nullable Tag reason) {
        State end = start;
        for (Turn turn : line.turns()) {
            end = end.play(turn);
        }
        Optional<Result> byRules = end.result();
        if (byRules.isPresent()) {
            Result result = byRules.get();
            if (!result.points().equals(points.value)) {
                throw new Mistake(points.place, Message.of("file.result", result.points(), result.reason()));
            }
            if (reason != null && !reason.value.equals(result.reason())) {
                throw new Mistake(reason.place, Message.of("file.result", result.points(), result.reason()));
            }
            return byRules;
        }
        if (points.value.equals("*")) {
            if (reason != null) {
                throw new Mistake(reason.place, Message.of("file.reason-unfinished"));
            }
            return Optional.empty();
        }
        boolean draw = points.value.equals("1/2-1/2");
        List<String> reasons = draw ? List.of(Result.AGREEMENT) : List.of(Result.RESIGNATION, Result.TIME);
        if (reason == null || !reasons.contains(reason.value)) {
            throw new Mistake(
                    reason == null ? points.place : reason.place,
                    Message.of("file.reason", points.value, String.join(", ", reasons)));
        }
        return Optional.of(
                draw
                        ? Result.draw(reason.value)
                        : Result.win(points.value.equals("1-0") ? Side.FIRST : Side.SECOND, reason.value));
    }
}
