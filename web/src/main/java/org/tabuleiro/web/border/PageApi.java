package org.tabuleiro.web.border;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.tabuleiro.protocol.LoggedEvent;
import org.tabuleiro.protocol.MatchHeader;
import org.tabuleiro.protocol.MatchState;
import org.tabuleiro.protocol.MessageText;
import org.tabuleiro.protocol.PlayerCommand;
import org.tabuleiro.protocol.RefusalReason;

/** The functions that a page calls on its own thread. Tables and places are known by their numbers. */
public interface PageApi {

    /** An attempt to open a table. */
    sealed interface TableOpening {

        /**
         * It is open.
         *
         * @param table its number
         * @param flipped whether the second player sits below
         */
        record Opened(int table, boolean flipped) implements TableOpening {}

        /**
         * The position or the game could not be read.
         *
         * @param error what is wrong with it
         */
        record NotOpened(String error) implements TableOpening {}
    }

    /**
     * The outbox of a table since it was drained last.
     *
     * @param changed whether the view is out of date
     * @param events what has happened
     * @param requests for the worker, in order
     * @param remote for the server, in order
     * @param wakeIn milliseconds until the table needs a tick; absent if it needs none
     */
    record Outbox(
            boolean changed,
            List<PageEvent> events,
            List<PlayerRequest> requests,
            List<RemoteRequest> remote,
            OptionalLong wakeIn) {}

    /** A request of a table to the server of its match. */
    sealed interface RemoteRequest {
        /**
         * A command of the player.
         *
         * @param id its id
         * @param seen the last version that the player has seen
         * @param command the command
         */
        record SubmitCommand(String id, int seen, PlayerCommand command) implements RemoteRequest {}

        /** Asks for the events after a version. */
        record FetchEvents(int from) implements RemoteRequest {}

        /** Asks for the whole match, since the position here is not that of the server. */
        record FetchMatch(String position) implements RemoteRequest {}
    }

    /**
     * A turn of a match on a server that must survive a reload.
     *
     * @param ply the number of turns played before it
     * @param position the position before it
     * @param steps the text of its steps so far; may be empty
     * @param id the id that it was sent with; empty if it was not sent
     * @param count the number of steps that are entered and not sent
     */
    record TurnDraft(int ply, String position, String steps, String id, int count) {}

    /**
     * The exchange of a table with the server of its match.
     *
     * @param version the last version that has arrived
     * @param waiting whether an answer is due
     * @param draft the turn that is being entered or sent
     */
    record RemoteState(int version, boolean waiting, TurnDraft draft) {}

    /**
     * The answer to a click or a typed turn.
     *
     * @param taken whether it was accepted
     * @param frames the pieces before and after each step, automatic ones included
     */
    record ClickAnswer(boolean taken, List<Motions.MotionFrame> frames) {}

    /**
     * A turn that could be played.
     *
     * @param frames the pieces before and after each step
     * @param steps the texts of its steps
     */
    record TurnPreview(List<Motions.MotionFrame> frames, List<String> steps) {}

    /**
     * The clocks.
     *
     * @param first that of the first player; absent without a clock
     * @param second that of the second player; absent without a clock
     */
    record ClockFaces(Optional<ClockText> first, Optional<ClockText> second) {}

    /**
     * What a clock shows.
     *
     * @param text the time
     * @param low whether the time is low
     */
    record ClockText(String text, boolean low) {}

    /**
     * What the viewer of a table wants to see.
     *
     * @param pointed the square that the pointer or the keyboard is on, -1 for none
     * @param heat whether attacked squares are marked
     * @param numbered whether the last turn is shown as numbered arrows, for viewers without motion
     * @param moveHints whether what can be clicked is marked, and what would come of it
     */
    record SceneOptions(int pointed, boolean heat, boolean numbered, boolean moveHints) {}

    /** Sets the language, with all its texts by their keys. */
    void setLanguage(String language, Map<String, String> texts);

    /** All games, in their order. */
    List<GameInfo> games();

    /** What can be chosen for a new game of any kind. */
    GameOptions.StartOffer startOffer();

    /**
     * Reads the parameters of an address, or stored ones, as options of a new game; the last ones replace those
     * that are missing or invalid.
     */
    GameOptions.ReadOptions readOptions(String game, Map<String, String> written, GameOptions last);

    /** The options of the game at a table; those that it does not show are the last ones. */
    GameOptions playedOptions(int table, GameOptions last);

    /** The options of a rematch of the game at a table: sides swapped, and its start. */
    GameOptions rematchOptions(int table, GameOptions last);

    /**
     * Opens a new game from a position or the name of a set-up; from its start if that is empty. The coin decides
     * a random side.
     */
    TableOpening open(String game, String position, GameOptions options, boolean coin);

    /** Opens a study of a position; of the start of the game if that is empty. */
    TableOpening study(String game, String position);

    /** Opens a study of a game of a file, counted from 0. */
    TableOpening studyGame(String file, int index);

    /** Opens a study of a saved game. */
    TableOpening studySaved(String saved);

    /** Resumes a saved game. */
    TableOpening resume(String saved);

