package org.tabuleiro.table;

import static org.tabuleiro.table.Tables.play;

import java.util.List;
import java.util.Map;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameTree;

/** Base of the tests of editing: a study of a game with three turns. */
class AnalysedGame {
    static final State START = Games.EXIMO.start();

    private static final Map<String, String> PLAYERS = Map.of(GameRecord.FIRST, "Ana", GameRecord.SECOND, "Rui");

    final Table table =
            TestTable.study(Tables.of(START, "b2-d4", "d7-b5", "b1-a2").record(PLAYERS)).table;
    final Editing editing = table.editing();

    GameTree.Node root() {
        return table.tree().root();
    }

    /** The node after a number of turns of the main line. */
    GameTree.Node main(int turns) {
        return table.tree().end().path().get(turns);
    }

    /** Plays variations from a node; returns the last node. */
    GameTree.Node tryOut(GameTree.Node from, String... turns) {
        table.display(from);
        play(table, turns);
        return table.displayed();
    }

    GameRecord record() {
        return table.record(PLAYERS);
    }

    /** The turns from the root to a node. */
    static String line(GameTree.Node end) {
        return String.join(
                " ",
                end.path().stream()
                        .flatMap(node -> node.turn().stream())
                        .map(Turn::text)
                        .toList());
    }

    /** The continuations of a node, main line first. */
    static List<String> played(GameTree.Node node) {
        return node.children().stream()
                .map(child -> child.turn().orElseThrow().text())
                .toList();
    }
}
