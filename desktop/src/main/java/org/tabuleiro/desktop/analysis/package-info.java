/** The analysis panel: engine lines, evaluation bar and graph, and the annotation of whole games. */
@NullMarked
package org.tabuleiro.desktop.analysis;

import org.jspecify.annotations.NullMarked;
