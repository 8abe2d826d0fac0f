/** State kept between runs: settings and the autosaved game. */
@NullMarked
package org.tabuleiro.desktop.storage;

import org.jspecify.annotations.NullMarked;
