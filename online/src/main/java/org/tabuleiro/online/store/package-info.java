/** The database of online play: one set of tables and statements for H2 and PostgreSQL. */
@NullMarked
package org.tabuleiro.online.store;

import org.jspecify.annotations.NullMarked;
