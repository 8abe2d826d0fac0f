/** How two players come together: invitations by link and rematches. */
@NullMarked
package org.tabuleiro.online.lobby;

import org.jspecify.annotations.NullMarked;
