package org.tabuleiro.console.command;

import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.view.TextView;
import picocli.CommandLine.Option;

/** How boards are drawn, as asked for on the command line. */
final class ViewOptions {
    @Option(names = "--plain")
    private boolean plain;

    @Option(names = "--classic")
    private boolean classic;

    TextView.Style style(Console console) {
        if (classic) {
            return TextView.Style.CLASSIC;
        }
        if (plain) {
            return TextView.Style.PLAIN;
        }
        return console.hasColours() ? TextView.Style.COLOURED : TextView.Style.FRAMED;
    }
}
