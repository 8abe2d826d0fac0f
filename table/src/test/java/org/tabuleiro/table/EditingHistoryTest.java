package org.tabuleiro.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tabuleiro.table.Tables.play;
import static org.tabuleiro.table.Tables.turn;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameTree;

/** Undo and redo of edits: their order, the notifications, and when they are cleared. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class EditingHistoryTest extends AnalysedGame {
    private int changes;

    @Test
    void without_a_change_there_is_nothing_to_undo_or_redo() {
        long version = editing.version();
        assertThat(editing.undo()).isFalse();
        assertThat(editing.redo()).isFalse();
        assertThat(editing.version()).isEqualTo(version);
    }

    @Test
    void the_version_grows_with_every_change_undo_and_redo() {
        long version = editing.version();
        editing.note(main(1), List.of(1), List.of());
        assertThat(editing.version()).isGreaterThan(version);
        version = editing.version();
        editing.undo();
        assertThat(editing.version()).isGreaterThan(version);
        version = editing.version();
        editing.redo();
        assertThat(editing.version()).isGreaterThan(version);
    }

    @Test
    void listeners_hear_of_every_change_undo_and_redo() {
        table.subscribe(() -> changes++);
        editing.note(main(1), List.of(1), List.of());
        assertThat(changes).isEqualTo(1);
        editing.insert(root(), List.of(turn(START, "g2-h3")));
        assertThat(changes).isEqualTo(2);
        editing.promote(root().children().get(1));
        assertThat(changes).isEqualTo(3);
        editing.delete(root().children().get(1));
        assertThat(changes).isEqualTo(4);
        GameRecord record = record();
        editing.annotate(record, record);
        assertThat(changes).isEqualTo(5);
        for (int i = 1; i <= 5; i++) {
            editing.undo();
            assertThat(changes).isEqualTo(5 + i);
        }
        for (int i = 1; i <= 5; i++) {
            editing.redo();
            assertThat(changes).isEqualTo(10 + i);
        }
    }

    @Test
    void undo_and_redo_follow_the_order_of_the_changes() {
        editing.note(main(1), List.of(1), List.of());
        editing.note(main(2), List.of(2), List.of());
        editing.undo();
        assertThat(main(1).marks()).containsExactly(1);
        assertThat(main(2).marks()).isEmpty();
        assertThat(editing.canUndo()).isTrue();
        assertThat(editing.canRedo()).isTrue();
        editing.undo();
        assertThat(main(1).marks()).isEmpty();
        assertThat(editing.canUndo()).isFalse();
        editing.redo();
        assertThat(main(1).marks()).containsExactly(1);
        assertThat(main(2).marks()).isEmpty();
        editing.redo();
        assertThat(main(2).marks()).containsExactly(2);
        assertThat(editing.canRedo()).isFalse();
        assertThat(editing.undo()).as("what was redone can be undone again").isTrue();
        assertThat(main(2).marks()).isEmpty();
    }

    @Test
    void a_new_change_forgets_what_was_undone() {
        editing.note(main(1), List.of(1), List.of());
        editing.undo();
        editing.note(main(1), List.of(2), List.of());
        assertThat(editing.canRedo()).isFalse();
    }

    @Test
    void a_turn_of_the_game_itself_forgets_what_was_undone() {
        Table going = Tables.of(START, "b2-d4");
        going.editing().note(going.live(), List.of(1), List.of());
        going.editing().undo();
        play(going, "d7-b5");
        assertThat(going.editing().canRedo()).isFalse();
    }

    @Test
    void taking_back_in_a_game_takes_the_note_that_was_made_last_and_then_the_turn() {
        Table going = Tables.of(START, "b2-d4");
        going.editing().note(going.live(), List.of(1), List.of());
        GameTree.Node noted = going.live();
        assertThat(going.controls().takeBack()).isTrue();
        assertThat(noted.marks()).isEmpty();
        assertThat(going.live()).isSameAs(noted);
        assertThat(going.controls().takeBack()).isTrue();
        assertThat(going.live()).isSameAs(going.tree().root());
    }

    @Test
    void taking_back_in_a_game_takes_the_turn_where_it_was_played_after_the_note() {
        Table going = Tables.of(START, "b2-d4");
        GameTree.Node noted = going.live();
        going.editing().note(noted, List.of(1), List.of());
        play(going, "d7-b5");
        assertThat(going.controls().takeBack()).isTrue();
        assertThat(going.live()).isSameAs(noted);
        assertThat(noted.marks()).containsExactly(1);
    }
}
