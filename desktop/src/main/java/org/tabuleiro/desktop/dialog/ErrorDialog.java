package org.tabuleiro.desktop.dialog;

import java.awt.Component;
import java.awt.Font;
import java.util.List;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.table.paste.ReadError;

/** Shows read and write errors: what was expected, and the line with a caret at the error. */
public final class ErrorDialog {
    private static final int MAX_ERRORS = 5;

    private ErrorDialog() {}

    public static void show(Component owner, UiTexts texts, List<ReadError> errors) {
        if (errors.isEmpty()) {
            return;
        }
        JPanel panel = new JPanel(new MigLayout("insets 0, wrap 1, gap 8", "[grow, fill]", ""));
        for (ReadError error : errors.subList(0, Math.min(MAX_ERRORS, errors.size()))) {
            String text = texts.of(error.message());
            JLabel label = new JLabel(QuestionDialog.wrap(text));
            label.setName("error-text");
            label.getAccessibleContext().setAccessibleName(text);
            panel.add(label);
            error.place().ifPresent(place -> panel.add(line(texts, place), "wmax 560"));
        }
        if (errors.size() > MAX_ERRORS) {
            panel.add(new JLabel(texts.of("error.more", errors.size() - MAX_ERRORS)));
        }
        QuestionDialog.ask(owner, texts, "error", panel, List.of("ok"));
    }

    private static JScrollPane line(UiTexts texts, ReadError.Place place) {
        JTextArea area = new JTextArea(place.drawn());
        area.setName("error-line");
        area.setEditable(false);
        area.setFont(new Font(
                Font.MONOSPACED, Font.PLAIN, UIManager.getFont("defaultFont").getSize()));
        area.getAccessibleContext()
                .setAccessibleName(
                        texts.of("error.place", String.valueOf(place.line()), String.valueOf(place.column())));
        JScrollPane scroll =
                new JScrollPane(area, JScrollPane.VERTICAL_SCROLLBAR_NEVER, JScrollPane.HORIZONTAL_SCROLLBAR_AS_NEEDED);
        area.setCaretPosition(Math.min(place.caret(), area.getText().length()));
        return scroll;
    }
}
