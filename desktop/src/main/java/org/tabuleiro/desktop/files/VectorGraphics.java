package org.tabuleiro.desktop.files;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.GraphicsConfiguration;
import java.awt.Image;
import java.awt.Paint;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.BufferedImageOp;
import java.awt.image.ImageObserver;
import java.awt.image.RenderedImage;
import java.awt.image.renderable.RenderableImage;
import java.text.AttributedCharacterIterator;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A drawing surface that knows only filled shapes: lines become the shape that their pen covers, letters their outlines. What is
 * left for those who extend it is to put a shape somewhere. Pixels it refuses.
 */
abstract class VectorGraphics extends Graphics2D {
    private static final Graphics2D MEASURES = new BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB).createGraphics();

    private AffineTransform transform = new AffineTransform();
    private Color color = Color.BLACK;
    private Color background = Color.WHITE;
    private Stroke stroke = new BasicStroke(1);
    private Composite composite = AlphaComposite.SrcOver;
    private Font font = new Font(Font.SANS_SERIF, Font.PLAIN, 12);
    private @Nullable Shape clip;

    /** Puts a shape, in the measures of the whole surface. */
    abstract void put(Shape shape, Color filled, float opacity, @Nullable Shape within);

    /** Another view of the same surface. */
    abstract VectorGraphics another();

    @Override
    public final VectorGraphics create() {
        VectorGraphics other = another();
        other.transform = new AffineTransform(transform);
        other.color = color;
        other.background = background;
        other.stroke = stroke;
        other.composite = composite;
        other.font = font;
        other.clip = clip;
        return other;
    }

    final float opacity() {
        return composite instanceof AlphaComposite alpha ? alpha.getAlpha() : 1;
    }

    @Override
    public final void fill(Shape shape) {
        put(transform.createTransformedShape(shape), color, opacity(), clip);
    }

    @Override
    public final void draw(Shape shape) {
        fill(stroke.createStrokedShape(shape));
    }

    @Override
    public final void drawString(String text, float x, float y) {
        fill(font.createGlyphVector(getFontRenderContext(), text).getOutline(x, y));
    }

    @Override
    public final void drawString(String text, int x, int y) {
        drawString(text, (float) x, (float) y);
    }

    @Override
    public final void drawGlyphVector(GlyphVector glyphs, float x, float y) {
        fill(glyphs.getOutline(x, y));
    }

    @Override
    public final void drawLine(int x1, int y1, int x2, int y2) {
        draw(new Line2D.Double(x1, y1, x2, y2));
    }

    @Override
    public final void fillRect(int x, int y, int width, int height) {
        fill(new Rectangle(x, y, width, height));
    }

    @Override
    public final void clearRect(int x, int y, int width, int height) {
        put(transform.createTransformedShape(new Rectangle(x, y, width, height)), background, 1, clip);
    }

    @Override
    public final void drawRoundRect(int x, int y, int width, int height, int arcWidth, int arcHeight) {
        draw(new RoundRectangle2D.Double(x, y, width, height, arcWidth, arcHeight));
    }

    @Override
    public final void fillRoundRect(int x, int y, int width, int height, int arcWidth, int arcHeight) {
        fill(new RoundRectangle2D.Double(x, y, width, height, arcWidth, arcHeight));
    }

    @Override
    public final void drawOval(int x, int y, int width, int height) {
        draw(new Ellipse2D.Double(x, y, width, height));
    }

    @Override
    public final void fillOval(int x, int y, int width, int height) {
        fill(new Ellipse2D.Double(x, y, width, height));
    }

    @Override
    public final void drawArc(int x, int y, int width, int height, int start, int angle) {
        draw(new java.awt.geom.Arc2D.Double(x, y, width, height, start, angle, java.awt.geom.Arc2D.OPEN));
    }

    @Override
    public final void fillArc(int x, int y, int width, int height, int start, int angle) {
        fill(new java.awt.geom.Arc2D.Double(x, y, width, height, start, angle, java.awt.geom.Arc2D.PIE));
    }

    @Override
    public final void drawPolyline(int[] xs, int[] ys, int count) {
        for (int i = 1; i < count; i++) {
            drawLine(xs[i - 1], ys[i - 1], xs[i], ys[i]);
        }
    }

    @Override
    public final void drawPolygon(int[] xs, int[] ys, int count) {
        draw(new java.awt.Polygon(xs, ys, count));
    }

    @Override
    public final void fillPolygon(int[] xs, int[] ys, int count) {
        fill(new java.awt.Polygon(xs, ys, count));
    }

    // What shapes are put with.

    @Override
    public final Color getColor() {
        return color;
    }

    @Override
    public final void setColor(@Nullable Color newColor) {
        if (newColor != null) {
            color = newColor;
        }
    }

    @Override
    public final Paint getPaint() {
        return color;
    }

    @Override
    public final void setPaint(Paint paint) {
        setColor(paint instanceof Color plain ? plain : null);
    }

    @Override
    public final Color getBackground() {
        return background;
    }

    @Override
    public final void setBackground(Color newBackground) {
        background = newBackground;
    }

    @Override
    public final Stroke getStroke() {
        return stroke;
    }

    @Override
    public final void setStroke(Stroke newStroke) {
        stroke = newStroke;
    }

    @Override
    public final Composite getComposite() {
        return composite;
    }

    @Override
    public final void setComposite(Composite newComposite) {
        composite = newComposite;
    }

    @Override
    public final Font getFont() {
        return font;
    }

    @Override
    public final void setFont(Font newFont) {
        font = newFont;
    }

    @Override
    public final FontMetrics getFontMetrics(Font of) {
        return MEASURES.getFontMetrics(of);
    }

    @Override
    public final FontRenderContext getFontRenderContext() {
        return new FontRenderContext(null, true, true);
    }

    @Override
    public final AffineTransform getTransform() {
        return new AffineTransform(transform);
    }

    @Override
    public final void setTransform(AffineTransform newTransform) {
        transform = new AffineTransform(newTransform);
    }

    @Override
    public final void transform(AffineTransform more) {
        transform.concatenate(more);
    }

    @Override
    public final void translate(int x, int y) {
        transform.translate(x, y);
    }

    @Override
    public final void translate(double x, double y) {
        transform.translate(x, y);
    }

    @Override
    public final void rotate(double angle) {
        transform.rotate(angle);
    }

    @Override
    public final void rotate(double angle, double x, double y) {
        transform.rotate(angle, x, y);
    }

    @Override
    public final void scale(double x, double y) {
        transform.scale(x, y);
    }

    @Override
    public final void shear(double x, double y) {
        transform.shear(x, y);
    }

    @Override
    public final void clip(@Nullable Shape shape) {
        if (shape == null) {
            clip = null;
            return;
        }
        Area area = new Area(transform.createTransformedShape(shape));
        if (clip != null) {
            area.intersect(new Area(clip));
        }
        clip = area;
    }

    @Override
    public final void clipRect(int x, int y, int width, int height) {
        clip(new Rectangle(x, y, width, height));
    }

    @Override
    public final void setClip(int x, int y, int width, int height) {
        setClip(new Rectangle(x, y, width, height));
    }

    @Override
    public final void setClip(@Nullable Shape shape) {
        clip = null;
        clip(shape);
    }

    @Override
    public final @Nullable Shape getClip() {
        return clip;
    }

    @Override
    public final @Nullable Rectangle getClipBounds() {
        return clip == null ? null : clip.getBounds();
    }

    // Shapes are exact: there is nothing to wish for.

    @Override
    public final void setRenderingHint(RenderingHints.Key key, Object value) {}

    @Override
    public final @Nullable Object getRenderingHint(RenderingHints.Key key) {
        return null;
    }

    @Override
    public final void setRenderingHints(Map<?, ?> hints) {}

    @Override
    public final void addRenderingHints(Map<?, ?> hints) {}

    @Override
    public final RenderingHints getRenderingHints() {
        return new RenderingHints(new HashMap<>());
    }

    @Override
    public final void dispose() {}

    // What has to do with pixels.

    @Override
    public final boolean hit(Rectangle box, Shape shape, boolean onStroke) {
        return shape.intersects((Rectangle2D) box);
    }

    @Override
    public final GraphicsConfiguration getDeviceConfiguration() {
        return MEASURES.getDeviceConfiguration();
    }

    private static UnsupportedOperationException pixels() {
        return new UnsupportedOperationException("a vector picture takes no pixels");
    }

    @Override
    public final void setPaintMode() {}

    @Override
    public final void setXORMode(Color other) {
        throw pixels();
    }

    @Override
    public final void copyArea(int x, int y, int width, int height, int dx, int dy) {
        throw pixels();
    }

    @Override
    public final void drawString(AttributedCharacterIterator text, int x, int y) {
        drawString(text, (float) x, (float) y);
    }

    @Override
    public final void drawString(AttributedCharacterIterator text, float x, float y) {
        new java.awt.font.TextLayout(text, getFontRenderContext()).draw(this, x, y);
    }

    @Override
    public final boolean drawImage(Image image, AffineTransform at, ImageObserver observer) {
        throw pixels();
    }

    @Override
    public final void drawImage(BufferedImage image, BufferedImageOp op, int x, int y) {
        throw pixels();
    }

    @Override
    public final void drawRenderedImage(RenderedImage image, AffineTransform at) {
        throw pixels();
    }

    @Override
    public final void drawRenderableImage(RenderableImage image, AffineTransform at) {
        throw pixels();
    }

    @Override
    public final boolean drawImage(Image image, int x, int y, ImageObserver observer) {
        throw pixels();
    }

    @Override
    public final boolean drawImage(Image image, int x, int y, int width, int height, ImageObserver observer) {
        throw pixels();
    }

    @Override
    public final boolean drawImage(Image image, int x, int y, Color ground, ImageObserver observer) {
        throw pixels();
    }

    @Override
    public final boolean drawImage(
            Image image, int x, int y, int width, int height, Color ground, ImageObserver observer) {
        throw pixels();
    }

    @Override
    public final boolean drawImage(
            Image image, int a, int b, int c, int d, int e, int f, int g, int h, ImageObserver observer) {
        throw pixels();
    }

    @Override
    public final boolean drawImage(
            Image image, int a, int b, int c, int d, int e, int f, int g, int h, Color ground, ImageObserver observer) {
        throw pixels();
    }
}
