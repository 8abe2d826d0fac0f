package org.tabuleiro.desktop.board;

import com.github.weisj.jsvg.SVGDocument;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.content.PieceDrawing;
import org.tabuleiro.content.Theme;
import org.tabuleiro.desktop.swing.SvgRenderer;
import org.tabuleiro.games.Game;

/**
 * Renders pieces from their SVG drawings. That takes long, so the images used last are cached, and a size that
 * is not known yet is rendered in the background while another one is shown, scaled: a window that is resized
 * needs all pieces in a new size at once.
 */
final class PieceRenderer {
    private record Key(String game, Theme theme, char letter) {}

    private static final Map<Key, SVGDocument> DOCUMENTS = new HashMap<>();

    private record Sized(Key key, int pixels) {}

    private static final int MAX_CACHED = 100;

    // Guarded by itself: images are also added by the background thread.
    private final Map<Sized, BufferedImage> images = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Sized, BufferedImage> eldest) {
            return size() > MAX_CACHED;
        }
    };

    private final Set<Sized> pending = new HashSet<>();
    private final @Nullable JComponent shown;

    /**
     * A renderer with a cache of its own.
     *
     * @param shown the component to repaint when a better image is ready; null for icons, which tell it
     */
    PieceRenderer(@Nullable JComponent shown) {
        this.shown = shown;
    }

    /** Draws a piece on the component of this renderer, rendered in device pixels. */
    void draw(Graphics2D g, Game game, Theme theme, char letter, double x, double y, double width) {
        draw(g, game, theme, letter, x, y, width, 1);
    }

    /** Draws a piece whose image is scaled, so that an animation does not render it in every size. */
    void draw(Graphics2D g, Game game, Theme theme, char letter, double x, double y, double width, double zoom) {
        draw(g, game, theme, letter, x, y, width, zoom, shown);
    }

    /**
     * Draws a piece on any component.
     *
     * @param zoom the factor by which the image is scaled
     * @param on the component to repaint when a better image is ready; null to wait for it
     */
    void draw(
            Graphics2D g,
            Game game,
            Theme theme,
            char letter,
            double x,
            double y,
            double width,
            double zoom,
            @Nullable JComponent on) {
        double scale = g.getTransform().getScaleX();
        int pixels = Math.max(1, (int) Math.round(width * scale));
        BufferedImage image = image(new Sized(new Key(game.id(), theme, letter), pixels), game, on);
        Graphics2D own = (Graphics2D) g.create();
        own.translate(x, y);
        own.scale(zoom / scale, zoom / scale);
        if (image.getWidth() != pixels) {
            own.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
            double fit = (double) pixels / image.getWidth();
            own.scale(fit, fit);
        }
        own.drawImage(image, 0, 0, null);
        own.dispose();
    }

    private BufferedImage image(Sized wanted, Game game, @Nullable JComponent on) {
        BufferedImage best = null;
        synchronized (images) {
            BufferedImage exact = images.get(wanted);
            if (exact != null) {
                return exact;
            }
            for (Map.Entry<Sized, BufferedImage> each : images.entrySet()) {
                int width = each.getKey().pixels();
                if (each.getKey().key().equals(wanted.key())
                        && (best == null
                                || Math.abs(width - wanted.pixels()) < Math.abs(best.getWidth() - wanted.pixels()))) {
                    best = each.getValue();
                }
            }
        }
        if (best == null || on == null || on.isPaintingForPrint()) {
            return add(wanted, game);
        }
        renderLater(wanted, game, on);
        return best;
    }

    private void renderLater(Sized wanted, Game game, JComponent on) {
        if (pending.add(wanted)) {
            BoardRenderer.BACKGROUND.execute(() -> {
                add(wanted, game);
                SwingUtilities.invokeLater(() -> {
                    pending.remove(wanted);
                    on.repaint();
                });
            });
        }
    }

    private BufferedImage add(Sized wanted, Game game) {
        BufferedImage image = render(game, wanted.key().theme(), wanted.key().letter(), wanted.pixels());
        synchronized (images) {
            images.put(wanted, image);
        }
        return image;
    }

    /** Preloads the drawings of a game; can be called from any thread. */
    static void prepare(Game game, Theme theme) {
        for (char letter : game.pieceLetters().toCharArray()) {
            render(game, theme, letter, 16);
        }
    }

    /**
     * Synchronized because exported images are rendered on background threads and the documents are shared.
     */
    private static synchronized BufferedImage render(Game game, Theme theme, char letter, int pixels) {
        return SvgRenderer.render(document(game, theme, letter), pixels, pixels, BufferedImage.TYPE_INT_ARGB_PRE);
    }

    private static SVGDocument document(Game game, Theme theme, char letter) {
        return DOCUMENTS.computeIfAbsent(new Key(game.id(), theme, letter), key -> {
            byte[] svg = PieceDrawing.svg(game, theme, letter).getBytes(StandardCharsets.UTF_8);
            return SvgRenderer.load(new ByteArrayInputStream(svg));
        });
    }
}
