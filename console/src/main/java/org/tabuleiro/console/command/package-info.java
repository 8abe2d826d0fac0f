/** The command line of the console: finds the command and runs it. */
@NullMarked
package org.tabuleiro.console.command;

import org.jspecify.annotations.NullMarked;
