/** The laboratory: matches between players, and what they prove. */
@NullMarked
package org.tabuleiro.lab;

import org.jspecify.annotations.NullMarked;
