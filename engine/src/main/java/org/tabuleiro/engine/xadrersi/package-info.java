/** What the engine knows about Xadrersi. */
@NullMarked
package org.tabuleiro.engine.xadrersi;

import org.jspecify.annotations.NullMarked;
