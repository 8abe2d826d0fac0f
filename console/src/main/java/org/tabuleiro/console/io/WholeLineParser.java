package org.tabuleiro.console.io;

import org.jline.reader.impl.DefaultParser;

/**
 * Parses a line as a single word: turns contain characters that a shell would split at, and file names
 * blanks.
 */
final class WholeLineParser extends DefaultParser {

    WholeLineParser() {
        setQuoteChars(new char[0]);
        setEscapeChars(new char[0]);
    }

    @Override
    public boolean isDelimiterChar(CharSequence buffer, int at) {
        return false;
    }
}
