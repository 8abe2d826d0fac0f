/** Input and output of the console: the terminal, lines, files, progress. */
@NullMarked
package org.tabuleiro.console.io;

import org.jspecify.annotations.NullMarked;
