/** Evolves set-ups of Breakthru by play. */
@NullMarked
package org.tabuleiro.lab.breakthru;

import org.jspecify.annotations.NullMarked;
