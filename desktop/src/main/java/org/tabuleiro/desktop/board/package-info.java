/** The board component: draws a scene, reports clicks and drags, and knows no rules. */
@NullMarked
package org.tabuleiro.desktop.board;

import org.jspecify.annotations.NullMarked;
