/** Computer players of all strengths, and when they offer or accept a draw or resign. */
@NullMarked
package org.tabuleiro.engine.level;

import org.jspecify.annotations.NullMarked;
