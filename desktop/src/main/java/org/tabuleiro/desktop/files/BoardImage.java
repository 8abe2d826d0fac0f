package org.tabuleiro.desktop.files;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import javax.imageio.ImageIO;
import org.tabuleiro.content.Theme;
import org.tabuleiro.desktop.swing.SvgRenderer;
import org.tabuleiro.table.scene.BoardStyle;
import org.tabuleiro.table.scene.Scene;
import org.tabuleiro.table.scene.SceneSvg;

/**
 * A picture of a board as it is shown, as vectors or pixels. Rendering takes a while and can be done on any thread.
 *
 * @param scene what is shown
 * @param theme its colours
 * @param options what else the picture shows
 */
public record BoardImage(Scene scene, Theme theme, SceneSvg.Options options) {
    /** The smallest longer side in pixels: below it a board cannot be recognised. */
    public static final int LEAST = 100;
    /** The largest longer side in pixels: above it memory runs out. */
    public static final int MOST = 8000;
    /** The size that a vector picture states; it scales to any. */
    private static final int VECTOR = 800;

    /** The content of an SVG file. */
    public byte[] svg() {
        return svg(VECTOR);
    }

    private byte[] svg(int longer) {
        BoardStyle style = BoardStyle.of(scene.game(), theme);
        return SceneSvg.write(scene, style, options, longer).getBytes(StandardCharsets.UTF_8);
    }

    /** Renders the picture; {@code longer} is the length of its longer side in pixels. */
    public BufferedImage image(int longer) {
        SceneSvg.Size size = SceneSvg.size(scene, options, longer);
        // No alpha channel: some programs cannot paste transparent images from the clipboard.
        return SvgRenderer.render(
                SvgRenderer.load(new ByteArrayInputStream(svg(longer))),
                size.width(),
                size.height(),
                BufferedImage.TYPE_INT_RGB);
    }

    /** Returns the content of a PNG file; {@code longer} is the length of its longer side in pixels. */
    public byte[] png(int longer) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            ImageIO.setUseCache(false);
            ImageIO.write(image(longer), "png", out);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return out.toByteArray();
    }
}
