/** What a board shows, without pixels: pieces, marks, reserves, clocks, and the words for those who do not see it. */
@NullMarked
package org.tabuleiro.table.scene;

import org.jspecify.annotations.NullMarked;
