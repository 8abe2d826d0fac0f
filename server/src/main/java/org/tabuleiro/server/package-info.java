/** Serves the web application, or writes it as files for any other web server. */
@NullMarked
package org.tabuleiro.server;

import org.jspecify.annotations.NullMarked;
