/** Commands for people who play: games in the terminal, rules, game files. */
@NullMarked
package org.tabuleiro.console.command.play;

import org.jspecify.annotations.NullMarked;
