package org.tabuleiro.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.CheckedNode;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every main state can be used by everybody: axe finds nothing, in both languages, light and dark. */
final class AccessTest {

    static List<Views.View> views() {
        return Views.all();
    }

    @ParameterizedTest
    @MethodSource("views")
    void axe_finds_nothing(Views.View view) {
        List<String> faults = new ArrayList<>();
        // Wide in one language and the light, narrow in the other one and in the dark.
        for (Visit visit :
                List.of(Visit.DESK, Visit.DESK.size(360, 640).in("pt").dark(true))) {
            try (BrowserContext visitor = Running.browser().visitor(visit)) {
                Page page = visitor.newPage();
                view.show().on(page, Running.application().address());
                for (Rule rule : new AxeBuilder(page).analyze().getViolations()) {
                    for (CheckedNode node : rule.getNodes()) {
                        faults.add(visit.width() + " " + rule.getId() + ": " + node.getHtml() + " "
                                + node.getFailureSummary());
                    }
                }
            }
        }
        assertThat(faults).isEmpty();
    }
}
