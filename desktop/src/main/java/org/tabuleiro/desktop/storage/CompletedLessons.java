package org.tabuleiro.desktop.storage;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.content.Lesson;
import org.tabuleiro.games.Game;
import org.tabuleiro.table.lesson.CourseProgress;

/** The completed lessons of each game in the settings. */
public final class CompletedLessons {
    private CompletedLessons() {}

    /** The progress in the lessons of a game. */
    public static CourseProgress load(Settings settings, Game game, List<Lesson> lessons) {
        return CourseProgress.of(lessons, ids(settings, game));
    }

    private static List<String> ids(Settings settings, Game game) {
        return List.of(settings.get(key(game), "").split(" "));
    }

    private static String key(Game game) {
        return game.id() + ".lessons";
    }

    /** Adds a lesson. */
    public static void add(Settings settings, Game game, Lesson lesson) {
        List<String> ids = new ArrayList<>(ids(settings, game));
        ids.remove(lesson.id());
        ids.add(lesson.id());
        settings.set(key(game), String.join(" ", ids).strip());
    }

    /** Removes all lessons of a game. */
    public static void reset(Settings settings, Game game) {
        settings.set(key(game), "");
    }
}
