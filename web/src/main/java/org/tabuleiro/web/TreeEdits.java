package org.tabuleiro.web;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.table.Editing;
import org.tabuleiro.table.text.CommentText;

/** Edits the notes and variations of a table. */
final class TreeEdits {
    private final Editing editing;

    TreeEdits(Editing editing) {
        this.editing = editing;
    }

    /**
     * Replaces the marks and the comments of a turn; the comments are one text, in the language of the
     * catalogue.
     */
    void note(Catalogue texts, GameTree.Node node, List<Integer> marks, String comment) {
        CommentText comments = new CommentText(texts, node.state().game());
        editing.note(node, marks, comments.written(node.comments(), comment));
    }

    /** Inserts the complete turns of a line, as a variation where another turn was played. */
    void insert(GameTree.Node from, List<String> line) {
        List<Turn> whole = new ArrayList<>();
        State state = from.state();
        for (String text : line) {
            Turn turn = state.turnOf(state.readSteps(text).orElseThrow());
            State next = state.play(turn);
            if (next.turnNumber() == state.turnNumber() && !next.isOver()) {
                break;
            }
            whole.add(turn);
            state = next;
        }
        editing.insert(from, whole);
    }

    /** Merges the annotations of a reviewed copy; both files are known to be readable. */
    void annotate(String given, String annotated) {
        editing.annotate(read(given), read(annotated));
    }

    private static GameRecord read(String file) {
        return GameReader.read(file, Games::find).orElseThrow().get(0);
    }
}
