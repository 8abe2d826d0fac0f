/** What a person prefers at a table, besides the terms of the match. */
@NullMarked
package org.tabuleiro.table.preferences;

import org.jspecify.annotations.NullMarked;
