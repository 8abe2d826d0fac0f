/** Metrics of the server in the format of Prometheus. */
@NullMarked
package org.tabuleiro.server.metrics;

import org.jspecify.annotations.NullMarked;
