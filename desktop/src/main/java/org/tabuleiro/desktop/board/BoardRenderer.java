package org.tabuleiro.desktop.board;

import com.github.weisj.jsvg.SVGDocument;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.content.BoardDrawing;
import org.tabuleiro.desktop.swing.SvgRenderer;
import org.tabuleiro.games.Game;

/**
 * Renders the drawings of boards as images. That takes long, so the images are cached, and a size that is not
 * known yet is rendered in the background while another one is shown, scaled.
 */
final class BoardRenderer {
    /** The width in pixels up to which a first image is rendered at once. */
    private static final int QUICK = 640;

    private static final int MAX_SIZES = 3;

    private record Key(String game, BoardLook look) {}

    private static final Map<Key, BoardRenderer> ALL = new ConcurrentHashMap<>();
    /** Renders boards and pieces. */
    static final ExecutorService BACKGROUND = Executors.newSingleThreadExecutor(
            task -> Thread.ofPlatform().daemon().name("boards").unstarted(task));

    private final BoardDrawing drawing;
    private @Nullable SVGDocument document;
    /** The images by their width. */
    private final Map<Integer, BufferedImage> images = new LinkedHashMap<>(8, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, BufferedImage> eldest) {
            return size() > MAX_SIZES;
        }
    };

    private final Set<Integer> pending = new HashSet<>();

    private BoardRenderer(BoardDrawing drawing) {
        this.drawing = drawing;
    }

    static BoardRenderer of(Game game, BoardLook look) {
        return ALL.computeIfAbsent(
                new Key(game.id(), look),
                key -> new BoardRenderer(BoardDrawing.of(game, look.theme(), look.variant(), look.size())));
    }

    BoardDrawing drawing() {
        return drawing;
    }

    /** Loads the drawing; can be called from any thread. */
    void prepare() {
        render(QUICK / 4);
    }

    /**
     * Draws the board.
     *
     * @param g where to
     * @param grid where the squares are
     * @param shown the component to repaint when a better image is ready; null to wait for it
     */
    void draw(Graphics2D g, Grid grid, @Nullable JComponent shown) {
        double scale = g.getTransform().getScaleX();
        double unit = grid.side() / 100;
        int pixels = Math.max(1, (int) Math.round(drawing.width() * unit * scale));
        BufferedImage image = image(pixels, shown);
        Graphics2D own = (Graphics2D) g.create();
        own.translate(grid.left() - drawing.left() * unit, grid.top() - drawing.top() * unit);
        if (image.getWidth() == pixels) {
            own.scale(1 / scale, 1 / scale);
        } else {
            own.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
            double zoom = drawing.width() * unit / image.getWidth();
            own.scale(zoom, zoom);
        }
        own.drawImage(image, 0, 0, null);
        own.dispose();
    }

    private BufferedImage image(int pixels, @Nullable JComponent shown) {
        BufferedImage best = null;
        synchronized (images) {
            BufferedImage exact = images.get(pixels);
            if (exact != null) {
                return exact;
            }
            for (BufferedImage each : images.values()) {
                if (best == null || Math.abs(each.getWidth() - pixels) < Math.abs(best.getWidth() - pixels)) {
                    best = each;
                }
            }
        }
        if (shown == null || shown.isPaintingForPrint() || (best == null && pixels <= QUICK)) {
            return render(pixels);
        }
        renderLater(pixels, shown);
        return best == null ? render(QUICK) : best;
    }

    private void renderLater(int pixels, JComponent shown) {
        if (pending.add(pixels)) {
            BACKGROUND.execute(() -> {
                render(pixels);
                SwingUtilities.invokeLater(() -> {
                    pending.remove(pixels);
                    shown.repaint();
                });
            });
        }
    }

    private BufferedImage render(int pixels) {
        int height = Math.max(1, (int) Math.round(pixels * (double) drawing.height() / drawing.width()));
        BufferedImage image;
        synchronized (this) {
            SVGDocument loaded = document;
            if (loaded == null) {
                loaded = SvgRenderer.load(new ByteArrayInputStream(drawing.svg().getBytes(StandardCharsets.UTF_8)));
                document = loaded;
            }
            image = SvgRenderer.render(loaded, pixels, height, BufferedImage.TYPE_INT_ARGB_PRE);
        }
        synchronized (images) {
            images.put(pixels, image);
        }
        return image;
    }
}
