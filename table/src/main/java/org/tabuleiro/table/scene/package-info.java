/**
 * What a board shows, without pixels: pieces, marks, reserves, clocks, SVG, and labels for screen readers.
 */
@NullMarked
package org.tabuleiro.table.scene;

import org.jspecify.annotations.NullMarked;
