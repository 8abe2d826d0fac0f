/** Evaluation, search knowledge and set-up book of Breakthru. */
@NullMarked
package org.tabuleiro.engine.breakthru;

import org.jspecify.annotations.NullMarked;
