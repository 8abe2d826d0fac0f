package org.tabuleiro.desktop.dialog;

import java.awt.Dimension;
import java.awt.Font;
import java.awt.Window;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import javax.swing.Icon;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.desktop.board.PieceIcon;
import org.tabuleiro.desktop.session.BoardTurner;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.desktop.swing.Appearance;
import org.tabuleiro.desktop.swing.DialogEdge;
import org.tabuleiro.desktop.swing.KeyBindings;
import org.tabuleiro.desktop.swing.ScrollablePanel;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.desktop.swing.WrappedText;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.start.StartOptions;

/** The options of a new game: opponent, level, side, clock and start, preset to the last choice. */
public final class NewGameDialog extends JDialog {
    private static final int PICTURE = 22;
    private static final int WIDTH = 500;

    private final transient UiTexts texts;
    private final transient Settings settings;
    private final JComboBox<String> game = new JComboBox<>();
    private final Segments against;
    private final StrengthChooser rival;
    private final StrengthChooser level;
    private final JLabel firstLabel = new JLabel();
    private final JLabel secondLabel = new JLabel();
    private final JTextField firstName = new JTextField();
    private final JTextField secondName = new JTextField();
    private final JCheckBox turning;
    private final JLabel sideLabel;
    private final Segments side;
    private final ClockChooser clock;
    private final StartPositionChooser start;
    private final WrappedText fault = new WrappedText("", "tabuleiro.bad");
    private final ScrollablePanel page = new ScrollablePanel(new MigLayout(
            "insets 4px 20px 4px 20px, fillx, wrap 2, gapx 12px, gapy 4px, hidemode 3",
            "[grow, fill, sg][grow, fill, sg]",
            ""));
    private transient @Nullable GameSetting chosen;

    public NewGameDialog(Window owner, UiTexts texts, Settings settings, Game first) {
        super(owner, texts.of("new.title"), ModalityType.APPLICATION_MODAL);
        this.texts = texts;
        this.settings = settings;
        setName("new-game");
        DialogEdge.add(this);
        Games.ALL.forEach(each -> game.addItem(texts.catalogue().name(each)));
        game.setSelectedIndex(Games.ALL.indexOf(first));
        game.setName("game");
        game.getAccessibleContext().setAccessibleName(texts.of("new.game"));
        against = new Segments(
                "against",
                List.of(texts.of("play.computer"), texts.of("play.person"), texts.of("play.computers")),
                this::arrange);
        against.describe(texts.of("new.opponent"));
        rival = new StrengthChooser("rival", texts, this::fit);
        level = new StrengthChooser("level", texts, this::fit);
        turning = new JCheckBox(texts.of("new.turning"));
        turning.setName("turning");
        turning.setToolTipText(turning.getText());
        side = new Segments("side", List.of(" ", " ", texts.of("new.random")), () -> {});
        side.describe(texts.of("new.side"));
        sideLabel = caption("new.side");
        clock = new ClockChooser(texts, this::fit);
        start = new StartPositionChooser(texts, settings, this::fit);
        build();
        game.addActionListener(event -> offer());
        offer();
        fitSize();
        setLocationRelativeTo(owner);
    }

