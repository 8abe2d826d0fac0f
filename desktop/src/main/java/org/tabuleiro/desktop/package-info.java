/** The desktop application: its entry point and command line. */
@NullMarked
package org.tabuleiro.desktop;

import org.jspecify.annotations.NullMarked;
