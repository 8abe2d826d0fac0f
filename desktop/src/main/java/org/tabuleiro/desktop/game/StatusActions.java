package org.tabuleiro.desktop.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tabuleiro.desktop.command.Commands;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.engine.level.LevelPlayer;
import org.tabuleiro.table.Choice;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Status;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.coach.MistakeReview;

/** The actions that replace turn entry: after the end, for a failed engine, a draw offer or a pause. */
final class StatusActions {
    private final Table table;
    private final UiTexts texts;
    private final Settings settings;
    private final Commands commands;

    StatusActions(Table table, UiTexts texts, Settings settings, Commands commands) {
        this.table = table;
        this.texts = texts;
        this.settings = settings;
        this.commands = commands;
    }

    /** The actions; empty while a turn can be entered. */
    List<TurnBar.Item> list() {
        Set<Choice> choices = table.choices();
        Status status = table.status();
        List<TurnBar.Item> items = new ArrayList<>();
        Optional<MistakeReview> mistakes = table.coach().mistakes();
        if (mistakes.isPresent()) {
            mistakes(items, mistakes.get());
        } else if (status instanceof Status.Over && !table.isAnalysing() && table.isLiveDisplayed()) {
            command(items, "again", "rematch");
            List.of("learn", "review", "copy-game", "save").forEach(id -> command(items, id, id));
        } else if (table.match().isOver() && commands.enabled("learn")) {
            command(items, "learn", "learn");
        } else if (status instanceof Status.Failed) {
            failed(items);
        } else if (isDrawAsked(choices)) {
            items.add(new TurnBar.Item(
                    "draw:accept",
                    texts.of("draw.accept"),
                    () -> table.controls().answerDraw(true)));
            items.add(new TurnBar.Item(
                    "draw:decline",
                    texts.of("draw.decline"),
                    () -> table.controls().answerDraw(false)));
        } else if (choices.contains(Choice.TAKE_OVER)) {
            command(items, "pause", choices.contains(Choice.RESUME) ? "go-on" : "pause");
            command(items, "step", "step");
            String name = texts.catalogue().theSide(table.game(), table.match().toMove());
            items.add(new TurnBar.Item("take-over", texts.of("take-over", name), table.controls()::takeOver));
        } else if (choices.contains(Choice.GO_LIVE) && !table.input().mayEnter()) {
            command(items, "last-turn", "last-turn");
        }
        return items;
    }

    /** Solution and next keep their places; at the end there are the review and the other side's mistakes. */
    private void mistakes(List<TurnBar.Item> items, MistakeReview mistakes) {
        MistakeReview.Stage stage = mistakes.stage();
        if (stage == MistakeReview.Stage.DONE) {
            String other =
                    texts.catalogue().ofSide(table.game(), mistakes.side().other());
            labelled(items, "end-mistakes", texts.of("learning.done"));
            labelled(items, "other-mistakes", texts.of("learning.other", other));
            command(items, "again", "rematch");
        } else if (stage != MistakeReview.Stage.REVIEWING) {
            // The hint is among the actions below.
            boolean solved = stage == MistakeReview.Stage.SOLVED || stage == MistakeReview.Stage.SHOWN;
            labelled(items, "solution", texts.of("learning.solution"));
            labelled(items, "next-mistake", texts.of(solved ? "learning.next" : "learning.skip"));
            labelled(items, "end-mistakes", texts.of("learning.done"));
        }
    }

    private void failed(List<TurnBar.Item> items) {
        items.add(new TurnBar.Item("engine:retry", texts.of("engine.retry"), table.controls()::retry));
        items.add(new TurnBar.Item("engine:me", texts.of("engine.me"), () -> replace(new Seat.Person())));
        items.add(new TurnBar.Item(
                "engine:computer", texts.of("engine.computer"), () -> replace(new Seat.Computer(level()))));
    }

    private void replace(Seat seat) {
        table.sit(table.match().toMove(), seat);
    }

    private int level() {
        return settings.number(table.game().id() + ".level", 2, 1, LevelPlayer.LEVELS);
    }

    /** Whether a draw offer needs an answer: entering a turn dismisses a program's offer, not a person's. */
    private boolean isDrawAsked(Set<Choice> choices) {
        boolean entering = choices.contains(Choice.UNDO_CLICK);
        return choices.contains(Choice.ACCEPT_DRAW)
                && table.controls()
                        .offeredToPerson()
                        .filter(offer -> !entering || table.seat(offer.side()).isPerson())
                        .isPresent();
    }

    private void command(List<TurnBar.Item> items, String id, String text) {
        labelled(items, id, texts.of("button." + text));
    }

    private void labelled(List<TurnBar.Item> items, String id, String label) {
        commands.find(id)
                .ifPresent(command -> items.add(new TurnBar.Item(
                        "command:" + id, label, texts.of("command." + id), commands.enabled(id), command::run)));
    }
}
