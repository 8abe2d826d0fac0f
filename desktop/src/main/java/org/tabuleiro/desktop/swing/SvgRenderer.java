package org.tabuleiro.desktop.swing;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.InputStream;
import java.util.Objects;

/** Loads SVG documents and renders them as images. */
public final class SvgRenderer {
    private SvgRenderer() {}

    /** Parses a document that is part of the program or was written by it. */
    public static SVGDocument load(InputStream svg) {
        return Objects.requireNonNull(new SVGLoader().load(svg, null, LoaderContext.createDefault()));
    }

    /** Renders a document; {@code type} is one of the types of {@link BufferedImage}. */
    public static BufferedImage render(SVGDocument document, int width, int height, int type) {
        BufferedImage image = new BufferedImage(width, height, type);
        Graphics2D g = image.createGraphics();
        try {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            document.render((Component) null, g, new ViewBox(width, height));
        } finally {
            g.dispose();
        }
        return image;
    }
}
