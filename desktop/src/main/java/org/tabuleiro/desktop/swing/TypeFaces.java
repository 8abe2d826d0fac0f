package org.tabuleiro.desktop.swing;

import com.formdev.flatlaf.util.FontUtils;
import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.GraphicsEnvironment;
import java.io.IOException;
import java.io.InputStream;

/**
 * The two typefaces of the window.
 *
 * @param sans for everything but names, prompts, scores and comments
 * @param serif upright
 * @param serifStrong upright and semibold
 * @param serifItalic italic
 */
record TypeFaces(Font sans, Font serif, Font serifStrong, Font serifItalic) {
    /** The typefaces of the system, where those of the program cannot be read. */
    static final TypeFaces OF_SYSTEM = new TypeFaces(
            new Font(Font.SANS_SERIF, Font.PLAIN, 1),
            new Font(Font.SERIF, Font.PLAIN, 1),
            new Font(Font.SERIF, Font.BOLD, 1),
            new Font(Font.SERIF, Font.ITALIC, 1));

    /** Loads the fonts of the program. */
    static TypeFaces load() {
        try {
            // Registered together, so that the bold style of the family is found.
            Font sans = read("FiraSans-Regular.ttf");
            read("FiraSans-Bold.ttf");
            return new TypeFaces(
                    new Font(sans.getFamily(), Font.PLAIN, 1),
                    read("TabuleiroSerif-Regular.ttf"),
                    read("TabuleiroSerif-Semibold.ttf"),
                    read("TabuleiroSerif-Italic.ttf"));
        } catch (IOException | FontFormatException unreadable) {
            return OF_SYSTEM;
        }
    }

    private static Font read(String file) throws IOException, FontFormatException {
        try (InputStream in = TypeFaces.class.getResourceAsStream("/org/tabuleiro/desktop/fonts/" + file)) {
            if (in == null) {
                throw new IOException(file);
            }
            Font font = Font.createFont(Font.TRUETYPE_FONT, in);
            GraphicsEnvironment.getLocalGraphicsEnvironment().registerFont(font);
            return font;
        }
    }

    Font sans(float size) {
        // Characters that the typeface lacks, such as arrows, come from the system.
        return FontUtils.getCompositeFont(sans.getFamily(), Font.PLAIN, Math.round(size));
    }

    Font serif(int style, float size) {
        return (style == Font.BOLD ? serifStrong : style == Font.ITALIC ? serifItalic : serif).deriveFont(size);
    }
}
