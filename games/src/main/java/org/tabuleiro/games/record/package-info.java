/** Game records: turns with comments, variations and annotation glyphs, and the files they are stored in. */
@NullMarked
package org.tabuleiro.games.record;

import org.jspecify.annotations.NullMarked;
