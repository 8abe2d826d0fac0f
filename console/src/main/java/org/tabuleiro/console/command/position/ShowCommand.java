package org.tabuleiro.console.command.position;

import java.util.List;
import org.tabuleiro.console.command.base.CliCommand;
import org.tabuleiro.console.command.base.PositionParameters;
import org.tabuleiro.console.command.base.ViewOptions;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.view.StatePrinter;
import org.tabuleiro.console.view.TextView;
import org.tabuleiro.content.BoardDrawing;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Theme;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;
import org.tabuleiro.table.scene.BoardStyle;
import org.tabuleiro.table.scene.Scene;
import org.tabuleiro.table.scene.SceneSvg;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Draws a position. */
@CommandLine.Command(name = "show")
public final class ShowCommand extends CliCommand {
    /** The longer side of an SVG picture. */
    private static final int SVG_PIXELS = 600;

    @Mixin
    private final PositionParameters parameters = new PositionParameters();

    @Option(names = "--flip")
    private boolean flip;

    @Option(names = "--svg")
    private boolean svg;

    @Mixin
    private final ViewOptions view = new ViewOptions();

    public ShowCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        Game rules = parameters.game(console);
        State state = parameters.state(console);
        if (svg) {
            console.out().print(svg(state));
            return DONE;
        }
        Catalogue catalogue = console.catalogue();
        new StatePrinter(console.out(), catalogue)
                .print(TextView.of(rules, view.style(console)), state, List.of(), flip);
        state.result()
                .ifPresentOrElse(
                        result -> console.out().println(catalogue.result(rules, result)),
                        () -> console.say(
                                "console.to-move", catalogue.side(rules, state.toMove()), state.turnNumber()));
        console.out().println(state);
        return DONE;
    }

    private String svg(State state) {
        SceneSvg.Options options =
                new SceneSvg.Options(flip, true, console.catalogue().banks(state.game()), state.toString());
        BoardStyle style = BoardStyle.of(state.game(), Theme.DEFAULT, Theme.Variant.LIGHT, BoardDrawing.Size.FULL);
        return SceneSvg.write(Scene.of(state), style, options, SVG_PIXELS);
    }
}
