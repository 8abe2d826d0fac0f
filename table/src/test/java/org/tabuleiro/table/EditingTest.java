package org.tabuleiro.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tabuleiro.table.Tables.play;
import static org.tabuleiro.table.Tables.turn;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameTree;

/** Trying turns out, promoting, deleting, noting and inserting, each with its undo and redo. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class EditingTest extends AnalysedGame {
    // --- variations ---

    @Test
    void a_turn_that_is_tried_out_makes_a_variation_and_leaves_the_game_as_it_is() {
        GameTree.Node other = tryOut(root(), "g2-h3");

        assertThat(played(root())).containsExactly("b2-d4", "g2-h3");
        assertThat(line(table.live())).isEqualTo("b2-d4 d7-b5 b1-a2");
        assertThat(table.displayed()).isSameAs(other);
        assertThat(editing.canUndo()).isTrue();
    }

    @Test
    void undo_removes_a_variation_and_shows_where_it_began_and_redo_shows_it_again() {
        GameTree.Node other = tryOut(main(1), "e7-e6");

        assertThat(editing.undo()).isTrue();
        assertThat(played(main(1))).containsExactly("d7-b5");
        assertThat(table.displayed()).isSameAs(main(1));

        assertThat(editing.redo()).isTrue();
        assertThat(played(main(1))).containsExactly("d7-b5", "e7-e6");
        assertThat(table.displayed()).isSameAs(other);
        assertThat(line(table.live())).isEqualTo("b2-d4 d7-b5 b1-a2");
    }

    @Test
    void a_turn_that_was_played_before_is_no_change() {
        table.display(root());
        play(table, "b2-d4");

        assertThat(editing.canUndo()).isFalse();
        assertThat(table.displayed()).isSameAs(main(1));
    }

    @Test
    void a_turn_at_the_end_of_the_game_goes_on_with_it_and_undo_ends_it_where_it_ended() {
        GameTree.Node end = table.live();
        GameTree.Node next = tryOut(end, "b8-a7");
        assertThat(table.live()).isSameAs(next);

        editing.undo();
        assertThat(table.live()).isSameAs(end);
        editing.redo();
        assertThat(table.live()).isSameAs(next);
    }

    // --- promoting ---

    @Test
    void a_promoted_variation_is_the_main_line_until_that_is_undone() {
        GameTree.Node other = tryOut(root(), "g2-h3", "e7-e6");

        assertThat(editing.promote(other)).isTrue();
        assertThat(played(root())).containsExactly("g2-h3", "b2-d4");
        assertThat(line(table.live())).isEqualTo("g2-h3 e7-e6");
        assertThat(table.displayed()).isSameAs(other);

        table.display(root());
        editing.undo();
        assertThat(played(root())).containsExactly("b2-d4", "g2-h3");
        assertThat(line(table.live())).isEqualTo("b2-d4 d7-b5 b1-a2");
        assertThat(table.displayed()).isSameAs(other);

        table.display(root());
        editing.redo();
        assertThat(line(table.live())).isEqualTo("g2-h3 e7-e6");
        assertThat(table.displayed()).isSameAs(other);
    }

    @Test
    void a_variation_of_a_variation_is_promoted_one_fork_at_a_time() {
        GameTree.Node first = tryOut(root(), "g2-h3", "e7-e6");
        GameTree.Node second = tryOut(first.parent().orElseThrow(), "b8-a7");

        assertThat(editing.promote(second)).isTrue();
        assertThat(played(root())).containsExactly("b2-d4", "g2-h3");
        assertThat(editing.promote(second)).isTrue();
        assertThat(line(table.live())).isEqualTo("g2-h3 b8-a7");
        assertThat(editing.promote(second)).isFalse();
    }

    @Test
    void the_third_variation_is_promoted_before_the_others_and_undo_keeps_their_order() {
        tryOut(root(), "g2-h3");
        GameTree.Node third = tryOut(root(), "b3-b4");

        editing.promote(third);
        assertThat(played(root())).containsExactly("b3-b4", "b2-d4", "g2-h3");
        editing.undo();
        assertThat(played(root()).get(0)).isEqualTo("b2-d4");
    }

    @Test
    void the_main_line_cannot_be_promoted() {
        long version = editing.version();
        assertThat(editing.promote(main(2))).isFalse();
        assertThat(editing.promote(root())).isFalse();
        assertThat(editing.canUndo()).isFalse();
        assertThat(editing.version()).isEqualTo(version);
    }

    // --- deleting ---

    @Test
    void a_turn_is_deleted_with_all_that_follows_and_undo_puts_it_back_where_it_stood() {
        GameTree.Node middle = tryOut(root(), "g2-h3", "e7-e6").parent().orElseThrow();
        tryOut(root(), "b3-b4");

        assertThat(editing.delete(middle)).isTrue();
        assertThat(played(root())).containsExactly("b2-d4", "b3-b4");
        assertThat(table.displayed()).isSameAs(root());

        table.display(table.live());
        editing.undo();
        assertThat(played(root())).containsExactly("b2-d4", "g2-h3", "b3-b4");
        assertThat(played(middle)).containsExactly("e7-e6");
        assertThat(table.displayed()).isSameAs(middle);

        editing.redo();
        assertThat(played(root())).containsExactly("b2-d4", "b3-b4");
        assertThat(table.displayed()).isSameAs(root());
    }

    @Test
    void a_game_whose_turns_are_deleted_ends_before_them_and_undo_ends_it_where_it_ended() {
        GameTree.Node end = table.live();
        GameTree.Node second = main(2);

        editing.delete(second);
        assertThat(line(table.live())).isEqualTo("b2-d4");
        editing.undo();
        assertThat(table.live()).isSameAs(end);
    }

    @Test
    void the_beginning_cannot_be_deleted() {
        assertThat(editing.delete(root())).isFalse();
        assertThat(editing.canUndo()).isFalse();
        assertThat(played(root())).containsExactly("b2-d4");
    }

    // --- notes ---

    @Test
    void a_note_is_replaced_and_both_ways_show_the_turn_it_is_about() {
        GameTree.Node noted = main(1);
        editing.note(noted, List.of(1), List.of("good"));
        editing.note(noted, List.of(2, 10), List.of("no", "unclear"));
        assertThat(table.displayed())
                .as("notes can be made about turns elsewhere")
                .isSameAs(table.live());
        assertThat(noted.marks()).containsExactly(2, 10);
        assertThat(noted.comments()).containsExactly("no", "unclear");

        editing.undo();
        assertThat(noted.marks()).containsExactly(1);
        assertThat(noted.comments()).containsExactly("good");
        assertThat(table.displayed()).isSameAs(noted);

        table.display(root());
        editing.redo();
        assertThat(noted.marks()).containsExactly(2, 10);
        assertThat(noted.comments()).containsExactly("no", "unclear");
        assertThat(table.displayed()).isSameAs(noted);
    }

    // --- inserting ---

    @Test
    void an_inserted_line_is_a_variation_and_nothing_moves_until_it_is_undone() {
        State second = main(1).state();
        State third = second.play("e7-e6");
        editing.insert(main(1), List.of(turn(second, "e7-e6"), turn(third, "g2-h3")));
        assertThat(table.displayed()).isSameAs(table.live());
        assertThat(line(table.tree().endOfLine(main(1).children().get(1)))).isEqualTo("b2-d4 e7-e6 g2-h3");

        editing.undo();
        assertThat(played(main(1))).containsExactly("d7-b5");
        assertThat(table.displayed()).isSameAs(main(1));

        table.display(root());
        editing.redo();
        assertThat(line(table.tree().endOfLine(main(1).children().get(1)))).isEqualTo("b2-d4 e7-e6 g2-h3");
        assertThat(table.displayed()).isSameAs(main(1).children().get(1));
    }

    @Test
    void of_an_inserted_line_only_what_is_new_is_added_and_undone() {
        State third = main(2).state();
        editing.insert(main(1), List.of(turn(main(1).state(), "d7-b5"), turn(third, "g2-h3")));
        assertThat(played(main(2))).containsExactly("b1-a2", "g2-h3");

        editing.undo();
        assertThat(played(main(1))).containsExactly("d7-b5");
        assertThat(played(main(2))).containsExactly("b1-a2");
    }

    @Test
    void a_line_that_was_played_is_not_inserted() {
        editing.insert(root(), List.of(turn(START, "b2-d4")));
        assertThat(editing.canUndo()).isFalse();
    }
}
