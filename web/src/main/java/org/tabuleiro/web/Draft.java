package org.tabuleiro.web;

import java.util.Optional;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.table.PositionDraft;

/** The position that a page puts together: takes what it sends as texts, and answers in JSON. */
final class Draft {
    private PositionDraft draft = new PositionDraft(Games.ALL.get(0).start());

    /** Does what a page asks for by name. */
    void edit(String name, String argument) {
        String[] words = argument.split(" ", -1);
        switch (name) {
            case "game" -> draft.play(Games.find(argument).orElseThrow());
            case "start" -> draft.start();
            case "clear" -> draft.clear();
            case "setup" -> draft.setup(argument);
            case "type" -> draft.type(argument);
            case "put" -> draft.put(Integer.parseInt(words[0]), words[1].charAt(0));
            case "move" -> draft.move(Integer.parseInt(words[0]), Integer.parseInt(words[1]));
            case "side" -> draft.side(argument.equals("first") ? Side.FIRST : Side.SECOND);
            case "reserve" -> draft.reserve(Integer.parseInt(words[0]), Integer.parseInt(words[1]));
            case "pending" -> draft.pending(argument);
            case "quiet" -> draft.quiet(Integer.parseInt(argument));
            case "turn" -> draft.turn(Integer.parseInt(argument));
            case "look" -> {
                // Nothing changes: only the language may have.
            }
            default -> throw new IllegalArgumentException("there is no edit " + name);
        }
    }

    /** The position, and why it is none as long as it is not. */
    Json view(Catalogue texts) {
        Layout layout = draft.layout();
        Json names = Json.array();
        for (int square = 0; square < draft.game().board().size(); square++) {
            names.add(name(texts, draft.game(), layout, square));
        }
        Optional<String> why = why(texts);
        return Json.object()
                .put("game", draft.game().id())
                .put("text", draft.text())
                .put("side", TableView.name(layout.side()))
                .put("pending", layout.pending())
                .put("quiet", layout.quiet())
                .put("turn", layout.turn())
                .put("possible", why.isEmpty())
                .put("says", why.orElse(texts.text("table.editor.possible")))
                .put("names", names)
                .put("scene", TableView.layout(layout).put("marks", Json.array()));
    }

    private Optional<String> why(Catalogue texts) {
        return switch (draft.state()) {
            case Parsed.Ok<State>(State state) ->
                state.result().map(result -> texts.text("table.editor.over", texts.result(state.game(), result)));
            case Parsed.Fault<State> fault -> Optional.of(texts.fault(fault));
        };
    }

    private static String name(Catalogue texts, Game game, Layout layout, int square) {
        char letter = layout.at(square);
        return game.board().name(square) + ", "
                + texts.text(letter == Layout.EMPTY ? "table.square.empty" : game.id() + ".piece." + letter);
    }
}
