package org.tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;

/** How pieces move on the board, and that nothing moves for those who want no motion. */
final class MotionTest {
    private static final String ADDRESS = Running.application().address();
    private static final double STEP_MILLIS = 250;
    private static final double TURN_MILLIS = 1500;
    private static final double TASK_MILLIS = 50;
    /** How far the middle of a chosen piece, with its shadow, may be from that of its square, in pixels. */
    private static final double RISE = 8;

    /** Notes every animation of a piece: its piece, its keyframes and its time. */
    private static final String RECORDER = """
            window.animations = [];
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (keyframes, timing) {
              const piece = this.getAttribute("href");
              window.animations.push({ piece, moves: this.closest(".board-motion") !== null, keyframes, timing });
              return animate.call(this, keyframes, timing);
            };
            """;

    private static GamePage open(BrowserContext visitor, State state) {
        visitor.addInitScript(RECORDER);
        return Views.play(visitor.newPage(), ADDRESS, state);
    }

    /** The animations since the last call, when none is running any more. */
    private static List<JsonObject> animations(Page page) {
        page.waitForFunction("() => document.querySelector('.board-motion > *') === null");
        String all = String.valueOf(page.evaluate("() => JSON.stringify(window.animations.splice(0))"));
        List<JsonObject> list = new ArrayList<>();
        for (JsonElement each : new Gson().fromJson(all, JsonArray.class)) {
            list.add(each.getAsJsonObject());
        }
        return list;
    }

    private static List<String> pieces(List<JsonObject> animations) {
        return animations.stream()
                .map(each -> each.get("piece").getAsString())
                .sorted()
                .toList();
    }

    private static double millis(JsonObject animation) {
        return animation.getAsJsonObject("timing").get("duration").getAsDouble();
    }

    private static State stones(String position) {
        return Games.SIXTEEN_STONES.read(position).orElseThrow();
    }

