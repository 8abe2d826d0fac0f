/** The words that names and passwords of accounts may not be. */
@NullMarked
package org.tabuleiro.content.account;

import org.jspecify.annotations.NullMarked;
