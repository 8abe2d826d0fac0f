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
import org.tabuleiro.console.io.KeptGames;
import org.tabuleiro.console.io.LineInput;
import org.tabuleiro.console.view.TextView;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.table.Seat;

/** Asks what to play, against whom and on which side; Enter takes the first answer. */
public final class Menu {
    private static final String CONTINUE = "continue";

    private final Console console;
    private final LineInput lines;
    private final RandomGenerator random = RandomGenerator.getDefault();

    /** A menu in the language of the console. */
    public Menu(Console console) {
        this.console = console;
        this.lines = LineInput.of(console);
    }

    /** An answer that can be given: what it is called, and its text. */
    private record Choice(String name, String text) {}

    /** Asks and plays; ends early when the input does, or with Ctrl+C. */
    public void run() {
        console.say("console.menu.welcome");
        try {
            ask();
        } catch (Cancelled leaving) {
            // Nothing has begun that could be kept.
        }
    }

    private void ask() {
        TextView.Style style = console.hasColours() ? TextView.Style.COLOURED : TextView.Style.FRAMED;
        Optional<GameRecord> kept = new KeptGames(console).offered();
        Optional<String> chosen = choose("console.menu.game", () -> games(kept));
        if (kept.isPresent() && chosen.filter(CONTINUE::equals).isPresent()) {
            console.say("console.menu.hint");
            new Sitting(console).resume(kept.get(), lines, style, random);
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
        new Sitting(console)
                .play(new TerminalGame(
                        console,
                        lines,
                        style,
                        seats(opponent.get(), level.get(), side.get()),
                        console.state(game.get(), setup.get()),
                        new TerminalGame.Options(random, "", false)));
    }

    private List<Choice> games(Optional<GameRecord> kept) {
        List<Choice> choices = new ArrayList<>();
        kept.ifPresent(left -> choices.add(new Choice(
                CONTINUE,
                catalogue()
                        .text(
                                "console.menu.continue",
                                catalogue().name(left.game()),
                                left.end().turnNumber()))));
        console.games()
                .forEach(each -> choices.add(new Choice(
                        each.id(), catalogue().name(each) + " - " + catalogue().text(each.id() + ".aim"))));
        return choices;
    }

    private Catalogue catalogue() {
        return console.catalogue();
    }

    private List<Choice> named(String question, String... names) {
        List<Choice> choices = new ArrayList<>();
        for (String name : names) {
            choices.add(new Choice(name, catalogue().text("console.menu." + question + "." + name)));
        }
        return choices;
    }

    private List<Choice> sides(Game game) {
        return List.of(
                new Choice("first", catalogue().side(game, Side.FIRST)),
                new Choice("second", catalogue().side(game, Side.SECOND)),
                new Choice("random", catalogue().text("console.menu.side.random")));
    }

    private List<Choice> setups(Game game) {
        List<Choice> choices = new ArrayList<>();
        choices.add(new Choice("start", catalogue().text("console.menu.setup.own")));
        game.setups()
                .keySet()
                .forEach(name -> choices.add(new Choice(name, catalogue().text(game.id() + ".setup." + name))));
        return choices;
    }

    private List<Choice> levels() {
        return IntStream.rangeClosed(1, org.tabuleiro.engine.level.LevelPlayer.LEVELS)
                .mapToObj(level -> new Choice("level:" + level, catalogue().text("console.menu.level." + level)))
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

    /** Asks until there is an answer; empty when the person leaves. The language can be changed at any question. */
    private Optional<String> choose(String question, Supplier<List<Choice>> offer) {
        while (true) {
            List<Choice> choices = offer.get();
            console.say(question);
            for (int i = 0; i < choices.size(); i++) {
                String number = "  " + (i + 1) + "  ";
                console.print(number + choices.get(i).text, number.length());
            }
            String line = lines.next(
                    "> ", beginning -> choices.stream().map(Choice::name).toList());
            String answer = line == null ? "quit" : line.strip().toLowerCase(Locale.ROOT);
            if (Word.find(catalogue(), answer).filter(word -> word == Word.QUIT).isPresent()) {
                return Optional.empty();
            }
            Optional<Language> language = Language.find(answer);
            if (language.isPresent()) {
                console.speak(language.get());
                continue;
            }
            for (int i = 0; i < choices.size(); i++) {
                Choice choice = choices.get(i);
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