    /**
     * Opens a match on a server.
     *
     * @param header the players
     * @param state the course of the match
     * @param session a name for this visit, which no other visit of the player has
     */
    TableOpening openMatch(MatchHeader header, MatchState state, String session);

    /** Sets the time of the server of a match. */
    void setServerTime(int table, long millis);

    /** Delivers events of a match on a server, in order. */
    void deliverEvents(int table, List<LoggedEvent> events);

    /** Delivers a match on a server as a whole. */
    void deliverMatch(int table, MatchState state);

    /** Reports that the server has carried out a command. */
    void deliverDone(int table, String id, int version);

    /** Reports that the server has refused a command. */
    void deliverRefusal(int table, String id, RefusalReason reason, MessageText message, int version);

    /** Reports how many steps of the turn that is due the opponent has entered. */
    void deliverSteps(int table, int ply, int steps);

    /** The connection to the server is back, or an answer is overdue. */
    void recover(int table);

    /** The exchange with the server of a match. */
    RemoteState remoteState(int table);

    /** Enters or sends a turn again after a reload; false if the position is another one. */
    boolean restoreDraft(int table, TurnDraft draft);

    /** Closes a table; returns the last requests for the worker. */
    Outbox close(int table);

    /** Empties the outbox of a table. */
    Outbox drain(int table);

    /** Delivers an answer of a player. */
    void answer(int table, PlayerAnswer answer);

    /**
     * Reports that the worker crashed before it answered a question; the reason is empty if it could not be
     * loaded.
     */
    void fail(int table, int question, String reason);

    /** The view; a click on the pointed square is previewed, -1 for none. */
    View view(int table, SceneOptions options);

    /** The displayed position as a standalone SVG picture, without marks of what can be clicked. */
    String picture(int table, PictureRequest request);

    /** The tree of turns, each before those that follow it. */
    List<TurnNode> moves(int table);

    /** The pieces before and after each step of the turn that led to a place. */
    List<Motions.MotionFrame> frames(int table, int place);

    /** The pieces on the way from one place to another: step by step between neighbours, else at once. */
    List<Motions.MotionFrame> framesBetween(int table, int from, int to);

    /** The clocks now. */
    ClockFaces clock(int table);

    /** A turn that could be played at the displayed place. */
    TurnPreview preview(int table, String turn);

    /** The description of each square for screen readers. */
    List<String> squares(int table);

    /** Clicks on a square, a piece or a word. */
    ClickAnswer click(int table, String target);

    /** Enters a typed turn, or a part of one. */
    ClickAnswer type(int table, String text);

    /** Runs a command; returns whether there was something to do. */
    boolean command(int table, TableCommand command);

    /** Shows turns as arrows. */
    void showArrows(int table, List<String> turns);

    /** Replaces the marks and the comment of a turn. */
    void note(int table, int place, List<Integer> marks, String comment);

    /** Inserts a line at a place; returns the place of its first turn. */
    int insert(int table, int place, List<String> turns);

    /** Merges the annotations of a reviewed copy; edits since the copy was made stay. */
    void annotate(int table, String given, String annotated);

    /** The game file; the date, such as 2026.11.17, is used if the game has none. */
    String record(int table, String date);

    /** The game file for a reader of any language. */
    String shared(int table, String date);

    /** The game with everything needed to resume it. */
    SavedGames.GameSummary saved(int table, String date, boolean flipped);

    /** The line to the live place, or to the displayed one. */
    GameLine line(int table, boolean live);

    /** A turn as people read it. */
    String turnWords(String game, String turn);

    /**
     * Reads the lessons of a game, to which {@link #beginLesson} then refers; a lesson in progress continues in
     * the language of the texts.
     */
    List<LessonView> lessons(String game, String plan, String words);

    /** Starts a lesson at a task; the tasks before it are played with their solutions. */
    LessonView.LessonState beginLesson(int lesson, int task);

    /** The lesson that was started last. */
    LessonView.LessonState lessonState();

    /** Before any input: whether it is allowed. After a wrong turn, the first input takes that turn back. */
    boolean allowsLessonInput();

    /** Shows a solution of the task. */
    LessonView.LessonState solveTask();

    /** Begins the next task, after this one is solved. */
    LessonView.LessonState nextTask();

    /** The readable games of a file, and the errors of the others. */
    SavedGames.ReadGames readGames(String file);

    /** A saved game with other tags; an empty value removes a tag. */
    SavedGames.Retagging retag(String saved, Map<String, String> tags);

    /** A saved game as a game file without stored state. */
    SavedGames.Export gameFile(String saved);

    /** The pieces of a saved game as it stands; an empty board if it cannot be read. */
    BoardLayout lastBoard(String saved);

    /** The pieces of a position; an empty board if it cannot be read. */
    BoardLayout layout(String game, String position);

    /** A person's results against the computer, for each game with such results. */
    List<SavedGames.GameScore> scores(List<SavedGames.SavedResult> games);

    /** Recognises a text from a file or the clipboard. */
    Pasted examine(String text);

    /** The position in the editor. */
    DraftView draft();

    /** Changes the position in the editor. */
    DraftView edit(DraftEdit edit);
}
