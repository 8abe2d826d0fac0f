package org.tabuleiro.games.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.games.EveryGame;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;

/** Errors in a game file are reported by line, column and what was expected. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class GameFileErrorsTest {
    private static final String GOOD = """
            [Game "eximo"]
            [First "Ana"]
            [Second "Rui"]
            [Result "1-0"]
            [Reason "time"]

            1. b3-b4 c6-c5 {so}
            2. b4xd6 (2. b4xd6) 1-0
            """;
    /** White takes the last man. */
    private static final String LAST = """
            [Game "eximo"]
            [First "Ana"]
            [Second "Rui"]
            [Result "1-0"]
            [Reason "no-men"]
            [Position "8/8/8/8/3b4/3W4/8/8 w - 0 1"]

            1. d3xd5 1-0
            """;
    /** White has begun a jump and not finished it. */
    private static final String UNFINISHED = """
            [Game "eximo"]
            [First "Ana"]
            [Second "Rui"]
            [Result "*"]
            [Position "b7/8/8/3W4/8/2W5/1W6/8 w - 0 1"]

            1. b2-d4 *
            """;

    static Stream<Arguments> mistakes() {
        return Stream.of(
                mistake("an illegal turn", GOOD, "c6-c5", "c6-c4", 7, 10, "turn.illegal"),
                mistake("an illegal turn in a variation", GOOD, "(2. b4xd6)", "(2. b4xd7)", 8, 14, "turn.illegal"),
                mistake("no turn at all", GOOD, "c6-c5", "hello", 7, 10, "turn.unknown"),
                mistake("a turn too long", GOOD, "c6-c5", "c6-c5,b4-b5", 7, 10, "turn.too-long"),
                mistake("a result that the rules contradict", LAST, "1-0", "0-1", 4, 9, "file.result"),
                mistake("a reason that the rules contradict", LAST, "no-men", "time", 5, 9, "file.result"),
                mistake("an unfinished game that is over", LAST, "1-0", "*", 4, 9, "file.result"),
                mistake("a turn after the end", LAST, "d3xd5", "d3xd5 d5-d6", 8, 10, "turn.over"),
                mistake("an unknown game", GOOD, "eximo", "halma", 1, 7, "file.unknown-game"),
                mistake("a missing game", GOOD, "[Game \"eximo\"]\n", "", 1, 1, "file.tag-missing"),
                mistake("a missing player", GOOD, "[Second \"Rui\"]\n", "", 1, 1, "file.tag-missing"),
                mistake("a missing result", GOOD, "[Result \"1-0\"]\n", "", 1, 1, "file.tag-missing"),
                mistake("a result of another kind", GOOD, "\"1-0\"", "\"2-0\"", 4, 9, "file.points"),
                mistake("a tag without quotes", GOOD, "\"Ana\"", "Ana", 2, 8, "file.tag"),
                mistake("a tag without an end", GOOD, "\"Ana\"]", "\"Ana\"", 3, 1, "file.tag"),
                mistake("a tag without a name", GOOD, "[First ", "[", 2, 2, "file.tag"),
                mistake("a tag given twice", GOOD, "[Second", "[First", 3, 2, "file.tag-twice"),
                mistake("no tags", GOOD, GOOD.substring(0, GOOD.indexOf("1. ")), "", 1, 1, "file.no-tags"),
                mistake("an unclosed tag value", GOOD, "time\"]", "time", 5, 9, "file.tag"),
                mistake("an unclosed comment", GOOD, "{so}", "{so", 7, 16, "file.comment-open"),
                mistake("an unclosed variation", GOOD, "b4xd6)", "b4xd6", 8, 20, "file.variation-open"),
                mistake("a variation closed twice", GOOD, "b4xd6)", "b4xd6))", 8, 20, "file.turn"),
                mistake("a variation before the first turn", GOOD, "1. b3", "(b3-b4) b3", 7, 1, "file.variation-first"),
                mistake("a mark before the first turn", GOOD, "1. b3", "$1 b3", 7, 1, "file.mark-first"),
                mistake("a mark without a number", GOOD, "{so}", "$x", 7, 16, "file.mark"),
                mistake("another end than the tag says", GOOD, ") 1-0", ") 0-1", 8, 21, "file.end"),
                mistake("no end", GOOD, ") 1-0", ")", 9, 1, "file.turn"),
                mistake("a missing reason", GOOD, "[Reason \"time\"]\n", "", 4, 9, "file.reason"),
                mistake("a reason of another kind", GOOD, "\"time\"", "\"agreement\"", 5, 9, "file.reason"),
                mistake(
                        "a reason without an end",
                        UNFINISHED,
                        "\n\n",
                        "\n[Reason \"time\"]\n\n",
                        6,
                        9,
                        "file.reason-unfinished"),
                mistake("a turn after an unfinished one", UNFINISHED, "b2-d4", "b2-d4 a8-a7", 7, 10, "file.unfinished"),
                mistake("a broken position", LAST, "/3W4/", "/9/", 6, 11, "position.fault"),
                mistake("an unknown set-up", GOOD, "\n\n", "\n[Setup \"lotus\"]\n\n", 6, 8, "file.setup"));
    }

    private static Arguments mistake(
            String what, String text, String good, String bad, int line, int column, String key) {
        return Arguments.of(what, text.replace(good, bad), line, column, key);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("mistakes")
    void a_syntax_error_is_reported_by_line_and_column(String what, String text, int line, int column, String key) {
        Message message = fault(text);
        assertThat(message.key()).as(what).isEqualTo("file.at");
        assertThat(((Message) message.args().get(2)).key()).isEqualTo(key);
        assertThat(message.args().subList(0, 2)).isEqualTo(List.of(line, column));
    }

    @Test
    void the_texts_without_errors_are_read() {
        for (String text : List.of(GOOD, LAST, UNFINISHED, GOOD + "\n" + LAST)) {
            assertThat(GameReader.read(text, EveryGame::find)).isInstanceOf(Parsed.Ok.class);
        }
    }

    @Test
    void an_error_in_a_later_game_has_its_line_in_the_file() {
        Message message = fault(GOOD + "\n" + LAST.replace("d3xd5", "d3xd6"));
        assertThat(message.args().subList(0, 2)).isEqualTo(List.of(17, 4));
    }

    @Test
    void variations_nest_a_hundred_deep_and_no_deeper() {
        assertThat(GameReader.read(nested(100), EveryGame::find)).isInstanceOf(Parsed.Ok.class);
        assertThat(((Message) fault(nested(101)).args().get(2)).key()).isEqualTo("file.nesting");
        assertThat(((Message) fault(nested(100_000)).args().get(2)).key()).isEqualTo("file.nesting");
    }

    private static String nested(int depth) {
        return GOOD.replace("(2. b4xd6)", "(b4xd6 ".repeat(depth) + ")".repeat(depth));
    }

    private static Message fault(String text) {
        Parsed<List<GameRecord>> read = GameReader.read(text, EveryGame::find);
        assertThat(read).isInstanceOf(Parsed.Fault.class);
        return ((Parsed.Fault<List<GameRecord>>) read).message();
    }
}
