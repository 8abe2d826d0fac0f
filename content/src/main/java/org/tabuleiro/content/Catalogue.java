package org.tabuleiro.content;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;

/**
 * The messages of one language. The messages of a game or an interface are in a folder with its name, and
 * their keys begin with that name; all others are shared. Files are loaded lazily.
 *
 * <p>In a text, {@code {0}} stands for the first argument. If the first number among the arguments is 1, the
 * text of {@code KEY.one} is used if there is one.
 */
public final class Catalogue {
    private final Language language;
    private final Function<String, Map<String, String>> source;
    private final Map<String, Map<String, String>> files = new HashMap<>();

    /** The texts of a language. */
    public Catalogue(Language language) {
        this(language, folder -> {
            Map<String, String> texts = Resources.texts(folder + "messages_" + language.code() + ".properties");
            texts.putAll(Resources.texts(folder + "sections.properties"));
            return texts;
        });
    }

    /** The texts of a language from a map, for platforms without resource files. */
    public Catalogue(Language language, Map<String, String> texts) {
        this(language, folder -> texts);
    }

    private Catalogue(Language language, Function<String, Map<String, String>> source) {
        this.language = language;
        this.source = source;
    }

    /** The language. */
    public Language language() {
        return language;
    }

    /** Whether there is a text with a key. */
    public boolean has(String key) {
        return find(key) != null;
    }

    /** The keys that begin with a prefix, which names their folder; the shared ones if it is empty. */
    public List<String> keys(String prefix) {
        return file(prefix.isEmpty() ? "" : prefix.substring(0, prefix.indexOf('.')) + "/").keySet().stream()
                .filter(key -> key.startsWith(prefix))
                .sorted()
                .toList();
    }

    /** The raw text with a key, without arguments; the key itself if there is none. */
    public String raw(String key) {
        String text = find(key);
        return text == null ? key : text;
    }

    /** The text of a message. */
    public String text(Message message) {
        return text(message.key(), message.args().toArray());
    }

    /** The text with a key and its arguments; the key itself if there is none. */
    public String text(String key, Object... args) {
        String text = isOne(args) ? find(key + ".one") : null;
        if (text == null) {
            text = find(key);
        }
        return text == null ? Message.of(key, args).toString() : fill(text, args);
    }

    private static boolean isOne(Object[] args) {
        for (Object arg : args) {
            if (arg instanceof Integer number) {
                return number == 1;
            }
        }
        return false;
    }

    private String fill(String text, Object[] args) {
        StringBuilder out = new StringBuilder();
        int at = 0;
        while (at < text.length()) {
            int close = text.charAt(at) == '{' ? text.indexOf('}', at) : -1;
            int index = close == at + 2 ? text.charAt(at + 1) - '0' : -1;
            if (index < 0 || index >= args.length) {
                out.append(text.charAt(at++));
                continue;
            }
            out.append(args[index] instanceof Message message ? text(message) : args[index]);
            at = close + 1;
        }
        return out.toString();
    }

    private @Nullable String find(String key) {
        int dot = key.indexOf('.');
        String text = dot < 0 ? null : file(key.substring(0, dot) + "/").get(key);
        return text == null ? file("").get(key) : text;
    }

    private Map<String, String> file(String folder) {
        Map<String, String> file = files.get(folder);
        if (file == null) {
            file = source.apply(folder);
            files.put(folder, file);
        }
        return file;
    }

    /** The name of a game. */
    public String name(Game game) {
        return text(game.id() + ".name");
    }

    /** A player's name in a game, such as White. */
    public String side(Game game, Side side) {
        return text(game.id() + (side == Side.FIRST ? ".side.first" : ".side.second"));
    }

    /** A player's name as an object, with its article where the language has one, such as "as Brancas". */
    public String theSide(Game game, Side side) {
        return text(game.id() + (side == Side.FIRST ? ".side.first.the" : ".side.second.the"));
    }

    /** A player's name as an owner, contracted with its preposition where the language does, such as "das Brancas". */
    public String ofSide(Game game, Side side) {
        return text(game.id() + (side == Side.FIRST ? ".side.first.of" : ".side.second.of"));
    }

    /** The names of the banks; empty for a game without banks. */
    public Optional<BankNames> banks(Game game) {
        return Look.of(game).hasBanks()
                ? Optional.of(new BankNames(
                        text(game.id() + ".bank.first"),
                        text(game.id() + ".bank.second"),
                        text(game.id() + ".bank.lost")))
                : Optional.empty();
    }

    /**
     * The section of a game's rule page that explains a refusal; empty if none does. Its keys
     * {@code GAME.section.ID}, which are the same in all languages, list the names of refusals.
     */
    public Optional<String> section(Game game, Message refusal) {
        String refusals = game.id() + ".refusal.";
        if (refusal.key().startsWith(refusals)) {
            String name = refusal.key().substring(refusals.length());
            String sections = game.id() + ".section.";
            return keys(sections).stream()
                    .filter(key -> List.of(raw(key).split(" ")).contains(name))
                    .map(key -> key.substring(sections.length()))
                    .findFirst();
        }
        // A typed turn is refused with the reason as an argument.
        return refusal.args().stream()
                .flatMap(arg -> arg instanceof Message reason ? section(game, reason).stream() : Stream.empty())
                .findFirst();
    }

    /** A result as a sentence: the winner and the reason. */
    public String result(Game game, Result result) {
        return ended(game, result, "result.");
    }

    /** Why a game ended, as a sentence below a headline that names the winner. */
    public String reason(Game game, Result result) {
        return ended(game, result, "why.");
    }

    /** The reason of a result may end in numbers, as in {@code score 71-70}. */
    private String ended(Game game, Result result, String prefix) {
        String[] words = result.reason().split("[ -](?=[0-9])", -1);
        List<Object> args = new ArrayList<>();
        result.winner().ifPresent(winner -> {
            args.add(side(game, winner));
            args.add(side(game, winner.other()));
        });
        args.addAll(List.of(words).subList(1, words.length));
        String key = prefix + words[0] + (words.length > 1 && result.winner().isEmpty() ? "-draw" : "");
        String own = game.id() + "." + key;
        return text(has(own) ? own : key, args.toArray());
    }

    /** The text of a fault. */
    public String fault(Parsed.Fault<?> fault) {
        String field = "position.field." + fault.field();
        return has(field) ? text("position.fault", Message.of(field), fault.message()) : text(fault.message());
    }
}
