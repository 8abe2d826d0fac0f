/** Games that were played: their turns with comments, variations and marks, and the files that keep them. */
@NullMarked
package org.tabuleiro.games.record;

import org.jspecify.annotations.NullMarked;
