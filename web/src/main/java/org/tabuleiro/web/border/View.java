package org.tabuleiro.web.border;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.tabuleiro.games.Side;
import org.tabuleiro.table.Choice;
import org.tabuleiro.table.coach.Advice;
import org.tabuleiro.table.coach.EndSummary;
import org.tabuleiro.table.coach.MistakeReview;

/**
 * What a page shows of a table: words and numbers that need no rules to be drawn.
 *
 * @param game the id of the game
 * @param status the status of the table
 * @param sentence the prompt: what to do now, what has happened, or why something was refused
 * @param noticed whether the sentence is a notice, such as a hint or a refusal; not a report of a turn
 * @param refused whether the sentence is the reason of a refusal
 * @param rule the section of the rule page that explains the refusal
 * @param thoughts the search progress of the computer; empty unless it is shown
 * @param advice what accompanies the prompt of a beginner
 * @param choices the available choices
 * @param side the side to move at the displayed place, after what was entered there
 * @param toMove the side to move at the live place
 * @param mover the side to move at the displayed place; absent at the end of a match
 * @param person the person at this table who is to move, or the only one; absent where only computers play
 * @param own the side of the only person in a game against the computer, also in a study of it
 * @param position the displayed position, after what was entered
 * @param revision grows with everything that happens in the match
 * @param live the live place
 * @param shown the displayed place
 * @param mayEnter whether a turn can be entered
 * @param begun whether something of a turn has been entered, here or at the live place
 * @param first who plays the first side, such as human or level:3
 * @param second who plays the second side
 * @param names the names of the players; may be empty
 * @param scores the points of each side, in games that have them
 * @param result how the game ended
 * @param end the summary of the end of a match
 * @param review the quick review of a match, once it has started
 * @param noted how well both sides played according to the notes of an annotated game, in a study
 * @param mistakes the review of one's own mistakes, in a study
 * @param lost the number of each side's pieces that are out of the game
 * @param clock the time control, such as 5+3
 * @param entry the turn being entered
 * @param scene what the board shows
 */
public record View(
        String game,
        ViewStatus status,
        String sentence,
        boolean noticed,
        boolean refused,
        Optional<String> rule,
        String thoughts,
        Optional<AdviceView> advice,
        List<Choice> choices,
        Side side,
        Side toMove,
        Optional<Side> mover,
        Optional<Side> person,
        Optional<Side> own,
        String position,
        int revision,
        int live,
        int shown,
        boolean mayEnter,
        boolean begun,
        String first,
        String second,
        PlayerNames names,
        Optional<List<Integer>> scores,
        Optional<GameResult> result,
        Optional<EndView> end,
        Optional<ReviewView> review,
        Optional<NotedView> noted,
        Optional<MistakesView> mistakes,
        List<Integer> lost,
        Optional<String> clock,
        Optional<EntryView> entry,
        BoardScene scene) {

    /** The status of a table. */
    public enum ViewStatus {
        /** A person is entering a turn. */
        ENTERING,
        /** A turn is complete and waits to be confirmed. */
        COMPLETE,
        /** A turn was submitted. */
        PENDING,
        /** A computer is thinking. */
        THINKING,
        /** A remote player is to move. */
        WAITING,
        /** The match is paused. */
        PAUSED,
        /** The player to move has failed. */
        FAILED,
        /** An earlier place is displayed. */
        BROWSING,
        /** The match is over. */
        OVER
    }

    /**
     * Advice for a beginner.
     *
     * @param topic what it is about
     * @param text in words
     * @param squares the squares to mark
     */
    public record AdviceView(Advice.Topic topic, String text, List<Integer> squares) {}

    /** The players' names. */
    public record PlayerNames(String first, String second) {}

    /**
     * How a game ended.
     *
     * @param text in words
     * @param winner absent after a draw
     */
    public record GameResult(String text, Optional<Side> winner) {}

    /**
     * The summary of the end of a match.
     *
     * @param outcome what it means for the only person at the table
     * @param headline such as "You won"
     * @param reason why, as a sentence without the winner
     * @param squares the decisive squares
     * @param parts the parts of the score, in games that have one
     * @param nextLevel the next level to play
     * @param next the next level in words; may be empty
     * @param actions what can be done next
     */
    public record EndView(
            EndSummary.Outcome outcome,
            String headline,
            String reason,
            List<Integer> squares,
            List<ScorePartView> parts,
            OptionalInt nextLevel,
            String next,
            List<EndSummary.Action> actions) {}

    /**
     * The quick review of a match.
     *
     * @param judged the number of judged turns
     * @param turns the number of all turns
     * @param done whether all are judged
     * @param failed whether the engine failed before all were judged
     * @param first the play of the first side
     * @param second the play of the second side
     * @param verdicts the verdicts so far, in the order of the turns
     * @param turningPoint the place of the turn that lost most; absent if none was a mistake
     * @param turningTurn that turn in words; may be empty
     */
    public record ReviewView(
            int judged,
            int turns,
            boolean done,
            boolean failed,
            SideReview first,
            SideReview second,
            List<TurnVerdict> verdicts,
            OptionalInt turningPoint,
            String turningTurn) {}

    /**
     * The verdict on a turn.
     *
     * @param chance the first player's win probability after it in percent; absent if it cannot be judged
     * @param mark the number of its mark in game files; 0 for a good turn
     */
    public record TurnVerdict(OptionalInt chance, int mark) {}

    /**
     * How well a side played.
     *
     * @param accuracy in percent; absent if no turn of the side was judged
     */
    public record SideReview(OptionalInt accuracy, int inaccuracies, int mistakes, int blunders) {}

    /** What the notes of an annotated game say about both sides. */
    public record NotedView(SideReview first, SideReview second) {}

    /**
     * The review of one's own mistakes.
     *
     * @param stage its stage
     * @param sentence what to do, or how the answer was judged
     * @param number the number of the current mistake, from 1
     * @param answered the number of mistakes whose answer was found or shown, or that were skipped
     * @param count the number of mistakes
     * @param solved the number of mistakes for which a good turn was found
     */
    public record MistakesView(
            MistakeReview.Stage stage, String sentence, int number, int answered, int count, int solved) {}

    /**
     * The points of one kind of piece.
     *
     * @param letter the letter of the first player's pieces of this kind
     */
    public record ScorePartView(String letter, String name, int first, int second) {}

    /**
     * The turn being entered.
     *
     * @param chips its steps, as people read them
     * @param clicks the clicks of the step that is begun
     * @param words the words that can be clicked
     * @param pieces the pieces beside the board that can be clicked
     * @param squares the squares that can be clicked
     * @param complete whether the turn is complete
     * @param setup the progress of a set-up
     */
    public record EntryView(
            List<String> chips,
            List<String> clicks,
            List<Named> words,
            List<String> pieces,
            List<String> squares,
            boolean complete,
            Optional<SetupProgress> setup) {}

    /**
     * The progress of a set-up.
     *
     * @param count the number of pieces to place
     * @param placed the number of placed pieces
     * @param presets the named set-ups
     */
    public record SetupProgress(int count, int placed, List<Named> presets) {}

    /**
     * A click or preset with its translated name.
     *
     * @param id its id in commands and clicks
     * @param label its translated name
     */
    public record Named(String id, String label) {}
}
