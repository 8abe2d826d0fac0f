package org.tabuleiro.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tabuleiro.content.Palette.Use;

/** The colours of the interface. */
final class PaletteTest {
    private static final List<Use> TEXT =
            List.of(Use.INK, Use.INK_2, Use.INK_3, Use.ACCENT, Use.GOOD, Use.WARN, Use.BAD, Use.OK);
    private static final List<Use> GROUNDS = List.of(Use.PAPER, Use.SHEET, Use.SUNK);
    private static final Path STYLES = Path.of("../web/src/main/ts/style/tokens.css");
    private static final Pattern RULE = Pattern.compile("(?m)^(:root\\S*) \\{([^}]*)}");
    private static final Pattern COLOUR = Pattern.compile("--([a-z0-9-]+): (#[0-9a-fA-F]{6});");

    @ParameterizedTest
    @EnumSource
    void text_can_be_read_on_every_background(Palette palette) {
        for (Use text : TEXT) {
            for (Use ground : GROUNDS) {
                assertContrast(palette, text, ground, 4.5);
            }
        }
        assertContrast(palette, Use.ON_ACCENT, Use.ACCENT, 4.5);
        assertContrast(palette, Use.INK, Use.ACCENT_SOFT, 4.5);
        assertContrast(palette, Use.INK_3, Use.ACCENT_SOFT, 4.5);
        assertContrast(palette, Use.GOOD, Use.GOOD_SOFT, 4.5);
        assertContrast(palette, Use.BAD, Use.BAD_SOFT, 4.5);
    }

    @ParameterizedTest
    @EnumSource
    void borders_of_controls_can_be_seen(Palette palette) {
        for (Use ground : GROUNDS) {
            assertContrast(palette, Use.LINE_STRONG, ground, 3);
            assertContrast(palette, Use.BRASS, ground, 3);
        }
    }

    @ParameterizedTest
    @EnumSource
    void the_style_sheet_of_the_page_has_the_same_colours(Palette palette) throws IOException {
        String selector = palette == Palette.LIGHT ? ":root" : ":root[data-colours=\"dark\"]";
        Map<String, String> expected = new LinkedHashMap<>();
        for (Use use : Use.values()) {
            expected.put(use.id(), palette.colour(use).toLowerCase(Locale.ROOT));
        }
        assertThat(colours(selector)).isEqualTo(expected);
    }

    private static Map<String, String> colours(String selector) throws IOException {
        Map<String, String> colours = new LinkedHashMap<>();
        Matcher rules = RULE.matcher(Files.readString(STYLES));
        while (rules.find()) {
            if (rules.group(1).equals(selector)) {
                COLOUR.matcher(rules.group(2)).results().forEach(found -> colours.put(found.group(1), found.group(2)));
            }
        }
        return colours;
    }

    private static void assertContrast(Palette palette, Use one, Use other, double least) {
        double a = luminance(palette.colour(one));
        double b = luminance(palette.colour(other));
        assertThat((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05))
                .as("%s: %s on %s", palette, one, other)
                .isGreaterThanOrEqualTo(least);
    }

    private static double luminance(String colour) {
        return 0.2126 * channel(colour, 1) + 0.7152 * channel(colour, 3) + 0.0722 * channel(colour, 5);
    }

    private static double channel(String colour, int at) {
        double value = Integer.parseInt(colour.substring(at, at + 2), 16) / 255.0;
        return value <= 0.03928 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }
}
