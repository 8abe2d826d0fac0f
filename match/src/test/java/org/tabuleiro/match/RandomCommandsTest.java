package org.tabuleiro.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;

/**
 * Random commands by both sides and the arbiter, with duplicates and a clock that jumps: the invariants of a
 * match hold.
 */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class RandomCommandsTest {
    private static final int COMMANDS_PER_MATCH = 500;

    @Test
    void a_hundred_thousand_random_commands_break_no_invariant() {
        run(0, 100_000);
    }

    @Tag("slow")
    @Test
    void ten_million_random_commands_break_no_invariant() {
        run(1_000_000, 10_000_000);
    }

    private static void run(int firstSeed, int commands) {
        for (int seed = firstSeed; seed < firstSeed + commands / COMMANDS_PER_MATCH; seed++) {
            Run run = new Run(seed);
            try {
                for (int i = 0; i < COMMANDS_PER_MATCH; i++) {
                    run.step();
                }
                run.checkWhole();
            } catch (AssertionError | RuntimeException broken) {
                throw new AssertionError("seed " + seed + " after " + run.commands, broken);
            }
        }
    }

    /** One match under random commands. */
    private static final class Run {
        private final Random random;
        private final TestMatch test;
        private final List<Command> commands = new ArrayList<>();
        private Command last = new Command.Flag();
        private Actor lastActor = Actor.ARBITER;

        Run(int seed) {
            random = new Random(seed);
            Game game = Games.ALL.get(seed % Games.ALL.size());
            List<String> setups = List.copyOf(game.setups().values());
            State start = setups.isEmpty() || seed % 3 == 0
                    ? game.start()
                    : game.read(setups.get(random.nextInt(setups.size()))).orElseThrow();
            TimeControl time = switch (random.nextInt(4)) {
                case 0 -> new TimeControl.None();
                case 1 -> TimeControl.days(1);
                case 2 -> new TimeControl.Increment(1_000, 500, 300);
                default -> TimeControl.minutes(5, 3);
            };
            test = new TestMatch(
                    start,
                    new Terms(
                            time,
                            Terms.ClockStart.values()[random.nextInt(2)],
                            Terms.TakeBacks.values()[random.nextInt(3)],
                            random.nextBoolean()));
        }

        void step() {
            jump();
            boolean repeats = random.nextInt(10) == 0;
            Command command = repeats ? last : random();
            Actor actor = repeats ? lastActor : actor(command);
            last = command;
            lastActor = actor;
            commands.add(command);
            boolean wasOver = test.match.isOver();
            int revision = test.match.revision();
            List<Event> events = test.submit(actor, command);
            assertThat(test.match.revision()).isEqualTo(revision + events.size());
            assertThat(events.isEmpty() && test.refusal.isEmpty()).isFalse();
            if (wasOver && !events.isEmpty()) {
                assertThat(events.get(0)).isInstanceOf(Event.TakenBack.class);
            }
            checkClocks(test.match.clocks());
            long ends = events.stream()
                    .filter(event -> event instanceof Event.Ended || event instanceof Event.Aborted)
                    .count();
            assertThat(ends).isLessThanOrEqualTo(1);
            if (test.match.isOver()) {
                assertThat(test.match.clocks().running()).isEmpty();
                assertThat(test.match.drawOffer()).isEmpty();
                assertThat(test.match.takeBackRequest()).isEmpty();
            }
        }

        private void jump() {
            test.now += switch (random.nextInt(12)) {
                case 0 -> -random.nextInt(100_000);
                case 1 -> random.nextInt(100_000_000);
                case 2 -> 0;
                default -> random.nextInt(200);
            };
        }

        private void checkClocks(Clocks clocks) {
            for (Side side : Side.values()) {
                assertThat(clocks.of(side).millis()).isNotNegative();
                assertThat(clocks.of(side).setup()).isNotNegative();
                assertThat(clocks.left(side, test.now)).isNotNegative();
            }
        }

        private Actor actor(Command command) {
            if (command instanceof Command.Play && random.nextInt(8) > 0) {
                return Actor.of(test.match.toMove());
            }
            return Actor.values()[random.nextInt(3)];
        }

        private Command random() {
            int size = test.match.played().size();
            int revision = test.match.revision();
            return switch (random.nextInt(40)) {
                case 0 -> new Command.Resign();
                case 1, 2 -> new Command.OfferDraw();
                case 3 -> new Command.AcceptDraw(revision - random.nextInt(3));
                case 4, 5 -> new Command.DeclineDraw(revision - random.nextInt(3));
                case 6, 7 -> new Command.TakeBack(random.nextInt(size + 2) - (random.nextInt(9) == 0 ? 1 : 0));
                case 8, 9, 10 -> new Command.TakeBack(size - random.nextInt(3));
                case 11, 12 -> new Command.AcceptTakeBack(revision - random.nextInt(3));
                case 13 -> new Command.DeclineTakeBack(revision - random.nextInt(3));
                case 14, 15, 16 -> new Command.Restore(size + random.nextInt(4));
                case 17 -> new Command.Flag();
                case 18 -> new Command.Pause();
                case 19, 20 -> new Command.Resume();
                case 21 -> new Command.GiveTime(Side.values()[random.nextInt(2)], random.nextInt(100_000) - 1_000);
                case 22 ->
                    random.nextInt(20) == 0
                            ? new Command.Abort()
                            : new Command.Adjudicate(
                                    Result.win(Side.FIRST, random.nextBoolean() ? Result.TIME : "no-men"));
                default ->
                    new Command.Play(
                            random.nextInt(20) == 0 ? "z9-z8" : turn(),
                            revision - (random.nextInt(5) == 0 ? random.nextInt(4) : 0),
                            random.nextInt(10) == 0 ? random.nextInt(300) : 0);
            };
        }

        private String turn() {
            State state = test.match.state();
            if (state.isOver()) {
                return "b3-b4";
            }
            List<Step> steps = new ArrayList<>();
            for (State at = state;
                    at.turnNumber() == state.turnNumber() && !at.isOver();
                    at = at.play(steps.getLast())) {
                steps.add(at.legalSteps().get(random.nextInt(at.legalSteps().size())));
            }
            return state.turnOf(steps).text();
        }

        /** The events replay to an equal match, and the turn texts replay by the rules of the game. */
        void checkWhole() {
            Match replayed = test.beginning;
            for (Event event : test.events) {
                replayed = replayed.apply(event);
            }
            assertThat(replayed).isEqualTo(test.match);
            State state = test.match.start();
            for (var turn : test.match.turns()) {
                state = state.play(turn.text());
            }
            assertThat(state).isEqualTo(test.match.state());
        }
    }
}
