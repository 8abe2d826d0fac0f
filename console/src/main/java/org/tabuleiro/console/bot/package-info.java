/** Bots: programs that play on a server. */
@NullMarked
package org.tabuleiro.console.bot;

import org.jspecify.annotations.NullMarked;
