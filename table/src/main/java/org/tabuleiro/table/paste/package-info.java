/** Parsing of pasted texts and files, and read errors. */
@NullMarked
package org.tabuleiro.table.paste;

import org.jspecify.annotations.NullMarked;
