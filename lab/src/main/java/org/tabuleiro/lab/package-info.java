/** Engine matches, tournaments, ratings, tuning and calibration. */
@NullMarked
package org.tabuleiro.lab;

import org.jspecify.annotations.NullMarked;
