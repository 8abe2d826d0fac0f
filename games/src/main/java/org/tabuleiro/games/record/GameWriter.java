package org.tabuleiro.games.record;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;

/** Writer of game files: tags, then the turns with their notes, in canonical form. */
public final class GameWriter {
    private static final int WIDTH = 100;
    private static final List<String> LEADING_TAGS = List.of("Event", "Date");

    private final StringBuilder out = new StringBuilder();
    private final int width;
    private final UnaryOperator<String> turns;
    private final UnaryOperator<String> comments;
    private int column;

    private GameWriter(int width, UnaryOperator<String> turns, UnaryOperator<String> comments) {
        this.width = width;
        this.turns = turns;
        this.comments = comments;
    }

    /** The text of a file with these games. */
    public static String write(List<GameRecord> games) {
        return String.join("\n", games.stream().map(GameWriter::write).toList());
    }

    /** The text of a file with one game. */
    public static String write(GameRecord game) {
        GameWriter writer = new GameWriter(WIDTH, UnaryOperator.identity(), UnaryOperator.identity());
        tags(game).forEach(writer::tag);
        writer.out.append('\n');
        writer.line(game.start(), game.line());
        writer.word(points(game));
        return writer.out.append('\n').toString();
    }

    /**
     * A line as movetext for display: as in a file, but without line breaks.
     *
     * @param start the state before the line
     * @param line the turns
     * @param turns translates the text of a turn
     * @param comments translates the text of a comment
     */
    public static String write(State start, Line line, UnaryOperator<String> turns, UnaryOperator<String> comments) {
        GameWriter writer = new GameWriter(Integer.MAX_VALUE, turns, comments);
        writer.line(start, line);
        return writer.out.toString();
    }

    private static String points(GameRecord game) {
        return game.result().map(Result::points).orElse("*");
    }

    private static Map<String, String> tags(GameRecord record) {
        Game game = record.game();
        Map<String, String> tags = new LinkedHashMap<>();
        for (String name : LEADING_TAGS) {
            copy(record, name, tags);
        }
        tags.put("Game", game.id());
        copy(record, GameRecord.FIRST, tags);
        copy(record, GameRecord.SECOND, tags);
        tags.put("Result", points(record));
        record.result().ifPresent(result -> tags.put("Reason", result.reason()));
        String start = record.start().toString();
        if (game.setups().containsValue(start)) {
            game.setups().forEach((name, position) -> {
                if (position.equals(start)) {
                    tags.put("Setup", name);
                }
            });
        } else if (!record.start().equals(game.start())) {
            tags.put("Position", start);
        }
        record.tags().forEach(tags::putIfAbsent);
        return tags;
    }

    private static void copy(GameRecord record, String name, Map<String, String> tags) {
        String value = record.tags().get(name);
        if (value != null) {
            tags.put(name, value);
        }
    }

    private void tag(String name, String value) {
        out.append('[')
                .append(name)
                .append(" \"")
                .append(Escapes.escape(value, '"'))
                .append("\"]\n");
    }

    private void line(State start, Line line) {
        State state = start;
        boolean numbered = false;
        for (String comment : line.comments()) {
            word(comment(comment));
        }
        for (Line.Entry entry : line.entries()) {
            boolean first = state.toMove() == Side.FIRST;
            if (first || !numbered) {
                word((state.turnNumber() + 1) / 2 + (first ? "." : "..."));
            }
            numbered = true;
            word(turns.apply(entry.turn().text()));
            for (Line.Note note : entry.notes()) {
                switch (note) {
                    case Line.Mark mark -> word("$" + mark.number());
                    case Line.Comment(String text) -> {
                        word(comment(text));
                        numbered = false;
                    }
                    case Line.Variation(Line other) -> {
                        word("(");
                        line(state, other);
                        out.append(')');
                        column++;
                        numbered = false;
                    }
                }
            }
            state = state.play(entry.turn());
        }
    }

    private String comment(String text) {
        return "{" + Escapes.escape(comments.apply(text), '}') + "}";
    }

    /** Appends a word after a blank, or on a new line if it would exceed the width. */
    private void word(String word) {
        boolean opened = !out.isEmpty() && out.charAt(out.length() - 1) == '(';
        if (column > 0 && !opened) {
            boolean full = column + 1 + word.length() > width;
            out.append(full ? '\n' : ' ');
            column = full ? 0 : column + 1;
        }
        out.append(word);
        int lineEnd = word.lastIndexOf('\n');
        column = lineEnd < 0 ? column + word.length() : word.length() - lineEnd - 1;
    }
}
