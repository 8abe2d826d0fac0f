/**
 * Files on the JVM: reading text, replacing a file atomically, the configuration folder, and why any of it
 * failed.
 */
@NullMarked
package org.tabuleiro.files;

import org.jspecify.annotations.NullMarked;
