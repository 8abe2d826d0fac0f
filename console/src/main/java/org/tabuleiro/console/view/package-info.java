/** Boards drawn with letters and signs. */
@NullMarked
package org.tabuleiro.console.view;

import org.jspecify.annotations.NullMarked;
