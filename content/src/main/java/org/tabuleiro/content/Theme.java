package org.tabuleiro.content;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.tabuleiro.games.Game;

/** A set of boards and pieces. */
public enum Theme {
    /** Wood, brass, a sea chart and slate. */
    WARM,
    /** Flat and geometric. */
    GRAPHIC,
    /** The graphic set in high contrast. */
    CONTRAST;

    /** The set of a person who has not chosen one. */
    public static final Theme DEFAULT = WARM;

    /** The brightness of what surrounds the board. */
    public enum Variant {
        /** A light page or window. */
        LIGHT,
        /** A dark page or window. */
        DARK;

        /** The name in resource files and on the page. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Where a colour is used. */
    public enum Use {
        /** A light square. */
        LIGHT,
        /** A dark square. */
        DARK,
        /** A square of the area that a board marks. */
        AREA,
        /** The lines between the squares. */
        LINE,
        /** The line around an area. */
        OUTLINE,
        /** Around the board. */
        FRAME,
        /** Names of files and ranks, in the frame. */
        LABEL,
        /** Texts on the trays of a board. */
        TRAY,
        /** The squares of the last turn. */
        LAST,
        /** The square that was clicked. */
        CHOSEN,
        /** What can be clicked next. */
        TARGET,
        /** The edge of every mark, so that it stands out from squares and pieces. */
        EDGE,
        /** What must be moved, and what is captured. */
        MUST,
        /** Squares where something can be put. */
        ZONE,
        /** Squares where nothing can be put, where most squares are allowed. */
        VEIL,
        /** A hint, and the lines of an analysis. */
        HINT,
        /** Where the keyboard is. */
        FOCUS,
        /** Squares that the first player attacks. */
        FIRST,
        /** Squares that the second player attacks. */
        SECOND;

        /** The name in resource files and on the page. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Cache: a board is painted many times per second, on several threads. */
    private static final Map<String, Map<String, String>> KNOWN = new ConcurrentHashMap<>();

    /** The name in settings and on the command line. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The theme with a name. */
    public static Optional<Theme> find(String id) {
        return Arrays.stream(values()).filter(theme -> theme.id().equals(id)).findFirst();
    }

    /** The name of the folder and the files with the drawings: the same in high contrast as in the graphic set. */
    String drawings() {
        return this == CONTRAST ? GRAPHIC.id() : id();
    }

    /** A colour of the board of a game, as in {@code #D9C7A0}. */
    public String colour(Game game, Variant variant, Use use) {
        return value(game, variant, use.id()).orElse("#000000");
    }

    /** A value for the drawing of the board of a game: a colour or an opacity. */
    Optional<String> value(Game game, Variant variant, String name) {
        Map<String, String> values =
                KNOWN.computeIfAbsent(game.id() + "/boards/" + id() + ".properties", Resources::texts);
        String own = variant == Variant.DARK ? values.get("dark." + name) : null;
        return Optional.ofNullable(own == null ? values.get(name) : own);
    }
}
