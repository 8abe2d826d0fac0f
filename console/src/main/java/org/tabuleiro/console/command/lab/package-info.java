/** Commands of the laboratory: engine matches, tournaments, tuning and benchmarks. */
@NullMarked
package org.tabuleiro.console.command.lab;

import org.jspecify.annotations.NullMarked;
