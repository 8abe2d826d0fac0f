package org.tabuleiro.desktop.dialog;

import java.util.ArrayList;
import java.util.List;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSpinner;
import javax.swing.SpinnerNumberModel;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.start.StartOptions;

/** Chooses a clock: none, a preset, any minutes and increment, or seconds per turn (no minutes). */
final class ClockChooser extends JPanel {
    private static final List<TimeControl> CLOCKS = StartOptions.clocks();

    private final transient Runnable resized;
    private final Segments presets;
    private final JPanel own = new JPanel(new MigLayout("insets 0, gapx 8px", "[][]16px[][]", "[center]4px[]"));
    private final JSpinner minutes = new JSpinner(new SpinnerNumberModel(20, 0, TimeControl.MAX_MINUTES, 1));
    private final JSpinner increment = new JSpinner(new SpinnerNumberModel(5, 0, TimeControl.MAX_INCREMENT, 1));

    ClockChooser(UiTexts texts, Runnable resized) {
        super(new MigLayout("insets 0, fillx, wrap 1, gapy 6px, hidemode 3", "[grow, fill]", ""));
        this.resized = resized;
        setOpaque(false);
        own.setOpaque(false);
        List<String> labels = new ArrayList<>();
        for (TimeControl each : CLOCKS) {
            labels.add(each instanceof TimeControl.None ? texts.of("new.no-clock") : each.text());
        }
        labels.add(texts.of("new.own-clock"));
        presets = new Segments("clock", labels, this::update);
        presets.describe(texts.of("new.clock"));
        field(texts.of("new.minutes"), "minutes", minutes);
        field(texts.of("new.increment"), "increment", increment);
        JLabel hint = new JLabel(texts.of("new.per-turn"));
        hint.putClientProperty("FlatLaf.styleClass", "small");
        own.add(hint, "newline, span");
        own.setVisible(false);
        add(presets);
        add(own);
        set(StartOptions.OWN_CLOCK);
    }

    private void field(String text, String name, JSpinner spinner) {
        JLabel label = new JLabel(text);
        label.setLabelFor(spinner);
        spinner.setName(name);
        own.add(label);
        own.add(spinner, "hmin 32px, wmin 70");
    }

    private void update() {
        boolean isOwn = presets.selected() == CLOCKS.size();
        if (own.isVisible() != isOwn) {
            own.setVisible(isOwn);
            resized.run();
        }
    }

    private void set(TimeControl time) {
        switch (time) {
            case TimeControl.None() -> {}
            case TimeControl.Increment(long base, long each, long setup) -> set(base / 60_000, each / 1000);
            case TimeControl.PerTurn(long limit, long setup) -> set(0, limit / 1000);
        }
    }

    private void set(long wholeMinutes, long seconds) {
        minutes.setValue((int) wholeMinutes);
        increment.setValue((int) seconds);
    }

    void choose(TimeControl time) {
        int index = CLOCKS.indexOf(time);
        if (index < 0) {
            set(time);
        }
        presets.select(index < 0 ? CLOCKS.size() : index);
        update();
    }

    TimeControl time() {
        int index = presets.selected();
        return index < CLOCKS.size()
                ? CLOCKS.get(index)
                : StartOptions.clock((Integer) minutes.getValue(), (Integer) increment.getValue());
    }
}
