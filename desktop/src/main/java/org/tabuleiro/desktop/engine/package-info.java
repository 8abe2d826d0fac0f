/** Engine work on background threads: computer players, analysis and annotation. */
@NullMarked
package org.tabuleiro.desktop.engine;

import org.jspecify.annotations.NullMarked;
