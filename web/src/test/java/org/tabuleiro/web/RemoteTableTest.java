package org.tabuleiro.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.match.Actor;
import org.tabuleiro.match.Command;
import org.tabuleiro.match.Decision;
import org.tabuleiro.match.Event;
import org.tabuleiro.match.Match;
import org.tabuleiro.match.Terms;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.protocol.LoggedEvent;
import org.tabuleiro.protocol.MatchHeader;
import org.tabuleiro.protocol.MessageText;
import org.tabuleiro.protocol.PlayerCommand;
import org.tabuleiro.protocol.PlayerInfo;
import org.tabuleiro.protocol.RefusalReason;
import org.tabuleiro.protocol.wire.WireCommands;
import org.tabuleiro.protocol.wire.WireEvents;
import org.tabuleiro.protocol.wire.WireMatches;
import org.tabuleiro.table.Choice;
import org.tabuleiro.web.border.PageApi.RemoteRequest;
import org.tabuleiro.web.border.PageApi.SceneOptions;
import org.tabuleiro.web.border.PageApi.TableOpening;
import org.tabuleiro.web.border.PageApi.TurnDraft;
import org.tabuleiro.web.border.PageEvent;
import org.tabuleiro.web.border.TableCommand;
import org.tabuleiro.web.border.View;

