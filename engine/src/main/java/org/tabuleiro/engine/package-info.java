/**
 * The engine: what it knows about each game. Runs on the JVM and in the browser: no threads, no files, no
 * reflection.
 */
@NullMarked
package org.tabuleiro.engine;

import org.jspecify.annotations.NullMarked;
