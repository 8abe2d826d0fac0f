package org.tabuleiro.desktop.files;

import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import javax.imageio.ImageIO;
import org.tabuleiro.desktop.board.BoardPrint;

/** Pictures of a board as it is shown; making one takes a while, and can be done on any thread. */
public final class Picture {
    /** The smallest longer side of a picture in pixels: below it a board cannot be told. */
    public static final int LEAST = 100;
    /** The largest longer side of a picture in pixels: above it memory runs out. */
    public static final int MOST = 8000;
    /** The measures that a vector picture names; it can be shown in any. */
    private static final int VECTOR = 800;

    private Picture() {}

    /** As vectors; the title, such as the position string, is what those hear who do not see it. */
    public static byte[] svg(BoardPrint board, String title) {
        Dimension size = board.size(VECTOR);
        SvgWriter writer = new SvgWriter();
        board.paint(writer, VECTOR);
        return writer.text(size.width, size.height, title).getBytes(StandardCharsets.UTF_8);
    }

    /** As pixels, the longer side so many. */
    public static BufferedImage image(BoardPrint board, int longer) {
        Dimension size = board.size(longer);
        // Without transparency: not every program that takes pictures from the clipboard knows what that is.
        BufferedImage image = new BufferedImage(size.width, size.height, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        try {
            board.paint(g, longer);
        } finally {
            g.dispose();
        }
        return image;
    }

    /** The content of a PNG file, its longer side so many pixels. */
    public static byte[] png(BoardPrint board, int longer) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            ImageIO.setUseCache(false);
            ImageIO.write(image(board, longer), "png", out);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return out.toByteArray();
    }
}
