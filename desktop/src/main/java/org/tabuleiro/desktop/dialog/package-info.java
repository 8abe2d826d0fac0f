/** Modal dialogs: questions, errors, file and game choosers, and the options of a new game. */
@NullMarked
package org.tabuleiro.desktop.dialog;

import org.jspecify.annotations.NullMarked;
