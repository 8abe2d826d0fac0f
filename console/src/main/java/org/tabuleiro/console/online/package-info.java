/** Play on a server in the terminal: a visit to the server, its lists, and matches. */
@NullMarked
package org.tabuleiro.console.online;

import org.jspecify.annotations.NullMarked;
