package org.tabuleiro.desktop.moves;

import java.awt.Font;
import java.awt.FontMetrics;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A turn in a column of the list of moves: broken between its steps and words, in smaller letters where one does
 * not fit, and within a step only as the last resort.
 *
 * @param lines the lines
 * @param size the size of their letters
 */
record WrappedTurn(List<String> lines, float size) {
    /** The part of the normal size down to which a step is kept on one line with its drops. */
    private static final float SMALL = 0.85f;

    private static final float SMALLEST = 0.75f;
    private static final float STEP = 0.05f;
    /** Before the hops of a step, and between words. */
    private static final Pattern BREAKS = Pattern.compile("(?<=[a-z][0-9]{1,2})(?=[x@>-])|(?<= )");

    /**
     * Wraps a turn.
     *
     * @param steps the steps
     * @param room the width of a line
     * @param font the normal font
     * @param measure the widths of letters
     */
    static WrappedTurn of(List<String> steps, int room, Font font, Function<Font, FontMetrics> measure) {
        List<String> whole = steps.stream().flatMap(WrappedTurn::words).toList();
        float part = fitting(whole, room, font, measure);
        if (part < SMALL) {
            part = fitting(whole.stream().flatMap(WrappedTurn::parts).toList(), room, font, measure);
        }
        float size = font.getSize2D() * part;
        FontMetrics metrics = measure.apply(font.deriveFont(size));
        List<String> lines = new ArrayList<>();
        for (String step : steps) {
            List<String> broken = broken(step, metrics, room);
            String joined = lines.isEmpty() ? "" : lines.getLast() + " · " + broken.getFirst();
            if (broken.size() == 1 && !lines.isEmpty() && metrics.stringWidth(joined) <= room) {
                lines.set(lines.size() - 1, joined);
            } else {
                lines.addAll(broken);
            }
        }
        return new WrappedTurn(lines, size);
    }

    /** The part of the normal size in which every word fits: tried out, as the widths of letters are rounded. */
    private static float fitting(List<String> words, int room, Font font, Function<Font, FontMetrics> measure) {
        float part = 1;
        while (part > SMALLEST && !fits(words, room, measure.apply(font.deriveFont(font.getSize2D() * part)))) {
            part -= STEP;
        }
        return part;
    }

    private static boolean fits(List<String> words, int room, FontMetrics metrics) {
        return words.stream().allMatch(word -> metrics.stringWidth(word) <= room);
    }

    /** The words of a step in words, such as a set-up; other steps are a single word. */
    private static Stream<String> words(String step) {
        return Stream.of(step.split(" ", -1));
    }

    /** A move or capture, and the drops that follow it. */
    private static Stream<String> parts(String step) {
        int drops = step.indexOf('@');
        return drops <= 0 ? Stream.of(step) : Stream.of(step.substring(0, drops), step.substring(drops));
    }

    /** The lines of a step: broken before its drops, or else between its squares or words. */
    private static List<String> broken(String step, FontMetrics metrics, int room) {
        if (metrics.stringWidth(step) <= room) {
            return List.of(step);
        }
        List<String> lines = new ArrayList<>();
        if (step.indexOf('@') > 0) {
            parts(step).forEach(part -> lines.addAll(broken(part, metrics, room)));
            return lines;
        }
        String line = "";
        for (String part : BREAKS.split(step, -1)) {
            if (!line.isEmpty() && metrics.stringWidth(line + part) > room) {
                lines.add(line);
                line = "";
            }
            line += part;
        }
        lines.add(line);
        return lines;
    }
}
