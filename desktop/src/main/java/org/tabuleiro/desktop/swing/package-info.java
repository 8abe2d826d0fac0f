/**
 * Swing building blocks shared by all screens and dialogs: texts, appearance, focus, mnemonics, scrolling.
 */
@NullMarked
package org.tabuleiro.desktop.swing;

import org.jspecify.annotations.NullMarked;
