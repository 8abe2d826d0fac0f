/** Evaluation, search knowledge and endgame solver of Xadrersi. */
@NullMarked
package org.tabuleiro.engine.xadrersi;

import org.jspecify.annotations.NullMarked;
