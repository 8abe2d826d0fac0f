package org.tabuleiro.desktop.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.table.Clock;
import org.tabuleiro.table.LeftGame;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Session;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class AutosaveTest {
    private static final Map<String, String> PLAYERS = Map.of(GameRecord.FIRST, "A", GameRecord.SECOND, "B");

    @TempDir
    Path folder;

    private final List<IOException> failures = new CopyOnWriteArrayList<>();
    private final List<Autosave> opened = new ArrayList<>();

    private Autosave open() {
        Autosave autosave = new Autosave(folder, failures::add);
        opened.add(autosave);
        return autosave;
    }

    @AfterEach
    void close() {
        opened.forEach(Autosave::close);
    }

    private static Session eximo(int turns) {
        Session session = new Session(Games.EXIMO.start(), new Seat.Person(), new Seat.Computer(3));
        for (int i = 0; i < turns; i++) {
            session.play(session.live().state().legalTurns().iterator().next());
        }
        return session;
    }

    private static LeftGame left(Session session) {
        return LeftGame.of(session, PLAYERS, false);
    }

    @Test
    void a_game_that_was_left_comes_back_with_seats_clock_and_the_side_below() {
        Session session =
                new Session(Games.XADRERSI.start(), new Seat.Engine("my engine --hash 16"), new Seat.Person());
        session.play(session.live().state().legalTurns().iterator().next());
        Clock clock = new Clock(new Clock.Control(5, 3, 3), () -> 0);
        session.setClock(clock);
        LeftGame left = LeftGame.of(session, PLAYERS, true);
        open().keep(left);
        opened.get(0).close();
        assertThat(open().find()).contains(left);
        Session again = left.session();
        assertThat(again.live().state()).isEqualTo(session.live().state());
        assertThat(again.seat(Side.FIRST)).isEqualTo(new Seat.Engine("my engine --hash 16"));
        assertThat(again.clock()).hasValueSatisfying(each -> {
            assertThat(each.control()).isEqualTo(clock.control());
            assertThat(each.left(Side.FIRST)).isEqualTo(clock.left(Side.FIRST));
        });
    }

    @Test
    void a_half_entered_turn_comes_back() {
        Session session = new Session(Games.BREAKTHRU.start(), new Seat.Person(), new Seat.Person());
        List<Step> steps = new ArrayList<>();
        State state = session.live().state();
        for (int i = 0; i < 3; i++) {
            steps.add(state.legalSteps().get(0));
            state = state.play(steps.get(i));
        }
        session.enter(steps);
        open().keep(left(session));
        Session again = opened.get(0).find().orElseThrow().session();
        assertThat(again.live().state()).isEqualTo(session.live().state());
        assertThat(again.entry().state()).isEqualTo(session.entry().state());
        assertThat(again.entry().steps()).hasSize(3);
    }

    @Test
    void a_complete_turn_that_waits_to_be_confirmed_still_waits() {
        Session session = eximo(2);
        session.setConfirming(true);
        session.enter(session.live().state().legalTurns().iterator().next().steps());
        open().keep(left(session));
        Session again = opened.get(0).find().orElseThrow().session();
        assertThat(again.live().depth()).isEqualTo(2);
        assertThat(again.entry().turn()).isPresent().isEqualTo(session.entry().turn());
    }

    @Test
    void only_a_game_in_which_a_person_has_played_is_worth_a_question() {
        assertThat(left(eximo(0)).isPlayedByPerson()).isFalse();
        assertThat(left(eximo(1)).isPlayedByPerson()).isTrue();
        Session session = eximo(1);
        session.swapSeats();
        assertThat(left(session).isPlayedByPerson()).isFalse();
    }

    @Test
    void what_was_taken_back_stays_taken_back_and_can_be_played_again() {
        Session session = eximo(4);
        session.takeBack();
        open().keep(left(session));
        Session again = opened.get(0).find().orElseThrow().session();
        assertThat(again.live().depth()).isEqualTo(2);
        assertThat(again.live().state()).isEqualTo(session.live().state());
        assertThat(again.redo()).isTrue();
        assertThat(again.live().depth()).isEqualTo(4);
    }

    @Test
    void two_windows_do_not_spoil_each_others_game() {
        Autosave one = open();
        Autosave two = open();
        LeftGame first = left(eximo(1));
        LeftGame second = left(eximo(3));
        one.keep(first);
        two.keep(second);
        assertThat(one.find()).contains(first);
        assertThat(two.find()).contains(second);
        one.close();
        two.forget();
        assertThat(two.find()).contains(first);
    }

    @Test
    void a_game_that_is_taken_up_is_not_offered_a_second_time() {
        Autosave one = open();
        Autosave two = open();
        LeftGame left = left(eximo(2));
        two.keep(left);
        two.close();
        assertThat(one.adopt()).contains(left);
        assertThat(one.find()).contains(left);
        assertThat(open().find()).isEmpty();
    }

    @Test
    void a_game_that_is_over_is_not_offered() {
        Autosave autosave = open();
        autosave.keep(left(eximo(2)));
        autosave.forget();
        assertThat(autosave.find()).isEmpty();
    }

    @Test
    void a_broken_file_is_put_aside_and_told_once() throws IOException {
        Files.writeString(folder.resolve("last-game.pgn"), "[Game \"eximo\"]\n[First \"A\"");
        Autosave autosave = open();
        assertThat(autosave.find()).isEmpty();
        assertThat(autosave.troubles())
                .singleElement()
                .satisfies(message -> assertThat(message.toString()).contains("last-game.pgn.broken-1"));
        assertThat(autosave.troubles()).isEmpty();
        assertThat(folder.resolve("last-game.pgn.broken-1")).exists();
        autosave.keep(left(eximo(1)));
        assertThat(autosave.find()).isPresent();
    }

    @Test
    void broken_settings_are_put_aside_and_nothing_counts_as_chosen() throws IOException {
        Files.write(folder.resolve("settings.properties"), new byte[] {0, 1, 2, (byte) 0xFF});
        Settings settings = new Settings(folder);
        assertThat(settings.trouble()).isPresent();
        assertThat(folder.resolve("settings.properties.broken-1")).exists();
        settings.set("theme", "stone");
        settings.save();
        assertThat(new Settings(folder).get("theme", "")).isEqualTo("stone");
        assertThat(new Settings(folder).trouble()).isEmpty();
    }

    @Test
    void what_cannot_be_kept_is_told() throws IOException {
        Autosave autosave = open();
        Files.createDirectory(folder.resolve("last-game.pgn"));
        autosave.keep(left(eximo(2)));
        autosave.flush();
        assertThat(failures).hasSize(1);
    }

    @Test
    void a_file_that_was_replaced_keeps_its_link_and_nothing_lies_beside_it() throws IOException {
        Path real = Files.writeString(folder.resolve("real.txt"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link.txt"), real);
        new SafeFile(link).write("new");
        assertThat(link).isSymbolicLink();
        assertThat(real).hasContent("new");
        try (Stream<Path> all = Files.list(folder)) {
            assertThat(all).containsExactlyInAnyOrder(real, link);
        }
    }
}
