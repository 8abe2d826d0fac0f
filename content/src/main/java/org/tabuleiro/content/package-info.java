/**
 * What people see, as data: messages, looks, piece drawings, rule pages and lessons; and the readers of that
 * data.
 */
@NullMarked
package org.tabuleiro.content;

import org.jspecify.annotations.NullMarked;
