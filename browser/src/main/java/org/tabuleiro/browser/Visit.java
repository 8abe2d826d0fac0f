package org.tabuleiro.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ServiceWorkerPolicy;

/**
 * The browser settings of a visitor.
 *
 * @param width of the page, in pixels
 * @param height of the page, in pixels
 * @param language the code of the browser's language
 * @param dark whether the system is dark
 * @param touch whether the device has touch and no mouse
 * @param offline whether service workers are allowed
 * @param motion whether animation is allowed; tests without it need not wait
 */
record Visit(int width, int height, String language, boolean dark, boolean touch, boolean offline, boolean motion) {
    /** A desktop in English with light colours. */
    static final Visit DESK = new Visit(1280, 800, "en", false, false, false, false);

    Visit size(int newWidth, int newHeight) {
        return new Visit(newWidth, newHeight, language, dark, touch, offline, motion);
    }

    Visit in(String newLanguage) {
        return new Visit(width, height, newLanguage, dark, touch, offline, motion);
    }

    Visit dark(boolean newDark) {
        return new Visit(width, height, language, newDark, touch, offline, motion);
    }

    Visit touching() {
        return new Visit(width, height, language, dark, true, offline, motion);
    }

    Visit staying() {
        return new Visit(width, height, language, dark, touch, true, motion);
    }

    Visit moving() {
        return new Visit(width, height, language, dark, touch, offline, true);
    }

    Browser.NewContextOptions options() {
        return new Browser.NewContextOptions()
                .setViewportSize(width, height)
                .setLocale(language.equals("pt") ? "pt-PT" : "en-GB")
                .setColorScheme(dark ? ColorScheme.DARK : ColorScheme.LIGHT)
                .setReducedMotion(motion ? ReducedMotion.NO_PREFERENCE : ReducedMotion.REDUCE)
                .setHasTouch(touch)
                .setServiceWorkers(offline ? ServiceWorkerPolicy.ALLOW : ServiceWorkerPolicy.BLOCK);
    }
}
