/**
 * Matches between people on different machines, without the transport: a server hands messages in and sends
 * what comes out.
 */
@NullMarked
package org.tabuleiro.online;

import org.jspecify.annotations.NullMarked;
