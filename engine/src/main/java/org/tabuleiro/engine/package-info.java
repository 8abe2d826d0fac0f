/** Search, evaluation, levels and analysis; runs on the JVM and in a browser: no threads, no files, no reflection. */
@NullMarked
package org.tabuleiro.engine;

import org.jspecify.annotations.NullMarked;
