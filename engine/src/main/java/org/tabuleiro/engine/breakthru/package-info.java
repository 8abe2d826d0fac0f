/** What the engine knows about Breakthru. */
@NullMarked
package org.tabuleiro.engine.breakthru;

import org.jspecify.annotations.NullMarked;
