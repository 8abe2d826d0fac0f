package org.tabuleiro.browser;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Accessibility violations of a page, found by axe. */
final class Axe {
    private static final String SCRIPT = script();

    /** Only violations: a report of all passed checks would be long. */
    private static final String VIOLATIONS = """
            async () => {
                const { violations } = await axe.run(document, { resultTypes: ["violations"] });
                return violations.flatMap(rule => rule.nodes.map(node => `${rule.id}: ${node.html} ${node.failureSummary}`));
            }""";

    private Axe() {}

    /** The violations of a page. AxeBuilder would inject axe each time, which takes as long as the check. */
    static List<String> violations(Page page) {
        if (Boolean.FALSE.equals(page.evaluate("() => 'axe' in window"))) {
            page.evaluate(SCRIPT);
        }
        return page.evaluate(VIOLATIONS) instanceof List<?> all
                ? all.stream().map(String::valueOf).toList()
                : List.of();
    }

    private static String script() {
        try (InputStream axe = AxeBuilder.class.getResourceAsStream("/axe.min.js")) {
            if (axe == null) {
                throw new IllegalStateException("there is no axe in the library of that name");
            }
            return new String(axe.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
