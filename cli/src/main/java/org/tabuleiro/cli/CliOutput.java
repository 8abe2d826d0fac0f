package org.tabuleiro.cli;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;

/**
 * Prints on the standard streams, in UTF-8 on every platform.
 *
 * @param catalogue the texts of the language to print in
 */
public record CliOutput(Catalogue catalogue) {

    /** Output in the language of the system. */
    public static CliOutput ofSystem() {
        return in(Language.ofLocale(Locale.getDefault().toString()));
    }

    /** Output in a language. */
    public static CliOutput in(Language language) {
        return new CliOutput(new Catalogue(language));
    }

    /** Prints a text on standard output. */
    public void print(String text) {
        utf8(System.out).println(text);
    }

    /** Prints a message on standard output. */
    public void print(Message message) {
        print(catalogue.text(message));
    }

    /** Prints an error on one line of standard error. */
    public void printError(Parsed.Fault<?> fault) {
        utf8(System.err).println(catalogue.text("cli.error", catalogue.fault(fault)));
    }

    /** Prints an error on one line of standard error. */
    public void printError(Message message) {
        printError(new Parsed.Fault<>("", message));
    }

    private static PrintStream utf8(PrintStream stream) {
        return new PrintStream(stream, true, StandardCharsets.UTF_8);
    }
}
