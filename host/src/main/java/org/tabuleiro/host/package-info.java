/** Engines on the JVM: threads, hidden classes, and engines in other processes. */
@NullMarked
package org.tabuleiro.host;

import org.jspecify.annotations.NullMarked;
