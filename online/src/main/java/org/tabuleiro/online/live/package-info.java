/** Matches in progress: the path of a command from its sender to the database and to everybody who watches. */
@NullMarked
package org.tabuleiro.online.live;

import org.jspecify.annotations.NullMarked;
