/** Finished matches: searches and files. */
@NullMarked
package org.tabuleiro.online.archive;

import org.jspecify.annotations.NullMarked;
