/** Commands that read, draw, convert and check positions and the rules. */
@NullMarked
package org.tabuleiro.console.command.position;

import org.jspecify.annotations.NullMarked;
