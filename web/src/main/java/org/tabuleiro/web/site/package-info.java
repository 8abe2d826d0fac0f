/** Writes the site during the build; not part of it. */
@NullMarked
package org.tabuleiro.web.site;

import org.jspecify.annotations.NullMarked;
