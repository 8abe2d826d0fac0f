package org.tabuleiro.desktop.window;

import java.awt.Image;
import java.awt.Toolkit;
import java.awt.datatransfer.Clipboard;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.StringSelection;
import java.awt.datatransfer.Transferable;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.IOException;
import java.util.Optional;

/** The system clipboard: copies text and images, pastes text. */
final class SystemClipboard {
    private SystemClipboard() {}

    private static Clipboard system() {
        return Toolkit.getDefaultToolkit().getSystemClipboard();
    }

    /** Copies text; false if the clipboard is busy. */
    static boolean put(String text) {
        return put(new StringSelection(text));
    }

    /** Copies an image; false if the clipboard is busy. */
    static boolean put(Image image) {
        return put(new ImageSelection(image));
    }

    private static boolean put(Transferable content) {
        try {
            system().setContents(content, null);
            return true;
        } catch (IllegalStateException busy) {
            return false;
        }
    }

    /** The text on the clipboard; may block on the program that owns it. */
    static Optional<String> text() {
        try {
            return Optional.ofNullable((String) system().getData(DataFlavor.stringFlavor));
        } catch (IllegalStateException | UnsupportedFlavorException | IOException none) {
            return Optional.empty();
        }
    }

    private record ImageSelection(Image image) implements Transferable {
        @Override
        public DataFlavor[] getTransferDataFlavors() {
            return new DataFlavor[] {DataFlavor.imageFlavor};
        }

        @Override
        public boolean isDataFlavorSupported(DataFlavor flavor) {
            return DataFlavor.imageFlavor.equals(flavor);
        }

        @Override
        public Object getTransferData(DataFlavor flavor) throws UnsupportedFlavorException {
            if (!isDataFlavorSupported(flavor)) {
                throw new UnsupportedFlavorException(flavor);
            }
            return image;
        }
    }
}
