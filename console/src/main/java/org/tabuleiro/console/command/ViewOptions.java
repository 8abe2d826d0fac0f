package org.tabuleiro.console.command;

import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.view.View;
import picocli.CommandLine.Option;

/** How boards are drawn, as asked for on the command line. */
final class ViewOptions {
    @Option(names = "--plain")
    private boolean plain;

    @Option(names = "--classic")
    private boolean classic;

    View.Style style(Console console) {
        if (classic) {
            return View.Style.CLASSIC;
        }
        if (plain) {
            return View.Style.PLAIN;
        }
        return console.hasColours() ? View.Style.COLOURED : View.Style.FRAMED;
    }
}
