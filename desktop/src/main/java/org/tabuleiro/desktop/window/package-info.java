/** The main window, its commands, and the file of the game it shows. */
@NullMarked
package org.tabuleiro.desktop.window;

import org.jspecify.annotations.NullMarked;
