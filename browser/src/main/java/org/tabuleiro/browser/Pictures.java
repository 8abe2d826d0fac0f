package org.tabuleiro.browser;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import org.tabuleiro.files.ContactSheet;

/**
 * Takes screenshots of every main state in several sizes, both languages, light and dark, and contact sheets.
 */
public final class Pictures {
    private static final List<Visit> SIZES = List.of(
            Visit.DESK.size(360, 640).touching(),
            Visit.DESK.size(390, 844).touching(),
            Visit.DESK.size(844, 390).touching(),
            Visit.DESK.size(768, 1024).touching(),
            Visit.DESK,
            Visit.DESK.size(1920, 1080));

    private Pictures() {}

    /** Writes the screenshots to a folder; further arguments select states by parts of their names. */
    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        Files.createDirectories(folder);
        List<String> wanted = List.of(args).subList(1, args.length);
        List<Views.PageState> views = Views.all().stream()
                .filter(view -> wanted.isEmpty() || wanted.stream().anyMatch(view.name()::contains))
                .toList();
        List<String> faults = new ArrayList<>();
        try (Application application = new Application();
                Browser browser = new Browser()) {
            for (Visit size : SIZES) {
                ContactSheet sheet = new ContactSheet(8);
                for (Views.PageState view : views) {
                    for (String language : List.of("en", "pt")) {
                        for (boolean dark : new boolean[] {false, true}) {
                            String name = String.join(
                                    "-",
                                    view.name(),
                                    size.width() + "x" + size.height(),
                                    language,
                                    dark ? "dark" : "light");
                            try (BrowserContext visitor =
                                    browser.visitor(size.in(language).dark(dark))) {
                                byte[] picture = picture(visitor, application, view);
                                Files.write(folder.resolve(name + ".png"), picture);
                                BufferedImage image = ImageIO.read(new ByteArrayInputStream(picture));
                                sheet.add(name, image);
                            } catch (PlaywrightException broken) {
                                faults.add(name + ": " + broken.getMessage());
                            }
                        }
                    }
                }
                ImageIO.write(
                        sheet.sheet(),
                        "png",
                        folder.resolve("sheet-" + size.width() + "x" + size.height() + ".png")
                                .toFile());
            }
        }
        faults.forEach(System.err::println);
        System.exit(faults.isEmpty() ? 0 : 1);
    }

    private static byte[] picture(BrowserContext visitor, Application application, Views.PageState view) {
        visitor.setDefaultTimeout(8_000);
        Page page = visitor.newPage();
        view.opener().on(page, application.address());
        return page.screenshot();
    }
}
