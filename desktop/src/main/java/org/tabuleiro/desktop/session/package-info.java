/** Listeners that serve an open game independently of its screen: autosave, timer, sounds. */
@NullMarked
package org.tabuleiro.desktop.session;

import org.jspecify.annotations.NullMarked;
