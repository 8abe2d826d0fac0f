package org.tabuleiro.games.tiny;

import java.util.List;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Guide;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;

/** How the turns of the made-up game are entered: stone then square, man then square, or a word. */
final class TinyGuide implements Guide {

    @Override
    public List<List<Click>> ways(State state, Step step) {
        return List.of(
                switch (step.kind()) {
                    case WORD -> List.of(new Click.Word(step.text()));
                    case PLACE -> List.of(new Click.Piece(step.piece().orElseThrow()), new Click.Square(step.target()));
                    default -> Click.squares(step.squares());
                });
    }

    @Override
    public Message prompt(State state, List<Click> clicks) {
        return Message.of(clicks.isEmpty() ? "tiny.prompt.begin" : "tiny.prompt.go-on");
    }

    @Override
    public Message refusal(State state, List<Click> clicks, Click click) {
        return Message.of("tiny.refusal", click.text(state.game().board()));
    }
}
