/** Speed: move generation and search against twins in C++, and search in a JVM where other games have run. */
@NullMarked
package org.tabuleiro.lab.bench;

import org.jspecify.annotations.NullMarked;
