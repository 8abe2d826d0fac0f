/** What operators do with the matches of online play while no server runs. */
@NullMarked
package org.tabuleiro.server.admin;

import org.jspecify.annotations.NullMarked;
