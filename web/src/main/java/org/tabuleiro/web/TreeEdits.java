package org.tabuleiro.web;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.CommentText;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.table.Editing;

/** What a page does to the notes and variations of a table. */
final class TreeEdits {
    private final Editing editing;

    TreeEdits(Editing editing) {
        this.editing = editing;
    }

    /** Replaces the marks and the comments of a turn; the comments are one text, as they are shown in the language of a catalogue. */
    void note(Catalogue texts, GameTree.Node node, List<Integer> marks, String comment) {
        CommentText comments = new CommentText(texts, node.state().game());
        editing.note(node, marks, comments.written(node.comments(), comment));
    }

    /** Adds the turns of a line that are whole, as a variation where something else was played. */
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

    /** Takes over what a game was annotated with; both files are known to be good. */
    void annotate(String given, String annotated) {
        editing.annotate(read(given), read(annotated));
    }

    private static GameRecord read(String file) {
        return GameReader.read(file, Games::find).orElseThrow().get(0);
    }
}
