/** How two players come together: invitations by link, challenges to anybody, and rematches. */
@NullMarked
package org.tabuleiro.online.lobby;

import org.jspecify.annotations.NullMarked;
