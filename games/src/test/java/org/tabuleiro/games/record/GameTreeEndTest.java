package org.tabuleiro.games.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Turn;

/** A tree knows where its main line ends: what was tried after it is not part of the game. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class GameTreeEndTest {
    private static final Map<String, String> PLAYERS = Map.of(GameRecord.FIRST, "One", GameRecord.SECOND, "Two");

    private final GameTree tree = new GameTree(Games.EXIMO.start());

    private GameTree.Node add(GameTree.Node from, String turn) {
        Turn whole = from.state().turnOf(from.state().readSteps(turn).orElseThrow());
        return tree.add(from, whole);
    }

    private static String movetext(GameRecord record) {
        String text = GameWriter.write(record);
        return text.substring(text.indexOf("\n\n") + 2).strip();
    }

    private String movetext() {
        return movetext(tree.record(PLAYERS, List.of(), Optional.empty()));
    }

    private GameTree.Node mainLine(String... turns) {
        for (String turn : turns) {
            tree.setEnd(add(tree.end(), turn));
        }
        return tree.end();
    }

    private static GameTree read(String movetext) {
        String text = "[Game \"eximo\"]\n[First \"One\"]\n[Second \"Two\"]\n[Result \"*\"]\n\n" + movetext + " *\n";
        return new GameTree(GameReader.read(text, Games::find).orElseThrow().get(0));
    }

    @Test
    void a_line_tried_after_the_end_is_written_as_a_variation_that_repeats_the_last_turn() {
        GameTree.Node end = mainLine("b2-d4", "d7-b5");
        GameTree.Node tried = add(end, "b1-a2");
        add(tried, "b8-a7");
        add(end, "g2-h3");
        assertThat(movetext()).isEqualTo("1. b2-d4 d7-b5 (1... d7-b5 2. b1-a2 (2. g2-h3) 2... b8-a7) *");
    }

    @Test
    void a_line_after_the_end_is_read_back() {
        String text = "1. b2-d4 d7-b5 (1... d7-b5 2. b1-a2 (2. g2-h3) 2... b8-a7)";
        GameTree again = read(text);
        assertThat(again.end().depth()).isEqualTo(2);
        assertThat(again.end().children()).hasSize(2);
        assertThat(movetext(again.record(PLAYERS, List.of(), Optional.empty()))).isEqualTo(text + " *");
    }

    @Test
    void notes_of_a_turn_that_a_variation_repeats_stay_with_it() {
        GameTree again = read("1. b2-d4 $1 {good} (1. b2-d4 $3 {again} 1... d7-b5)");
        assertThat(again.end().marks()).containsExactly(3, 1);
        assertThat(again.end().comments()).containsExactly("again", "good");
        assertThat(again.end().children()).hasSize(1);
    }

    @Test
    void a_record_omits_variations_if_no_turn_was_played() {
        add(tree.root(), "b2-d4");
        assertThat(movetext()).isEqualTo("*");
    }

    @Test
    void the_main_line_grows_past_variations_that_were_there_before() {
        add(tree.root(), "g2-h3");
        mainLine("b2-d4");
        assertThat(movetext()).isEqualTo("1. b2-d4 (1. g2-h3) *");
        assertThat(tree.root().children().get(0)).isSameAs(tree.end());
    }

    @Test
    void a_node_is_main_up_to_the_end_only() {
        GameTree.Node end = mainLine("b2-d4", "d7-b5");
        GameTree.Node tried = add(end, "b1-a2");
        GameTree.Node last = add(tried, "b8-a7");
        assertThat(tree.isMain(tree.root())).isTrue();
        assertThat(tree.isMain(end)).isTrue();
        assertThat(tree.isMain(tried)).isFalse();
        assertThat(tree.endOfLine(tree.root())).isSameAs(end);
        assertThat(tree.endOfLine(end)).isSameAs(last);
        assertThat(tree.endOfLine(tried)).isSameAs(last);
    }

    @Test
    void promoting_a_variation_of_the_main_line_moves_its_end() {
        mainLine("b2-d4", "d7-b5");
        GameTree.Node other = add(tree.root(), "g2-h3");
        GameTree.Node last = add(other, "d7-b5");
        tree.promote(other);
        assertThat(tree.end()).isSameAs(last);
        assertThat(movetext()).isEqualTo("1. g2-h3 (1. b2-d4 d7-b5) 1... d7-b5 *");
    }

    @Test
    void promoting_among_lines_after_the_end_leaves_the_end_where_it_is() {
        GameTree.Node end = mainLine("b2-d4");
        add(end, "d7-b5");
        GameTree.Node second = add(end, "b6-b5");
        tree.promote(second);
        assertThat(tree.end()).isSameAs(end);
        assertThat(end.children().get(0)).isSameAs(second);
        tree.promote(tree.root());
        assertThat(tree.end()).isSameAs(end);
    }

    @Test
    void removing_a_turn_of_the_main_line_lets_a_variation_take_over_and_another_leaves_the_end() {
        GameTree.Node first = mainLine("b2-d4");
        GameTree.Node end = mainLine("d7-b5");
        GameTree.Node other = add(tree.root(), "g2-h3");
        assertThat(tree.remove(other)).isEqualTo(1);
        assertThat(tree.end()).isSameAs(end);
        assertThat(tree.contains(other)).isFalse();
        tree.restore(other, 1);
        assertThat(tree.contains(other)).isTrue();
        assertThat(tree.remove(first)).isZero();
        assertThat(tree.end()).isSameAs(other);
        assertThat(tree.contains(end)).isFalse();
        tree.restore(first, 0);
        tree.setEnd(end);
        assertThat(movetext()).isEqualTo("1. b2-d4 (1. g2-h3) 1... d7-b5 *");
        assertThat(tree.remove(tree.root())).isEqualTo(-1);
    }

    @Test
    void lines_can_be_left_out_of_a_record() {
        GameTree.Node end = mainLine("b2-d4");
        GameTree.Node undone = add(end, "d7-b5");
        GameTree.Node other = add(tree.root(), "g2-h3");
        GameRecord record = tree.record(PLAYERS, List.of(), Optional.empty(), Set.of(undone, other));
        assertThat(movetext(record)).isEqualTo("1. b2-d4 *");
        add(end, "b6-b5");
        record = tree.record(PLAYERS, List.of(), Optional.empty(), Set.of(undone));
        assertThat(movetext(record)).isEqualTo("1. b2-d4 (1. g2-h3) (1. b2-d4 b6-b5) *");
    }

    @Test
    void the_result_between_the_players_belongs_to_the_end_of_the_main_line() {
        GameTree.Node end = mainLine("b2-d4");
        add(end, "d7-b5");
        Result result = Result.win(Side.FIRST, Result.RESIGNATION);
        assertThat(movetext(tree.record(PLAYERS, List.of(), Optional.of(result))))
                .isEqualTo("1. b2-d4 (1. b2-d4 d7-b5) 1-0");
    }
}
