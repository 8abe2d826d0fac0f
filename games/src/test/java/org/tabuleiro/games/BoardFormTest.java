package org.tabuleiro.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Boards as other programs write them. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class BoardFormTest {
    private static final String MIDDLE_GAME = "1bbbbbb1/1b2bbb1/1bbb1bb1/2b5/8/1WWW1WW1/1WW1WWW1/1WWWWWW1";
    private static final String MIDDLE_GAME_INTS = "0 1 1 1 1 1 1 0 "
            + "0 1 1 0 1 1 1 0 "
            + "0 1 1 1 0 1 1 0 "
            + "0 0 0 0 0 0 0 0 "
            + "0 0 2 0 0 0 0 0 "
            + "0 2 2 2 0 2 2 0 "
            + "0 2 0 0 2 2 2 0 "
            + "0 2 2 2 2 2 2 0";
    private static final String LAST_RANK = "2bbb3/3W4/8/8/8/8/8/8";
    private static final String EMPTY_ROW = "[empty,empty,empty,empty,empty,empty,empty,empty]";
    private static final String LAST_RANK_PROLOG = "[" + (EMPTY_ROW + ",").repeat(6)
            + "[empty,empty,empty,white,empty,empty,empty,empty],"
            + "[empty,empty,black,black,black,empty,empty,empty]]";

    @Test
    void sixty_four_integers_begin_on_a1() {
        assertThat(imported("ints", MIDDLE_GAME_INTS, Side.FIRST)).hasToString(MIDDLE_GAME + " w - 0 1");
        assertThat(exported("ints", MIDDLE_GAME + " w - 0 1")).isEqualTo(MIDDLE_GAME_INTS);
    }

    @Test
    void the_prolog_list_of_eximo_begins_with_rank_1() {
        assertThat(imported("prolog", LAST_RANK_PROLOG, Side.FIRST)).hasToString(LAST_RANK + " w - 0 1");
        assertThat(exported("prolog", LAST_RANK + " w - 0 1")).isEqualTo(LAST_RANK_PROLOG);
    }

    @Test
    void a_board_with_no_step_left_is_lost() {
        State state = imported("prolog", LAST_RANK_PROLOG + " .\n", Side.FIRST);
        assertThat(state.result().map(Games.EXIMO::text)).contains("black no-step");
    }

    @Test
    void the_side_to_move_sets_the_turn_number() {
        assertThat(imported("ints", MIDDLE_GAME_INTS, Side.SECOND)).hasToString(MIDDLE_GAME + " b - 0 2");
    }

    @Test
    void blanks_between_the_words_are_allowed() {
        String spread = LAST_RANK_PROLOG.replace(",", " ,\n ").replace("[", "[ ");
        assertThat(imported("prolog", spread, Side.FIRST)).hasToString(LAST_RANK + " w - 0 1");
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "ints; 0 1 2; form.squares",
                "ints; 0 1 3; form.squares",
                "ints; [0]; form.sign",
                "ints; 0 1 -2; form.sign",
                "prolog; []; form.rows",
                "prolog; [[[empty]]]; form.nesting",
                "prolog; ]; form.nesting",
                "prolog; [[empty,white]]; form.row",
                "prolog; [[empty; form.rows",
                "prolog; [[Empty]]; form.sign",
            })
    void a_broken_board_is_refused_with_what_was_expected(String form, String text, String key) {
        Parsed<String> read = form(form).read(Games.EXIMO.board(), text);
        assertThat(read).isInstanceOfSatisfying(Parsed.Fault.class, fault -> {
            assertThat(fault.field()).isEqualTo("board");
            assertThat(fault.message().key()).isEqualTo(key);
        });
    }

    @Test
    void an_unknown_word_is_refused() {
        Parsed<String> read = form("ints").read(Games.EXIMO.board(), MIDDLE_GAME_INTS.replace('2', '3'));
        assertThat(read).isEqualTo(Parsed.fault("board", "form.word", "3", "0, 1, 2"));
    }

    /** A game has forms only where another program writes its boards. */
    @ParameterizedTest
    @CsvSource({"eximo, ints prolog", "breakthru, prolog", "xadrersi, prolog", "sixteen-stones, prolog", "tiny, prolog"
    })
    void a_game_has_the_forms_of_the_programs_that_play_it(String id, String names) {
        assertThat(EveryGame.find(id).orElseThrow().forms().keySet()).containsExactly(names.split(" ", -1));
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void every_board_of_a_game_reads_back_in_every_form(Game game) {
        for (long seed = 0; seed < 10; seed++) {
            RandomGame.friendly(
                    game,
                    seed,
                    300,
                    state -> game.forms().forEach((name, form) -> {
                        String text = form.write(game.board(), state.layout());
                        assertThat(form.read(game.board(), text))
                                .as(name)
                                .isEqualTo(Parsed.ok(state.layout().board()));
                    }));
        }
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void a_completed_board_has_nothing_pending_and_no_turns_without_progress(Game game) {
        List<Integer> none = Collections.nCopies(game.reserveLetters().length(), 0);
        String empty = ".".repeat(game.board().size());
        for (Side side : Side.values()) {
            Layout layout = game.complete(empty, none, side);
            assertThat(layout.board()).isEqualTo(empty);
            assertThat(layout.pending()).isEqualTo(Layout.NOTHING);
            assertThat(layout.noProgressCount()).isZero();
        }
    }

    private static BoardForm form(String name) {
        return Objects.requireNonNull(Games.EXIMO.forms().get(name));
    }

    private static State imported(String form, String text, Side side) {
        String board = form(form).read(Games.EXIMO.board(), text).orElseThrow();
        return Games.EXIMO.state(Games.EXIMO.complete(board, List.of(), side)).orElseThrow();
    }

    private static String exported(String form, String position) {
        return form(form)
                .write(
                        Games.EXIMO.board(),
                        Games.EXIMO.read(position).orElseThrow().layout());
    }
}
