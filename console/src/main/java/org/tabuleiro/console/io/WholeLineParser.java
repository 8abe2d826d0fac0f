package org.tabuleiro.console.io;

import org.jline.reader.impl.DefaultParser;

/** Takes a line as one word: turn texts are full of signs that a shell would cut at, and file names may have blanks. */
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
