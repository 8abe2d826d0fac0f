/** Boards, scores, analyses and rules as text. */
@NullMarked
package org.tabuleiro.console.view;

import org.jspecify.annotations.NullMarked;
