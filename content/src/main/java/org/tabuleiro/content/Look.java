package org.tabuleiro.content;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.content.sound.Material;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;

/** The look of a game: the squares of its board, its pieces in a terminal, and a position for its card. */
public final class Look {
    /** Cache: a board is painted many times per second, on several threads. */
    private static final Map<Game, Look> KNOWN = new ConcurrentHashMap<>();

    private final Game game;
    private final Properties properties;
    private final boolean chequered;
    private final @Nullable Area area;

    private Look(Game game, Properties properties) {
        this.game = game;
        this.properties = properties;
        this.chequered = Boolean.parseBoolean(properties.getProperty("chequered", "true"));
        String corners = properties.getProperty("area");
        this.area = corners == null ? null : Area.read(game.board(), corners);
    }

    /** The look of a game. */
    public static Look of(Game game) {
        return KNOWN.computeIfAbsent(
                game,
                each -> new Look(
                        each,
                        Resources.properties(each.id() + "/look.properties").orElseGet(Properties::new)));
    }

    /**
     * The colour of a square: the area has its own; on a board that is not chequered all others are light.
     */
    public Theme.Use ground(int square) {
        if (area != null && area.contains(square)) {
            return Theme.Use.AREA;
        }
        Board board = game.board();
        boolean dark = chequered && (board.file(square) + board.rank(square)) % 2 == 0;
        return dark ? Theme.Use.DARK : Theme.Use.LIGHT;
    }

    /** The area that the board marks; empty for most games. */
    public Optional<Area> area() {
        return Optional.ofNullable(area);
    }

    /** Whether the reserves are banks, which are shown with their names even when they are empty. */
    public boolean hasBanks() {
        return Boolean.parseBoolean(properties.getProperty("banks", "false"));
    }

    /** The trays in the frame of the board, which hold the stones in the banks. */
    public Optional<BankTray> tray() {
        return hasBanks() ? Optional.of(BankTray.read(properties)) : Optional.empty();
    }

    /** Whether pieces lie in round hollows: then marks are rings rather than frames of squares. */
    public boolean isRound() {
        return Boolean.parseBoolean(properties.getProperty("round", "false"));
    }

    /** Whether light and dark squares alternate. */
    public boolean isChequered() {
        return chequered;
    }

    /** The character for a piece in a terminal. */
    public String glyph(char letter) {
        return properties.getProperty("glyph." + letter, String.valueOf(letter));
    }

    /** The colour of a side's pieces in a terminal, from the palette of 256; white and black by default. */
    public int ink(Side side) {
        return side == Side.FIRST
                ? Integer.parseInt(properties.getProperty("ink.first", "231"))
                : Integer.parseInt(properties.getProperty("ink.second", "16"));
    }

    /** The colour of a side in diagrams, as its pieces have: nearly white and nearly black unless a game says otherwise. */
    public String colour(Side side) {
        return side == Side.FIRST
                ? properties.getProperty("colour.first", "#fbfaf6")
                : properties.getProperty("colour.second", "#2c2f2b");
    }

    /** What the board and the pieces are made of, which determines the sounds; wood by default. */
    public Material material() {
        return Material.valueOf(properties.getProperty("material", "wood").toUpperCase(Locale.ROOT));
    }

    /** The character for a piece in the classic view. */
    public String classic(char letter) {
        return properties.getProperty("classic." + letter, String.valueOf(letter));
    }

    /** Whether the classic view has three lines per rank. */
    public boolean isClassicTall() {
        return properties.getProperty("classic.style", "compact").equals("tall");
    }

    /** Whether the classic view has rank 1 at the top. */
    public boolean isClassicFirstRankOnTop() {
        return properties.getProperty("classic.first-rank", "bottom").equals("top");
    }

    /** A position that is typical of the game, for its card; the start position by default. */
    public State picture() {
        String position = properties.getProperty("picture");
        return position == null ? game.start() : game.read(position).orElseThrow();
    }
}
