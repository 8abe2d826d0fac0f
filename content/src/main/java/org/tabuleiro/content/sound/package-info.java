/** The sounds of the games, synthesised from a description of the material of each board. */
@NullMarked
package org.tabuleiro.content.sound;

import org.jspecify.annotations.NullMarked;
