/** What stays when the window is closed: settings, and the game that was left. */
@NullMarked
package org.tabuleiro.desktop.storage;

import org.jspecify.annotations.NullMarked;
