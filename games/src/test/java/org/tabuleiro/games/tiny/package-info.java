/** A made-up fifth game, to prove that all generic code takes a game from outside. */
@NullMarked
package org.tabuleiro.games.tiny;

import org.jspecify.annotations.NullMarked;
