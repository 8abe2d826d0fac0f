/** Where the program in a terminal starts. */
@NullMarked
package org.tabuleiro.console;

import org.jspecify.annotations.NullMarked;