/** A match on a server as the page opens, plays and restores it. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class RemoteTableTest {
    private static final PlayerInfo ANA = new PlayerInfo("p1", PlayerInfo.PlayerType.GUEST, "K7Q2");
    private static final PlayerInfo RUI = new PlayerInfo("p2", PlayerInfo.PlayerType.PERSON, "Rui");

    private final List<LoggedEvent> log = new ArrayList<>();
    private Match match = Match.begin(
            Games.EXIMO.start(),
            new Terms(TimeControl.minutes(5, 3), Terms.ClockStart.AFTER_FIRST_TURNS, Terms.TakeBacks.BY_CONSENT, false),
            1_000_000);

    private final PageService page = new PageService();
    private final int table = open(Optional.of(Side.FIRST));

    private int open(Optional<Side> seat) {
        page.setLanguage("en", Map.of("online.guest", "Guest {0}", "match.refused.stale", "stale"));
        MatchHeader header = new MatchHeader("m1", ANA, RUI, seat, Optional.empty(), Optional.empty());
        TableOpening opening = page.openMatch(header, WireMatches.toWire(match), "visit");
        return ((TableOpening.Opened) opening).table();
    }

    private View view(int number) {
        return page.view(number, new SceneOptions(-1, false, false, true));
    }

    private void happen(Actor actor, Command command) {
        Decision decision = match.decide(actor, command, 1_000_000);
        assertThat(decision.refusal()).isEmpty();
        for (Event event : decision.events()) {
            match = match.apply(event);
            log.add(WireEvents.logged(event, match));
        }
    }

    /** Carries out what the page has sent, as a server does. */
    private void serve() {
        for (RemoteRequest request : page.drain(table).remote()) {
            if (request instanceof RemoteRequest.SubmitCommand(String id, int seen, PlayerCommand command)) {
                happen(Actor.FIRST, WireCommands.fromWire(command, Side.FIRST, seen, 0));
                page.deliverDone(table, id, match.revision());
                page.deliverEvents(table, log);
            }
        }
    }

    @Test
    void a_turn_goes_to_the_server_and_is_played_when_its_event_comes_back() {
        page.type(table, "b2-d4");
        assertThat(view(table).status()).isEqualTo(View.ViewStatus.PENDING);
        assertThat(page.remoteState(table).waiting()).isTrue();
        serve();
        assertThat(view(table).status()).isEqualTo(View.ViewStatus.WAITING);
        assertThat(view(table).revision()).isOne();
        assertThat(page.remoteState(table).waiting()).isFalse();
        happen(Actor.SECOND, new Command.Play("d7-b5", 1));
        page.deliverEvents(table, log);
        assertThat(view(table).mayEnter()).isTrue();
        assertThat(page.drain(table).events()).anyMatch(PageEvent.MatchTurn.class::isInstance);
    }

    @Test
    void the_person_is_addressed_and_others_have_their_names() {
        assertThat(view(table).first()).isEqualTo("human");
        assertThat(view(table).names().second()).isEqualTo("Rui");
        int watched = open(Optional.empty());
        assertThat(view(watched).names().first()).isEqualTo("Guest K7Q2");
        assertThat(view(watched).mayEnter()).isFalse();
        assertThat(view(watched).choices()).isEmpty();
    }

    @Test
    void a_half_entered_turn_is_restored_after_a_reload_and_is_not_sent() {
        State start = Games.BREAKTHRU
                .read(Games.BREAKTHRU.setups().getOrDefault("standard", ""))
                .orElseThrow()
                .play("gold");
        match = Match.begin(start, match.terms(), 0);
        String step = start.legalSteps().stream()
                .filter(each -> start.play(each).turnNumber() == start.turnNumber())
                .findFirst()
                .orElseThrow()
                .text();
        int begun = open(Optional.of(Side.FIRST));
        page.type(begun, step);
        TurnDraft draft = page.remoteState(begun).draft();
        assertThat(draft).isEqualTo(new TurnDraft(0, start.toString(), step, "", 1));
        assertThat(page.drain(begun).remote()).isEmpty();
        int reloaded = open(Optional.of(Side.FIRST));
        assertThat(page.restoreDraft(reloaded, draft)).isTrue();
        assertThat(view(reloaded).entry().orElseThrow().chips()).hasSize(1);
        assertThat(page.drain(reloaded).remote()).isEmpty();
    }

    @Test
    void an_unanswered_turn_is_sent_again_under_its_id_after_a_reload() {
        page.type(table, "b2-d4");
        TurnDraft draft = page.remoteState(table).draft();
        RemoteRequest sent = page.drain(table).remote().getFirst();
        int reloaded = open(Optional.of(Side.FIRST));
        assertThat(page.restoreDraft(reloaded, draft)).isTrue();
        RemoteRequest again = page.drain(reloaded).remote().getFirst();
        assertThat(((RemoteRequest.SubmitCommand) again).id()).isEqualTo(((RemoteRequest.SubmitCommand) sent).id());
        assertThat(view(reloaded).status()).isEqualTo(View.ViewStatus.PENDING);
    }

    @Test
    void a_draft_of_another_position_is_dropped() {
        page.type(table, "b2-d4");
        TurnDraft draft = page.remoteState(table).draft();
        happen(Actor.FIRST, new Command.Play("g2-h3", 0));
        int reloaded = open(Optional.of(Side.FIRST));
        assertThat(page.restoreDraft(reloaded, draft)).isFalse();
        assertThat(page.drain(reloaded).remote()).isEmpty();
    }

    @Test
    void a_refusal_says_why_and_frees_the_turn() {
        page.type(table, "b2-d4");
        RemoteRequest.SubmitCommand sent =
                (RemoteRequest.SubmitCommand) page.drain(table).remote().getFirst();
        page.deliverRefusal(
                table, sent.id(), RefusalReason.STALE, new MessageText("match.refused.stale", List.of()), 0);
        assertThat(view(table).refused()).isTrue();
        assertThat(view(table).sentence()).isEqualTo("stale");
        assertThat(view(table).mayEnter()).isTrue();
    }

    @Test
    void missed_events_are_fetched_and_a_whole_match_replaces_them() {
        happen(Actor.FIRST, new Command.Play("g2-h3", 0));
        happen(Actor.SECOND, new Command.Play("d7-b5", 1));
        page.deliverEvents(table, log.subList(1, 2));
        assertThat(page.drain(table).remote()).containsExactly(new RemoteRequest.FetchEvents(0));
        page.deliverMatch(table, WireMatches.toWire(match));
        assertThat(view(table).revision()).isEqualTo(2);
        assertThat(page.remoteState(table).version()).isEqualTo(2);
    }

    @Test
    void clocks_follow_the_time_of_the_server() {
        page.setServerTime(table, 1_000_000);
        page.type(table, "b2-d4");
        serve();
        happen(Actor.SECOND, new Command.Play("d7-b5", 1));
        page.deliverEvents(table, log);
        page.setServerTime(table, 1_000_000 + 60_000);
        assertThat(page.clock(table).first().orElseThrow().text()).isIn("4:00", "3:59");
        assertThat(page.clock(table).second().orElseThrow().text()).isEqualTo("5:00");
    }

    @Test
    void the_opponents_steps_are_told_for_the_turn_that_is_due() {
        page.type(table, "b2-d4");
        serve();
        page.deliverSteps(table, 0, 3);
        String before = view(table).sentence();
        page.deliverSteps(table, 1, 1);
        assertThat(view(table).sentence()).isNotEqualTo(before);
    }

    @Test
    void a_take_back_is_asked_for_and_answered() {
        page.type(table, "b2-d4");
        serve();
        page.command(table, new TableCommand.UndoTurn());
        serve();
        assertThat(match.takeBackRequest()).isPresent();
        happen(Actor.SECOND, new Command.AcceptTakeBack(2));
        page.deliverEvents(table, log);
        assertThat(view(table).live()).isZero();
        happen(Actor.FIRST, new Command.Play("g2-h3", 3));
        happen(Actor.SECOND, new Command.Play("d7-b5", 4));
        happen(Actor.SECOND, new Command.TakeBack(1));
        page.deliverEvents(table, log);
        assertThat(view(table).choices()).contains(Choice.ACCEPT_TAKE_BACK);
        page.command(table, new TableCommand.AnswerTakeBack(false));
        serve();
        assertThat(match.takeBackRequest()).isEmpty();
    }
}
