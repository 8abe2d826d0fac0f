/** The Universal Game Interface, the UCI of two-player games: our engine as a server of it. */
@NullMarked
package org.tabuleiro.host.ugi;

import org.jspecify.annotations.NullMarked;
