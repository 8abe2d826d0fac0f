package org.tabuleiro.desktop.game;

import java.awt.Insets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.desktop.swing.Mnemonics;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.setup.SetupPlan;

/** Set-up tools: presets, mirroring, filling, the last set-up, and a counter. */
final class SetupTools extends JPanel {
    private final transient GameScreen screen;
    private final transient Table table;
    private final transient UiTexts texts;
    private final JLabel counter = new JLabel();
    private final List<JButton> all = new ArrayList<>();
    private final JButton menu;
    private final JButton last;

    SetupTools(GameScreen screen) {
        super(new MigLayout("insets 0, gap 4, hidemode 3", "", "[center]"));
        this.screen = screen;
        this.table = screen.table();
        this.texts = screen.texts();
        counter.setName("setup-counter");
        add(counter, "gapright 4");
        JButton presets = button("presets", texts.of("setup.presets") + " …", () -> {});
        presets.addActionListener(event -> presets().show(presets, 0, presets.getHeight()));
        button("mirror-files", "↔", () -> enter(plan -> plan.mirrored(placed(), true)));
        button("mirror-ranks", "↕", () -> enter(plan -> plan.mirrored(placed(), false)));
        button("fill", texts.of("setup.fill"), () -> enter(plan -> plan.filled(placed())));
        last = button("last", texts.of("setup.last"), () -> enter(plan -> plan.read(remembered())));
        menu = new JButton(texts.of("setup.presets") + " …");
        menu.setName("setup:menu");
        menu.setToolTipText(texts.of("setup.menu.tip"));
        menu.getAccessibleContext().setAccessibleName(texts.of("setup.menu.tip"));
        menu.addActionListener(event -> everything().show(menu, 0, menu.getHeight()));
        menu.setVisible(false);
        add(menu, "hmin 24");
    }

    /** Collapses the buttons into a menu if they do not fit. */
    void fit(int width) {
        int wanted = counter.getPreferredSize().width;
        for (JButton button : all) {
            wanted += button.getPreferredSize().width + 8;
        }
        boolean room = wanted <= width;
        if (room == menu.isVisible()) {
            all.forEach(button -> button.setVisible(room));
            menu.setVisible(!room);
            revalidate();
        }
    }

    private JPopupMenu everything() {
        JPopupMenu popup = presets();
        popup.addSeparator();
        for (JButton button : all.subList(1, all.size())) {
            JMenuItem item = new JMenuItem(button.getToolTipText());
            item.setEnabled(button.isEnabled());
            item.addActionListener(event -> button.doClick(0));
            popup.add(item);
        }
        Mnemonics.apply(popup);
        return popup;
    }

    private JButton button(String id, String text, Runnable action) {
        JButton button = new JButton(text);
        button.setName("setup:" + id);
        button.setToolTipText(texts.of("setup." + id + ".tip"));
        button.getAccessibleContext().setAccessibleName(texts.of("setup." + id + ".tip"));
        button.addActionListener(event -> action.run());
        button.setMargin(new Insets(2, 6, 2, 6));
        all.add(button);
        add(button, "hmin 24");
        return button;
    }

    private JPopupMenu presets() {
        JPopupMenu menu = new JPopupMenu();
        new SetupPlan(start()).presets().forEach((name, steps) -> {
            JMenuItem item = new JMenuItem(texts.catalogue().text(table.game().id() + ".setup." + name));
            item.setName("setup:" + name);
            item.addActionListener(event -> enter(plan -> steps));
            menu.add(item);
        });
        Mnemonics.apply(menu);
        return menu;
    }

    private State start() {
        return table.displayed().state();
    }

    private List<Step> placed() {
        return table.input().entry().steps();
    }

    private String remembered() {
        return screen.settings().get(key(start()), "");
    }

    private static String key(State state) {
        return "setup." + state.game().id() + "." + state.game().sideName(state.toMove());
    }

    /** Saves a set-up that was played, for the next game. */
    static void remember(Settings settings, State before, String turn) {
        settings.set(key(before), turn);
    }

    /** Suggests the steps: a complete set-up waits for confirmation. */
    private void enter(Function<SetupPlan, List<Step>> way) {
        List<Step> steps = way.apply(new SetupPlan(start()));
        if (!steps.isEmpty()) {
            table.input().suggest(steps);
        }
    }

    /** Updates the counter. */
    void update() {
        counter.setText(placed().size() + " / " + new SetupPlan(start()).count());
        last.setEnabled(!remembered().isEmpty());
    }
}
