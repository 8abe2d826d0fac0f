package org.tabuleiro.desktop.board;

import com.github.weisj.jsvg.SVGDocument;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.tabuleiro.content.PieceDrawing;
import org.tabuleiro.content.Theme;
import org.tabuleiro.desktop.swing.SvgRenderer;
import org.tabuleiro.games.Game;

/** Renders pieces from their SVG drawings; caches the images used last, because rendering is slow. */
final class PieceRenderer {
    private record Key(String game, Theme theme, char letter) {}

    private static final Map<Key, SVGDocument> DOCUMENTS = new HashMap<>();

    private record Sized(Key key, int pixels) {}

    private static final int MAX_CACHED = 100;

    private final Map<Sized, BufferedImage> images = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Sized, BufferedImage> eldest) {
            return size() > MAX_CACHED;
        }
    };

    /** Draws a piece, rendered in device pixels. */
    void draw(Graphics2D g, Game game, Theme theme, char letter, double x, double y, double width) {
        double scale = g.getTransform().getScaleX();
        int pixels = Math.max(1, (int) Math.round(width * scale));
        BufferedImage image = images.computeIfAbsent(
                new Sized(new Key(game.id(), theme, letter), pixels), key -> render(game, theme, letter, pixels));
        Graphics2D own = (Graphics2D) g.create();
        own.translate(x, y);
        own.scale(1 / scale, 1 / scale);
        own.drawImage(image, 0, 0, null);
        own.dispose();
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
