/** What the engine knows about Sixteen Stones. */
@NullMarked
package org.tabuleiro.engine.sixteenstones;

import org.jspecify.annotations.NullMarked;
