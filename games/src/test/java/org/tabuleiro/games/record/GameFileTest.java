package org.tabuleiro.games.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.games.EveryGame;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.tiny.Tiny;

/** Game files: read(write(game)) = game, and write(read(text)) is a fixed point. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class GameFileTest {
    private static final int RECORDS = 300;
    private static final int TURNS = 30;

    private static final String EXAMPLE = """
            [Event "Friendly"]
            [Date "2026.11.15"]
            [Game "eximo"]
            [First "Ana"]
            [Second "Level 4"]
            [Result "1-0"]
            [Reason "resignation"]

            1. b3-b4 c6-c5 2. b4xd6 {forced} d7xd5 $2 (2... c7xe5) 3. c3-c4 1-0
            """;

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void what_is_written_reads_back_as_the_same_game(Game game) {
        for (long seed = 0; seed < RECORDS; seed++) {
            int shortest = shortestFailing(game, seed);
            if (shortest <= TURNS) {
                GameRecord record = RandomRecord.of(game, seed, shortest);
                String text = GameWriter.write(record);
                assertThat(read(text))
                        .as("%s, seed %d, %d turns:%n%s", game, seed, shortest, text)
                        .containsExactly(record);
                assertThat(GameWriter.write(read(text))).isEqualTo(text);
            }
        }
    }

    /** How many turns a record of this seed must have to break the law; more than all of them if it holds. */
    private static int shortestFailing(Game game, long seed) {
        if (holds(game, seed, TURNS)) {
            return TURNS + 1;
        }
        int turns = 0;
        while (holds(game, seed, turns)) {
            turns++;
        }
        return turns;
    }

    private static boolean holds(Game game, long seed, int turns) {
        GameRecord record = RandomRecord.of(game, seed, turns);
        String text = GameWriter.write(record);
        return GameReader.read(text, EveryGame::find) instanceof Parsed.Ok<List<GameRecord>>(var read)
                && read.equals(List.of(record))
                && GameWriter.write(read).equals(text);
    }

    @Test
    void a_file_can_hold_several_games() {
        List<GameRecord> records = new ArrayList<>();
        for (Game game : EveryGame.ALL) {
            records.add(RandomRecord.of(game, 1, 10));
            records.add(RandomRecord.of(game, 2, 10));
        }
        String text = GameWriter.write(records);
        assertThat(read(text)).isEqualTo(records);
        assertThat(GameWriter.write(read(text))).isEqualTo(text);
    }

    @Test
    void the_example_is_parsed() {
        GameRecord record = read(EXAMPLE).get(0);
        State start = Games.EXIMO.start();
        assertThat(record.start()).isEqualTo(start);
        assertThat(record.tags())
                .isEqualTo(Map.of("Event", "Friendly", "Date", "2026.11.15", "First", "Ana", "Second", "Level 4"));
        assertThat(record.result()).contains(Result.win(Side.FIRST, "resignation"));
        assertThat(record.line().comments()).isEmpty();
        assertThat(record.line().turns())
                .extracting(Turn::text)
                .containsExactly("b3-b4", "c6-c5", "b4xd6", "d7xd5", "c3-c4");
        State before = start.play("b3-b4").play("c6-c5").play("b4xd6");
        Turn instead = before.readTurn("c7xe5").orElseThrow();
        List<List<Line.Note>> notes =
                record.line().entries().stream().map(Line.Entry::notes).toList();
        assertThat(notes)
                .containsExactly(
                        List.of(),
                        List.of(),
                        List.of(new Line.Comment("forced")),
                        List.of(new Line.Mark(2), new Line.Variation(Line.of(List.of(instead)))),
                        List.of());
        assertThat(record.end()).isEqualTo(before.play("d7xd5").play("c3-c4"));
    }

    @Test
    void the_example_is_written_with_a_number_after_the_comment() {
        assertThat(GameWriter.write(read(EXAMPLE))).isEqualTo(EXAMPLE.replace("} d7", "} 2... d7"));
    }

    @Test
    void move_numbers_and_blanks_may_be_missing_or_more() {
        String loose =
                EXAMPLE.replace("} d7", "}\n\n  2...d7").replace("1. b3", "b3").replace("$2 ", "$2");
        assertThat(read(loose)).isEqualTo(read(EXAMPLE));
        assertThat(read("\uFEFF" + EXAMPLE.replace("\n", "\r\n"))).isEqualTo(read(EXAMPLE));
    }

    @Test
    void annotation_symbols_are_glyphs() {
        assertThat(read(EXAMPLE.replace("d7xd5 $2", "d7xd5?"))).isEqualTo(read(EXAMPLE));
        List<Integer> marks = new ArrayList<>();
        for (String sign : List.of("!", "?", "!!", "??", "!?", "?!")) {
            GameRecord record = read(EXAMPLE.replace("b3-b4", "b3-b4" + sign)).get(0);
            marks.add(((Line.Mark) record.line().entries().get(0).notes().get(0)).number());
        }
        assertThat(marks).containsExactly(1, 2, 3, 4, 5, 6);
    }

    @Test
    void a_game_from_another_position_has_it_in_a_tag() {
        State start = Games.EXIMO.read("2bbb3/3W4/8/8/8/8/8/8 w - 0 1").orElseThrow();
        String text = GameWriter.write(bare(start));
        assertThat(text)
                .contains("[Position \"2bbb3/3W4/8/8/8/8/8/8 w - 0 1\"]\n")
                .contains("[Result \"0-1\"]");
        assertThat(read(text)).containsExactly(bare(start));
    }

    @Test
    void a_game_from_a_named_set_up_has_its_name_instead() {
        State start = Tiny.GAME.read("t2/1A1/2t[t] a - 0 5").orElseThrow();
        String text = GameWriter.write(bare(start));
        assertThat(text).contains("[Setup \"late\"]\n").doesNotContain("Position");
        assertThat(read(text)).containsExactly(bare(start));
        assertThat(read(text.replace("[Setup \"late\"]", "[Position \"" + start + "\"]")))
                .containsExactly(bare(start));
        assertThat(read(text.replace("[Setup \"late\"]", "[Setup \"late\"]\n[Position \"" + start + "\"]")))
                .containsExactly(bare(start));
    }

    @Test
    void a_game_from_the_start_has_neither() {
        assertThat(GameWriter.write(bare(Games.EXIMO.start())))
                .isEqualTo("[Game \"eximo\"]\n[First \"Ana\"]\n[Second \"Rui\"]\n[Result \"*\"]\n\n*\n");
    }

    private static GameRecord bare(State start) {
        Optional<Result> result = start.result();
        return new GameRecord(start, Map.of("First", "Ana", "Second", "Rui"), Line.EMPTY, result);
    }

    private static List<GameRecord> read(String text) {
        return GameReader.read(text, EveryGame::find).orElseThrow();
    }
}
