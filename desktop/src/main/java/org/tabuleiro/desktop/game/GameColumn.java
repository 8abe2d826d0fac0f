package org.tabuleiro.desktop.game;

import java.awt.Font;
import java.awt.Insets;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.desktop.command.Commands;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.desktop.swing.Appearance;
import org.tabuleiro.desktop.swing.LineIcon;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.desktop.swing.WrappedText;
import org.tabuleiro.games.Side;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.coach.Advice;
import org.tabuleiro.table.coach.LevelRecord;

/**
 * The column left of the board in wide windows, about the game: its aim and how it is played, the way to the rules, the level, the
 * results against it, and whether a beginner is warned.
 */
final class GameColumn extends JPanel {
    /** Its width with the gap to the board. */
    static final int WIDTH = 300;

    private static final int PAD = 24;

    private final transient Table table;
    private final transient UiTexts texts;
    private final transient Settings settings;
    private final JPanel levelRow;
    private final JPanel recordRow;
    private final JPanel warningsRow;
    private final WrappedText aim;
    private final WrappedText how;
    private final WrappedText level = new WrappedText("", "tabuleiro.ink");
    private final WrappedText results = new WrappedText("", "tabuleiro.ink");
    private final JCheckBox warnings;
    private transient Optional<LevelRecord> played = Optional.empty();

    GameColumn(Table table, UiTexts texts, Settings settings, Commands commands, Runnable rules) {
        super(new MigLayout(
                "insets 20px " + PAD + "px 8px 12px, fillx, wrap 1, gapy 0, hidemode 3",
                "[" + (WIDTH - PAD - 12) + "px!, fill]",
                ""));
        this.table = table;
        this.texts = texts;
        this.settings = settings;
        setName("game-column");
        setOpaque(false);
        float base = UIManager.getFont("Label.font").getSize2D();
        JLabel caption = new JLabel(texts.of("play.this-game"));
        caption.putClientProperty("FlatLaf.styleClass", "caption");
        add(caption);
        WrappedText name = new WrappedText(texts.catalogue().name(table.game()), "tabuleiro.ink");
        name.setFont(Appearance.serif(Font.BOLD, base * 1.8f));
        add(name, "wmin 60, gaptop 2px");
        aim = new WrappedText(text("aim"), "tabuleiro.ink");
        aim.setFont(aim.getFont().deriveFont(base * 1.05f));
        how = new WrappedText(text("how"), "tabuleiro.ink-2");
        WrappedText like = new WrappedText(text("like") + ".", "tabuleiro.ink-2");
        like.setFont(Appearance.serif(Font.ITALIC, base * 1.15f));
        add(aim, "wmin 60, gaptop 8px");
        add(how, "wmin 60, gaptop 8px");
        add(like, "wmin 60, gaptop 8px, gapbottom 16px");
        JButton read = new JButton(texts.of("command.rules"));
        read.setName("column:rules");
        read.putClientProperty("JButton.buttonType", "borderless");
        read.setHorizontalAlignment(JButton.LEADING);
        read.setMargin(new Insets(0, 0, 0, 0));
        read.addActionListener(event -> rules.run());
        row(LineIcon.Shape.BOOK, read);
        level.setName("column:level");
        results.setName("column:record");
        levelRow = row(LineIcon.Shape.LEVEL, level);
        recordRow = row(LineIcon.Shape.PEOPLE, results);
        warnings = new JCheckBox(texts.of("command.warnings"));
        warnings.setName("column:warnings");
        warnings.setOpaque(false);
        warnings.addActionListener(event -> commands.find("warnings").ifPresent(Commands.Command::run));
        warningsRow = row(LineIcon.Shape.HINT, warnings);
        row(LineIcon.Shape.CLOCK, new WrappedText(text("time") + " · " + text("difficulty"), "tabuleiro.ink"));
    }

    private String text(String kind) {
        return texts.catalogue().text(table.game().id() + "." + kind);
    }

    /** A row below a line, with an icon. */
    private JPanel row(LineIcon.Shape shape, JComponent content) {
        JPanel row = new JPanel(new MigLayout("insets 10px 0 10px 0, fillx, gap 10px", "[][grow, fill]", "[center]"));
        row.setOpaque(false);
        row.setBorder(javax.swing.BorderFactory.createMatteBorder(1, 0, 0, 0, UIManager.getColor("tabuleiro.line")));
        JLabel icon = new JLabel(new LineIcon(shape));
        icon.setForeground(UIManager.getColor("tabuleiro.accent"));
        row.add(icon);
        row.add(content, "wmin 40, aligny center");
        add(row, "growx");
        return row;
    }

    /** Shows the results against the levels. */
    void show(LevelRecord newRecord) {
        played = Optional.of(newRecord);
        update();
    }

    /** Follows the table and the settings. */
    void update() {
        // Before the first turn the panel says it.
        boolean isBegun = !table.tree().root().children().isEmpty();
        aim.setVisible(isBegun);
        how.setVisible(isBegun);
        Optional<Integer> number = level();
        levelRow.setVisible(number.isPresent());
        recordRow.setVisible(number.isPresent() && played.isPresent());
        warningsRow.setVisible(number.filter(each -> each <= Advice.MAX_LEVEL).isPresent());
        warnings.setSelected(settings.is("warnings", true));
        number.ifPresent(each -> {
            level.setText(texts.of("new.level." + each));
            played.ifPresent(known -> results.setText(words(known.results().get(each - 1))));
        });
    }

    /** The level of the computer that a person plays against. */
    private Optional<Integer> level() {
        for (Side side : Side.values()) {
            if (table.seat(side) instanceof Seat.Computer(int number)
                    && table.seat(side.other()).isPerson()) {
                return Optional.of(number);
            }
        }
        return Optional.empty();
    }

    private String words(LevelRecord.LevelResults known) {
        int games = known.won() + known.drawn() + known.lost();
        return games == 0 ? texts.of("play.no-record") : texts.of("play.record", games, known.won());
    }
}
