/** What a pasted text or a file holds, and why it could not be read. */
@NullMarked
package org.tabuleiro.table.paste;

import org.jspecify.annotations.NullMarked;
