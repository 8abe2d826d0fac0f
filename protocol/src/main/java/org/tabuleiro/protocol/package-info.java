/**
 * The messages of online play as plain values. Compiles for the page too: no reflection, no library. Sealed
 * interfaces become JSON objects with a {@code kind}, the name of the record in kebab-case; an empty
 * {@code Optional} is an absent field.
 */
@NullMarked
package org.tabuleiro.protocol;

import org.jspecify.annotations.NullMarked;
