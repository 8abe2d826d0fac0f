package org.tabuleiro.browser;

import com.microsoft.playwright.Page;
import java.util.List;

/** The sizes of touch targets. */
final class TouchTargets {
    /**
     * Lists visible targets below 44 pixels; for turns and folded variations, which are lines
     * of text, the limit is 24. A labelled
     * input is as large as its label.
     */
    private static final String SMALL = """
            () => [...document.querySelectorAll("button, a.button, summary, select, input")].flatMap(each => {
                const box = (each.closest("label") ?? each).getBoundingClientRect();
                const least = each.matches(".move, .variation summary") ? 24 : 44;
                // Sizes are fractional where a row is divided among buttons.
                const small = Math.round(box.width) < least || Math.round(box.height) < least;
                return each.checkVisibility({ visibilityProperty: true }) && box.width > 0 && small
                    ? [`${each.tagName} ${each.className} ${each.textContent.trim().slice(0, 40)}: ${box.width}x${box.height}`]
                    : [];
            })""";

    private TouchTargets() {}

    /** The targets of a page that are too small. */
    static List<String> small(Page page) {
        return page.evaluate(SMALL) instanceof List<?> all
                ? all.stream().map(String::valueOf).toList()
                : List.of();
    }
}
