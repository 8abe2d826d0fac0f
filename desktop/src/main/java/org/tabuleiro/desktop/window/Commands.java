package org.tabuleiro.desktop.window;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
     * @param key its shortcut
     * @param mayRun whether it makes sense now
     * @param action what it does
     */
    record Command(String id, Menu menu, @Nullable KeyStroke key, BooleanSupplier mayRun, Runnable action) {
        void run() {
            if (mayRun.getAsBoolean()) {
                action.run();
            }
        }
    }

    private final List<Command> all = new ArrayList<>();

    /** Adds a command that can always be run. */
    void add(Menu menu, String id, String key, Runnable action) {
        add(menu, id, key, () -> true, action);
    }

    /** Adds a command that can be run at times. */
    void add(Menu menu, String id, String key, BooleanSupplier mayRun, Runnable action) {
        all.add(new Command(id, menu, key.isEmpty() ? null : KeyStroke.getKeyStroke(key), mayRun, action));
    }

    List<Command> all() {
        return List.copyOf(all);
    }

    List<Command> of(Menu menu) {
        return all.stream().filter(command -> command.menu == menu).toList();
    }

    Optional<Command> find(String id) {
        return all.stream().filter(command -> command.id.equals(id)).findFirst();
    }
}
