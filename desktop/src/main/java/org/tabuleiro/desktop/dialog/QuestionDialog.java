package org.tabuleiro.desktop.dialog;

import java.awt.Component;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JDialog;
import javax.swing.JOptionPane;
import javax.swing.JScrollPane;
import org.tabuleiro.desktop.swing.UiTexts;

/** A question with a few answers, each a button that says what it does. */
public final class QuestionDialog {
    private QuestionDialog() {}

    /**
     * Asks and waits.
     *
     * @param owner the window in which it is asked
     * @param texts the language
     * @param name the name of the dialog; {@code ask.NAME} is its title
     * @param message what is asked
     * @param answers the answers, the one that Enter gives first; {@code answer.ANSWER} is the text of each
     * @return the answer, empty if the dialog was closed
     */
    public static String ask(Component owner, UiTexts texts, String name, Object message, List<String> answers) {
        JOptionPane pane = new JOptionPane(message, JOptionPane.PLAIN_MESSAGE) {
            @Override
            public void selectInitialValue() {
                super.selectInitialValue();
                // Where there is a list to choose from, the keyboard begins there; Enter still gives the first answer.
                if (message instanceof JScrollPane list) {
                    list.getViewport().getView().requestFocusInWindow();
                }
            }
        };
        List<JButton> buttons = new ArrayList<>();
        for (String answer : answers) {
            JButton button = new JButton(texts.of("answer." + answer));
            button.setName("answer." + answer);
            button.addActionListener(event -> pane.setValue(answer));
            buttons.add(button);
        }
        pane.setOptions(buttons.toArray());
        pane.setInitialValue(buttons.get(0));
        JDialog dialog = pane.createDialog(owner, texts.of("ask." + name));
        dialog.setName(name);
        dialog.setVisible(true);
        dialog.dispose();
        return pane.getValue() instanceof String answer && answers.contains(answer) ? answer : "";
    }

    /** Text that is broken into lines where it is long. */
    public static String wrapped(String text) {
        String safe = text.replace("&", "&amp;").replace("<", "&lt;").replace("\n", "<br>");
        return safe.length() > 60 ? "<html><body style='width: 320px'>" + safe + "</body></html>" : "<html>" + safe;
    }
}
