package org.tabuleiro.files;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;

/** Contact sheet: thumbnails of many pictures in one image, each with its name. */
public final class ContactSheet {
    private static final int WIDTH = 400;
    private static final int HEIGHT = 300;
    private static final int LABEL = 22;
    private static final int GAP = 8;

    private record Item(String name, Image small) {}

    private final int columns;
    private final List<Item> items = new ArrayList<>();

    /** An empty sheet with a number of columns. */
    public ContactSheet(int columns) {
        this.columns = columns;
    }

    /** Adds a picture at the end. */
    public void add(String name, BufferedImage picture) {
        double scale = Math.min(WIDTH / (double) picture.getWidth(), HEIGHT / (double) picture.getHeight());
        items.add(new Item(
                name,
                picture.getScaledInstance(
                        (int) (picture.getWidth() * scale),
                        (int) (picture.getHeight() * scale),
                        Image.SCALE_AREA_AVERAGING)));
    }

    /** The sheet. */
    public BufferedImage sheet() {
        int rows = (items.size() + columns - 1) / columns;
        BufferedImage sheet = new BufferedImage(
                columns * (WIDTH + GAP) + GAP, rows * (HEIGHT + LABEL + GAP) + GAP, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = sheet.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setColor(new Color(0x60656B));
        g.fillRect(0, 0, sheet.getWidth(), sheet.getHeight());
        g.setColor(Color.WHITE);
        g.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, 14));
        for (int i = 0; i < items.size(); i++) {
            int x = GAP + i % columns * (WIDTH + GAP);
            int y = GAP + i / columns * (HEIGHT + LABEL + GAP);
            g.drawString(items.get(i).name, x, y + LABEL - 7);
            g.drawImage(items.get(i).small, x, y + LABEL, null);
        }
        g.dispose();
        return sheet;
    }
}
