/** The compiled module of the web page: tables on the page's thread, engines in a worker. */
@NullMarked
package org.tabuleiro.web;

import org.jspecify.annotations.NullMarked;
