/** The program in the terminal: its entry point. */
@NullMarked
package org.tabuleiro.console;

import org.jspecify.annotations.NullMarked;
