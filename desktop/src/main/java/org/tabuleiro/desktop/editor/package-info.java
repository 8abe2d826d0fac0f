/** The board editor, which sets up a position. */
@NullMarked
package org.tabuleiro.desktop.editor;

import org.jspecify.annotations.NullMarked;
