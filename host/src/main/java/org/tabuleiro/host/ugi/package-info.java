/** The Universal Game Interface, the sibling of UCI for any game of two players: our engine for others to ask. */
@NullMarked
package org.tabuleiro.host.ugi;

import org.jspecify.annotations.NullMarked;
