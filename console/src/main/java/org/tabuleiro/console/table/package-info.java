/** A game in the terminal: the start menu, the session, the typed commands. */
@NullMarked
package org.tabuleiro.console.table;

import org.jspecify.annotations.NullMarked;
