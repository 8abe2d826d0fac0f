/** Online play from Java programs: a connection that comes back by itself, and matches on a server. */
@NullMarked
package org.tabuleiro.client;

import org.jspecify.annotations.NullMarked;
