/** Rules and lessons: the course of a game, and a lesson with its board. */
@NullMarked
package org.tabuleiro.desktop.learn;

import org.jspecify.annotations.NullMarked;
