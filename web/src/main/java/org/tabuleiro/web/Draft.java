package org.tabuleiro.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Side;
import org.tabuleiro.table.setup.PositionDraft;
import org.tabuleiro.web.border.BoardLayout;
import org.tabuleiro.web.border.DraftEdit;
import org.tabuleiro.web.border.DraftView;
import org.tabuleiro.web.border.View.Named;

/** The position in the editor of a page. */
final class Draft {
    private PositionDraft draft = new PositionDraft(Games.ALL.get(0).start());

    /** Makes a change. */
    void edit(DraftEdit edit) {
        switch (edit) {
            case DraftEdit.SetGame(String game) -> draft.play(Games.find(game).orElseThrow());
            case DraftEdit.Start() -> draft.start();
            case DraftEdit.Clear() -> draft.clear();
            case DraftEdit.UseSetup(String name) -> draft.setup(name);
            case DraftEdit.Type(String position) -> draft.type(position);
            case DraftEdit.Put(int square, String letter) -> draft.put(square, letter.charAt(0));
            case DraftEdit.MovePiece(int from, int to) -> draft.move(from, to);
            case DraftEdit.SetSide(Side side) -> draft.side(side);
            case DraftEdit.SetReserve(int index, int count) -> draft.reserve(index, count);
            case DraftEdit.SetPending(String pending) -> draft.pending(pending);
            case DraftEdit.SetNoProgress(int count) -> draft.noProgressCount(count);
            case DraftEdit.SetTurn(int number) -> draft.turn(number);
        }
    }

    /** The position, and why it is impossible, if it is. */
    DraftView view(Catalogue texts) {
        Layout layout = draft.layout();
        List<String> names = new ArrayList<>();
        for (int square = 0; square < draft.game().board().size(); square++) {
            names.add(name(texts, draft.game(), layout, square));
        }
        Optional<String> why = draft.problem(texts);
        List<Named> next = draft.pendingFields().stream()
                .map(field -> new Named(field, draft.pendingName(texts, field)))
                .toList();
        return new DraftView(
                draft.game().id(),
                draft.text(),
                layout.side(),
                layout.pending(),
                next,
                layout.noProgressCount(),
                layout.turnNumber(),
                why.isEmpty(),
                why.orElse(texts.text("table.editor.possible")),
                names,
                BoardLayout.of(layout));
    }

    private static String name(Catalogue texts, Game game, Layout layout, int square) {
        char letter = layout.at(square);
        return game.board().name(square) + ", "
                + texts.text(letter == Layout.EMPTY ? "table.square.empty" : game.id() + ".piece." + letter);
    }
}
