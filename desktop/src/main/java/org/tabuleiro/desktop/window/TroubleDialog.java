package org.tabuleiro.desktop.window;

import java.awt.Component;
import java.awt.Font;
import java.util.List;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.table.Trouble;

/** Tells what was wrong with a file or a text: what was expected, and the line with a caret under the place. */
final class TroubleDialog {
    private static final int MOST = 5;

    private TroubleDialog() {}

    static void tell(Component owner, Texts texts, List<Trouble> troubles) {
        if (troubles.isEmpty()) {
            return;
        }
        JPanel panel = new JPanel(new MigLayout("insets 0, wrap 1, gap 8", "[grow, fill]", ""));
        for (Trouble trouble : troubles.subList(0, Math.min(MOST, troubles.size()))) {
            String text = texts.of(trouble.message());
            JLabel label = new JLabel(Question.wrapped(text));
            label.setName("trouble-text");
            label.getAccessibleContext().setAccessibleName(text);
            panel.add(label);
            trouble.place().ifPresent(place -> panel.add(line(texts, place), "wmax 560"));
        }
        if (troubles.size() > MOST) {
            panel.add(new JLabel(texts.of("trouble.more", troubles.size() - MOST)));
        }
        Question.ask(owner, texts, "trouble", panel, List.of("ok"));
    }

    private static JScrollPane line(Texts texts, Trouble.Place place) {
        JTextArea area = new JTextArea(place.drawn());
        area.setName("trouble-line");
        area.setEditable(false);
        area.setFont(new Font(
                Font.MONOSPACED, Font.PLAIN, UIManager.getFont("defaultFont").getSize()));
        area.getAccessibleContext()
                .setAccessibleName(
                        texts.of("trouble.place", String.valueOf(place.line()), String.valueOf(place.column())));
        JScrollPane scroll =
                new JScrollPane(area, JScrollPane.VERTICAL_SCROLLBAR_NEVER, JScrollPane.HORIZONTAL_SCROLLBAR_AS_NEEDED);
        area.setCaretPosition(Math.min(place.caret(), area.getText().length()));
        return scroll;
    }
}
