/**
 * Command lines with picocli, the same for every program: help from the catalogues, suggestions, one line per
 * error.
 */
@NullMarked
package org.tabuleiro.cli;

import org.jspecify.annotations.NullMarked;
