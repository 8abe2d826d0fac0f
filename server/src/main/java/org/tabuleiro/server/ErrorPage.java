package org.tabuleiro.server;

import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;

/** An error page with a link to the site, in all languages. */
final class ErrorPage {
    private final Map<Language, byte[]> pages = new EnumMap<>(Language.class);

    /** The page with a message of the catalogues. */
    ErrorPage(String key) {
        for (Language language : Language.values()) {
            Catalogue catalogue = new Catalogue(language);
            String page = """
                    <!doctype html>
                    <html lang="%s">
                    <head>
                    <meta charset="utf-8">
                    <meta name="viewport" content="width=device-width, initial-scale=1">
                    <title>Tabuleiro</title>
                    </head>
                    <body>
                    <h1>%s</h1>
                    <p><a href="/">%s</a></p>
                    </body>
                    </html>
                    """.formatted(language.code(), catalogue.text(key), catalogue.text("server.page.home"));
            pages.put(language, page.getBytes(StandardCharsets.UTF_8));
        }
    }

    /** The page in the first language of an Accept-Language header. */
    byte[] in(String acceptLanguage) {
        Language language = Language.ofLocale(acceptLanguage.strip().toLowerCase(Locale.ROOT));
        byte[] page = pages.get(language);
        return page == null ? new byte[0] : page;
    }
}
