package org.tabuleiro.desktop.dialog;

import java.awt.Component;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JDialog;
import javax.swing.JOptionPane;
import javax.swing.JScrollPane;
import org.tabuleiro.desktop.swing.DialogEdge;
import org.tabuleiro.desktop.swing.UiTexts;

/** A modal question with a button per answer. */
public final class QuestionDialog {
    private QuestionDialog() {}

    /**
     * Shows the dialog and returns the answer.
     *
     * @param owner the parent
     * @param texts the language
     * @param name the name of the dialog; {@code ask.NAME} is its title
     * @param message the question
     * @param answers the answers, the default first; {@code answer.ANSWER} is the text of each
     * @return the answer, empty if the dialog was closed
     */
    public static String ask(Component owner, UiTexts texts, String name, Object message, List<String> answers) {
        JOptionPane pane = new JOptionPane(message, JOptionPane.PLAIN_MESSAGE) {
            @Override
            public void selectInitialValue() {
                super.selectInitialValue();
                // A list gets the initial focus; Enter still chooses the default answer.
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
        DialogEdge.add(dialog);
        dialog.setVisible(true);
        dialog.dispose();
        return pane.getValue() instanceof String answer && answers.contains(answer) ? answer : "";
    }

    /** Wraps long text as HTML. */
    public static String wrap(String text) {
        String safe = text.replace("&", "&amp;").replace("<", "&lt;").replace("\n", "<br>");
        return safe.length() > 60 ? "<html><body style='width: 320px'>" + safe + "</body></html>" : "<html>" + safe;
    }
}
