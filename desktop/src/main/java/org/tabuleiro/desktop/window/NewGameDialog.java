package org.tabuleiro.desktop.window;

import java.awt.Window;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.desktop.table.Clock;
import org.tabuleiro.desktop.table.GameSetting;
import org.tabuleiro.desktop.table.Seat;
import org.tabuleiro.engine.Player;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.State;

/** Asks how a new game is to be played: game, opponent, side, clock, and where it begins. */
final class NewGameDialog extends JDialog {
    private static final List<Clock.Control> CLOCKS =
            List.of(new Clock.Control(5, 3, 3), new Clock.Control(10, 5, 5), new Clock.Control(15, 10, 5));
    private static final int PERSON = 0;
    private static final int ENGINE = Player.LEVELS + 1;

    private final transient Texts texts;
    private final transient Settings settings;
    private final JComboBox<String> game = new JComboBox<>();
    private final JComboBox<String> opponent = new JComboBox<>();
    private final JTextField command = new JTextField();
    private final JComboBox<String> side = new JComboBox<>();
    private final JComboBox<String> clock = new JComboBox<>();
    private final JComboBox<String> setup = new JComboBox<>();
    private final JTextField position = new JTextField();
    private final JLabel fault = new JLabel(" ");
    private transient @Nullable GameSetting chosen;

    NewGameDialog(Window owner, Texts texts, Settings settings, Game first) {
        super(owner, texts.of("new.title"), ModalityType.APPLICATION_MODAL);
        this.texts = texts;
        this.settings = settings;
        setLayout(new MigLayout("insets 12, fillx, wrap 2, hidemode 3", "[][grow, fill, 320]", ""));
        Games.ALL.forEach(each -> game.addItem(texts.catalogue().name(each)));
        game.setSelectedIndex(Games.ALL.indexOf(first));
        opponent.addItem(texts.of("new.friend"));
        for (int level = 1; level <= Player.LEVELS; level++) {
            opponent.addItem(texts.of("new.level." + level, level));
        }
        opponent.addItem(texts.of("new.engine"));
        opponent.setSelectedIndex(settings.number("level", 2, PERSON, ENGINE));
        clock.addItem(texts.of("new.no-clock"));
        CLOCKS.forEach(each -> clock.addItem(each.text()));
        row("new.game", game, "game");
        row("new.opponent", opponent, "opponent");
        row("new.command", command, "command");
        row("new.side", side, "side");
        row("new.clock", clock, "clock");
        row("new.setup", setup, "setup");
        row("new.position", position, "position");
        fault.putClientProperty("FlatLaf.style", "foreground: $Component.error.focusedBorderColor");
        add(fault, "span, growx, wmin 100");
        JButton play = new JButton(texts.of("new.play"));
        play.setName("play");
        play.addActionListener(event -> accept());
        JButton cancel = new JButton(texts.of("cancel"));
        cancel.addActionListener(event -> dispose());
        add(cancel, "span, split 2, right, grow 0");
        add(play, "grow 0");
        getRootPane().setDefaultButton(play);
        game.addActionListener(event -> forGame());
        opponent.addActionListener(event -> command.setEnabled(opponent.getSelectedIndex() == ENGINE));
        command.setEnabled(false);
        forGame();
        pack();
        setLocationRelativeTo(owner);
    }

    private void row(String key, javax.swing.JComponent field, String name) {
        JLabel label = new JLabel(texts.of(key));
        label.setLabelFor(field);
        field.setName(name);
        add(label);
        add(field);
    }

    private Game game() {
        return Games.ALL.get(game.getSelectedIndex());
    }

    private void forGame() {
        int before = Math.max(0, side.getSelectedIndex());
        DefaultComboBoxModel<String> sides = new DefaultComboBoxModel<>();
        sides.addElement(texts.catalogue().side(game(), org.tabuleiro.games.Side.FIRST));
        sides.addElement(texts.catalogue().side(game(), org.tabuleiro.games.Side.SECOND));
        sides.addElement(texts.of("new.lot"));
        side.setModel(sides);
        side.setSelectedIndex(before);
        List<String> names = new ArrayList<>();
        names.add(texts.of("new.start"));
        game().setups().keySet().forEach(name -> names.add(texts.catalogue().text(game().id() + ".setup." + name)));
        setup.setModel(new DefaultComboBoxModel<>(names.toArray(String[]::new)));
        setup.setEnabled(names.size() > 1);
    }

    private void accept() {
        State start = game().start();
        if (setup.getSelectedIndex() > 0) {
            start = game().read(List.copyOf(game().setups().values()).get(setup.getSelectedIndex() - 1))
                    .orElseThrow();
        }
        if (!position.getText().isBlank()) {
            switch (game().read(position.getText().strip())) {
                case Parsed.Ok<State>(State read) -> start = read;
                case Parsed.Fault<State> wrong -> {
                    fault.setText("<html>" + texts.catalogue().fault(wrong) + "</html>");
                    pack();
                    return;
                }
            }
        }
        settings.set("level", String.valueOf(opponent.getSelectedIndex()));
        boolean first = side.getSelectedIndex() == 0
                || (side.getSelectedIndex() == 2 && RandomGenerator.getDefault().nextBoolean());
        Seat own = new Seat.Person();
        Seat other = seat();
        Optional<Clock.Control> control = clock.getSelectedIndex() == 0
                ? Optional.empty()
                : Optional.of(CLOCKS.get(clock.getSelectedIndex() - 1));
        chosen = new GameSetting(start, first ? own : other, first ? other : own, control);
        dispose();
    }

    private Seat seat() {
        int index = opponent.getSelectedIndex();
        return index == PERSON
                ? new Seat.Person()
                : index == ENGINE ? new Seat.Engine(command.getText().strip()) : new Seat.Computer(index);
    }

    /** Shows the dialog and returns what was chosen; empty if nothing was. */
    Optional<GameSetting> ask() {
        setVisible(true);
        return Optional.ofNullable(chosen);
    }
}
