/** Engines on the JVM: threads, and what needs them. */
@NullMarked
package org.tabuleiro.host;

import org.jspecify.annotations.NullMarked;
