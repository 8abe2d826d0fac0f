/** The messages of online play as JSON, read and written by Jackson: strict with what strangers send. */
@NullMarked
package org.tabuleiro.protocol.json;

import org.jspecify.annotations.NullMarked;
