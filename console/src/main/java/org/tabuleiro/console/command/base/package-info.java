/** The base class of all commands, and the options and parameters that several of them share. */
@NullMarked
package org.tabuleiro.console.command.base;

import org.jspecify.annotations.NullMarked;
