package org.tabuleiro.console.command.base;

import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.view.TextView;
import picocli.CommandLine.Option;

/** The options for the style of boards. */
public final class ViewOptions {
    @Option(names = "--plain")
    private boolean plain;

    @Option(names = "--classic")
    private boolean classic;

    /** The style; colours if the terminal has them. */
    public TextView.Style style(Console console) {
        if (classic) {
            return TextView.Style.CLASSIC;
        }
        if (plain) {
            return TextView.Style.PLAIN;
        }
        return console.hasColours() ? TextView.Style.COLOURED : TextView.Style.FRAMED;
    }
}
