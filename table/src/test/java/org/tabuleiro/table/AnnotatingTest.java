package org.tabuleiro.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tabuleiro.table.Tables.turn;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameTree;

/** How the notes and variations of a judged game get into the game on the table. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class AnnotatingTest extends AnalysedGame {
    /** The record of the same game, changed by somebody else. */
    private static GameRecord annotated(Consumer<AnalysedGame> annotator) {
        AnalysedGame other = new AnalysedGame();
        annotator.accept(other);
        return other.record();
    }

    @Test
    void annotations_are_taken_over_and_undone_as_a_whole() {
        GameRecord before = record();
        GameRecord judged = annotated(other -> {
            other.editing.note(other.main(1), List.of(1), List.of("strong"));
            other.editing.note(other.main(3), List.of(4), List.of("loses a man"));
            other.editing.insert(other.main(2), List.of(turn(other.main(2).state(), "g2-h3")));
        });

        editing.annotate(before, judged);
        assertThat(record()).isEqualTo(judged).isNotEqualTo(before);
        assertThat(table.displayed()).isSameAs(table.live());

        assertThat(editing.undo()).isTrue();
        assertThat(record()).isEqualTo(before);
        assertThat(editing.canUndo()).isFalse();
        assertThat(editing.redo()).isTrue();
        assertThat(record()).isEqualTo(judged);
    }

    @Test
    void undoing_a_displayed_annotation_displays_the_node_before_it() {
        GameRecord before = record();
        editing.annotate(before, annotated(other -> {
            State state = other.main(2).state();
            other.editing.insert(other.main(2), List.of(turn(state, "g2-h3"), turn(state.play("g2-h3"), "e7-e6")));
        }));
        table.display(main(2).children().get(1).children().get(0));

        editing.undo();
        assertThat(table.displayed()).isSameAs(main(2));
        editing.redo();
        assertThat(table.displayed()).isSameAs(main(2));
    }

    @Test
    void a_variation_that_was_there_before_is_not_added_again_after_it_was_deleted() {
        GameTree.Node other = tryOut(root(), "g2-h3");
        GameRecord given = record();
        editing.delete(other);
        editing.annotate(given, given);
        assertThat(played(root())).containsExactly("b2-d4");
    }

    @Test
    void annotations_end_where_the_game_was_changed_meanwhile() {
        GameRecord given = record();
        GameRecord judged = annotated(other -> {
            other.editing.note(other.main(1), List.of(), List.of("first"));
            other.editing.note(other.main(2), List.of(), List.of("second"));
            other.editing.note(other.main(3), List.of(), List.of("third"));
        });
        editing.delete(main(2));
        GameTree.Node instead = tryOut(main(1), "e7-e6");

        editing.annotate(given, judged);
        assertThat(main(1).comments()).containsExactly("first");
        assertThat(instead.comments()).isEmpty();
    }

    @Test
    void annotations_follow_their_turns_though_another_line_was_promoted() {
        GameRecord given = record();
        GameTree.Node first = main(1);
        GameRecord judged = annotated(other -> other.editing.note(other.main(1), List.of(3), List.of()));
        editing.promote(tryOut(root(), "g2-h3"));

        editing.annotate(given, judged);
        assertThat(first.marks()).containsExactly(3);
        assertThat(main(1).marks()).isEmpty();
    }

    @Test
    void notes_made_meanwhile_come_before_the_annotations_and_deleted_ones_stay_deleted() {
        editing.note(main(1), List.of(1), List.of("to be deleted", "to stay"));
        GameRecord given = record();
        GameRecord judged = annotated(other -> {
            other.editing.note(other.main(1), List.of(1, 6), List.of("to be deleted", "to stay", "judged"));
        });
        editing.note(main(1), List.of(1, 14), List.of("to stay", "own"));

        editing.annotate(given, judged);
        assertThat(main(1).marks()).containsExactly(14, 1, 6);
        assertThat(main(1).comments()).containsExactly("own", "to stay", "judged");

        editing.undo();
        assertThat(main(1).marks()).containsExactly(1, 14);
        assertThat(main(1).comments()).containsExactly("to stay", "own");
    }
}
