/** The Universal Game Interface, the sibling of UCI for any game of two players: as the engine and as the one who asks. */
@NullMarked
package org.tabuleiro.host.ugi;

import org.jspecify.annotations.NullMarked;
