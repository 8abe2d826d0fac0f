package org.tabuleiro.desktop.swing;

import com.github.weisj.jsvg.SVGDocument;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.swing.Icon;
import javax.swing.UIManager;

/** A line icon of a button, in the foreground colour of its component. */
public final class LineIcon implements Icon {
    /** The drawings: SVG paths on a square of 24 units. */
    public enum Shape {
        UNDO("M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3"),
        HINT("M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2V16h5v-.1c0-.8.4-1.5 1-2A6 6 0 0 0 12 3z"),
        HURRY("M5 5l7 7-7 7zM13 5l7 7-7 7z"),
        FLIP("M8 4v16M8 4L4 8M8 4l4 4M16 20V4M16 20l-4-4M16 20l4-4"),
        MENU("M4 7h16M4 12h16M4 17h16"),
        FIRST("M18 5l-7 7 7 7M6 5v14"),
        BACK("M15 5l-7 7 7 7"),
        FORWARD("M9 5l7 7-7 7"),
        LAST("M6 5l7 7-7 7M18 5v14"),
        PLAY("M8 5v14l11-7z"),
        BOOK("M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zM12 6v14"),
        PEOPLE("M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6"
                + "M16 4.4a3.5 3.5 0 0 1 0 6.4M18 14.4c2.2 .9 3.5 2.9 3.5 5.6"),
        OPTIONS("M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5"),
        LEVEL("M6 20v-5M12 20V10M18 20V4"),
        AGAIN("M20 12a8 8 0 1 1-2.5-5.8M20 3v4h-4"),
        CLOCK("M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2"),
        CHART("M4 19h16M6 15l4-5 4 3 5-8"),
        SHARE("M12 15V4M12 4L8 8M12 4l4 4M5 13v7h14v-7"),
        SAVE("M12 4v11M12 15l-4-4M12 15l4-4M5 20h14");

        private final String path;

        Shape(String path) {
            this.path = path;
        }
    }

    private record Key(Shape shape, int pixels, int colour) {}

    private static final int MAX_CACHED = 200;
    private static final Map<Key, BufferedImage> IMAGES = new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, BufferedImage> eldest) {
            return size() > MAX_CACHED;
        }
    };

    private final Shape shape;
    private final int size;

    /** An icon of a size in pixels. */
    public LineIcon(Shape shape, int size) {
        this.shape = shape;
        this.size = size;
    }

    /** An icon that fits the current font. */
    public LineIcon(Shape shape) {
        this(shape, Math.round(UIManager.getFont("Label.font").getSize2D() * 1.4f));
    }

    @Override
    public void paintIcon(Component component, Graphics graphics, int x, int y) {
        Graphics2D g = (Graphics2D) graphics.create();
        double scale = g.getTransform().getScaleX();
        Color colour =
                component.isEnabled() ? component.getForeground() : UIManager.getColor("Label.disabledForeground");
        int pixels = Math.max(1, (int) Math.round(size * scale));
        BufferedImage image =
                IMAGES.computeIfAbsent(new Key(shape, pixels, colour.getRGB() & 0xFFFFFF), LineIcon::render);
        g.translate(x, y);
        g.scale(1 / scale, 1 / scale);
        g.drawImage(image, 0, 0, null);
        g.dispose();
    }

    private static BufferedImage render(Key key) {
        String svg = """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">
                <path d="%s" fill="none" stroke="#%06x" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>
                </svg>""".formatted(key.shape.path, key.colour);
        SVGDocument document = SvgRenderer.load(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
        return SvgRenderer.render(document, key.pixels, key.pixels, BufferedImage.TYPE_INT_ARGB_PRE);
    }

    @Override
    public int getIconWidth() {
        return size;
    }

    @Override
    public int getIconHeight() {
        return size;
    }
}
