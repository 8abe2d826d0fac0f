/** The computer beside the window: opponents, analysis and reviews on threads of their own. */
@NullMarked
package org.tabuleiro.desktop.thinking;

import org.jspecify.annotations.NullMarked;
