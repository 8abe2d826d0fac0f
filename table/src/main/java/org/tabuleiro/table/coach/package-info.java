/** Help for people who learn a game: advice during play, the summary of the end, the review of mistakes. */
@NullMarked
package org.tabuleiro.table.coach;

import org.jspecify.annotations.NullMarked;
