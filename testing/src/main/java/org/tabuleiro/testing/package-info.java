/** Test fixtures that several interfaces share. */
@NullMarked
package org.tabuleiro.testing;

import org.jspecify.annotations.NullMarked;
