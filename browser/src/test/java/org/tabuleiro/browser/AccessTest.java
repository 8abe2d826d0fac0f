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
 * Every main state can be used by everybody: axe finds nothing, a finger hits everything, and a game fits on a small telephone, in both
 * languages, light and dark.
 */
final class AccessTest {
    /** Wide in one language and the light, narrow in the other one and in the dark. */
    private static final List<Visit> VISITS =
            List.of(Visit.DESK, Visit.DESK.size(360, 640).touching().in("pt").dark(true));

    /** Each stays for all views, and follows links from one to the next. */
    private static final List<Page> PAGES = VISITS.stream()
            .map(Running.browser()::visitor)
            .map(BrowserContext::newPage)
            .toList();

    @AfterAll
    static void leave() {
        PAGES.forEach(page -> page.context().close());
    }

    static List<Views.View> views() {
        return Views.all();
    }

    @ParameterizedTest
    @MethodSource("views")
    void axe_finds_nothing(Views.View view) {
        List<String> faults = new ArrayList<>();
        for (int i = 0; i < VISITS.size(); i++) {
            Page page = PAGES.get(i);
            view.show().on(page, Running.application().address());
            List<String> here = new ArrayList<>(Axe.violations(page));
            Targets.small(page).forEach(small -> here.add("too small to touch: " + small));
            if (VISITS.get(i).touch() && LayoutTest.isPlayed(view)) {
                here.addAll(LayoutTest.faults(page));
            }
            int width = VISITS.get(i).width();
            here.forEach(fault -> faults.add(width + " " + fault));
        }
        assertThat(faults).isEmpty();
    }

    /** Only what changes is read out. */
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
