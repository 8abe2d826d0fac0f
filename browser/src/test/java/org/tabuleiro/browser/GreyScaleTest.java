package org.tabuleiro.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.content.Theme;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Guide;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.TurnBuilder;

/** Pieces, sides and targets can be told apart by brightness alone. */
final class GreyScaleTest {
    private static final double CONTRAST = 3;
    /** The least share of a square's pixels that must have the contrast. */
    private static final double PIECE = 0.07;

    private static final double SIDES = 0.10;
    private static final double MARK = 0.02;

    private static final String MARKS = ".board-picture :is(.mark, .mark-edge)";
    private static final String PIECES = ".board-picture .piece";

    static Stream<Arguments> boards() {
        return Games.ALL.stream()
                .flatMap(game -> Stream.of(Theme.values())
                        .flatMap(theme -> Stream.of(false, true).map(dark -> Arguments.of(game, theme, dark))));
    }

    @ParameterizedTest
    @MethodSource("boards")
    void sides_and_targets_differ_without_colour(Game game, Theme theme, boolean dark) throws IOException {
        TurnBuilder builder = begun(game);
        State state = builder.state();
        Click first = builder.clicks().get(0);
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK.dark(dark))) {
            visitor.addInitScript("localStorage.setItem('tabuleiro.settings', '{\"board\":\"" + theme.id() + "\"}')");
            Page page = visitor.newPage();
            GamePage at = Views.play(page, Running.application().address(), state);
            at.click(first);
            // The pointer would preview a click.
            page.mouse().move(1, 1);
            BufferedImage all = board(page);
            hide(page, MARKS);
            BufferedImage pieces = board(page);
            hide(page, PIECES);
            BufferedImage bare = board(page);
            List<String> faults = new ArrayList<>();
            targets(builder).forEach(square -> check(faults, game, "target", square, square, all, pieces, MARK));
            Layout layout = builder.state().layout();
            List<Integer> firsts = occupied(game, layout, Side.FIRST);
            List<Integer> seconds = occupied(game, layout, Side.SECOND);
            Stream.concat(firsts.stream(), seconds.stream())
                    .forEach(square -> check(faults, game, "piece", square, square, pieces, bare, PIECE));
            for (int one : firsts) {
                seconds.stream()
                        .filter(other -> isDark(game.board(), other) == isDark(game.board(), one))
                        .forEach(other -> check(faults, game, "sides", one, other, pieces, pieces, SIDES));
            }
            assertThat(faults).isEmpty();
        }
    }

    /** The last turn of a game that shows targets after its first click. */
    private static TurnBuilder begun(Game game) {
        List<Turn> turns = ShortGames.of(game).line().turns();
        for (int i = turns.size() - 1; i >= 0; i--) {
            State state = ShortGames.after(game, i);
            TurnBuilder builder = new TurnBuilder(state);
            builder.click(Views.beginning(state, turns.get(i)));
            if (builder.steps().isEmpty() && !targets(builder).isEmpty()) {
                return builder;
            }
        }
        throw new IllegalStateException("no turn shows targets");
    }

    private static void hide(Page page, String what) {
        page.evaluate(
                "what => document.querySelectorAll(what).forEach(each => each.style.visibility = 'hidden')", what);
    }

    private static BufferedImage board(Page page) throws IOException {
        page.waitForFunction("() => [...document.querySelectorAll('.board-ground')].every((image) => image.complete)");
        return ImageIO.read(new ByteArrayInputStream(
                page.locator("tabuleiro-game .board-picture").screenshot()));
    }

    private static List<Integer> targets(TurnBuilder builder) {
        return builder.targets().stream()
                .filter(target -> target.shape() != Guide.Shape.PICK)
                .map(TurnBuilder.Target::click)
                .filter(click -> click instanceof Click.Square)
                .map(click -> ((Click.Square) click).index())
                .toList();
    }

    private static List<Integer> occupied(Game game, Layout layout, Side side) {
        return Stream.iterate(0, square -> square + 1)
                .limit(game.board().size())
                .filter(square -> layout.isOf(side, square))
                .toList();
    }

    private static boolean isDark(Board board, int square) {
        return (board.file(square) + board.rank(square)) % 2 == 0;
    }

    private static void check(
            List<String> faults,
            Game game,
            String what,
            int one,
            int other,
            BufferedImage first,
            BufferedImage second,
            double least) {
        double share = differing(square(game, first, one), square(game, second, other));
        if (share < least) {
            faults.add(what + " on " + game.board().name(one) + " and "
                    + game.board().name(other) + ": only " + Math.round(1000 * share) / 10.0
                    + " % of the square differ");
        }
    }

    private static BufferedImage square(Game game, BufferedImage picture, int square) {
        int side = picture.getWidth() / game.board().width();
        int column = game.board().file(square);
        int row = game.board().height() - 1 - game.board().rank(square);
        // Without the edge, which the neighbours share.
        return picture.getSubimage(column * side + 2, row * side + 2, side - 4, side - 4);
    }

    private static double differing(BufferedImage one, BufferedImage other) {
        int differ = 0;
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                double a = luminance(one.getRGB(x, y)) + 0.05;
                double b = luminance(other.getRGB(x, y)) + 0.05;
                differ += Math.max(a, b) / Math.min(a, b) >= CONTRAST ? 1 : 0;
            }
        }
        return differ / (double) (one.getWidth() * one.getHeight());
    }

    private static double luminance(int rgb) {
        return 0.2126 * linear(rgb >> 16 & 255) + 0.7152 * linear(rgb >> 8 & 255) + 0.0722 * linear(rgb & 255);
    }

    private static double linear(int value) {
        double part = value / 255.0;
        return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }
}
