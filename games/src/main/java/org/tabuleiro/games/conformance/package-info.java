/** Checks of the rules against vector files. */
@NullMarked
package org.tabuleiro.games.conformance;

import org.jspecify.annotations.NullMarked;
