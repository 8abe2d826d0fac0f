/** Turns and comments as people type and read them, in the language in use. */
@NullMarked
package org.tabuleiro.table.text;

import org.jspecify.annotations.NullMarked;
