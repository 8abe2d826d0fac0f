package org.tabuleiro.cli;

import java.util.List;
import java.util.Optional;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Message;

/**
 * The language option. It is parsed before all others, so that their errors are reported in that language.
 */
public final class LanguageOption {
    /** Its name. */
    public static final String NAME = "--lang";
    /** The values it takes. */
    public static final String VALUES = "en|pt";

    private static final String WITH_VALUE = NAME + "=";

    private LanguageOption() {}

    /** The language that the words of a command line ask for; an unknown one is bad input. */
    public static Optional<Language> find(List<String> words) {
        Optional<Language> language = Optional.empty();
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            String code = word.startsWith(WITH_VALUE)
                    ? word.substring(WITH_VALUE.length())
                    : word.equals(NAME) && i + 1 < words.size() ? words.get(i + 1) : "";
            // An empty value is refused later, like that of any other option.
            if (!code.isEmpty()) {
                language = Optional.of(parse(code));
            }
        }
        return language;
    }

    /** The language with a code; an unknown one is bad input. */
    public static Language parse(String code) {
        return Language.find(code).orElseThrow(() -> new BadInput(Message.of("cli.unknown-language", code)));
    }
}
