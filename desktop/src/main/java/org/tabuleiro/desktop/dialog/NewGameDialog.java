package org.tabuleiro.desktop.dialog;

import java.awt.Window;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.ButtonGroup;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JRadioButton;
import javax.swing.JTextArea;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.desktop.storage.NewGameOptions;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.desktop.swing.KeyBindings;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;

/** The options of a new game: game, players, side, clock and start position, preset to the last choice. */
public final class NewGameDialog extends JDialog {
    private static final List<TimeControl> CLOCKS = TimeControl.presets();

    private final transient UiTexts texts;
    private final transient Settings settings;
    private final JComboBox<String> game = new JComboBox<>();
    private final SeatChooser player;
    private final SeatChooser opponent;
    private final List<JRadioButton> sides;
    private final List<JRadioButton> clocks;
    private final StartPositionChooser start;
    private final JTextArea fault = new JTextArea();
    private transient @Nullable GameSetting chosen;

    public NewGameDialog(Window owner, UiTexts texts, Settings settings, Game first) {
        super(owner, texts.of("new.title"), ModalityType.APPLICATION_MODAL);
        this.texts = texts;
        this.settings = settings;
        setName("new-game");
        setLayout(new MigLayout(
                "insets 18, fillx, wrap 2, gapx 14, gapy 10, hidemode 3", "[right][grow, fill, 340px]", ""));
        Games.ALL.forEach(each -> game.addItem(texts.catalogue().name(each)));
        game.setSelectedIndex(Games.ALL.indexOf(first));
        game.setName("game");
        player = new SeatChooser("player", texts, this::fit);
        opponent = new SeatChooser("opponent", texts, this::fit);
        start = new StartPositionChooser(texts, settings, this::fit);
        sides = radios("side", List.of(" ", " ", texts.of("new.random")));
        List<String> times = new ArrayList<>(List.of(texts.of("new.no-clock")));
        CLOCKS.forEach(each -> times.add(each.text()));
        clocks = radios("clock", times);
        row("new.game", game, game);
        row("new.player", player.field(), player);
        row("new.opponent", opponent.field(), opponent);
        row("new.side", sides.get(0), line(sides));
        row("new.clock", clocks.get(0), line(clocks));
        row("new.begin", start.field(), start);
        faultLine();
        buttons();
        game.addActionListener(event -> offer());
        offer();
        pack();
        setLocationRelativeTo(owner);
    }

    private static List<JRadioButton> radios(String name, List<String> labels) {
        ButtonGroup group = new ButtonGroup();
        List<JRadioButton> radios = new ArrayList<>();
        for (String label : labels) {
            JRadioButton radio = new JRadioButton(label);
            radio.setName(name + ":" + radios.size());
            group.add(radio);
            radios.add(radio);
        }
        return radios;
    }

    private static JPanel line(List<JRadioButton> radios) {
        JPanel line = new JPanel(new MigLayout("insets 0, gapx 16px", "", ""));
        radios.forEach(line::add);
        return line;
    }

    private void row(String key, JComponent labelled, JComponent field) {
        JLabel label = new JLabel(texts.of(key));
        label.setLabelFor(labelled);
        add(
                label,
                field.equals(labelled) || field instanceof StartPositionChooser || field instanceof SeatChooser
                        ? "top, gaptop 5"
                        : "");
        add(field);
    }

    private void faultLine() {
        fault.setName("fault");
        fault.setEditable(false);
        fault.setFocusable(false);
        fault.setLineWrap(true);
        fault.setWrapStyleWord(true);
        fault.setOpaque(false);
        fault.setVisible(false);
        fault.putClientProperty("FlatLaf.style", "foreground: $tabuleiro.bad");
        add(fault, "skip 1, growx, w 340!");
    }

    private void buttons() {
        JButton play = new JButton(texts.of("new.play"));
        play.setName("play");
        play.addActionListener(event -> accept());
        JButton cancel = new JButton(texts.of("cancel"));
        cancel.setName("cancel");
        cancel.addActionListener(event -> dispose());
        add(cancel, "span, split 2, right, grow 0, gaptop 8, hmin 32, sg button");
        add(play, "grow 0, gaptop 8, hmin 32, sg button");
        getRootPane().setDefaultButton(play);
        KeyBindings.closeOnEscape(this);
    }

    private Game game() {
        return Games.ALL.get(game.getSelectedIndex());
    }

    /** Presets the options last chosen for this game. */
    private void offer() {
        NewGameOptions last = NewGameOptions.load(settings, game());
        player.choose(last.player());
        opponent.choose(last.opponent());
        sides.get(0).setText(texts.catalogue().side(game(), Side.FIRST));
        sides.get(1).setText(texts.catalogue().side(game(), Side.SECOND));
        sides.get(last.side().ordinal()).setSelected(true);
        clocks.get(CLOCKS.indexOf(last.time()) + 1).setSelected(true);
        start.offer(game(), last.setup());
        showFault("");
    }

    private void showFault(String text) {
        fault.setText(text);
        fault.setVisible(!text.isEmpty());
        fit();
    }

    /** Packs the dialog once it is visible: packing it half-built could leave it too small. */
    private void fit() {
        if (isVisible()) {
            pack();
        }
    }

    private static int selected(List<JRadioButton> radios) {
        int index = 0;
        while (!radios.get(index).isSelected()) {
            index++;
        }
        return index;
    }

    private void accept() {
        Optional<Seat> first = player.seat();
        Optional<Seat> second = opponent.seat();
        if (first.isEmpty() || second.isEmpty()) {
            showFault(texts.of("new.no-command"));
            (first.isEmpty() ? player : opponent).askForCommand();
            return;
        }
        int clock = selected(clocks);
        NewGameOptions choice = new NewGameOptions(
                game(),
                first.get(),
                second.get(),
                NewGameOptions.SideChoice.values()[selected(sides)],
                clock == 0 ? new TimeControl.None() : CLOCKS.get(clock - 1),
                start.setup());
        start.find(game(), found -> begin(choice, found));
    }

    private void begin(NewGameOptions choice, Parsed<Optional<State>> found) {
        switch (found) {
            case Parsed.Ok<Optional<State>>(Optional<State> position) -> {
                choice.save(settings);
                chosen = position.map(choice::setting).orElseGet(choice::setting);
                dispose();
            }
            case Parsed.Fault<Optional<State>> wrong -> {
                showFault(texts.catalogue().fault(wrong));
                start.focusField();
            }
        }
    }

    /** Shows the dialog; empty if it was cancelled. */
    public Optional<GameSetting> ask() {
        setVisible(true);
        return Optional.ofNullable(chosen);
    }
}
