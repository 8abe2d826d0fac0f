/** The conversions between the messages of online play and the values of a match. */
@NullMarked
package org.tabuleiro.protocol.wire;

import org.jspecify.annotations.NullMarked;
