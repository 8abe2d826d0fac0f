/** Evaluation and search knowledge of Eximo. */
@NullMarked
package org.tabuleiro.engine.eximo;

import org.jspecify.annotations.NullMarked;
