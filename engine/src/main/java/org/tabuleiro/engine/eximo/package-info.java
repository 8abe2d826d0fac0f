/** What the engine knows about Eximo. */
@NullMarked
package org.tabuleiro.engine.eximo;

import org.jspecify.annotations.NullMarked;
