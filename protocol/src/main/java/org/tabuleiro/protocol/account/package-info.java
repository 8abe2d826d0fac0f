/** The requests of accounts, which are sent by HTTP, and their answers. */
@NullMarked
package org.tabuleiro.protocol.account;

import org.jspecify.annotations.NullMarked;
