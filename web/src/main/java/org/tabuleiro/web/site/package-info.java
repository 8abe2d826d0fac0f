/** Puts the finished site together when it is built; no part of it. */
@NullMarked
package org.tabuleiro.web.site;

import org.jspecify.annotations.NullMarked;
