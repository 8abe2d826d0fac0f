package org.tabuleiro.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
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

    /** Every state once, the visits in turn. */
    static Stream<Arguments> views() {
        return views(0);
    }

    /** Every state in the other visit. */
    static Stream<Arguments> otherViews() {
        return views(1);
    }

    private static Stream<Arguments> views(int first) {
        List<Views.PageState> views = Views.all();
        return IntStream.range(0, views.size()).mapToObj(i -> Arguments.of(views.get(i), (first + i) % VISITS.size()));
    }

    @ParameterizedTest
    @MethodSource("views")
    void axe_finds_nothing(Views.PageState view, int visit) {
        assertThat(faults(view, visit)).isEmpty();
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("otherViews")
    void axe_finds_nothing_in_the_other_visits(Views.PageState view, int visit) {
        assertThat(faults(view, visit)).isEmpty();
    }

    private static List<String> faults(Views.PageState view, int visit) {
        Page page = PAGES.get(visit);
        view.opener().on(page, Running.application().address());
        List<String> faults = new ArrayList<>(Axe.violations(page));
        TouchTargets.small(page).forEach(small -> faults.add("too small to touch: " + small));
        if (VISITS.get(visit).touch() && LayoutTest.isPlayed(view)) {
            faults.addAll(LayoutTest.faults(page));
        }
        return faults;
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
