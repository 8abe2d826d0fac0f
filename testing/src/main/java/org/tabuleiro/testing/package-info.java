/** What the tests of several interfaces share. */
@NullMarked
package org.tabuleiro.testing;

import org.jspecify.annotations.NullMarked;
