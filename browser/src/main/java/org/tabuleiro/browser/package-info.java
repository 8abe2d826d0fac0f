/** The web application in a real browser: what tests, pictures and measurements are made with. */
@NullMarked
package org.tabuleiro.browser;

import org.jspecify.annotations.NullMarked;
