/** Commands that run the engine: analysis, annotation, proofs, and the engine for other programs. */
@NullMarked
package org.tabuleiro.console.command.engine;

import org.jspecify.annotations.NullMarked;