    @Test
    void own_turns_glide_and_the_pieces_stand_where_they_end() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK.moving())) {
            GamePage at = open(visitor, Games.EXIMO.start());
            at.click("b2");
            assertThat(animations(at.page())).isEmpty();
            at.click("d4");
            List<JsonObject> glides = animations(at.page());
            assertThat(pieces(glides)).containsExactly("#eximo-first-W");
            assertThat(millis(glides.get(0))).isLessThanOrEqualTo(STEP_MILLIS);
            assertThat(at.page().locator(".piece[data-square='27']")).isVisible();
        }
    }

    @Test
    void a_chosen_piece_rises_on_its_square() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK.moving())) {
            GamePage at = open(visitor, Games.EXIMO.start());
            at.click("g3");
            at.page().waitForFunction("""
                    () => document.querySelector(".piece.raised")?.getAnimations().length === 0""");
            BoundingBox piece = at.page().locator(".piece.raised").boundingBox();
            BoundingBox square = at.square("g3").boundingBox();
            assertThat(piece.x + piece.width / 2).isCloseTo(square.x + square.width / 2, within(RISE));
            assertThat(piece.y + piece.height / 2).isCloseTo(square.y + square.height / 2, within(RISE));
        }
    }

    @Test
    void browsing_glides_backwards_and_forwards_and_so_does_undo() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK.moving())) {
            GamePage at = open(visitor, Games.EXIMO.start());
            at.click("b2", "d4", "d7", "b5");
            animations(at.page());
            at.page().keyboard().press("ArrowLeft");
            assertThat(pieces(animations(at.page()))).containsExactly("#eximo-second-b");
            at.page().keyboard().press("ArrowRight");
            assertThat(pieces(animations(at.page()))).containsExactly("#eximo-second-b");
            at.page().keyboard().press("ArrowUp");
            assertThat(pieces(animations(at.page()))).containsExactly("#eximo-first-W", "#eximo-second-b");
            at.page().keyboard().press("ArrowDown");
            animations(at.page());
            at.command("take-back").click();
            assertThat(animations(at.page())).isNotEmpty();
        }
    }

    @Test
    void a_push_moves_the_row_together_and_the_last_stone_into_its_tray() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK.moving())) {
            GamePage at = open(visitor, stones("4b/5/2RRb/5/3Rb[2R2b] r - 0 31"));
            at.click("c3");
            animations(at.page());
            at.click("e3");
            List<JsonObject> row = animations(at.page());
            assertThat(pieces(row))
                    .containsExactly("#sixteen-stones-first-R", "#sixteen-stones-first-R", "#sixteen-stones-second-b");
            // Two stones glide, the third goes over the rim to the tray.
            assertThat(row)
                    .extracting(each -> each.getAsJsonArray("keyframes").size())
                    .contains(3);
            assertThat(at.page().locator("[data-bank='b'] use")).hasCount(3);
            assertThat(at.page().locator("[data-bank='b'] use").last()).isVisible();
        }
    }

    @Test
    void placed_pieces_land() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK.moving())) {
            GamePage at = open(visitor, Games.SIXTEEN_STONES.start());
            at.click("c3");
            List<JsonObject> landing = animations(at.page());
            assertThat(landing).hasSize(1);
            assertThat(landing.get(0).getAsJsonArray("keyframes").toString()).contains("scale(1.08)");
        }
    }

    @Test
    void captured_pieces_shrink_and_fade() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK.moving())) {
            GamePage at = open(
                    visitor, Games.EXIMO.read("7b/8/8/3b4/2W5/8/8/W7 w - 0 1").orElseThrow());
            at.click("c4", "e6");
            String all = animations(at.page()).toString();
            assertThat(all).contains("#eximo-second-b").contains("scale(0.9)");
        }
    }

    @Test
    void the_turns_of_the_computer_are_replayed_within_their_time() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK.moving())) {
            visitor.addInitScript(RECORDER);
            Page page = visitor.newPage();
            GamePage at = GamePage.open(page, ADDRESS, Games.BREAKTHRU, "against=computer&level=1&side=second&setup=");
            at.turn(1).waitFor();
            List<JsonObject> placements = animations(page);
            page.waitForFunction(
                    "() => document.getAnimations().filter(each => each.effect?.target?.closest('.board-picture')).length === 0");
            placements.addAll(animations(page));
            assertThat(placements).hasSizeGreaterThan(5);
            assertThat(placements).allMatch(each -> millis(each) <= STEP_MILLIS);
            assertThat(placements.stream().mapToDouble(MotionTest::millis).sum())
                    .isLessThanOrEqualTo(TURN_MILLIS + 1);
        }
    }

    @Test
    void any_key_skips_the_animation() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK.moving())) {
            GamePage at = open(visitor, Games.EXIMO.start());
            Object left = at.page().evaluate("""
                    async () => {
                      const board = document.querySelector("tabuleiro-board");
                      const square = name => document.querySelector(`.board-cell[data-square="${name}"]`);
                      const frame = to => ({
                        board: board.scene.board, reserve: [],
                        motions: [{ kind: "glideMotion", letter: "W", from: 1, to }],
                      });
                      void board.play([frame(1), frame(9), frame(17), frame(25)]);
                      await board.updateComplete;
                      await board.updateComplete;
                      const moving = () => document.querySelectorAll(".board-motion > *").length;
                      const during = moving();
                      square("a1").dispatchEvent(new KeyboardEvent("keydown", { key: "m", bubbles: true }));
                      return `${during} ${moving()}`;
                    }
                    """);
            assertThat(left).isEqualTo("1 0");
        }
    }

    @Test
    void nothing_moves_with_reduced_motion_and_the_steps_have_numbers() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            State before = ShortGames.after(Games.SIXTEEN_STONES, 20);
            GamePage at = open(visitor, before);
            Views.clicks(before, ShortGames.turns(Games.SIXTEEN_STONES, 21).get(20))
                    .forEach(at::click);
            at.turn(1).waitFor();
            assertThat(animations(at.page())).isEmpty();
            assertThat(at.page().locator(".mark.arrow").count()).isPositive();
        }
    }

    @Test
    void no_task_of_an_animation_is_long() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK.moving())) {
            Game game = Games.BREAKTHRU;
            String standard = Objects.requireNonNull(game.setups().get("standard"));
            State state = game.read(standard).orElseThrow().play("silver");
            GamePage at = open(visitor, state);
            at.page().locator(".piece").first().waitFor();
            String turn = state.legalTurns().iterator().next().text();
            at.tabTo("[data-typed]");
            at.type(turn);
            at.turn(1).waitFor();
            double longest = Trace.leastOf(
                            3,
                            () -> Trace.of(at.page(), () -> {
                                at.command("previous-turn").click();
                                animations(at.page());
                                at.command("next-turn").click();
                                animations(at.page());
                            }),
                            found -> found.page() < TASK_MILLIS)
                    .page();
            assertThat(longest).isLessThan(TASK_MILLIS);
        }
    }
}
