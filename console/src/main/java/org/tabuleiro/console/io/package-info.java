/** The streams, files and texts that all commands share. */
@NullMarked
package org.tabuleiro.console.io;

import org.jspecify.annotations.NullMarked;
