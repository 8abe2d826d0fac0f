package org.tabuleiro.desktop.dialog;

import java.awt.Component;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.desktop.files.PgnFile;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.desktop.swing.BackgroundTask;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.State;
import org.tabuleiro.table.paste.PastedText;

/** Chooses the start position: standard, a named set-up, a position string, or the end of a game file. */
final class StartPositionChooser extends JPanel {
    private final transient UiTexts texts;
    private final transient Settings settings;
    private final transient Runnable resized;
    private final JComboBox<String> from = new JComboBox<>();
    private final JTextField text = new JTextField();
    private final JButton browse;
    private final transient List<String> setups = new ArrayList<>();
    private transient @Nullable Game game;

    StartPositionChooser(UiTexts texts, Settings settings, Runnable resized) {
        super(new MigLayout("insets 0, fillx, gap 4, hidemode 3", "[grow, fill][]", ""));
        this.texts = texts;
        this.settings = settings;
        this.resized = resized;
        from.setName("setup");
        text.setName("position");
        browse = new JButton(texts.of("new.browse"));
        browse.setName("browse");
        browse.addActionListener(event -> browse());
        from.addActionListener(event -> arrange());
        add(from, "span 2, growx, wrap, hmin 34px");
        add(text, "growx, wmin 100");
        add(browse);
        arrange();
    }

    JComboBox<String> field() {
        return from;
    }

    /** Lists the options of a game. */
    void offer(Game newGame, String setup) {
        game = newGame;
        setups.clear();
        setups.addAll(newGame.setups().keySet());
        List<String> names = new ArrayList<>();
        setups.forEach(name -> names.add(texts.catalogue().text(newGame.id() + ".setup." + name)));
        names.add(texts.of(setups.isEmpty() ? "new.start" : "new.by-hand"));
        names.add(texts.of("new.position"));
        names.add(texts.of("new.file"));
        from.setModel(new DefaultComboBoxModel<>(names.toArray(String[]::new)));
        from.setSelectedIndex(setups.contains(setup) ? setups.indexOf(setup) : setups.size());
        arrange();
    }

    private boolean isPosition() {
        return game != null && from.getSelectedIndex() == setups.size() + 1;
    }

    private boolean isFile() {
        return game != null && from.getSelectedIndex() == setups.size() + 2;
    }

    private void arrange() {
        boolean more = isPosition() || isFile();
        boolean changes = more != text.isVisible() || isFile() != browse.isVisible();
        text.setVisible(more);
        browse.setVisible(isFile());
        String wanted = texts.of(isFile() ? "new.file-name" : "new.position-text");
        text.putClientProperty("JTextField.placeholderText", wanted);
        text.getAccessibleContext().setAccessibleName(wanted);
        if (changes) {
            resized.run();
        }
    }

    private void browse() {
        new FilePicker(this, texts, settings).openOne().ifPresent(file -> text.setText(file.toString()));
    }

    /** The named set-up that was chosen; empty for none. */
    String setup() {
        int index = from.getSelectedIndex();
        return index >= 0 && index < setups.size() ? setups.get(index) : "";
    }

    /**
     * Finds the start position, empty if it is given by the set-up, or the error. A file is read in the
     * background; the result is delivered on the event dispatch thread.
     */
    void find(Game wanted, Consumer<Parsed<Optional<State>>> answer) {
        if (isFile()) {
            String name = text.getText().strip();
            BackgroundTask.run(() -> read(name, wanted), answer);
        } else if (isPosition()) {
            answer.accept(wanted.read(text.getText().strip()).then(state -> playable(wanted, state)));
        } else {
            answer.accept(Parsed.ok(Optional.empty()));
        }
    }

    private static Parsed<Optional<State>> read(String name, Game wanted) {
        Path path;
        try {
            path = Path.of(name);
        } catch (InvalidPathException bad) {
            return Parsed.fault("file", "desktop.new.no-name", name);
        }
        return switch (new PgnFile(path).read()) {
            case PastedText.OfPosition(State state) -> playable(wanted, state);
            case PastedText.OfGames(var records) ->
                playable(wanted, records.get(0).end());
            case PastedText.OfNothing(var error) -> new Parsed.Fault<>("file", error.message());
        };
    }

    private static Parsed<Optional<State>> playable(Game wanted, State state) {
        if (!state.game().equals(wanted)) {
            return Parsed.fault(
                    "file",
                    "desktop.new.other-game",
                    Message.of(state.game().id() + ".name"),
                    Message.of(wanted.id() + ".name"));
        }
        return state.isOver() ? Parsed.fault("file", "desktop.new.over") : Parsed.ok(Optional.of(state));
    }

    /** Focuses the field with the error. */
    void focusField() {
        Component field = text.isVisible() ? text : from;
        field.requestFocusInWindow();
    }
}
