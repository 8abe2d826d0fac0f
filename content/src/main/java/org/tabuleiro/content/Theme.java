package org.tabuleiro.content;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;

/** A colour theme of the board. */
public enum Theme {
    /** Light and dark wood. */
    WOOD,
    /** Grey stone. */
    STONE,
    /** Green and cream, like a tournament board. */
    LAWN,
    /** High contrast. */
    CONTRAST;

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
        /** Around the board. */
        FRAME,
        /** Names of files and ranks, and the line around an area. */
        LABEL,
        /** The squares of the last turn. */
        LAST,
        /** The square that was clicked. */
        CHOSEN,
        /** What can be clicked next. */
        TARGET,
        /** What must be moved. */
        MUST,
        /** Squares where something can be put. */
        ZONE,
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

    private static final class Colours {
        static final Properties ALL = Resources.properties("themes.properties").orElseGet(Properties::new);
    }

    /** The name in settings and on the command line. */
    public String id() {
        return switch (this) {
            case WOOD -> "wood";
            case STONE -> "stone";
            case LAWN -> "lawn";
            case CONTRAST -> "contrast";
        };
    }

    /** The theme with a name. */
    public static Optional<Theme> find(String id) {
        return Arrays.stream(values()).filter(theme -> theme.id().equals(id)).findFirst();
    }

    /** A colour, as in {@code #D9C7A0}. */
    public String colour(Use use) {
        String key = id() + "." + use.id();
        return Colours.ALL.getProperty(key, "#000000");
    }
}
