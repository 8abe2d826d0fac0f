package org.tabuleiro.web.site;

import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.content.Lessons;
import org.tabuleiro.content.Theme;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;

/**
 * The home page as plain HTML, in each language, which a browser paints before scripts and rules are loaded.
 * It has the same elements and classes as the page that replaces it ({@code home/page.ts}), so that nothing
 * moves then. A script shows the language and hides the shell of other pages.
 */
final class HomeShell {
    private final Catalogue texts;
    private final Map<String, String> assets;

    private HomeShell(Catalogue texts, Map<String, String> assets) {
        this.texts = texts;
        this.assets = assets;
    }

    /** The shells of all languages. */
    static String html(Map<String, String> assets) {
        return Arrays.stream(Language.values())
                .map(language -> new HomeShell(new Catalogue(language), assets).page())
                .collect(Collectors.joining("\n"));
    }

    private String page() {
        Language language = texts.language();
        String cards = Games.ALL.stream().map(this::card).collect(Collectors.joining());
        boolean english = language == Language.ENGLISH;
        return """
                <div class="shell" lang="%s">
                <header class="bar"><a href="#/" class="brand"><img class="mark-picture" src="icon.svg" width="26" height="26" alt="" />\
                <span class="word-mark">Tabuleiro</span></a><span class="spacer"></span>\
                <a class="button quiet page-name" href="#/learn">%s</a>\
                <a class="button quiet page-name" href="#/analyse">%s</a>\
                <a class="button quiet" href="#/library">%s</a>\
                <span class="button quiet"><span class="line-icon globe"></span><span class="wide">%s</span><span class="narrow">%s</span></span>\
                <span class="button quiet"><span class="line-icon gear"></span></span></header>
                <main class="home"><div class="hero"><h1>%s <span>%s</span></h1><div class="resume-space"></div></div>
                <div class="cards">%s</div></main></div>""".formatted(
                        english ? "en" : "pt-PT",
                        text("table.home.learn"),
                        text("table.button.analyse"),
                        text("web.library"),
                        english ? "Português" : "English",
                        english ? "PT" : "EN",
                        text("web.home.headline"),
                        text("web.home.promise"),
                        cards);
    }

    private String card(Game game) {
        String id = game.id();
        int lessons = Lessons.of(game, texts.language()).size();
        String play = "#/play/" + id + "?against=";
        return """
                <section class="card" data-game="%s"><a class="card-board" href="%scomputer" tabindex="-1" aria-hidden="true">\
                %s%s</a>\
                <div class="card-text"><h2>%s</h2><p class="motto">%s</p><p class="like">%s</p><p class="facts">%s · %s</p></div>\
                <div class="card-progress none"><progress max="%d" value="0"></progress><span>%s</span></div>\
                <div class="card-actions">\
                <a class="button main" href="%scomputer"><span class="line-icon play"></span><span>%s</span></a>\
                <a class="button" href="#/learn/%s"><span class="line-icon book"></span><span>%s</span></a>\
                <a class="button" href="%sperson"><span class="line-icon people"></span><span>%s</span></a></div></section>
                """.formatted(
                        id,
                        play,
                        image(game, Theme.Variant.LIGHT),
                        image(game, Theme.Variant.DARK),
                        escaped(texts.name(game)),
                        text(id + ".motto"),
                        text(id + ".like"),
                        text(id + ".time"),
                        text(id + ".difficulty"),
                        lessons,
                        escaped(texts.text("table.home.lessons", 0, lessons)),
                        play,
                        text("table.home.play"),
                        id,
                        text("table.home.learn"),
                        play,
                        text("table.home.person"));
    }

    /** The board; that of the other variant is hidden, and because it is lazy it is not loaded. */
    private String image(Game game, Theme.Variant variant) {
        String source = Objects.requireNonNull(assets.get(BoardImages.name(game, Theme.DEFAULT, variant)));
        return "<img class=\"board-image " + variant.id() + "\" src=\"" + source + "\" alt=\"\" loading=\"lazy\" />";
    }

    private String text(String key) {
        return escaped(texts.text(key));
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
