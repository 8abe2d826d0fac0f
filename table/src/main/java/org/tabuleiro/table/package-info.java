/**
 * A match as an interface shows and drives it: referee, players, turn entry, displayed position, variations,
 * status.
 */
@NullMarked
package org.tabuleiro.table;

import org.jspecify.annotations.NullMarked;
