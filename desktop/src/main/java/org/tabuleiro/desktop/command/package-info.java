/** The command registry, and the menus, command palette and shortcut list built from it. */
@NullMarked
package org.tabuleiro.desktop.command;

import org.jspecify.annotations.NullMarked;
