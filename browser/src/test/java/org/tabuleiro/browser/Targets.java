package org.tabuleiro.browser;

import com.microsoft.playwright.Page;
import java.util.List;

/** What a finger can hit. */
final class Targets {
    /**
     * Names what can be seen and is smaller than 44 pixels; turns stand in a text, where 24 will do. Something with a label is as large
     * as that.
     */
    private static final String SMALL = """
            () => [...document.querySelectorAll("button, a.button, summary, select, input")].flatMap(each => {
                const box = (each.closest("label") ?? each).getBoundingClientRect();
                const least = each.matches(".move") ? 24 : 44;
                // Sizes are fractions where the browser divides a row among its buttons.
                const small = Math.round(box.width) < least || Math.round(box.height) < least;
                return each.checkVisibility({ visibilityProperty: true }) && box.width > 0 && small
                    ? [`${each.tagName} ${each.className} ${each.textContent.trim().slice(0, 40)}: ${box.width}x${box.height}`]
                    : [];
            })""";

    private Targets() {}

    /** What is too small on a page. */
    static List<String> small(Page page) {
        return page.evaluate(SMALL) instanceof List<?> all
                ? all.stream().map(String::valueOf).toList()
                : List.of();
    }
}
