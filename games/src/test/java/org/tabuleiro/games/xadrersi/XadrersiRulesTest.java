package org.tabuleiro.games.xadrersi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.BoardForm;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.TurnBuilder;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class XadrersiRulesTest {
    private static final Game GAME = new Xadrersi();

    /**
     * White has a bishop on the dark square g3; h8 is dark too, h3 is light, and the black queen attacks
     * both.
     */
    private static final String SECOND_BISHOP = "8/8/8/8/8/4b1B1/3K1Q1q/6r1[2RB2Nkrb2n] w - 0 7";

    /** Every square that Black attacks is dark, and so is d6, where a white bishop stands. */
    private static final String ONLY_DARK = "8/5n2/3BK3/2b5/8/8/8/8[Q2RB2Nkq2rbn] w - 0 5";

    /** The black bishop in the corner attacks nothing but the white king. */
    private static final String NOTHING_ATTACKED = "8/8/8/8/8/8/1K6/b7[Q2R2B2Nkq2rb2n] w - 0 3";

    private static final String LAST_KING = "8/1b6/2Q2b2/R1rN2N1/n7/4RqnB/5Br1/7K[k] b - 0 16";

    private static State read(String position) {
        return GAME.read(position).orElseThrow();
    }

    private static State after(String turns) {
        State state = GAME.start();
        for (String turn : turns.split(" ", -1)) {
            state = state.play(turn);
        }
        return state;
    }

    private static List<String> steps(State state) {
        return state.legalSteps().stream().map(Step::text).toList();
    }

    private static Set<String> pieces(State state) {
        return steps(state).stream().map(step -> step.substring(0, 1)).collect(Collectors.toSet());
    }

    private static Set<String> squares(State state) {
        return steps(state).stream().map(step -> step.substring(2)).collect(Collectors.toSet());
    }

    private static TurnBuilder clicking(State state, String... clicks) {
        TurnBuilder builder = new TurnBuilder(state);
        for (String click : clicks) {
            assertThat(builder.click(Click.of(GAME, click))).isInstanceOf(TurnBuilder.Accepted.class);
        }
        return builder;
    }

    /** Why the last of some clicks is refused. */
    private static String refusal(State state, String... clicks) {
        TurnBuilder builder =
                clicking(state, List.of(clicks).subList(0, clicks.length - 1).toArray(new String[0]));
        TurnBuilder.Answer answer = builder.click(Click.of(GAME, clicks[clicks.length - 1]));
        assertThat(answer).isInstanceOf(TurnBuilder.Refused.class);
        return ((TurnBuilder.Refused) answer).reason().toString();
    }

    private static String turnOf(TurnBuilder builder) {
        return builder.turn().orElseThrow().text();
    }

    private static void assertRefused(String position, String field, String key) {
        Parsed<State> parsed = GAME.read(position);
        assertThat(parsed).isInstanceOf(Parsed.Fault.class);
        Parsed.Fault<State> fault = (Parsed.Fault<State>) parsed;
        assertThat(fault.field() + " " + fault.message().key()).isEqualTo(field + " xadrersi.position." + key);
    }

    @Test
    void white_begins_with_the_king_on_any_square() {
        assertThat(pieces(GAME.start())).containsExactly("K");
        assertThat(squares(GAME.start())).hasSize(64);
    }

    @Test
    void a_piece_goes_to_a_square_that_the_opponent_attacks() {
        assertThat(squares(after("K@a1"))).containsExactlyInAnyOrder("a2", "b1", "b2");
    }

    @Test
    void any_piece_in_hand_may_be_placed_but_the_black_king() {
        assertThat(pieces(after("K@a1"))).containsExactlyInAnyOrder("Q", "R", "B", "N");
    }

    @Test
    void a_queen_is_answered_by_a_queen() {
        assertThat(pieces(after("K@b5 Q@b4"))).containsExactly("Q");
        assertThat(pieces(after("K@d4 N@e5 Q@f7"))).containsExactly("Q");
    }

    @Test
    void once_both_queens_are_on_the_board_the_choice_is_free_again() {
        assertThat(pieces(after("K@b5 Q@b4 Q@c4"))).containsExactlyInAnyOrder("R", "B", "N");
    }

    @Test
    void two_bishops_of_a_side_stand_on_different_colours() {
        assertThat(steps(read(SECOND_BISHOP))).contains("B@h3", "R@h8").doesNotContain("B@h8");
    }

    @Test
    void a_second_bishop_whose_colour_is_not_attacked_has_to_wait() {
        assertThat(pieces(read(ONLY_DARK))).containsExactlyInAnyOrder("Q", "R", "N");
    }

    @Test
    void when_no_empty_square_is_attacked_every_empty_square_is_legal() {
        State state = read(NOTHING_ATTACKED);
        assertThat(pieces(state)).containsExactlyInAnyOrder("Q", "R", "B", "N");
        assertThat(steps(state)).hasSize(4 * 62);
    }

    @Test
    void the_black_king_comes_last_and_may_stand_next_to_the_white_one() {
        State state = read(LAST_KING);
        assertThat(pieces(state)).containsExactly("K");
        assertThat(steps(state)).contains("K@g1");
    }

    @Test
    void a_king_in_the_corner_attacks_three_squares_and_eight_in_the_middle() {
        assertThat(GAME.scores(after("K@a1"))).containsExactly(3, 0);
        assertThat(GAME.scores(after("K@d4"))).containsExactly(8, 0);
    }

    @Test
    void a_rook_attacks_along_its_lines_and_counts_the_occupied_square_that_stops_it() {
        assertThat(GAME.scores(after("K@a1 R@b1"))).containsExactly(3, 14);
    }

    @Test
    void a_piece_of_either_side_stops_a_line() {
        assertThat(GAME.scores(after("K@a1 R@b1 N@c1"))).containsExactly(7, 9);
        assertThat(GAME.scores(after("K@a1 R@b1 N@c1 R@b3"))).containsExactly(7, 4 + 14);
    }

    @Test
    void after_sixteen_turns_the_higher_score_wins() {
        State state = after("K@d4 B@e3 N@g5 R@e6 Q@f6 Q@c4 R@c1 B@f5 R@h7 N@d7 B@e4 R@a8 B@d6 N@g2 N@b6 K@g7");
        assertThat(state.isOver()).isTrue();
        assertThat(state.legalSteps()).isEmpty();
        assertThat(GAME.text(state.result().orElseThrow())).isEqualTo("white score 71-70");
        assertThat(state.toString()).endsWith("[] w - 0 17");
    }

    @Test
    void equal_scores_are_a_draw() {
        State state = read("1rQb1RN1/2K1n3/1N6/3n4/1B3k2/1B6/b1qR4/3r4[] w - 0 17");
        assertThat(GAME.text(state.result().orElseThrow())).isEqualTo("draw score 55-55");
    }

    @Test
    void a_placed_piece_leaves_the_hand() {
        assertThat(after("K@d4 N@e5")).hasToString("8/8/8/4n3/3K4/8/8/8[Q2R2B2Nkq2r2bn] w - 0 3");
    }

    @Test
    void a_turn_is_two_clicks_in_either_order() {
        State state = after("K@d4");
        assertThat(turnOf(clicking(state, "N", "e5"))).isEqualTo("N@e5");
        assertThat(turnOf(clicking(state, "e5", "N"))).isEqualTo("N@e5");
    }

    @Test
    void another_piece_or_another_square_takes_the_place_of_the_first() {
        State state = after("K@d4");
        assertThat(turnOf(clicking(state, "N", "R", "e5"))).isEqualTo("R@e5");
        assertThat(turnOf(clicking(state, "e5", "c3", "R"))).isEqualTo("R@c3");
    }

    @Test
    void a_due_queen_is_announced_and_its_square_alone_is_enough() {
        State state = after("K@b5 Q@b4");
        assertThat(new TurnBuilder(state).prompt().key()).isEqualTo("xadrersi.prompt.queen");
        assertThat(turnOf(clicking(state, "c4"))).isEqualTo("Q@c4");
        assertThat(turnOf(clicking(state, "Q", "c4"))).isEqualTo("Q@c4");
    }

    @Test
    void a_due_king_is_announced_and_its_square_alone_is_enough() {
        assertThat(new TurnBuilder(GAME.start()).prompt()).isEqualTo(Message.of("xadrersi.prompt.king-first"));
        assertThat(turnOf(clicking(GAME.start(), "d4"))).isEqualTo("K@d4");
        assertThat(new TurnBuilder(read(LAST_KING)).prompt().key()).isEqualTo("xadrersi.prompt.king-last");
        assertThat(turnOf(clicking(read(LAST_KING), "g1"))).isEqualTo("K@g1");
    }

    @Test
    void the_prompt_says_when_squares_need_not_be_attacked() {
        assertThat(new TurnBuilder(read(NOTHING_ATTACKED)).prompt().key()).isEqualTo("xadrersi.prompt.place-free");
        assertThat(clicking(read(NOTHING_ATTACKED), "R").prompt().key()).isEqualTo("xadrersi.prompt.square-free");
    }

    @Test
    void the_prompt_says_which_pieces_can_go_to_a_square_and_why_no_bishop() {
        assertThat(clicking(read(SECOND_BISHOP), "h3").prompt())
                .isEqualTo(Message.of(
                        "xadrersi.prompt.piece",
                        "h3",
                        Message.of(
                                "xadrersi.either",
                                Message.of("xadrersi.list", Message.of("xadrersi.the.R"), Message.of("xadrersi.the.B")),
                                Message.of("xadrersi.the.N"))));
        assertThat(clicking(read(SECOND_BISHOP), "h8").prompt())
                .isEqualTo(Message.of(
                        "xadrersi.prompt.piece-no-bishop",
                        "h8",
                        Message.of("xadrersi.either", Message.of("xadrersi.the.R"), Message.of("xadrersi.the.N")),
                        "g3"));
    }

    @Test
    void only_squares_where_the_chosen_piece_can_go_are_targets() {
        List<Click> targets = clicking(read(SECOND_BISHOP), "B").targets().stream()
                .map(TurnBuilder.Target::click)
                .toList();
        assertThat(targets).contains(Click.of(GAME, "h3")).doesNotContain(Click.of(GAME, "h8"));
    }

    @Test
    void a_square_that_is_occupied_or_not_attacked_is_refused() {
        assertThat(refusal(after("K@a1"), "a1")).isEqualTo("xadrersi.refusal.occupied[a1]");
        assertThat(refusal(after("K@a1"), "N", "c3")).isEqualTo("xadrersi.refusal.not-attacked-choose[c3, b1, a2, b2]");
        assertThat(refusal(after("K@a1 R@b1"), "g7")).isEqualTo("xadrersi.refusal.not-attacked[g7]");
    }

    @Test
    void a_second_bishop_on_the_same_colour_is_refused_in_either_order_of_clicks() {
        assertThat(refusal(read(SECOND_BISHOP), "B", "h8")).isEqualTo("xadrersi.refusal.bishop-colour[h8, g3]");
        assertThat(refusal(read(SECOND_BISHOP), "h8", "B")).isEqualTo("xadrersi.refusal.bishop-colour[h8, g3]");
        assertThat(refusal(read(ONLY_DARK), "B")).isEqualTo("xadrersi.refusal.bishop-nowhere[d6]");
    }

    @Test
    void a_piece_whose_turn_it_is_not_is_refused_by_the_rule_that_forbids_it() {
        assertThat(refusal(GAME.start(), "Q")).isEqualTo("xadrersi.refusal.king-first");
        assertThat(refusal(after("K@d4"), "K")).isEqualTo("xadrersi.refusal.king-last");
        assertThat(refusal(after("K@b5 Q@b4"), "R")).isEqualTo("xadrersi.refusal.queen-now");
        assertThat(refusal(after("K@d4 N@e5"), "K")).isEqualTo("xadrersi.refusal.not-in-hand[xadrersi.the.K]");
        assertThat(refusal(after("K@d4"), "P")).isEqualTo("xadrersi.refusal.no-piece[P]");
        assertThat(refusal(after("K@d4"), "end")).isEqualTo("xadrersi.refusal.word[end]");
    }

    @Test
    void a_typed_turn_that_breaks_a_rule_is_refused_by_that_rule() {
        Parsed<List<Step>> parsed = read(SECOND_BISHOP).readSteps("B@h8");
        assertThat(parsed).isInstanceOf(Parsed.Fault.class);
        assertThat(((Parsed.Fault<List<Step>>) parsed).message().args())
                .contains(Message.of("xadrersi.refusal.bishop-colour", "h8", "g3"));
    }

    @Test
    void piece_letters_may_be_typed_in_lower_case() {
        assertThat(after("k@d4 n@e5")).isEqualTo(after("K@d4 N@e5"));
    }

    @Test
    void a_board_that_no_game_can_reach_is_refused() {
        assertRefused("8/8/8/8/3Q4/8/8/8[K2R2B2Nkq2r2b2n] b - 0 2", "board", "white-king");
        assertRefused("8/8/8/8/3Kk3/8/8/8[Q2R2B2Nq2r2b2n] w - 0 3", "board", "black-king");
        assertRefused("8/8/8/8/3KR3/8/8/8[QR2B2Nkq2r2b2n] w - 0 3", "board", "alternate");
        assertRefused("8/8/8/8/BnBn4/3K4/8/8[Q2R2Nkq2r2b] b - 0 6", "board", "bishops");
        assertRefused("8/8/8/8/3Kqq2/3R4/8/8[QR2B2Nk2r2b2n] w - 0 5", "board", "too-many");
    }

    @Test
    void fields_that_do_not_fit_the_board_are_refused() {
        assertRefused("8/8/8/8/3K4/8/8/8[KQ2R2B2Nkq2r2b2n] b - 0 2", "reserve", "reserve");
        assertRefused("8/8/8/8/3K4/8/8/8[Q2R2B2Nkq2r2b2n] w - 0 2", "side", "side");
        assertRefused("8/8/8/8/3K4/8/8/8[Q2R2B2Nkq2r2b2n] b x 0 2", "pending", "pending");
        assertRefused("8/8/8/8/3K4/8/8/8[Q2R2B2Nkq2r2b2n] b - 1 2", "quiet", "quiet");
        assertRefused("8/8/8/8/3K4/8/8/8[Q2R2B2Nkq2r2b2n] b - 0 3", "turn", "turn");
    }

    @Test
    void a_board_determines_hands_side_and_turn() {
        String text = "[[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0],[0,0,0,0,9,0,0,0],"
                + "[0,0,0,1,0,0,0,0],[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0]]";
        BoardForm prolog = Objects.requireNonNull(GAME.forms().get("prolog"));
        String board = prolog.read(GAME.board(), text).orElseThrow();
        Layout layout = GAME.complete(board, List.of(), Side.SECOND);
        assertThat(GAME.state(layout).orElseThrow()).isEqualTo(after("K@d4 N@e5"));
        assertThat(prolog.write(GAME.board(), layout)).isEqualTo(text);
    }

    @Test
    void attacks_are_counted_square_by_square_and_add_up_to_the_score() {
        State state = read(LAST_KING);

        for (Side side : Side.values()) {
            assertThat(GAME.attacks(state, side).stream()
                            .mapToInt(Integer::intValue)
                            .sum())
                    .isEqualTo(GAME.scores(state).get(side.ordinal()));
        }
        State few = read(NOTHING_ATTACKED);
        assertThat(GAME.attacks(few, Side.FIRST).get(GAME.board().find("a1"))).isEqualTo(1);
        assertThat(GAME.attacks(few, Side.SECOND).get(GAME.board().find("b2"))).isEqualTo(1);
        assertThat(GAME.attacks(few, Side.SECOND).get(GAME.board().find("c3"))).isZero();
    }
}
