package org.tabuleiro.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Builds a turn click by click: legal next clicks, the prompt, reasons for refused clicks, and undo.
 *
 * <p>Every interface enters turns through this class. A chain can be entered hop by hop, or by its last
 * square if that is unambiguous; forced continuations are made at once and belong to the click that led to
 * them.
 */
public final class TurnBuilder {

    /** How far the turn is. */
    public enum Progress {
        /** The turn is incomplete. */
        INCOMPLETE,
        /** The player may continue or end the turn. */
        MAY_END,
        /** The turn is complete. */
        COMPLETE
    }

    /** The answer to a click. */
    public sealed interface Answer {}

    /**
     * The click was accepted.
     *
     * @param played the steps that it completed, including forced ones; often none
     */
    public record Accepted(List<Step> played) implements Answer {}

    /**
     * The click was refused and changed nothing.
     *
     * @param reason why
     */
    public record Refused(Message reason) implements Answer {}

    /**
     * A legal next click.
     *
     * @param click the click
     * @param shape how it is marked
     */
    public record Target(Click click, Guide.Shape shape) {}

    /** The state of the turn after a click, for undo. */
    private record Entry(List<Step> steps, State state, List<Click> clicks) {}

    /** Several hops of one piece, the click on the last square and its shape. */
    private record Chain(List<Step> steps, Click last, Guide.Shape shape) {}

    private final Guide guide;
    private final List<Entry> entries = new ArrayList<>();

    /** Begins or continues the turn of a state. */
    public TurnBuilder(State state) {
        guide = state.game().guide();
        entries.add(new Entry(List.of(), state, List.of()));
    }

    private TurnBuilder(Entry entry) {
        guide = entry.state.game().guide();
        entries.add(entry);
    }

    private Entry now() {
        return entries.get(entries.size() - 1);
    }

    /** The state with the steps entered so far. */
    public State state() {
        return now().state;
    }

    /** The steps entered so far. */
    public List<Step> steps() {
        return now().steps;
    }

    /** The clicks of the step that is being entered. */
    public List<Click> clicks() {
        return now().clicks;
    }

    /** How far the turn is. */
    public Progress progress() {
        if (isComplete(now())) {
            return Progress.COMPLETE;
        }
        return state().legalSteps().stream().anyMatch(Step::isEnd) ? Progress.MAY_END : Progress.INCOMPLETE;
    }

    private boolean isComplete(Entry entry) {
        return entry.state.turnNumber() != entries.get(0).state.turnNumber() || entry.state.isOver();
    }

    /** The turn, once it is complete. */
    public Optional<Turn> turn() {
        return progress() == Progress.COMPLETE && !steps().isEmpty()
                ? Optional.of(state().turnOf(steps()))
                : Optional.empty();
    }

    /** The prompt: one sentence that says what to do next. */
    public Message prompt() {
        if (state().isOver()) {
            return Message.of("prompt.over");
        }
        return isComplete(now()) ? Message.of("prompt.complete") : guide.prompt(state(), clicks());
    }

    /**
     * The forced step: in the middle of a turn the only legal one, at its start the only legal one if it is a
     * word such as pass.
     */
    public Optional<Step> forced() {
        return isComplete(now()) ? Optional.empty() : forced(state());
    }

    private Optional<Step> forced(State state) {
        List<Step> legal = state.legalSteps();
        if (legal.size() != 1) {
            return Optional.empty();
        }
        Step only = legal.get(0);
        boolean word = guide.ways(state, only).get(0).get(0) instanceof Click.Word;
        return word || !state.isTurnStart() ? Optional.of(only) : Optional.empty();
    }

    /** The legal next clicks: to continue the step being entered, or to begin another. */
    public List<Target> targets() {
        List<Target> targets = new ArrayList<>();
        if (!isComplete(now())) {
            collect(clicks(), targets);
            collectChainEnds(targets);
            List<Target> others = new ArrayList<>();
            collect(List.of(), others);
            for (Target other : others) {
                if (clicks().isEmpty() || guide.beginsAnew(clicks(), other.click)) {
                    add(targets, other.click, other.shape);
                }
            }
        }
        return List.copyOf(targets);
    }

    private void collect(List<Click> clicks, List<Target> targets) {
        for (Step step : state().legalSteps()) {
            for (List<Click> way : guide.ways(state(), step)) {
                if (way.size() > clicks.size() && way.subList(0, clicks.size()).equals(clicks)) {
                    Click next = way.get(clicks.size());
                    add(targets, next, guide.shape(step, next));
                }
            }
        }
    }

    private void collectChainEnds(List<Target> targets) {
        List<Chain> chains = chains();
        for (Chain chain : chains) {
            if (chains.stream().filter(other -> other.last.equals(chain.last)).count() == 1) {
                add(targets, chain.last, chain.shape);
            }
        }
    }

    private static void add(List<Target> targets, Click click, Guide.Shape shape) {
        if (targets.stream().noneMatch(target -> target.click.equals(click))) {
            targets.add(new Target(click, shape));
        }
    }

