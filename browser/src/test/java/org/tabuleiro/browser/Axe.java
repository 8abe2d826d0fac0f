package org.tabuleiro.browser;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What keeps people from using a page, as axe sees it. */
final class Axe {
    private static final String SCRIPT = script();

    /** All that is well would be a long report. */
    private static final String VIOLATIONS = """
            async () => {
                const { violations } = await axe.run(document, { resultTypes: ["violations"] });
                return violations.flatMap(rule => rule.nodes.map(node => `${rule.id}: ${node.html} ${node.failureSummary}`));
            }""";

    private Axe() {}

    /** What is wrong with a page. Its builder would bring axe anew each time, which takes as long as looking. */
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
