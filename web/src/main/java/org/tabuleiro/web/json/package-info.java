/** JSON without reflection, which TeaVM does not support. */
@NullMarked
package org.tabuleiro.web.json;

import org.jspecify.annotations.NullMarked;
