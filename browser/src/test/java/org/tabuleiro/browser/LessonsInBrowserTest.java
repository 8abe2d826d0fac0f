package org.tabuleiro.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.content.Language;
import org.tabuleiro.content.Lesson;
import org.tabuleiro.content.Lessons;
import org.tabuleiro.content.RichText;
import org.tabuleiro.content.Task;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;

/** Lessons have the same texts, solutions and answers in a browser as on a JVM. */
class LessonsInBrowserTest {
    /** Enough for every kind of answer; the tests on the JVM play all turns. */
    private static final int TURNS_PER_TASK = 25;

    /** Plays the tasks of a game in order and returns the answers. */
    private static final String DO_LESSONS = """
            async ([game, plan, words, tasks]) => {
              const said = JSON.parse(await call('lessons', game, plan, words)).map(({ id, title }) => `${id}: ${title}`);
              const state = async (name, ...args) => JSON.parse(await call(name, ...args));
              for (const { lesson, task, turns } of tasks) {
                for (const turn of turns) {
                  const { table } = await state('beginLesson', lesson, task);
                  await call('command', table, JSON.stringify({ kind: 'playTurn', turn }));
                  const { stage, answer } = await state('lessonState');
                  said.push(`${stage}: ${answer.map(({ text }) => text).join('')}`);
                  await call('close', table);
                }
                const { table } = await state('beginLesson', lesson, task);
                said.push((await state('solveTask')).solution);
                await call('close', table);
              }
              return said;
            }
            """;

    private static CompiledGames browser;

    @BeforeAll
    static void open() throws IOException {
        browser = new CompiledGames(Running.browser(), Path.of("../web/target/web"), "games.wasm");
    }

    @AfterAll
    static void close() {
        browser.close();
    }

    static List<Game> games() {
        return Games.ALL;
    }

    @ParameterizedTest
    @MethodSource("games")
    void lessons_give_the_same_answers_in_a_browser_as_on_a_jvm(Game game) {
        for (Language language : Language.values()) {
            Lessons.LessonTexts texts = Lessons.texts(game, language);
            List<Lesson> lessons = Lessons.of(game, language);
            List<String> expected = new ArrayList<>();
            lessons.forEach(lesson -> expected.add(lesson.id() + ": " + lesson.title()));
            List<Map<String, Object>> tasks = new ArrayList<>();
            for (int lesson = 0; lesson < lessons.size(); lesson++) {
                State state = game.start();
                for (int task = 0; task < lessons.get(lesson).tasks().size(); task++) {
                    state = expect(lessons.get(lesson).tasks().get(task), state, expected, tasks, lesson, task);
                }
            }

            Object said = browser.run(DO_LESSONS, List.of(game.id(), texts.plan(), texts.words(), tasks));

            assertThat(tasks).hasSizeGreaterThan(6);
            assertThat(said).asInstanceOf(InstanceOfAssertFactories.LIST).isEqualTo(expected);
        }
    }

    /** Records a task and its answers on the JVM; returns the state where the next one continues. */
    private static State expect(
            Task task, State from, List<String> expected, List<Map<String, Object>> tasks, int lesson, int index) {
        State state = task.start().orElse(from);
        List<Turn> turns = turns(state);
        for (Turn turn : turns) {
            Task.Feedback answer = task.answer(state, turn);
            expected.add((answer.reached() ? "right: " : "wrong: ") + RichText.plain(RichText.parse(answer.text())));
        }
        Turn solution = task.solution(state).orElseThrow();
        expected.add(solution.text());
        Map<String, Object> asked = new HashMap<>();
        asked.put("lesson", lesson);
        asked.put("task", index);
        asked.put("turns", turns.stream().map(Turn::text).toList());
        tasks.add(asked);
        State after = state.play(solution);
        return task.reply().map(after::play).orElse(after);
    }

    /** Turns of a state from the first to the last, evenly spread. */
    private static List<Turn> turns(State state) {
        List<Turn> all = new ArrayList<>();
        state.legalTurns().forEach(all::add);
        int every = Math.max(1, all.size() / TURNS_PER_TASK);
        List<Turn> some = new ArrayList<>();
        for (int i = 0; i < all.size(); i += every) {
            some.add(all.get(i));
        }
        return some;
    }
}
