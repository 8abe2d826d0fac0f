/** The games in a window. */
@NullMarked
package org.tabuleiro.desktop;

import org.jspecify.annotations.NullMarked;
