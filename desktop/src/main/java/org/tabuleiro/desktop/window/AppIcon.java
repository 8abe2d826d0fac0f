package org.tabuleiro.desktop.window;

import com.github.weisj.jsvg.SVGDocument;
import java.awt.Image;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import org.tabuleiro.desktop.swing.SvgRenderer;

/** The application icon, rendered in the sizes that title bars, docks and task switchers use. */
final class AppIcon {
    private static final List<Integer> SIZES = List.of(16, 24, 32, 48, 64, 128);

    private AppIcon() {}

    static List<Image> images() {
        SVGDocument drawing = drawing();
        return SIZES.stream()
                .<Image>map(size -> SvgRenderer.render(drawing, size, size, BufferedImage.TYPE_INT_ARGB))
                .toList();
    }

    private static SVGDocument drawing() {
        try (InputStream svg = Objects.requireNonNull(AppIcon.class.getResourceAsStream("icon.svg"))) {
            return SvgRenderer.load(svg);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
