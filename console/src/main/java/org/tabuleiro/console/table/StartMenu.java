package org.tabuleiro.console.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.tabuleiro.console.io.Cancelled;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.io.LineInput;
import org.tabuleiro.console.io.UnfinishedGames;
import org.tabuleiro.console.view.TextView;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.table.Seat;

/** The start menu: asks for the game, the opponent, the side and the set-up. Enter takes the first answer. */
public final class StartMenu {
    private static final String CONTINUE = "continue";

    private final Console console;
    private final LineInput lines;
    private final RandomGenerator random = RandomGenerator.getDefault();

    /** A menu in the language of the console. */
    public StartMenu(Console console) {
        this.console = console;
        this.lines = LineInput.of(console);
    }

    /** A possible answer: the name that can be typed, and its text. */
    private record MenuItem(String name, String text) {}

    /** Runs the menu and plays the game; ends early at the end of input or with Ctrl+C. */
    public void run() {
        console.say("console.menu.welcome");
        try {
            ask();
        } catch (Cancelled leaving) {
            // No game has begun that could be saved.
        }
    }

    private void ask() {
        TextView.Style style = console.hasColours() ? TextView.Style.COLOURED : TextView.Style.FRAMED;
        Optional<GameRecord> unfinished = new UnfinishedGames(console).offered();
        Optional<String> chosen = choose("console.menu.game", () -> games(unfinished));
        if (unfinished.isPresent() && chosen.filter(CONTINUE::equals).isPresent()) {
            console.say("console.menu.hint");
            new TerminalSession(console).resume(unfinished.get(), lines, style, random);
            return;
        }
        Optional<Game> game = chosen.map(console::game);
        if (game.isEmpty()) {
            return;
        }
        Optional<String> opponent =
                choose("console.menu.opponent", () -> named("opponent", "computer", "friend", "watch"));
        if (opponent.isEmpty()) {
            return;
        }
        Optional<String> level =
                opponent.get().equals("friend") ? Optional.of("") : choose("console.menu.level", this::levels);
        if (level.isEmpty()) {
            return;
        }
        Optional<String> side = opponent.get().equals("computer")
                ? choose("console.menu.side", () -> sides(game.get()))
                : Optional.of("first");
        Optional<String> setup = side.isEmpty() || game.get().setups().isEmpty()
                ? side.map(any -> "start")
                : choose("console.menu.setup", () -> setups(game.get()));
        if (side.isEmpty() || setup.isEmpty()) {
            return;
        }
        console.say("console.menu.hint");
        new TerminalSession(console)
                .play(new TerminalGame(
                        console,
                        lines,
                        style,
                        seats(opponent.get(), level.get(), side.get()),
                        console.state(game.get(), setup.get()),
                        new TerminalGame.Options(random, "", false)));
    }

    private List<MenuItem> games(Optional<GameRecord> unfinished) {
        List<MenuItem> choices = new ArrayList<>();
        unfinished.ifPresent(left -> choices.add(new MenuItem(
                CONTINUE,
                catalogue()
                        .text(
                                "console.menu.continue",
                                catalogue().name(left.game()),
                                left.end().turnNumber()))));
        console.games()
                .forEach(each -> choices.add(new MenuItem(
                        each.id(), catalogue().name(each) + " - " + catalogue().text(each.id() + ".aim"))));
        return choices;
    }

    private Catalogue catalogue() {
        return console.catalogue();
    }

    private List<MenuItem> named(String question, String... names) {
        List<MenuItem> choices = new ArrayList<>();
        for (String name : names) {
            choices.add(new MenuItem(name, catalogue().text("console.menu." + question + "." + name)));
        }
        return choices;
    }

    private List<MenuItem> sides(Game game) {
        return List.of(
                new MenuItem("first", catalogue().side(game, Side.FIRST)),
                new MenuItem("second", catalogue().side(game, Side.SECOND)),
                new MenuItem("random", catalogue().text("console.menu.side.random")));
    }

    private List<MenuItem> setups(Game game) {
        List<MenuItem> choices = new ArrayList<>();
        choices.add(new MenuItem("start", catalogue().text("console.menu.setup.own")));
        game.setups()
                .keySet()
                .forEach(name -> choices.add(new MenuItem(name, catalogue().text(game.id() + ".setup." + name))));
        return choices;
    }

    private List<MenuItem> levels() {
        return IntStream.rangeClosed(1, org.tabuleiro.engine.level.LevelPlayer.LEVELS)
                .mapToObj(level -> new MenuItem("level:" + level, catalogue().text("console.menu.level." + level)))
                .toList();
    }

    private Map<Side, Seat> seats(String opponent, String level, String side) {
        Seat person = new Seat.Person();
        if (opponent.equals("friend")) {
            return Seats.of(person, person, side, random);
        }
        Seat computer = Seat.read(level).orElseThrow();
        return Seats.of(opponent.equals("watch") ? computer : person, computer, side, random);
    }

    /**
     * Asks until the answer is valid; empty if the user quits. The language can be changed at any question.
     */
    private Optional<String> choose(String question, Supplier<List<MenuItem>> offer) {
        while (true) {
            List<MenuItem> choices = offer.get();
            console.say(question);
            for (int i = 0; i < choices.size(); i++) {
                String number = "  " + (i + 1) + "  ";
                console.print(number + choices.get(i).text, number.length());
            }
            String line = lines.next(
                    "> ", beginning -> choices.stream().map(MenuItem::name).toList());
            String answer = line == null ? "quit" : line.strip().toLowerCase(Locale.ROOT);
            if (TypedCommand.find(catalogue(), answer)
                    .filter(word -> word == TypedCommand.QUIT)
                    .isPresent()) {
                return Optional.empty();
            }
            Optional<Language> language = Language.find(answer);
            if (language.isPresent()) {
                console.setLanguage(language.get());
                continue;
            }
            for (int i = 0; i < choices.size(); i++) {
                MenuItem choice = choices.get(i);
                boolean meant = answer.equals(String.valueOf(i + 1))
                        || answer.equals(choice.name)
                        || (answer.isEmpty() && i == 0);
                if (meant) {
                    return Optional.of(choice.name);
                }
            }
            console.say("console.menu.again", choices.size());
        }
    }
}
