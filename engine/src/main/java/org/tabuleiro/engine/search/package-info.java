/** The search: iterative deepening, alpha-beta with a transposition table, proofs, and its results. */
@NullMarked
package org.tabuleiro.engine.search;

import org.jspecify.annotations.NullMarked;
