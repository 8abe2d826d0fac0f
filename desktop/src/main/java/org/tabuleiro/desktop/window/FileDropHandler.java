package org.tabuleiro.desktop.window;

import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.TransferHandler;

/** Handles files and text dropped onto the window. */
final class FileDropHandler extends TransferHandler {
    private final transient Consumer<List<Path>> files;
    private final transient Consumer<String> text;

    FileDropHandler(Consumer<List<Path>> files, Consumer<String> text) {
        this.files = files;
        this.text = text;
    }

    @Override
    public boolean canImport(TransferSupport support) {
        return support.isDataFlavorSupported(DataFlavor.javaFileListFlavor)
                || support.isDataFlavorSupported(DataFlavor.stringFlavor);
    }

    @Override
    public boolean importData(TransferSupport support) {
        try {
            if (support.isDataFlavorSupported(DataFlavor.javaFileListFlavor)) {
                List<Path> paths = new ArrayList<>();
                for (Object each : (List<?>) support.getTransferable().getTransferData(DataFlavor.javaFileListFlavor)) {
                    if (each instanceof File file) {
                        paths.add(file.toPath());
                    }
                }
                files.accept(paths);
                return !paths.isEmpty();
            }
            text.accept((String) support.getTransferable().getTransferData(DataFlavor.stringFlavor));
            return true;
        } catch (UnsupportedFlavorException | IOException gone) {
            return false;
        }
    }
}