    /** Enters the next click, or refuses it with a reason. */
    public Answer click(Click click) {
        Entry now = now();
        if (now.state.isOver()) {
            return new Refused(Message.of("refusal.over"));
        }
        if (isComplete(now)) {
            return new Refused(Message.of("refusal.complete"));
        }
        List<Click> clicks = new ArrayList<>(now.clicks);
        clicks.add(click);
        Answer answer = extend(clicks);
        if (answer instanceof Refused) {
            List<Chain> chains =
                    chains().stream().filter(chain -> chain.last.equals(click)).toList();
            if (chains.size() == 1) {
                return enter(chains.get(0).steps);
            }
        }
        if (answer instanceof Refused && !now.clicks.isEmpty()) {
            if (now.clicks.get(now.clicks.size() - 1).equals(click)) {
                // A second click on the same thing deselects it.
                entries.add(new Entry(now.steps, now.state, now.clicks.subList(0, now.clicks.size() - 1)));
                return new Accepted(List.of());
            }
            if (guide.beginsAnew(now.clicks, click) && extend(List.of(click)) instanceof Accepted begun) {
                return begun;
            }
        }
        return answer;
    }

    private Answer extend(List<Click> clicks) {
        boolean begins = false;
        for (Step step : state().legalSteps()) {
            for (List<Click> way : guide.ways(state(), step)) {
                if (way.equals(clicks)) {
                    return enter(List.of(step));
                }
                begins |= way.size() > clicks.size()
                        && way.subList(0, clicks.size()).equals(clicks);
            }
        }
        if (!begins) {
            List<Click> before = clicks.subList(0, clicks.size() - 1);
            return new Refused(guide.refusal(state(), before, clicks.get(clicks.size() - 1)));
        }
        entries.add(new Entry(steps(), state(), List.copyOf(clicks)));
        return new Accepted(List.of());
    }

    /** The chains of two or more hops that the clicks so far could begin. */
    private List<Chain> chains() {
        List<Chain> found = new ArrayList<>();
        for (Step step : state().legalSteps()) {
            for (List<Click> way : guide.ways(state(), step)) {
                if (way.size() == clicks().size() + 1
                        && way.subList(0, clicks().size()).equals(clicks())) {
                    follow(List.of(step), state().play(step), found);
                }
            }
        }
        return found;
    }

    private void follow(List<Step> steps, State state, List<Chain> found) {
        if (state.turnNumber() != state().turnNumber()) {
            return;
        }
        for (Step step : state.legalSteps()) {
            if (step.continues()) {
                List<Step> longer = new ArrayList<>(steps);
                longer.add(step);
                List<Click> way = guide.ways(state, step).get(0);
                Click last = way.get(way.size() - 1);
                found.add(new Chain(longer, last, guide.shape(step, last)));
                follow(longer, state.play(step), found);
            }
        }
    }

    /** Enters legal steps, such as those of a typed turn; a single undo removes them all. */
    public Accepted enter(List<Step> steps) {
        if (isComplete(now())) {
            throw new IllegalStateException("the turn is complete");
        }
        List<Step> played = new ArrayList<>(steps);
        List<Step> all = new ArrayList<>(steps());
        State state = state();
        for (Step step : steps) {
            state = state.play(step);
            all.add(step);
        }
        int turn = entries.get(0).state.turnNumber();
        while (state.turnNumber() == turn && !state.isOver()) {
            Optional<Step> forced = forced(state);
            if (forced.isEmpty()) {
                break;
            }
            state = state.play(forced.get());
            all.add(forced.get());
            played.add(forced.get());
        }
        entries.add(new Entry(List.copyOf(all), state, List.of()));
        return new Accepted(List.copyOf(played));
    }

    /** A preview: the state after a click; the current state if the click completes nothing or is refused. */
    public State preview(Click click) {
        if (isComplete(now())) {
            return state();
        }
        TurnBuilder trial = new TurnBuilder(now());
        trial.click(click);
        return trial.state();
    }

    /** Undoes the last click; false if there is none. */
    public boolean undo() {
        if (entries.size() == 1) {
            return false;
        }
        entries.remove(entries.size() - 1);
        return true;
    }

    /**
     * Removes the step of this turn that placed the clicked piece, if the game allows that; can be undone.
     */
    public boolean takeOff(Click click) {
        Optional<Step> off = guide.takenOff(steps(), click);
        off.ifPresent(step -> {
            List<Step> rest = new ArrayList<>(steps());
            rest.remove(step);
            State state = entries.get(0).state;
            for (Step other : rest) {
                state = state.play(other);
            }
            entries.add(new Entry(List.copyOf(rest), state, List.of()));
        });
        return off.isPresent();
    }

    /** Undoes clicks until at most {@code count} steps are left and no step is half entered. */
    public void returnTo(int count) {
        while (entries.size() > 1 && (steps().size() > count || !clicks().isEmpty())) {
            undo();
        }
    }

    /** Undoes all clicks of the turn. */
    public void reset() {
        entries.subList(1, entries.size()).clear();
    }
}
