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

/** The command registry: menus, buttons, shortcuts and the command palette are built from it. */
public final class Commands {

    /** The top-level menus. */
    public enum Menu {
        FILE,
        GAME,
        TURN,
        ANALYSIS,
        VIEW,
        HELP
    }

    /**
     * A command.
     *
     * @param id its id, also the key of its text
     * @param menu its menu
     * @param group the submenu of a radio group; empty for none
     * @param key its shortcut
     * @param isEnabled whether it is enabled now
     * @param isSelected whether a toggle is selected; null for other commands
     * @param action what it does
     * @param refused runs instead while it is disabled
     */
    public record Command(
            String id,
            Menu menu,
            String group,
            @Nullable KeyStroke key,
            BooleanSupplier isEnabled,
            @Nullable BooleanSupplier isSelected,
            Runnable action,
            Runnable refused) {
        /** The key of its text; levels have the words of the new-game dialog, chances those of the page. */
        public String textKey() {
            return (id.startsWith("level.") ? "new." : id.equals("chances") ? "play." : "command.") + id;
        }

        /** Runs the command, or explains why it is disabled. */
        public void run() {
            (isEnabled.getAsBoolean() ? action : refused).run();
        }
    }

    private static final boolean MAC =
            System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("mac");

    private final Predicate<String> enabled;
    private final Consumer<String> refused;
    private final List<Command> all = new ArrayList<>();
    private final Set<Command> afterSeparator = new HashSet<>();
    private final Map<KeyStroke, Command> aliases = new HashMap<>();
    private @Nullable Menu separator;

    /**
     * An empty registry.
     *
     * @param enabled whether the command with an id is enabled now
     * @param refused called with the id of a disabled command whose shortcut was pressed
     */
    public Commands(Predicate<String> enabled, Consumer<String> refused) {
        this.enabled = enabled;
        this.refused = refused;
    }

    /** Whether a command is enabled now. */
    public boolean enabled(String id) {
        return enabled.test(id);
    }

    /** Adds a command. */
    public void add(Menu menu, String id, String key, Runnable action) {
        add(menu, "", id, stroke(key), null, action);
    }

    /** Adds a toggle. */
    public void addToggle(Menu menu, String id, String key, BooleanSupplier isSelected, Runnable action) {
        add(menu, "", id, stroke(key), isSelected, action);
    }

    /** Adds a radio item to a submenu. */
    public void addChoice(Menu menu, String group, String id, BooleanSupplier isSelected, Runnable action) {
        add(menu, group, id, null, isSelected, action);
    }

    /** Adds a shortcut that the menus do not show. */
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

    /** Puts a separator before the next command of a menu. */
    public void separator(Menu menu) {
        separator = menu;
    }

    private void add(
            Menu menu,
            String group,
            String id,
            @Nullable KeyStroke key,
            @Nullable BooleanSupplier isSelected,
            Runnable action) {
        Command command =
                new Command(id, menu, group, key, () -> enabled(id), isSelected, action, () -> refused.accept(id));
        all.add(command);
        if (separator == command.menu) {
            afterSeparator.add(command);
            separator = null;
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

    /** Whether a command follows a separator. */
    boolean isAfterSeparator(Command command) {
        return afterSeparator.contains(command);
    }

    public Optional<Command> find(String id) {
        return all.stream().filter(command -> command.id.equals(id)).findFirst();
    }
}
