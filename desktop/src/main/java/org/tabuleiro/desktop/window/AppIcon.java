package org.tabuleiro.desktop.window;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;

/** The icon of the application, drawn from its vector drawing in the sizes that title bars, docks and task switchers use. */
final class AppIcon {
    private static final List<Integer> SIZES = List.of(16, 24, 32, 48, 64, 128);

    private AppIcon() {}

    static List<Image> images() {
        SVGDocument drawing = drawing();
        return SIZES.stream().map(size -> image(drawing, size)).toList();
    }

    private static SVGDocument drawing() {
        try (InputStream svg = Objects.requireNonNull(AppIcon.class.getResourceAsStream("icon.svg"))) {
            return Objects.requireNonNull(new SVGLoader().load(svg, null, LoaderContext.createDefault()));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static Image image(SVGDocument drawing, int size) {
        BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        drawing.render((Component) null, g, new ViewBox(size, size));
        g.dispose();
        return image;
    }
}
