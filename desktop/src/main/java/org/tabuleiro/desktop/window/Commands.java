package org.tabuleiro.desktop.window;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import javax.swing.KeyStroke;
import org.jspecify.annotations.Nullable;

/** Everything that can be done, in one list: menus, buttons, shortcuts and the command list are made of it. */
final class Commands {

    /** Where a command stands in the menus. */
    enum Menu {
        FILE,
        GAME,
        TURN,
        ANALYSIS,
        VIEW,
        HELP
    }

    /**
     * Something that can be done.
     *
     * @param id its name, and that of its text
     * @param menu where it stands
     * @param group the submenu it stands in as one of several to choose from; empty for none
     * @param key its shortcut
     * @param mayRun whether it makes sense now
     * @param isOn whether what it switches is on; null if it switches nothing
     * @param action what it does
     */
    record Command(
            String id,
            Menu menu,
            String group,
            @Nullable KeyStroke key,
            BooleanSupplier mayRun,
            @Nullable BooleanSupplier isOn,
            Runnable action) {
        void run() {
            if (mayRun.getAsBoolean()) {
                action.run();
            }
        }
    }

    private static final boolean MAC =
            System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("mac");

    private final List<Command> all = new ArrayList<>();
    private final Set<Command> lines = new HashSet<>();
    private final Map<KeyStroke, Command> aliases = new HashMap<>();
    private @Nullable Menu line;

    /** Adds a command that can always be run. */
    void add(Menu menu, String id, String key, Runnable action) {
        add(menu, id, key, () -> true, action);
    }

    /** Adds a command that can be run at times. */
    void add(Menu menu, String id, String key, BooleanSupplier mayRun, Runnable action) {
        add(new Command(id, menu, "", stroke(key), mayRun, null, action));
    }

    /** Adds a command that switches something on and off. */
    void addSwitch(Menu menu, String id, String key, BooleanSupplier isOn, Runnable action) {
        add(new Command(id, menu, "", stroke(key), () -> true, isOn, action));
    }

    /** Adds one of several commands to choose from, in a submenu of their own. */
    void addChoice(Menu menu, String group, String id, BooleanSupplier isOn, Runnable action) {
        add(new Command(id, menu, group, null, () -> true, isOn, action));
    }

    /** Gives a command another shortcut, which the menus do not show. */
    void alias(String id, String key) {
        KeyStroke stroke = stroke(key);
        if (stroke != null) {
            find(id).ifPresent(command -> aliases.put(stroke, command));
        }
    }

    /** The shortcuts that the menus do not show. */
    Map<KeyStroke, Command> aliases() {
        return Map.copyOf(aliases);
    }

    /** What comes next in a menu stands below a line. */
    void line(Menu menu) {
        line = menu;
    }

    private void add(Command command) {
        all.add(command);
        if (line == command.menu) {
            lines.add(command);
            line = null;
        }
    }

    private static @Nullable KeyStroke stroke(String key) {
        return key.isEmpty() ? null : KeyStroke.getKeyStroke(MAC ? key.replace("ctrl", "meta") : key);
    }

    List<Command> all() {
        return List.copyOf(all);
    }

    List<Command> of(Menu menu) {
        return all.stream().filter(command -> command.menu == menu).toList();
    }

    /** Whether a command stands below a line. */
    boolean isBelowLine(Command command) {
        return lines.contains(command);
    }

    Optional<Command> find(String id) {
        return all.stream().filter(command -> command.id.equals(id)).findFirst();
    }
}
