package org.tabuleiro.content;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class GoalTest {
    private static final String TWO_CAPTURES = "8/8/8/2bb4/3W4/8/8/8 w - 0 11";
    private static final String CHAIN = "8/8/6b1/2b1b3/8/3b4/3W4/8 w - 0 21";
    private static final String ARRIVAL = "5b2/2W5/8/8/8/8/2W5/2W5 w - 0 41";

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            turn d2xd4xf6xh6           ; true
            turn d2xd4                 ; false
            turn d2*h6                 ; false
            step capture to f6         ; true
            step from d2               ; true
            step from d4 to f6         ; true
            step from d2 to f6         ; false
            step capture to h8         ; false
            step capturing             ; true
            step jump                  ; false
            on h6 W                    ; true
            on d2,d3,e5,g6 .           ; true
            on d2,c5 .                 ; false
            fewer b 3                  ; true
            fewer b 2                  ; true
            fewer b 4                  ; false
            more W 1                   ; false
            not fewer b 4              ; true
            wins                       ; false
            fewer b 3 and on h6 b      ; false
            on h6 b or fewer b 3       ; true
            wins or wins and on h6 W   ; false
            stops fewer W 1            ; true
            stops on c4 b              ; false
            """)
    void a_chain_in_Eximo_brings_this_about(String goal, boolean reached) {
        assertThat(reached(Games.EXIMO, CHAIN, "d2xd4xf6xh6", goal)).isEqualTo(reached);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            more W 1                   ; true
            more W 2                   ; false
            step place to b1,f2        ; true
            step place to b1           ; false
            step place                 ; true
            step move to d8            ; true
            step capturing             ; false
            """)
    void an_arrival_in_Eximo_brings_this_about(String goal, boolean reached) {
        assertThat(reached(Games.EXIMO, ARRIVAL, "c7-d8@b1@f2", goal)).isEqualTo(reached);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            d4xd6                      ; on c5 b and on d5 .        ; true
            d4xb6                      ; on c5 b and on d5 .        ; false
            """)
    void a_goal_tells_turns_apart(String turn, String goal, boolean reached) {
        assertThat(reached(Games.EXIMO, TWO_CAPTURES, turn, goal)).isEqualTo(reached);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            more [b] 1                 ; true
            more [R] 1                 ; false
            fewer b 1                  ; true
            step push                  ; true
            step push from a1 to d1    ; true
            step push capturing        ; false
            step word                  ; true
            """)
    void a_push_over_the_edge_in_Sixteen_Stones_fills_a_bank(String goal, boolean reached) {
        assertThat(reached(Games.SIXTEEN_STONES, "bb3/5/5/5/RRRbb[] r - 0 19", "a1>d1,end", goal))
                .isEqualTo(reached);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            score 14                   ; true
            score 15                   ; false
            lead 6                     ; true
            lead 7                     ; false
            fewer [r] 1                ; true
            step piece R               ; true
            step piece N               ; false
            """)
    void a_rook_in_Xadrersi_scores_for_the_player_who_places_it(String goal, boolean reached) {
        assertThat(reached(Games.XADRERSI, "8/8/8/8/3K4/8/8/8[Q2R2B2Nkq2r2b2n] b - 0 2", "R@e5", goal))
                .isEqualTo(reached);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            g - 0 9                    ; Ff6-k6                     ; wins         ; true
            g - 0 9                    ; Ff6-j6                     ; wins         ; false
            s - 0 10                   ; b6-b7,f8-f9                ; stops wins   ; false
            """)
    void only_the_player_of_the_turn_counts_as_winner(String rest, String turn, String goal, boolean reached) {
        String board = "11/11/11/5s5/11/1s3F5/11/5G5/2s4s3/11/11[] ";
        assertThat(reached(Games.BREAKTHRU, board + rest, turn, goal)).isEqualTo(reached);
    }

    private static boolean reached(Game game, String position, String text, String goal) {
        State before = game.read(position).orElseThrow();
        Turn turn = before.readTurn(text).orElseThrow();
        return Goal.parse(game, goal).reached(before, turn, before.play(turn));
    }
}
