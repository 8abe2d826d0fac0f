/**
 * What all games share: positions, steps, turns and results, in a fast face for search
 * ({@link org.tabuleiro.games.Position}) and a friendly one for people and programs
 * ({@link org.tabuleiro.games.State}).
 */
@NullMarked
package org.tabuleiro.games;

import org.jspecify.annotations.NullMarked;
