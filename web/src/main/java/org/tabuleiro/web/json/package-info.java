/** JSON without reflection, which the compiler to WebAssembly does not have. */
@NullMarked
package org.tabuleiro.web.json;

import org.jspecify.annotations.NullMarked;
