package org.tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Games;

/** Accounts in the browser: sign-up in place, sign-in on another device, a linked device, the end of a session. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
final class AccountTest {
    private static final String ADDRESS = Running.application().address();
    private static final String PASSWORD = "three cats on the roof";
    /** Narrow, dark and Portuguese. */
    private static final Visit PHONE =
            Visit.DESK.size(360, 640).touching().in("pt").dark(true);

    private final List<BrowserContext> devices = new ArrayList<>();

    @AfterEach
    void close() {
        devices.forEach(BrowserContext::close);
    }

    private Page device(Visit visit) {
        BrowserContext context = Running.browser().visitor(visit);
        devices.add(context);
        return context.newPage();
    }

    private static Page account(Page page) {
        page.navigate(ADDRESS + "#/account");
        page.locator(".account-page h2").first().waitFor();
        return page;
    }

    private static Locator form(Page page, String form) {
        return page.locator("form[data-form='" + form + "']");
    }

    private static void enter(Page page, String form, String name, String password) {
        form(page, form).locator("[name=name]").fill(name);
        form(page, form).locator("[name=password]").fill(password);
        form(page, form).locator("[name=password]").press("Enter");
    }

    private static void isAccessible(Page page) {
        Assertions.assertThat(Axe.violations(page)).isEmpty();
        Assertions.assertThat(TouchTargets.small(page)).isEmpty();
        Assertions.assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
                .isEqualTo(true);
    }

    @Test
    void a_guest_becomes_an_account_in_place_and_plays_on_from_other_devices() {
        Page desk = device(Visit.DESK);
        Page rui = device(Visit.DESK);
        String link = OnlinePages.invite(desk, ADDRESS, Games.EXIMO, "first", "");
        GamePage opponent = OnlinePages.join(rui, link, Games.EXIMO);
        OnlinePages.match(desk, Games.EXIMO);
        String match = desk.url();
        desk.navigate(ADDRESS + "#/online");
        OnlinePages.command(desk, "account").click();
        assertThat(desk.locator("h1")).hasText("Account");
        enter(desk, "sign-up", "Zulmira", "password1234");
        assertThat(form(desk, "sign-up").locator("[role=alert]")).containsText("among the first");
        isAccessible(desk);
        enter(desk, "sign-up", "Zulmira", PASSWORD);
        assertThat(desk.locator(".recovery-codes code")).hasCount(5);
        assertThat(desk.locator("[data-account=codes]")).isFocused();
        isAccessible(desk);
        OnlinePages.command(desk, "codes-kept").click();
        desk.navigate(match);
        OnlinePages.match(desk, Games.EXIMO).click("b2", "d4");
        assertThat(opponent.turn(1)).isVisible();
        rui.reload();
        assertThat(OnlinePages.match(rui, Games.EXIMO).player("first")).containsText("Zulmira");

        Page phone = account(device(PHONE));
        isAccessible(phone);
        enter(phone, "sign-in", "zulmira", "wrong password");
        assertThat(form(phone, "sign-in").locator("[role=alert]")).containsText("não condizem");
        enter(phone, "sign-in", "zulmira", PASSWORD);
        assertThat(phone.locator("[data-account=person] h2")).hasText("Zulmira");
        isAccessible(phone);
        phone.navigate(match);
        assertThat(OnlinePages.match(phone, Games.EXIMO).turn(1)).isVisible();

        account(desk);
        desk.locator(".devices [data-command=end-session]").click();
        assertThat(desk.locator("[data-account=news]")).containsText("ended");
        assertThat(desk.locator(".devices li")).hasCount(1);
        account(phone).reload();
        assertThat(form(phone, "sign-in")).isVisible();
    }

    @Test
    void a_guest_links_another_device_by_a_code() {
        Page desk = device(Visit.DESK);
        Page rui = device(Visit.DESK);
        String link = OnlinePages.invite(desk, ADDRESS, Games.EXIMO, "first", "");
        GamePage opponent = OnlinePages.join(rui, link, Games.EXIMO);
        OnlinePages.match(desk, Games.EXIMO);
        String match = desk.url();
        account(desk);
        OnlinePages.command(desk, "link-device").click();
        assertThat(desk.locator("svg.qr")).isVisible();
        String code = desk.locator("[data-link-code]").getAttribute("data-link-code");
        isAccessible(desk);

        Page phone = device(PHONE);
        phone.navigate(ADDRESS + "#/link/" + code);
        form(phone, "redeem").locator("button").click();
        assertThat(phone.locator("[data-account=news]")).containsText("Este dispositivo joga agora");
        assertThat(phone.locator(".devices li")).hasCount(2);
        phone.navigate(match);
        OnlinePages.match(phone, Games.EXIMO).click("b2", "d4");
        assertThat(opponent.turn(1)).isVisible();

        Page late = device(Visit.DESK);
        late.navigate(ADDRESS + "#/link/" + code);
        form(late, "redeem").locator("button").click();
        assertThat(form(late, "redeem").locator("[role=alert]")).containsText("used already");
    }

    @Test
    void a_guest_takes_its_data_along_and_is_deleted() {
        Page desk = device(Visit.DESK);
        OnlinePages.invite(desk, ADDRESS, Games.EXIMO, "first", "");
        account(desk);
        Assertions.assertThat(desk.waitForDownload(
                                () -> OnlinePages.command(desk, "export").click())
                        .suggestedFilename())
                .isEqualTo("tabuleiro.zip");
        desk.locator("details:has(form[data-form=delete-guest]) summary").click();
        form(desk, "delete-guest").locator("button").click();
        assertThat(desk.locator("[data-account=news]")).containsText("deleted");
        assertThat(desk.locator(".devices")).hasCount(0);

        Page phone = device(PHONE);
        phone.navigate(ADDRESS + "#/privacy");
        assertThat(phone.locator("tabuleiro-privacy h1")).hasText("Privacidade");
        phone.locator("tabuleiro-privacy h2").first().waitFor();
        isAccessible(phone);
    }
}
