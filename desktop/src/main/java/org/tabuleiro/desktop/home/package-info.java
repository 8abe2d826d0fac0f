/** The home screen: the four games, the unfinished game and the recent games. */
@NullMarked
package org.tabuleiro.desktop.home;

import org.jspecify.annotations.NullMarked;
