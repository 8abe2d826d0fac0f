package org.tabuleiro.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.State;

/**
 * Parser of lessons, from two texts: the plan, with positions and goals, and the words, in one language. Both
 * have a section per lesson with items per task; a syntax error is an exception that says what was expected.
 */
public final class Lessons {
    private static final String POSITION = "position";
    private static final String GOAL = "goal";
    private static final String REPLY = "reply";
    private static final String TASK = "task";
    private static final String RIGHT = "right";
    private static final String WRONG = "wrong";

    private final Game game;

    private Lessons(Game game) {
        this.game = game;
    }

    /**
     * The sources of lessons.
     *
     * @param plan positions and goals
     * @param words the texts in one language
     */
    public record LessonTexts(String plan, String words) {}

    /** The sources of a game's lessons; empty if it has none. */
    public static LessonTexts texts(Game game, Language language) {
        return new LessonTexts(
                Resources.text(game.id() + "/lessons.md").orElse(""),
                Resources.text(game.id() + "/lessons_" + language.code() + ".md")
                        .orElse(""));
    }

    /** The lessons of a game in order; empty if it has none. */
    public static List<Lesson> of(Game game, Language language) {
        LessonTexts texts = texts(game, language);
        return parse(game, texts.plan(), texts.words());
    }

    /** Parses lessons from a plan and its words. */
    public static List<Lesson> parse(Game game, String plan, String words) {
        List<Outline.Section> plans = Outline.read(plan);
        List<Outline.Section> texts = Outline.read(words);
        if (!ids(plans).equals(ids(texts))) {
            throw new IllegalArgumentException(
                    game.id() + ": expected words for the lessons " + ids(plans) + " instead of " + ids(texts));
        }
        List<Lesson> lessons = new ArrayList<>();
        for (int i = 0; i < plans.size(); i++) {
            try {
                lessons.add(new Lessons(game).lesson(plans.get(i), texts.get(i)));
            } catch (IllegalArgumentException wrong) {
                throw new IllegalArgumentException(
                        game.id() + ", lesson " + plans.get(i).id() + ": " + wrong.getMessage(), wrong);
            }
        }
        return List.copyOf(lessons);
    }

    private static List<String> ids(List<Outline.Section> sections) {
        List<String> ids = new ArrayList<>();
        for (Outline.Section section : sections) {
            ids.add(section.id());
        }
        return ids;
    }

    private Lesson lesson(Outline.Section plan, Outline.Section words) {
        List<List<Outline.Item>> plans = tasks(plan.items(), GOAL, List.of(POSITION, GOAL));
        List<List<Outline.Item>> texts = tasks(words.items(), TASK, List.of(TASK));
        if (words.title().isEmpty() || words.text().isEmpty()) {
            throw new IllegalArgumentException("expected a title after the id, and a text below");
        }
        if (plans.isEmpty() || plans.size() != texts.size()) {
            throw new IllegalArgumentException(
                    "expected words for " + plans.size() + " tasks, at least one, instead of " + texts.size());
        }
        List<Task> tasks = new ArrayList<>();
        for (int i = 0; i < plans.size(); i++) {
            tasks.add(task(plans.get(i), texts.get(i)));
        }
        if (tasks.get(0).start().isEmpty()) {
            throw new IllegalArgumentException("expected a position for the first task");
        }
        return new Lesson(plan.id(), words.title(), words.text(), List.copyOf(tasks));
    }

    /** Each task has one item with the main key; the next one begins with an opening key after that. */
    private static List<List<Outline.Item>> tasks(List<Outline.Item> items, String main, List<String> opening) {
        List<List<Outline.Item>> tasks = new ArrayList<>();
        boolean full = true;
        for (Outline.Item item : items) {
            if (tasks.isEmpty() || (full && opening.contains(item.key()))) {
                tasks.add(new ArrayList<>());
                full = false;
            }
            tasks.get(tasks.size() - 1).add(item);
            full |= item.key().equals(main);
        }
        return tasks;
    }

    private Task task(List<Outline.Item> plan, List<Outline.Item> words) {
        Optional<State> start = Optional.empty();
        Optional<Goal> goal = Optional.empty();
        Optional<String> reply = Optional.empty();
        List<Task.Mistake> mistakes = new ArrayList<>();
        List<String> used = new ArrayList<>(List.of(TASK, RIGHT, WRONG));
        for (Outline.Item item : plan) {
            switch (item.key()) {
                case POSITION -> start = Optional.of(state(item.value()));
                case GOAL -> goal = Optional.of(Goal.parse(game, item.value()));
                case REPLY -> reply = Optional.of(item.value());
                default -> {
                    if (!item.key().startsWith(WRONG + " ")) {
                        throw new IllegalArgumentException(
                                "expected position, goal, wrong NAME or reply instead of " + item.key());
                    }
                    String name = item.key().substring(WRONG.length() + 1);
                    mistakes.add(new Task.Mistake(name, Goal.parse(game, item.value()), word(words, item.key())));
                    used.add(item.key());
                }
            }
        }
        for (Outline.Item item : words) {
            if (!used.contains(item.key())) {
                throw new IllegalArgumentException("expected one of " + used + " instead of " + item.key());
            }
        }
        return new Task(
                start,
                word(words, TASK),
                goal.orElseThrow(() -> new IllegalArgumentException("expected a goal for every task")),
                word(words, RIGHT),
                List.copyOf(mistakes),
                word(words, WRONG),
                reply);
    }

    private State state(String text) {
        return switch (game.read(text)) {
            case Parsed.Ok<State>(State state) -> state;
            case Parsed.Fault<State> fault ->
                throw new IllegalArgumentException("expected a position of " + game.id() + " instead of " + text + " ("
                        + fault.field() + ": " + fault.message() + ")");
        };
    }

    private static String word(List<Outline.Item> words, String key) {
        for (Outline.Item item : words) {
            if (item.key().equals(key) && !item.value().isEmpty()) {
                return item.value();
            }
        }
        throw new IllegalArgumentException("expected words for " + key);
    }
}
