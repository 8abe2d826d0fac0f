package org.tabuleiro.browser;

import static org.assertj.core.api.Assertions.assertThat;

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
 * Accessibility of every main state: axe finds no violations and touch targets are large enough, in both
 * languages, light and dark.
 */
final class AccessibilityTest {
    /** Wide, light and English; narrow, dark and Portuguese. */
    private static final List<Visit> VISITS =
            List.of(Visit.DESK, Visit.DESK.size(360, 640).touching().in("pt").dark(true));

    /** One page per visit for all states, which navigates from one to the next. */
    private static final List<Page> PAGES = VISITS.stream()
            .map(Running.browser()::visitor)
            .map(BrowserContext::newPage)
            .toList();

    @AfterAll
    static void leave() {
        PAGES.forEach(page -> page.context().close());
    }

    static List<Views.PageState> views() {
        return Views.all();
    }

    @ParameterizedTest
    @MethodSource("views")
    void axe_finds_nothing(Views.PageState view) {
        List<String> faults = new ArrayList<>();
        for (int i = 0; i < VISITS.size(); i++) {
            Page page = PAGES.get(i);
            view.opener().on(page, Running.application().address());
            List<String> here = new ArrayList<>(Axe.violations(page));
            TouchTargets.small(page).forEach(small -> here.add("too small to touch: " + small));
            if (VISITS.get(i).touch() && LayoutTest.isPlayed(view)) {
                here.addAll(LayoutTest.faults(page));
            }
            int width = VISITS.get(i).width();
            here.forEach(fault -> faults.add(width + " " + fault));
        }
        assertThat(faults).isEmpty();
    }

    /** Screen readers announce a live region only when it changes. */
    @Test
    void the_same_refusal_is_announced_again() {
        GamePage at = Views.play(PAGES.get(0), Running.application().address(), Games.EXIMO.start());
        at.click("a1");
        at.refusal().waitFor();
        String once = at.prompt().textContent();
        at.click("a1");
        assertThat(at.prompt().textContent()).isNotEqualTo(once).isEqualToNormalizingWhitespace(once);
    }
}
