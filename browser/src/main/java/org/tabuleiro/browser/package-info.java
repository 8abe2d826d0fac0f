/** Drives the web application in a real browser, for tests, screenshots and measurements. */
@NullMarked
package org.tabuleiro.browser;

import org.jspecify.annotations.NullMarked;
