/** Static evaluation as a linear function of tunable weights. */
@NullMarked
package org.tabuleiro.engine.evaluation;

import org.jspecify.annotations.NullMarked;
