/** Games, positions and pictures on their way into the program and out of it: files, clipboard, editor. */
@NullMarked
package org.tabuleiro.desktop.files;

import org.jspecify.annotations.NullMarked;
