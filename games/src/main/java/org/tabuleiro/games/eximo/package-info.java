/** Eximo. */
@NullMarked
package org.tabuleiro.games.eximo;

import org.jspecify.annotations.NullMarked;
