/** The rule pages, beside a game or in a window of their own. */
@NullMarked
package org.tabuleiro.desktop.rules;

import org.jspecify.annotations.NullMarked;
