/** Windows, panels, menus and dialogs. */
@NullMarked
package org.tabuleiro.desktop.window;

import org.jspecify.annotations.NullMarked;
