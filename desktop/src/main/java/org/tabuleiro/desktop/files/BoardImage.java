package org.tabuleiro.desktop.files;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import javax.imageio.ImageIO;
import org.tabuleiro.content.BoardDrawing;
import org.tabuleiro.content.Theme;
import org.tabuleiro.desktop.swing.SvgRenderer;
import org.tabuleiro.table.scene.BoardStyle;
import org.tabuleiro.table.scene.Scene;
import org.tabuleiro.table.scene.SceneSvg;

/**
 * An image of the board as shown, as SVG or PNG. Rendering is slow and can be done on any thread.
 *
 * @param scene the scene
 * @param theme its colours
 * @param options the other options of the image
 */
public record BoardImage(Scene scene, Theme theme, SceneSvg.Options options) {
    /** The minimum of the longer side in pixels: a smaller board is not recognisable. */
    public static final int MIN_SIZE = 100;
    /** The maximum of the longer side in pixels: a larger image runs out of memory. */
    public static final int MAX_SIZE = 8000;
    /** The nominal size of an SVG image. */
    private static final int SVG_SIZE = 800;

    /** The content of an SVG file. */
    public byte[] svg() {
        return svg(SVG_SIZE);
    }

    private BoardStyle style() {
        return BoardStyle.of(scene.game(), theme, Theme.Variant.LIGHT, BoardDrawing.Size.FULL);
    }

    private byte[] svg(int longerSide) {
        return SceneSvg.write(scene, style(), options, longerSide).getBytes(StandardCharsets.UTF_8);
    }

    /** Renders the image; {@code longerSide} is the length of its longer side in pixels. */
    public BufferedImage image(int longerSide) {
        SceneSvg.Size size = SceneSvg.size(scene, style(), options, longerSide);
        // No alpha channel: some programs cannot paste transparent images from the clipboard.
        return SvgRenderer.render(
                SvgRenderer.load(new ByteArrayInputStream(svg(longerSide))),
                size.width(),
                size.height(),
                BufferedImage.TYPE_INT_RGB);
    }

    /** Returns the content of a PNG file; {@code longerSide} is the length of its longer side in pixels. */
    public byte[] png(int longerSide) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            ImageIO.setUseCache(false);
            ImageIO.write(image(longerSide), "png", out);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return out.toByteArray();
    }
}
