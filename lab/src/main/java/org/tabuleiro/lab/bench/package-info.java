/** Benchmarks: speed as ratios, against the same algorithms in C++ and between configurations. */
@NullMarked
package org.tabuleiro.lab.bench;

import org.jspecify.annotations.NullMarked;
