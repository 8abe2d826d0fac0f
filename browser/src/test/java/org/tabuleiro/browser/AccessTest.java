package org.tabuleiro.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.CheckedNode;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.games.Games;

/**
 * Every main state can be used by everybody: axe finds nothing, a finger hits everything, and a game fits on a small telephone, in both
 * languages, light and dark.
 */
final class AccessTest {
    /** Wide in one language and the light, narrow in the other one and in the dark. */
    private static final List<Visit> VISITS =
            List.of(Visit.DESK, Visit.DESK.size(360, 640).touching().in("pt").dark(true));

    /** Each stays for all views: who has been there before need not load everything again. */
    private static final List<BrowserContext> VISITORS =
            VISITS.stream().map(Running.browser()::visitor).toList();

    @AfterAll
    static void leave() {
        VISITORS.forEach(BrowserContext::close);
    }

    static List<Views.View> views() {
        return Views.all();
    }

    @ParameterizedTest
    @MethodSource("views")
    void axe_finds_nothing(Views.View view) {
        List<String> faults = new ArrayList<>();
        for (int i = 0; i < VISITS.size(); i++) {
            try (Page page = VISITORS.get(i).newPage()) {
                view.show().on(page, Running.application().address());
                if (VISITS.get(i).touch() && LayoutTest.isPlayed(view)) {
                    faults.addAll(LayoutTest.faults(page));
                }
                for (String small : Targets.small(page)) {
                    faults.add(VISITS.get(i).width() + " too small to touch: " + small);
                }
                for (Rule rule : violations(page)) {
                    for (CheckedNode node : rule.getNodes()) {
                        faults.add(VISITS.get(i).width() + " " + rule.getId() + ": " + node.getHtml() + " "
                                + node.getFailureSummary());
                    }
                }
            }
        }
        assertThat(faults).isEmpty();
    }

    /** Only what changes is read out. */
    @Test
    void the_same_refusal_is_announced_again() {
        try (Page page = VISITORS.get(0).newPage()) {
            GamePage at = GamePage.open(page, Running.application().address(), Games.EXIMO);
            at.click("a1");
            at.refusal().waitFor();
            String once = at.prompt().textContent();
            at.click("a1");
            assertThat(at.prompt().textContent()).isNotEqualTo(once).isEqualToNormalizingWhitespace(once);
        }
    }

    /** There are no frames, which would need more pages; and all that is well would be a long report. */
    private static List<Rule> violations(Page page) {
        AxeRunOptions options = new AxeRunOptions();
        options.setResultTypes(List.of("violations"));
        return new AxeBuilder(page)
                .setLegacyMode(true)
                .options(options)
                .analyze()
                .getViolations();
    }
}
