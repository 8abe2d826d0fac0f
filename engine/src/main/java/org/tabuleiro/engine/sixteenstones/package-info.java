/** Evaluation and search knowledge of Sixteen Stones. */
@NullMarked
package org.tabuleiro.engine.sixteenstones;

import org.jspecify.annotations.NullMarked;
