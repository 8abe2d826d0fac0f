package org.tabuleiro.desktop.command;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javax.swing.KeyStroke;
import org.jspecify.annotations.Nullable;

/** Everything that can be done, in one list: menus, buttons, shortcuts and the command list are made of it. */
public final class Commands {

    /** Where a command stands in the menus. */
    public enum Menu {
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
     * @param mayRun whether it can work now
     * @param isOn whether what it switches is on; null if it switches nothing
     * @param action what it does
     * @param refused what happens instead when it cannot work
     */
    public record Command(
            String id,
            Menu menu,
            String group,
            @Nullable KeyStroke key,
            BooleanSupplier mayRun,
            @Nullable BooleanSupplier isOn,
            Runnable action,
            Runnable refused) {
        /** Does it, or says why that is not possible now. */
        public void run() {
            (mayRun.getAsBoolean() ? action : refused).run();
        }
    }

    private static final boolean MAC =
            System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("mac");

    private final Predicate<String> enabled;
    private final Consumer<String> refused;
    private final List<Command> all = new ArrayList<>();
    private final Set<Command> lines = new HashSet<>();
    private final Map<KeyStroke, Command> aliases = new HashMap<>();
    private @Nullable Menu line;

    /**
     * No commands yet.
     *
     * @param enabled whether the command with an id can work now
     * @param refused called with the id of a command whose key was pressed when it could not work
     */
    public Commands(Predicate<String> enabled, Consumer<String> refused) {
        this.enabled = enabled;
        this.refused = refused;
    }

    /** Whether a command can work now. */
    public boolean enabled(String id) {
        return enabled.test(id);
    }

    /** Adds a command. */
    public void add(Menu menu, String id, String key, Runnable action) {
        add(menu, "", id, stroke(key), null, action);
    }

    /** Adds a command that switches something on and off. */
    public void addSwitch(Menu menu, String id, String key, BooleanSupplier isOn, Runnable action) {
        add(menu, "", id, stroke(key), isOn, action);
    }

    /** Adds one of several commands to choose from, in a submenu of their own. */
    public void addChoice(Menu menu, String group, String id, BooleanSupplier isOn, Runnable action) {
        add(menu, group, id, null, isOn, action);
    }

    /** Gives a command another shortcut, which the menus do not show. */
    public void alias(String id, String key) {
        KeyStroke stroke = stroke(key);
        if (stroke != null) {
            find(id).ifPresent(command -> aliases.put(stroke, command));
        }
    }

    /** The shortcuts that the menus do not show. */
    public Map<KeyStroke, Command> aliases() {
        return Map.copyOf(aliases);
    }

    /** What comes next in a menu stands below a line. */
    public void line(Menu menu) {
        line = menu;
    }

    private void add(
            Menu menu,
            String group,
            String id,
            @Nullable KeyStroke key,
            @Nullable BooleanSupplier isOn,
            Runnable action) {
        Command command = new Command(id, menu, group, key, () -> enabled(id), isOn, action, () -> refused.accept(id));
        all.add(command);
        if (line == command.menu) {
            lines.add(command);
            line = null;
        }
    }

    private static @Nullable KeyStroke stroke(String key) {
        return key.isEmpty() ? null : KeyStroke.getKeyStroke(MAC ? key.replace("ctrl", "meta") : key);
    }

    public List<Command> all() {
        return List.copyOf(all);
    }

    List<Command> of(Menu menu) {
        return all.stream().filter(command -> command.menu == menu).toList();
    }

    /** Whether a command stands below a line. */
    boolean isBelowLine(Command command) {
        return lines.contains(command);
    }

    public Optional<Command> find(String id) {
        return all.stream().filter(command -> command.id.equals(id)).findFirst();
    }
}
