/** What the engine tells people about their game: reviews, judgements of turns, hints. */
@NullMarked
package org.tabuleiro.engine.review;

import org.jspecify.annotations.NullMarked;
