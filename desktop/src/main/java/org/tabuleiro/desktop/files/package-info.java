/** Game files and board images: reading, saving, and the list of recently finished games. */
@NullMarked
package org.tabuleiro.desktop.files;

import org.jspecify.annotations.NullMarked;
