package org.tabuleiro.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.Choice;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Studies;
import org.tabuleiro.table.coach.Advice;
import org.tabuleiro.table.coach.MistakeReview;
import org.tabuleiro.table.scene.Mark;
import org.tabuleiro.web.border.BoardMark;
import org.tabuleiro.web.border.PageApi.Outbox;
import org.tabuleiro.web.border.PageApi.SceneOptions;
import org.tabuleiro.web.border.PageEvent;
import org.tabuleiro.web.border.PlayerAnswer;
import org.tabuleiro.web.border.PlayerRequest;
import org.tabuleiro.web.border.TableCommand;
import org.tabuleiro.web.border.TurnNode;
import org.tabuleiro.web.border.View;
import org.tabuleiro.web.border.View.PlayerNames;
import org.tabuleiro.web.border.View.ViewStatus;

/** The view of a table and its outbox. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class PageTableTest {
    private static final SceneOptions OPTIONS = new SceneOptions(-1, false, false, true);

    private static final Catalogue ENGLISH = new Catalogue(Language.ENGLISH);
    private static final Catalogue PORTUGUESE = new Catalogue(Language.PORTUGUESE);

    private final PagePlayers players = new PagePlayers(() -> 7);
    private long now;

    private PageTable against(Side person, int level) {
        return open(GameSetting.against(Games.EXIMO.start(), person, new Seat.Computer(level)));
    }

    private PageTable computers() {
        return open(new GameSetting(
                Games.EXIMO.start(), new Seat.Computer(3), new Seat.Computer(8), new TimeControl.None()));
    }

    private PageTable open(GameSetting setting) {
        PageTable table = new PageTable(setting.open(players, () -> now), players);
        table.command(new TableCommand.Begin());
        return table;
    }

    private static View view(PageTable table) {
        return table.view(ENGLISH, OPTIONS);
    }

    private static List<PlayerRequest.AskTurn> asked(Outbox outbox) {
        return outbox.requests().stream()
                .filter(PlayerRequest.AskTurn.class::isInstance)
                .map(PlayerRequest.AskTurn.class::cast)
                .toList();
    }

    /** The id of the last question for a turn. */
    private static int question(Outbox outbox) {
        return asked(outbox).getLast().question();
    }

    private static PlayerAnswer chosen(int question, String turn) {
        return new PlayerAnswer.TurnChosen(7, question, turn, false);
    }

    @Test
    void the_view_describes_the_status_in_the_language_of_the_page() {
        PageTable table = against(Side.FIRST, 3);
        View view = view(table);
        assertThat(view.status()).isEqualTo(ViewStatus.ENTERING);
        assertThat(view.person()).contains(Side.FIRST);
        assertThat(view.mover()).contains(Side.FIRST);
        assertThat(view.names()).isEqualTo(new PlayerNames("You", "Computer, level 3"));
        assertThat(view.choices()).contains(Choice.RESIGN).doesNotContain(Choice.HURRY);
        table.click("b2");
        table.click("d4");
        assertThat(view(table).status()).isEqualTo(ViewStatus.THINKING);
        assertThat(view(table).sentence()).isEqualTo("The computer is thinking…");
        assertThat(view(table).choices()).contains(Choice.HURRY);
        assertThat(table.view(PORTUGUESE, OPTIONS).sentence()).isEqualTo(PORTUGUESE.text("table.thinking"));
    }

    @Test
    void each_event_is_delivered_once() {
        PageTable table = against(Side.FIRST, 3);
        table.drain();
        table.click("b2");
        table.click("d4");
        Outbox outbox = table.drain();
        assertThat(outbox.events()).contains(new PageEvent.MatchTurn(1, Side.FIRST, true, false, false, false));
        assertThat(asked(outbox)).extracting(PlayerRequest::player).containsExactly(7);
        assertThat(table.drain()).isEqualTo(new Outbox(false, List.of(), List.of(), List.of(), OptionalLong.empty()));
        table.answer(new PlayerAnswer.TurnChosen(7, question(outbox), "d7-b5", true));
        assertThat(table.drain().events())
                .contains(
                        new PageEvent.MatchTurn(2, Side.SECOND, false, false, false, false),
                        new PageEvent.DrawProposed(Side.SECOND));
        assertThat(view(table).choices()).contains(Choice.ACCEPT_DRAW);
        assertThat(view(table).sentence()).contains("Black offers a draw.");
    }

    @Test
    void a_refused_click_has_a_reason() {
        PageTable table = against(Side.FIRST, 3);
        table.drain();
        assertThat(table.click("b6").taken()).isFalse();
        assertThat(table.drain().events()).containsExactly(new PageEvent.InputRefused());
        assertThat(view(table).refused()).isTrue();
    }

    @Test
    void the_steps_of_the_last_turn_are_numbered_without_motion_if_there_are_several() {
        SceneOptions still = new SceneOptions(-1, false, true, true);
        State start = Games.EXIMO.read("b7/8/8/3b4/8/3b4/2W5/8 w - 0 15").orElseThrow();
        PageTable table = open(new GameSetting(start, new Seat.Person(), new Seat.Person(), new TimeControl.None()));
        table.table().input().enter(start.legalTurns().iterator().next().steps());
        assertThat(arrows(table.view(ENGLISH, still))).hasSizeGreaterThan(1).allMatch(arrow -> arrow.rank() == -1);
        assertThat(arrows(table.view(ENGLISH, OPTIONS))).isEmpty();

        PageTable single = open(
                new GameSetting(Games.EXIMO.start(), new Seat.Person(), new Seat.Person(), new TimeControl.None()));
        single.table().input().enter(Games.EXIMO.start().readSteps("b2-d4").orElseThrow());
        assertThat(arrows(single.view(ENGLISH, still))).isEmpty();
    }

    private static List<BoardMark.ArrowMark> arrows(View view) {
        return view.scene().marks().stream()
                .filter(BoardMark.ArrowMark.class::isInstance)
                .map(BoardMark.ArrowMark.class::cast)
                .toList();
    }

    @Test
    void what_the_computer_thinks_is_hidden_during_a_game() {
        PageTable table = against(Side.SECOND, 8);
        int question = question(table.drain());
        table.answer(new PlayerAnswer.SearchProgress(7, question, 5, 1000, 2000, 0, false, List.of("b2-d4")));
        assertThat(table.drain().events()).isEmpty();
        assertThat(view(table).thoughts()).isEmpty();
    }

    @Test
    void a_match_is_reviewed_after_its_end() {
        PageTable table = against(Side.FIRST, 3);
        table.table()
                .input()
                .enter(table.table().input().entry().state().readSteps("b2-d4").orElseThrow());
        assertThat(view(table).end()).isEmpty();
        table.command(new TableCommand.ResignMatch());
        View.EndView end = view(table).end().orElseThrow();
        assertThat(end.headline()).isEqualTo("You lost");
        assertThat(end.reason()).isEqualTo("White resigned.");
        assertThat(view(table).review()).isEmpty();
        table.drain();
        table.command(new TableCommand.ReviewMatch());
        PlayerRequest.AskVerdict asked =
                (PlayerRequest.AskVerdict) table.drain().requests().getLast();
        assertThat(asked.turn()).isEqualTo("b2-d4");
        assertThat(view(table).review().orElseThrow().done()).isFalse();
        table.answer(new PlayerAnswer.VerdictReply(
                asked.player(),
                asked.question(),
                Optional.of(new PlayerAnswer.JudgedChances(500_000, 250_000)),
                List.of("c3-c4")));
        View.ReviewView review = view(table).review().orElseThrow();
        assertThat(review.done()).isTrue();
        assertThat(review.first()).isEqualTo(new View.SideReview(OptionalInt.of(32), 0, 0, 1));
        assertThat(review.second()).isEqualTo(new View.SideReview(OptionalInt.empty(), 0, 0, 0));
        assertThat(review.turningPoint()).hasValue(1);
        assertThat(review.turningTurn()).isEqualTo("b2-d4");
        assertThat(table.shared(ENGLISH, "2026.11.18")).contains("1. b2-d4 $4 {[%chance 25]} (1. c3-c4)");
        assertThat(table.record(ENGLISH, "2026.11.18")).contains("\n1. b2-d4 0-1\n");
    }

    @Test
    void one_s_own_mistakes_are_found_again_in_a_study() {
        String file = """
                [Game "eximo"]
                [First "A"]
                [Second "B"]
                [Result "*"]

                1. b2-d4 $2 {[%chance 35]} (1. c3-c4) *
                """;
        PageTable table = new PageTable(
                Studies.of(GameReader.read(file, Games::find).orElseThrow().get(0), players, () -> now), players);
        table.command(new TableCommand.ReviewMistakes(Side.FIRST));
        View.MistakesView find = view(table).mistakes().orElseThrow();
        assertThat(find)
                .isEqualTo(new View.MistakesView(
                        MistakeReview.Stage.FIND, "You played b2-d4. Find a better move.", 1, 0, 1, 0));
        assertThat(table.command(new TableCommand.ShowSolution())).isTrue();
        assertThat(view(table).mistakes().orElseThrow().stage()).isEqualTo(MistakeReview.Stage.SHOWN);
        table.command(new TableCommand.NextMistake());
        assertThat(view(table).mistakes().orElseThrow().stage()).isEqualTo(MistakeReview.Stage.DONE);
        table.command(new TableCommand.EndMistakes());
        assertThat(view(table).mistakes()).isEmpty();
        assertThat(table.command(new TableCommand.NextMistake())).isFalse();
    }

    @Test
    void a_beginner_is_advised() {
        View.AdviceView aim = view(against(Side.FIRST, 3)).advice().orElseThrow();
        assertThat(aim.topic()).isEqualTo(Advice.Topic.AIM);
        assertThat(aim.text()).startsWith("Jump, capture and break through");
        assertThat(view(against(Side.FIRST, 4)).advice()).isEmpty();
        PageTable unwarned = against(Side.FIRST, 3);
        unwarned.command(new TableCommand.SetWarnings(false));
        assertThat(view(unwarned).advice()).isEmpty();
    }

    @Test
    void search_progress_is_shown_while_the_computer_thinks_if_that_is_wanted() {
        PageTable table = against(Side.SECOND, 8);
        table.command(new TableCommand.SetThoughts(true));
        int question = question(table.drain());
        table.answer(new PlayerAnswer.SearchProgress(7, question, 5, 1000, 2000, 0, false, List.of("b2-d4", "d7-b5")));
        assertThat(table.drain().events()).containsExactly(new PageEvent.SearchUpdated());
        assertThat(view(table).thoughts()).isEqualTo("depth 5, win probability 50 %, 2 s: b2-d4 d7-b5");
        table.answer(chosen(question, "b2-d4"));
        assertThat(view(table).thoughts()).isEmpty();
        assertThat(view(table).sentence()).contains("White played b2-d4. ");
    }

    @Test
    void a_change_of_level_restarts_the_search_and_drops_the_old_answer() {
        PageTable table = against(Side.SECOND, 8);
        int old = question(table.drain());
        table.command(new TableCommand.SetLevel(Side.FIRST, 2));
        Outbox outbox = table.drain();
        assertThat(outbox.requests()).contains(new PlayerRequest.Cancel(7, old), new PlayerRequest.Close(7));
        assertThat(asked(outbox).getLast().level()).isEqualTo(2);
        table.answer(chosen(old, "b2-d4"));
        assertThat(table.table().match().played()).isEmpty();
        table.answer(chosen(question(outbox), "b2-d4"));
        assertThat(table.table().match().played()).hasSize(1);
    }

    @Test
    void paused_computers_are_not_asked_until_the_match_resumes() {
        PageTable table = computers();
        int old = question(table.drain());
        table.command(new TableCommand.PauseMatch());
        assertThat(table.drain().requests()).containsExactly(new PlayerRequest.Cancel(7, old));
        assertThat(view(table).status()).isEqualTo(ViewStatus.PAUSED);
        assertThat(view(table).choices()).contains(Choice.RESUME, Choice.STEP, Choice.TAKE_OVER);
        table.command(new TableCommand.ResumeMatch());
        assertThat(asked(table.drain())).hasSize(1);
    }

    @Test
    void a_turn_between_computers_waits_for_a_tick() {
        PageTable table = computers();
        table.command(new TableCommand.SetMotion(false));
        table.answer(chosen(question(table.drain()), "b2-d4"));
        Outbox waiting = table.drain();
        assertThat(waiting.events()).isEmpty();
        assertThat(waiting.wakeIn()).hasValue(1200);
        now = 1200;
        table.command(new TableCommand.Tick());
        assertThat(table.drain().events()).hasAtLeastOneElementOfType(PageEvent.MatchTurn.class);
    }

    @Test
    void a_crashed_worker_is_a_failure_that_can_be_retried() {
        PageTable table = against(Side.SECOND, 1);
        table.fail(question(table.drain()), "");
        assertThat(view(table).status()).isEqualTo(ViewStatus.FAILED);
        assertThat(view(table).sentence()).contains(ENGLISH.text("web.play.not-loaded"));
        assertThat(view(table).choices()).contains(Choice.RETRY);
        table.command(new TableCommand.Retry());
        table.fail(question(table.drain()), "out of memory");
        assertThat(view(table).sentence()).contains("(out of memory)");
    }

    @Test
    void full_strength_uses_the_chosen_time() {
        PageTable table = new PageTable(
                GameSetting.against(Games.EXIMO.start(), Side.SECOND, new Seat.Computer(8))
                        .open(players, () -> 0),
                players);
        table.command(new TableCommand.SetSeconds(10));
        table.command(new TableCommand.SetResigning(true));
        table.command(new TableCommand.Begin());
        PlayerRequest.AskTurn ask = asked(table.drain()).getFirst();
        assertThat(ask.level()).isEqualTo(8);
        assertThat(ask.millis()).isEqualTo(10_000);
        assertThat(ask.againstPerson()).isTrue();
        assertThat(ask.mayResign()).isTrue();
    }

    @Test
    void after_the_end_earlier_turns_can_be_displayed_and_none_can_be_entered() {
        PageTable table = against(Side.FIRST, 3);
        table.click("b2");
        table.click("d4");
        table.command(new TableCommand.ResignMatch());
        assertThat(view(table).status()).isEqualTo(ViewStatus.OVER);
        assertThat(view(table).mover()).isEmpty();
        assertThat(view(table).choices()).doesNotContain(Choice.HINT);
        assertThat(view(table).entry()).isEmpty();
        table.command(new TableCommand.Display(0));
        assertThat(view(table).status()).isEqualTo(ViewStatus.BROWSING);
        assertThat(view(table).sentence()).isEqualTo(ENGLISH.text("table.browsing"));
        assertThat(view(table).choices()).contains(Choice.GO_LIVE).doesNotContain(Choice.HINT);
        assertThat(view(table).entry()).isEmpty();
        assertThat(String.join(" ", table.squares(ENGLISH))).doesNotContain("can move");
    }

    @Test
    void a_hint_is_requested_from_the_worker_and_marked_on_the_board() {
        PageTable table = against(Side.FIRST, 3);
        table.command(new TableCommand.RequestHint());
        PlayerRequest.AskHint ask =
                (PlayerRequest.AskHint) table.drain().requests().getLast();
        table.answer(new PlayerAnswer.HintReply(7, ask.question(), Optional.of("b2"), Optional.of("d4"), "b2-d4"));
        assertThat(view(table).sentence()).contains("Hint: begin with b2.");
        int b2 = Games.EXIMO.board().find("b2");
        assertThat(view(table).scene().marks()).contains(new BoardMark.SpotMark(b2, Mark.Kind.HINT, false));
    }

    @Test
    void taken_back_turns_are_listed_as_such() {
        PageTable table = against(Side.FIRST, 3);
        table.click("b2");
        table.click("d4");
        table.command(new TableCommand.UndoTurn());
        assertThat(table.moves(ENGLISH).getLast())
                .isEqualTo(new TurnNode(
                        1,
                        "b2-d4",
                        "b2-d4",
                        List.of("b2-d4"),
                        1,
                        Optional.of(Side.FIRST),
                        false,
                        true,
                        List.of(),
                        OptionalInt.empty(),
                        OptionalInt.of(Games.EXIMO.board().find("d4")),
                        List.of(),
                        "",
                        List.of()));
    }
}
