/** The commands that play on a server. */
@NullMarked
package org.tabuleiro.console.command.online;

import org.jspecify.annotations.NullMarked;
