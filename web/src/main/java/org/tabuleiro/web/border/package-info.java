/**
 * Everything that crosses between Java and TypeScript, defined once: the functions of the compiled module,
 * the commands, and the records of arguments and results. {@code scripts/border} generates the JSON code for
 * Java, and types and functions for TypeScript, from these sources.
 */
@NullMarked
package org.tabuleiro.web.border;

import org.jspecify.annotations.NullMarked;
