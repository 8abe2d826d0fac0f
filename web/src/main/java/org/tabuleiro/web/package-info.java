/** The games in a browser. */
@NullMarked
package org.tabuleiro.web;

import org.jspecify.annotations.NullMarked;
