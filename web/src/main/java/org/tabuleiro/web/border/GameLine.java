package org.tabuleiro.web.border;

import java.util.List;

/**
 * A line of a game.
 *
 * @param start the position string of its beginning
 * @param turns the turns since then
 */
public record GameLine(String start, List<String> turns) {}
