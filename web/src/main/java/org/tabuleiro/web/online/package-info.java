/** Matches on a server, as the page plays them. */
@NullMarked
package org.tabuleiro.web.online;

import org.jspecify.annotations.NullMarked;
