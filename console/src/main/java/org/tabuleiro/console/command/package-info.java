/** The commands of the command line, one a file. */
@NullMarked
package org.tabuleiro.console.command;

import org.jspecify.annotations.NullMarked;
