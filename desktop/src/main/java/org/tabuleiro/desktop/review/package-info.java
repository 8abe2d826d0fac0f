/** The review of a game: the chance graph, accuracy and mistakes of both players. */
@NullMarked
package org.tabuleiro.desktop.review;

import org.jspecify.annotations.NullMarked;
