package org.tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;

/** Pieces are dragged on the board, and from hands and trays to it, with mouse and finger. */
final class DragTest {
    private static final String ADDRESS = Running.application().address();
    private static final State HANDS = ShortGames.after(Games.XADRERSI, 6);

    private final BrowserContext visitor = Running.browser().visitor(Visit.DESK.touching());
    private final Page page = visitor.newPage();

    @AfterEach
    void leave() {
        visitor.close();
    }

    /** A pointer that presses, moves and releases. */
    private interface Pointer {
        void down(Locator at);

        void move(Locator to);

        void up();
    }

    private Pointer pointer(String kind) {
        return kind.equals("mouse") ? new MousePointer(page) : new Finger(visitor.newCDPSession(page));
    }

    private record MousePointer(Page page) implements Pointer {
        @Override
        public void down(Locator at) {
            at.hover();
            page.mouse().down();
        }

        @Override
        public void move(Locator to) {
            BoundingBox box = to.boundingBox();
            page.mouse().move(box.x + box.width / 2, box.y + box.height / 2, new Mouse.MoveOptions().setSteps(3));
        }

        @Override
        public void up() {
            page.mouse().up();
        }
    }

    private record Finger(CDPSession session) implements Pointer {
        @Override
        public void down(Locator at) {
            touch("touchStart", at.boundingBox());
        }

        @Override
        public void move(Locator to) {
            touch("touchMove", to.boundingBox());
        }

        @Override
        public void up() {
            send("touchEnd", new JsonArray());
        }

        private void touch(String kind, BoundingBox box) {
            JsonObject point = new JsonObject();
            point.addProperty("x", box.x + box.width / 2);
            point.addProperty("y", box.y + box.height / 2);
            JsonArray points = new JsonArray();
            points.add(point);
            send(kind, points);
        }

        private void send(String kind, JsonArray points) {
            JsonObject event = new JsonObject();
            event.addProperty("type", kind);
            event.add("touchPoints", points);
            session.send("Input.dispatchTouchEvent", event);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"mouse", "finger"})
    void targets_show_while_a_piece_is_dragged_over_the_board(String kind) {
        GamePage at = Views.play(page, ADDRESS, Games.EXIMO.start());
        Pointer pointer = pointer(kind);
        pointer.down(at.square("b2"));
        assertThat(page.locator(".mark.chosen")).hasCount(0);
        pointer.move(at.square("b3"));
        assertThat(page.locator(".carried-piece")).isVisible();
        assertThat(page.locator(".mark.jump").first()).isVisible();
        pointer.move(at.square("d4"));
        pointer.up();
        assertThat(page.locator(".carried-piece")).hasCount(0);
        assertThat(at.turn(1)).hasText("b2-d4");
    }

    @ParameterizedTest
    @ValueSource(strings = {"mouse", "finger"})
    void a_piece_is_dragged_from_the_hand_and_its_ghost_is_where_it_would_stand(String kind) {
        GamePage at = Views.play(page, ADDRESS, HANDS);
        Pointer pointer = pointer(kind);
        pointer.down(page.locator("[data-piece='R']"));
        pointer.move(at.square("e5"));
        assertThat(page.locator("[data-piece='R']")).hasAttribute("aria-pressed", "true");
        pointer.move(at.square("g8"));
        assertThat(page.locator(".piece.ghost")).hasCount(1);
        pointer.up();
        assertThat(at.turn(1)).hasText("R@g8");
    }

    @ParameterizedTest
    @ValueSource(strings = {"mouse", "finger"})
    void a_stone_is_dragged_from_its_tray(String kind) {
        GamePage at = Views.play(page, ADDRESS, Games.SIXTEEN_STONES.start());
        Pointer pointer = pointer(kind);
        pointer.down(page.locator("[data-bank='R'] use").last());
        pointer.move(at.square("b2"));
        assertThat(page.locator(".carried-piece")).isVisible();
        pointer.move(at.square("c3"));
        assertThat(page.locator(".piece.ghost")).hasCount(1);
        pointer.up();
        assertThat(at.turn(1)).hasText("@c3");
        assertThat(page.locator("[data-bank='R'] use")).hasCount(7);
    }

    @Test
    void the_stones_of_the_opponent_stay_in_their_tray() {
        Views.play(page, ADDRESS, Games.SIXTEEN_STONES.start());
        Pointer pointer = pointer("mouse");
        pointer.down(page.locator("[data-bank='b'] use").last());
        pointer.move(page.locator(".board-cell[data-square='c3']"));
        assertThat(page.locator(".carried-piece")).hasCount(0);
        pointer.up();
    }

    @Test
    void a_drop_on_a_forbidden_square_gives_the_reason_and_one_beside_the_board_takes_the_piece_back() {
        GamePage at = Views.play(page, ADDRESS, Games.EXIMO.start());
        Pointer pointer = pointer("mouse");
        pointer.down(at.square("b2"));
        pointer.move(at.square("e5"));
        pointer.up();
        assertThat(at.refusal()).isVisible();
        assertThat(page.locator(".piece.away")).hasCount(0);
        page.keyboard().press("Escape");
        assertThat(page.locator(".mark.chosen")).hasCount(0);
        pointer.down(at.square("b2"));
        pointer.move(at.square("b3"));
        assertThat(page.locator(".mark.chosen")).hasCount(1);
        pointer.move(page.locator(".bar h1"));
        pointer.up();
        assertThat(page.locator(".mark.chosen")).hasCount(0);
        assertThat(at.turns()).hasCount(0);
    }

    @Test
    void escape_ends_a_drag_from_the_hand() {
        GamePage at = Views.play(page, ADDRESS, HANDS);
        Pointer pointer = pointer("mouse");
        pointer.down(page.locator("[data-piece='R']"));
        pointer.move(at.square("g8"));
        assertThat(page.locator(".carried-piece")).isVisible();
        page.keyboard().press("Escape");
        assertThat(page.locator(".carried-piece")).hasCount(0);
        pointer.up();
        assertThat(at.turns()).hasCount(0);
        assertThat(page.locator("[data-piece='R']")).hasAttribute("aria-pressed", "false");
    }

    @Test
    void the_pointer_says_what_can_be_picked_up() {
        GamePage at = Views.play(page, ADDRESS, Games.EXIMO.start());
        assertThat(at.square("b3")).hasCSS("cursor", "grab");
        assertThat(at.square("b4")).hasCSS("cursor", "auto");
        assertThat(at.square("b7")).hasCSS("cursor", "auto");
        at.click("b3");
        assertThat(at.square("b4")).hasCSS("cursor", "pointer");
        Pointer pointer = pointer("mouse");
        pointer.down(at.square("b3"));
        pointer.move(at.square("b4"));
        assertThat(at.square("b4")).hasCSS("cursor", "grabbing");
        pointer.up();
        assertThat(at.turn(1)).hasText("b3-b4");
    }
}