    private void build() {
        setLayout(new MigLayout("insets 0, fill, wrap 1, gapy 0", "[grow, fill]", "[][grow, fill][]"));
        JLabel title = new JLabel(texts.of("new.title"));
        title.setFont(
                Appearance.serif(Font.BOLD, UIManager.getFont("Label.font").getSize2D() * 1.8f));
        add(title, "split 2, gap 20px 12px 14px 8px, growx, pushx, wmin 40");
        add(game, "growx 0, gapright 20px, hmin 34px");
        page.add(caption("new.opponent"), "span");
        page.add(against, "span, wmin 0");
        page.add(rival, "span, wmin 0, gaptop 8px");
        page.add(level, "span, wmin 0, gaptop 8px");
        names();
        page.add(sideLabel, "span, gaptop 8px");
        page.add(side, "span, wmin 0");
        page.add(caption("new.clock"), "span, gaptop 8px");
        page.add(clock, "span, wmin 0");
        JLabel begin = caption("new.begin");
        begin.setLabelFor(start.field());
        page.add(begin, "span, gaptop 8px");
        page.add(start, "span, wmin 0");
        fault.setName("fault");
        fault.setVisible(false);
        page.add(fault, "span, wmin 60, gaptop 6px");
        JScrollPane pane =
                new JScrollPane(page, JScrollPane.VERTICAL_SCROLLBAR_AS_NEEDED, JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
        pane.setBorder(null);
        add(pane, "hmin 60");
        JButton play = new JButton(texts.of("new.play"));
        play.setName("play");
        play.addActionListener(event -> accept());
        JButton cancel = new JButton(texts.of("cancel"));
        cancel.setName("cancel");
        cancel.addActionListener(event -> dispose());
        add(cancel, "split 2, right, gap push 8px 12px 16px, growx 0, hmin 44px, wmin 110px");
        add(play, "growx 0, gap 0 20px 12px 16px, hmin 44px, wmin 200px");
        getRootPane().setDefaultButton(play);
        KeyBindings.closeOnEscape(this);
    }

    private void names() {
        name(firstLabel, firstName, "name:first");
        name(secondLabel, secondName, "name:second");
        page.add(firstLabel, "gaptop 8px");
        page.add(secondLabel, "gaptop 8px");
        page.add(firstName, "wmin 80, hmin 34px");
        page.add(secondName, "wmin 80, hmin 34px");
        page.add(turning, "span, wmin 40, hmin 32px");
    }

    private static void name(JLabel label, JTextField field, String name) {
        label.putClientProperty("FlatLaf.styleClass", "quiet");
        label.setLabelFor(field);
        field.setName(name);
    }

    private JLabel caption(String key) {
        JLabel label = new JLabel(texts.of(key));
        label.putClientProperty("FlatLaf.styleClass", "quiet");
        return label;
    }

    private Game game() {
        return Games.ALL.get(game.getSelectedIndex());
    }

    private StartOptions.Against chosenOpponent() {
        return StartOptions.Against.values()[against.selected()];
    }

    /** Presets the options last chosen for this game. */
    private void offer() {
        StartOptions last = StartOptions.read(game(), settings::get);
        against.select(last.against().ordinal());
        level.choose(new Seat.Computer(StartOptions.level(game(), settings::get)));
        // The only person may sit on either seat.
        boolean swapped = last.opponent().isPerson() && !last.player().isPerson();
        level.choose(swapped ? last.player() : last.opponent());
        rival.choose(last.player());
        for (Side each : Side.values()) {
            String name = texts.catalogue().side(game(), each);
            side.setLabel(each.ordinal(), name, Optional.of(picture(each)));
            (each == Side.FIRST ? firstLabel : secondLabel).setText(texts.of("new.name-of", name));
        }
        rival.setLabel(texts.catalogue().side(game(), Side.FIRST));
        side.select(last.side().ordinal());
        clock.choose(last.time());
        firstName.setText(last.names().first());
        secondName.setText(last.names().second());
        turning.setSelected(settings.is(BoardTurner.SETTING, false));
        start.offer(game(), last.setup());
        showFault("");
        arrange();
    }

    /** A piece of a side. */
    private Icon picture(Side of) {
        String letters = game().pieceLetters();
        int index = 0;
        while (Layout.isFirst(letters.charAt(index)) != (of == Side.FIRST)) {
            index++;
        }
        return new PieceIcon(game(), letters.charAt(index), PICTURE, settings.theme()).bare();
    }

    /** Shows the fields of the chosen opponent. */
    private void arrange() {
        StartOptions.Against now = chosenOpponent();
        boolean people = now == StartOptions.Against.PERSON;
        boolean computers = now == StartOptions.Against.COMPUTERS;
        level.setVisible(!people);
        level.setLabel(computers ? texts.catalogue().side(game(), Side.SECOND) : texts.of("play.level"));
        rival.setVisible(computers);
        for (JComponent each : List.of(firstLabel, secondLabel, firstName, secondName, turning)) {
            each.setVisible(people);
        }
        sideLabel.setVisible(now == StartOptions.Against.COMPUTER);
        side.setVisible(now == StartOptions.Against.COMPUTER);
        fit();
    }

    private void showFault(String text) {
        fault.setText(text);
        fault.setVisible(!text.isEmpty());
        fit();
    }

    /** Fits the dialog once it is visible: a half-built one could be left too small. */
    private void fit() {
        if (isVisible()) {
            fitSize();
        }
    }

    /** At most as large as the window; its content scrolls then. */
    private void fitSize() {
        page.revalidate();
        Dimension wanted = getPreferredSize();
        Window owner = getOwner();
        int width = Math.max(WIDTH, wanted.width);
        setSize(Math.min(width, owner.getWidth()), Math.min(wanted.height, owner.getHeight()));
        validate();
    }

    private void accept() {
        StartOptions.Against now = chosenOpponent();
        Optional<Seat> opponent = now == StartOptions.Against.PERSON ? Optional.of(new Seat.Person()) : level.seat();
        Optional<Seat> player = now == StartOptions.Against.COMPUTERS ? rival.seat() : Optional.of(new Seat.Person());
        if (player.isEmpty() || opponent.isEmpty()) {
            showFault(texts.of("new.no-command"));
            (player.isEmpty() ? rival : level).askForCommand();
            return;
        }
        StartOptions choice = new StartOptions(
                game(),
                player.get(),
                opponent.get(),
                StartOptions.SideChoice.values()[side.selected()],
                clock.time(),
                start.setup(),
                new GameSetting.Names(cut(firstName), cut(secondName)));
        start.find(game(), found -> begin(choice, found));
    }

    private static String cut(JTextField field) {
        String name = field.getText().strip();
        return name.substring(0, Math.min(StartOptions.MAX_NAME, name.length()));
    }

    private void begin(StartOptions choice, Parsed<Optional<State>> found) {
        switch (found) {
            case Parsed.Ok<Optional<State>>(Optional<State> position) -> {
                choice.write(settings::set);
                settings.set(BoardTurner.SETTING, turning.isSelected());
                RandomGenerator random = RandomGenerator.getDefault();
                chosen = position.map(state -> choice.setting(state, random::nextBoolean))
                        .orElseGet(() -> choice.setting(random::nextBoolean));
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
