package org.tabuleiro.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.games.record.Line;
import org.tabuleiro.table.Choice;
import org.tabuleiro.table.Seat;
import org.tabuleiro.testing.TableDriver.Ability;

/**
 * The same scenarios of a match for every interface: the test class of each interface supplies its driver.
 */
public abstract class TableScenarios {
    private static final Seat PERSON = new Seat.Person();
    /** Red plays e5-d5; then Blue has to pass. */
    private static final String BLUE_PASSES = "4R/5/5/RRR2/bbRR1[] r - 0 21";
    /** White to move has one millisecond left. */
    private static final String NO_TIME = """
            [Event "Tabuleiro"]
            [Date "2026.11.17"]
            [Game "eximo"]
            [First "Person"]
            [Second "Person"]
            [Result "*"]
            [Tabuleiro_First "human"]
            [Tabuleiro_Second "human"]
            [Tabuleiro_Turns "2"]
            [Tabuleiro_Clock "5+3 1 300000 0 0"]

            1. b2-d4 d7-b5 *
            """;

    private record Scenario(String name, Set<Ability> needs, Consumer<TableDriver> script) {}

    /** Creates a driver. */
    protected abstract TableDriver driver();

    /** The scenarios that the interface supports. */
    @TestFactory
    Stream<DynamicTest> scenarios() {
        Set<Ability> abilities;
        try (TableDriver driver = driver()) {
            abilities = driver.abilities();
        }
        return all().stream()
                .filter(scenario -> abilities.containsAll(scenario.needs))
                .map(scenario -> DynamicTest.dynamicTest(scenario.name, () -> {
                    try (TableDriver driver = driver()) {
                        scenario.script.accept(driver);
                    }
                }));
    }

    private static List<Scenario> all() {
        List<Scenario> all = new ArrayList<>();
        all.add(new Scenario(
                "a draw offered while the computer thinks is answered",
                Set.of(Ability.OFFER_WHILE_THINKING),
                TableScenarios::drawWhileThinking));
        all.add(new Scenario("take back gets past a forced pass", Set.of(), TableScenarios::backPastPass));
        all.add(new Scenario("a resignation is taken back alone", Set.of(), TableScenarios::backFromResignation));
        all.add(new Scenario(
                "a pause outlasts a change of language, and one step can be played",
                Set.of(),
                TableScenarios::pauseAndStep));
        all.add(new Scenario("a resignation ends the game", Set.of(), TableScenarios::resignation));
        all.add(new Scenario("time runs out", Set.of(), TableScenarios::flag));
        all.add(new Scenario("a program fails and is asked again", Set.of(), TableScenarios::failure));
        all.add(new Scenario(
                "a turn entered at an earlier position is refused",
                Set.of(Ability.BROWSE),
                TableScenarios::refusedWhileBrowsing));
        all.add(new Scenario(
                "a level that changes while it thinks plays as the new one",
                Set.of(Ability.CHANGE_SEAT),
                TableScenarios::changedLevel));
        all.add(new Scenario(
                "variations after the end leave main line and result alone",
                Set.of(Ability.TRY_AFTER_END),
                TableScenarios::variationsAfterEnd));
        all.add(new Scenario("two people agree on a draw", Set.of(), TableScenarios::agreement));
        return all;
    }

    private static List<String> turns(TableDriver driver) {
        return driver.record().line().turns().stream().map(Turn::text).toList();
    }

    private static String side(TableDriver driver, Side side) {
        return driver.texts().text("eximo" + (side == Side.FIRST ? ".side.first" : ".side.second"));
    }

    private static void drawWhileThinking(TableDriver driver) {
        driver.open("eximo", "", PERSON, Seat.fullStrength());
        driver.play("b2-d4");
        driver.choose(Choice.OFFER_DRAW);
        driver.awaitSaid(driver.texts().text("table.draw.declined", side(driver, Side.SECOND)));
        driver.choose(Choice.HURRY);
        driver.awaitTurns(2);
        assertThat(driver.record().result()).isEmpty();
    }

    private static void backPastPass(TableDriver driver) {
        driver.open("sixteen-stones", BLUE_PASSES, PERSON, PERSON);
        driver.play("e5-d5");
        driver.awaitTurns(2);
        assertThat(turns(driver)).containsExactly("e5-d5", "pass");
        driver.choose(Choice.TAKE_BACK);
        driver.awaitTurns(0);
        driver.choose(Choice.REDO);
        driver.awaitTurns(2);
    }

