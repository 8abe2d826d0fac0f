package org.tabuleiro.content;

import java.util.Locale;
import java.util.Properties;

/** The colours of the interface around the boards, in light and in dark. */
public enum Palette {
    /** Paper and ink. */
    LIGHT,
    /** A room in the evening. */
    DARK;

    /** Where a colour is used. */
    public enum Use {
        /** The background of a page or window. */
        PAPER,
        /** Cards, dialogs and controls on it. */
        SHEET,
        /** What lies deeper than the background, such as an empty track. */
        SUNK,
        /** Lines that separate. */
        LINE,
        /** The borders of controls. */
        LINE_STRONG,
        /** Text. */
        INK,
        /** Text of less weight. */
        INK_2,
        /** Captions. */
        INK_3,
        /** The primary action, links and what is chosen. */
        ACCENT,
        /** The background of what is chosen. */
        ACCENT_SOFT,
        /** Text on the accent. */
        ON_ACCENT,
        /** Bars and thin lines that attract the eye. */
        BRASS,
        /** A good move, a right answer. */
        GOOD,
        /** The background of something good. */
        GOOD_SOFT,
        /** An inaccuracy, a warning. */
        WARN,
        /** A bad move, an error, a destructive action. */
        BAD,
        /** The background of something bad. */
        BAD_SOFT,
        /** Information, and the focus of the keyboard. */
        OK;

        /** The name in resource files and style sheets, such as {@code line-strong}. */
        public String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    private static final class Colours {
        static final Properties ALL = Resources.properties("palette.properties").orElseGet(Properties::new);
    }

    /** The name in resource files and settings. */
    public String id() {
        return this == LIGHT ? "light" : "dark";
    }

    /** A colour, as in {@code #7A4A1E}. */
    public String colour(Use use) {
        return Colours.ALL.getProperty(id() + "." + use.id(), "#000000");
    }
}
