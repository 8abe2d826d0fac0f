package org.tabuleiro.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;

/** Plays every turn of every task of a lesson and tells what the rules do not agree with. */
final class LessonCheck {
    private static final int WORDS_OF_A_LESSON = 80;
    private static final int WORDS_OF_AN_ANSWER = 45;
    /** More would take long to check, and is too much for a learner to choose from. */
    private static final int MOST_TURNS = 20_000;

    private final List<String> faults = new ArrayList<>();
    private String place = "";

    private LessonCheck() {}

    /** What is wrong with a lesson, each fault with its place and what was expected. */
    static List<String> faults(Lesson lesson) {
        LessonCheck check = new LessonCheck();
        check.place = lesson.id();
        check.words(lesson.text(), WORDS_OF_A_LESSON);
        check.tasks(lesson);
        return check.faults;
    }

    private void tasks(Lesson lesson) {
        if (lesson.tasks().size() > 3) {
            expected("at most 3 tasks", String.valueOf(lesson.tasks().size()));
        }
        List<State> starts = List.of();
        for (int i = 0; i < lesson.tasks().size(); i++) {
            Task task = lesson.tasks().get(i);
            place = lesson.id() + ", task " + (i + 1);
            starts = task.start().map(List::of).orElse(starts);
            if (starts.isEmpty()) {
                expected("a position to begin with", "none");
            }
            check(task);
            List<State> next = new ArrayList<>();
            for (State start : starts) {
                next.addAll(play(task, start));
            }
            starts = next;
        }
    }

    private void check(Task task) {
        words(task.text(), WORDS_OF_AN_ANSWER);
        words(task.right(), WORDS_OF_AN_ANSWER);
        words(task.wrong(), WORDS_OF_AN_ANSWER);
        task.mistakes().forEach(mistake -> words(mistake.text(), WORDS_OF_AN_ANSWER));
    }

    /** Plays all turns; returns the positions after the good ones and the reply to them. */
    private List<State> play(Task task, State start) {
        List<State> next = new ArrayList<>();
        List<String> heard = new ArrayList<>();
        int turns = 0;
        for (Turn turn : start.legalTurns()) {
            if (++turns > MOST_TURNS) {
                expected("at most " + MOST_TURNS + " legal turns", "more");
                return List.of();
            }
            Task.Feedback answer = task.answer(start, turn);
            if (answer.reached()) {
                reply(task, start.play(turn)).ifPresent(next::add);
            }
            if (!heard.contains(answer.text())) {
                heard.add(answer.text());
            }
        }
        if (!heard.contains(task.right())) {
            expected("a legal turn that reaches the goal", "none of " + turns + " in " + start);
        } else if (heard.equals(List.of(task.right()))) {
            expected("a legal turn that misses the goal", "none of " + turns + " in " + start);
        }
        for (Task.Mistake mistake : task.mistakes()) {
            if (!heard.contains(mistake.text())) {
                expected(
                        "a legal turn that gets the answer wrong " + mistake.name(),
                        "none of " + turns + " in " + start);
            }
        }
        return next;
    }

    /**
     * The position after the opponent's reply, which is a whole turn; the same position where there is no
     * reply.
     */
    private Optional<State> reply(Task task, State after) {
        if (task.reply().isEmpty()) {
            return Optional.of(after);
        }
        String text = task.reply().get();
        if (after.readTurn(text) instanceof Parsed.Ok<Turn>(Turn turn)) {
            return Optional.of(after.play(turn));
        }
        expected("a reply that is a whole legal turn in " + after, text);
        return Optional.empty();
    }

    private void words(String text, int most) {
        int words = text.split(" ", -1).length;
        if (words > most) {
            expected("at most " + most + " words", words + " in: " + text);
        }
    }

    private void expected(String what, String instead) {
        faults.add(place + ": expected " + what + ", found " + instead);
    }
}