    private static void backFromResignation(TableDriver driver) {
        driver.open("eximo", "", PERSON, new Seat.Computer(1));
        driver.play("b2-d4");
        driver.awaitTurns(2);
        List<String> before = turns(driver);
        driver.choose(Choice.RESIGN);
        assertThat(driver.record().result()).contains(Result.win(Side.SECOND, Result.RESIGNATION));
        driver.choose(Choice.TAKE_BACK);
        assertThat(driver.record().result()).isEmpty();
        assertThat(turns(driver)).isEqualTo(before);
    }

    private static void pauseAndStep(TableDriver driver) {
        driver.open("eximo", "", new Seat.Computer(1), new Seat.Computer(2));
        driver.choose(Choice.PAUSE);
        assertThat(driver.isPaused()).isTrue();
        int played = turns(driver).size();
        driver.speak(Language.PORTUGUESE);
        assertThat(driver.isPaused()).isTrue();
        assertThat(turns(driver)).hasSize(played);
        driver.choose(Choice.STEP);
        driver.awaitTurns(played + 1);
        assertThat(driver.isPaused()).isTrue();
        assertThat(turns(driver)).hasSize(played + 1);
    }

    private static void resignation(TableDriver driver) {
        driver.open("eximo", "", PERSON, PERSON);
        driver.play("b2-d4");
        driver.choose(Choice.RESIGN);
        Result result = Result.win(Side.FIRST, Result.RESIGNATION);
        driver.awaitSaid(
                driver.texts().text("result.resignation", side(driver, Side.FIRST), side(driver, Side.SECOND)));
        assertThat(driver.record().result()).contains(result);
    }

    private static void flag(TableDriver driver) {
        driver.openSaved(NO_TIME);
        driver.awaitSaid(driver.texts().text("result.time", side(driver, Side.SECOND), side(driver, Side.FIRST)));
        assertThat(driver.record().result()).contains(Result.win(Side.SECOND, Result.TIME));
        assertThat(turns(driver)).containsExactly("b2-d4", "d7-b5");
    }

    private static void failure(TableDriver driver) {
        driver.openWithBrokenProgram();
        driver.play("b2-d4");
        driver.choose(Choice.RETRY);
        assertThat(driver.record().result()).isEmpty();
        assertThat(turns(driver)).startsWith("b2-d4");
    }

    private static void refusedWhileBrowsing(TableDriver driver) {
        driver.open("eximo", "", PERSON, PERSON);
        driver.play("b2-d4");
        driver.play("d7-b5");
        driver.display(1);
        driver.play("b6-b5");
        driver.awaitSaid(driver.texts().text("table.browsing"));
        assertThat(turns(driver)).containsExactly("b2-d4", "d7-b5");
    }

    private static void changedLevel(TableDriver driver) {
        driver.open("eximo", "", PERSON, Seat.fullStrength());
        driver.play("b2-d4");
        driver.sit(Side.SECOND, new Seat.Computer(1));
        driver.awaitTurns(2);
        assertThat(driver.record().tags().get(GameRecord.SECOND))
                .isEqualTo(driver.texts().text("table.computer", 1));
    }

    private static void variationsAfterEnd(TableDriver driver) {
        driver.open("eximo", "", PERSON, PERSON);
        driver.play("b2-d4");
        driver.play("d7-b5");
        driver.choose(Choice.RESIGN);
        driver.choose(Choice.ANALYSE);
        driver.play("b1-a2");
        GameRecord record = driver.record();
        // The quick review may have added its notes meanwhile.
        String text = GameWriter.write(withoutReview(record));
        assertThat(text.substring(text.indexOf("\n\n")).strip()).isEqualTo("1. b2-d4 d7-b5 (1... d7-b5 2. b1-a2) 0-1");
        assertThat(record.result()).contains(Result.win(Side.SECOND, Result.RESIGNATION));
    }

    /** A record without marks, comments, and the better lines that a review adds: these begin with another turn. */
    private static GameRecord withoutReview(GameRecord record) {
        List<Line.Entry> entries = record.line().entries().stream()
                .map(entry -> new Line.Entry(
                        entry.turn(),
                        entry.notes().stream()
                                .filter(note -> note instanceof Line.Variation(Line line)
                                        && line.turns().getFirst().equals(entry.turn()))
                                .toList()))
                .toList();
        return new GameRecord(record.start(), record.tags(), new Line(List.of(), entries), record.result());
    }

    private static void agreement(TableDriver driver) {
        driver.open("eximo", "", PERSON, PERSON);
        driver.play("b2-d4");
        driver.choose(Choice.OFFER_DRAW);
        driver.choose(Choice.ACCEPT_DRAW);
        assertThat(driver.record().result()).isEqualTo(Optional.of(Result.draw(Result.AGREEMENT)));
    }
}
