package org.tabuleiro.web;

import java.util.List;
import java.util.Map;
import org.tabuleiro.games.Games;
import org.tabuleiro.protocol.LoggedEvent;
import org.tabuleiro.protocol.MatchHeader;
import org.tabuleiro.protocol.MatchState;
import org.tabuleiro.protocol.MessageText;
import org.tabuleiro.protocol.RefusalReason;
import org.tabuleiro.table.text.TurnWords;
import org.tabuleiro.web.border.BoardLayout;
import org.tabuleiro.web.border.DraftEdit;
import org.tabuleiro.web.border.DraftView;
import org.tabuleiro.web.border.GameInfo;
import org.tabuleiro.web.border.GameLine;
import org.tabuleiro.web.border.GameOptions;
import org.tabuleiro.web.border.LessonView;
import org.tabuleiro.web.border.Motions.MotionFrame;
import org.tabuleiro.web.border.PageApi;
import org.tabuleiro.web.border.Pasted;
import org.tabuleiro.web.border.PictureRequest;
import org.tabuleiro.web.border.PlayerAnswer;
import org.tabuleiro.web.border.SavedGames;
import org.tabuleiro.web.border.TableCommand;
import org.tabuleiro.web.border.TurnNode;
import org.tabuleiro.web.border.View;
import org.tabuleiro.web.online.PageMatch;

/** The functions of the page: open tables, the current lessons, the position in the editor. */
final class PageService implements PageApi {
    private final Tables tables = new Tables();
    private final Draft draft = new Draft();
    private final LessonCourse course = new LessonCourse(tables);

    @Override
    public void setLanguage(String language, Map<String, String> texts) {
        tables.setLanguage(language, texts);
    }

    @Override
    public List<GameInfo> games() {
        return tables.games();
    }

    @Override
    public GameOptions.StartOffer startOffer() {
        return PageOptions.offer();
    }

    @Override
    public GameOptions.ReadOptions readOptions(String game, Map<String, String> written, GameOptions last) {
        return OptionReader.read(Games.find(game).orElseThrow(), written, last);
    }

    @Override
    public GameOptions playedOptions(int table, GameOptions last) {
        return PageOptions.played(tables.table(table).table(), last);
    }

    @Override
    public GameOptions rematchOptions(int table, GameOptions last) {
        return PageOptions.rematch(tables.table(table).table(), last);
    }

    @Override
    public TableOpening open(String game, String position, GameOptions options, boolean coin) {
        return tables.open(game, position, options, coin);
    }

    @Override
    public TableOpening study(String game, String position) {
        return tables.study(game, position);
    }

    @Override
    public TableOpening studyGame(String file, int index) {
        return tables.studyGame(file, index);
    }

    @Override
    public TableOpening studySaved(String saved) {
        return tables.studySaved(saved);
    }

    @Override
    public TableOpening resume(String saved) {
        return tables.resume(saved);
    }

    @Override
    public TableOpening openMatch(MatchHeader header, MatchState state, String session) {
        return tables.openMatch(header, state, session);
    }

    @Override
    public void setServerTime(int table, long millis) {
        tables.table(table).remote().setServerTime(millis);
    }

    @Override
    public void deliverEvents(int table, List<LoggedEvent> events) {
        tables.table(table).remote().receive(events);
    }

    @Override
    public void deliverMatch(int table, MatchState state) {
        tables.table(table).remote().replace(state);
    }

    @Override
    public void deliverDone(int table, String id, int version) {
        tables.table(table).remote().done(id, version);
    }

    @Override
    public void deliverRefusal(int table, String id, RefusalReason reason, MessageText message, int version) {
        tables.table(table).remote().refused(id, reason, message, version);
    }

    @Override
    public void deliverSteps(int table, int ply, int steps) {
        tables.table(table).remote().entered(ply, steps);
    }

    @Override
    public void recover(int table) {
        tables.table(table).remote().recover();
    }

    @Override
    public RemoteState remoteState(int table) {
        PageMatch match = tables.table(table).remote();
        return new RemoteState(match.version(), match.isWaiting(), match.draft());
    }

    @Override
    public boolean restoreDraft(int table, TurnDraft draft) {
        return tables.table(table).remote().restore(draft);
    }

    @Override
    public Outbox close(int table) {
        return tables.close(table);
    }

    @Override
    public Outbox drain(int table) {
        return tables.table(table).drain();
    }

    @Override
    public void answer(int table, PlayerAnswer answer) {
        tables.table(table).answer(answer);
    }

    @Override
    public void fail(int table, int question, String reason) {
        tables.table(table).fail(question, reason);
    }

    @Override
    public View view(int table, SceneOptions options) {
        return tables.table(table).view(tables.texts(), options);
    }

    @Override
    public String picture(int table, PictureRequest request) {
        return tables.table(table).picture(tables.texts(), request);
    }

    @Override
    public List<TurnNode> moves(int table) {
        return tables.table(table).moves(tables.texts());
    }

    @Override
    public List<MotionFrame> frames(int table, int place) {
        return TurnFrames.of(tables.table(table).place(place));
    }

    @Override
    public List<MotionFrame> framesBetween(int table, int from, int to) {
        PageTable shown = tables.table(table);
        return TurnFrames.between(shown.place(from), shown.place(to));
    }

    @Override
    public ClockFaces clock(int table) {
        return tables.table(table).clock();
    }

    @Override
    public TurnPreview preview(int table, String turn) {
        return tables.table(table).preview(tables.texts(), turn);
    }

    @Override
    public List<String> squares(int table) {
        return tables.table(table).squares(tables.texts());
    }

    @Override
    public ClickAnswer click(int table, String target) {
        return tables.table(table).click(target);
    }

    @Override
    public ClickAnswer type(int table, String text) {
        return tables.table(table).type(tables.texts(), text);
    }

    @Override
    public boolean command(int table, TableCommand command) {
        return tables.table(table).command(command);
    }

    @Override
    public void showArrows(int table, List<String> turns) {
        tables.table(table).showArrows(turns);
    }

    @Override
    public void note(int table, int place, List<Integer> marks, String comment) {
        tables.table(table).note(tables.texts(), place, marks, comment);
    }

    @Override
    public int insert(int table, int place, List<String> turns) {
        return tables.table(table).insert(place, turns);
    }

    @Override
    public void annotate(int table, String given, String annotated) {
        tables.table(table).annotate(given, annotated);
    }

    @Override
    public String record(int table, String date) {
        return tables.table(table).record(tables.texts(), date);
    }

    @Override
    public String shared(int table, String date) {
        return tables.table(table).shared(tables.texts(), date);
    }

    @Override
    public SavedGames.GameSummary saved(int table, String date, boolean flipped) {
        return SavedGameTexts.summary(tables.table(table).saved(tables.texts(), date, flipped));
    }

    @Override
    public GameLine line(int table, boolean live) {
        return tables.table(table).line(live);
    }

    @Override
    public String turnWords(String game, String turn) {
        return new TurnWords(tables.texts(), Games.find(game).orElseThrow()).turn(turn);
    }

    @Override
    public List<LessonView> lessons(String game, String plan, String words) {
        return course.read(Games.find(game).orElseThrow(), plan, words);
    }

    @Override
    public LessonView.LessonState beginLesson(int lesson, int task) {
        return course.begin(lesson, task);
    }

    @Override
    public LessonView.LessonState lessonState() {
        return course.state();
    }

    @Override
    public boolean allowsLessonInput() {
        return course.run().allowsInput();
    }

    @Override
    public LessonView.LessonState solveTask() {
        course.run().showSolution();
        return course.state();
    }

    @Override
    public LessonView.LessonState nextTask() {
        course.run().next();
        return course.state();
    }

    @Override
    public SavedGames.ReadGames readGames(String file) {
        return SavedGameTexts.readGames(tables.texts(), file);
    }

    @Override
    public SavedGames.Retagging retag(String saved, Map<String, String> tags) {
        return SavedGameTexts.retag(tables.texts(), saved, tags);
    }

    @Override
    public SavedGames.Export gameFile(String saved) {
        return SavedGameTexts.gameFile(tables.texts(), saved);
    }

    @Override
    public BoardLayout lastBoard(String saved) {
        return SavedGameTexts.lastBoard(saved);
    }

    @Override
    public BoardLayout layout(String game, String position) {
        return SavedGameTexts.layout(game, position);
    }

    @Override
    public List<SavedGames.GameScore> scores(List<SavedGames.SavedResult> games) {
        return SavedGameTexts.scores(games);
    }

    @Override
    public Pasted examine(String text) {
        return PastedTexts.examine(tables.texts(), text);
    }

    @Override
    public DraftView draft() {
        return draft.view(tables.texts());
    }

    @Override
    public DraftView edit(DraftEdit edit) {
        draft.edit(edit);
        return draft();
    }
}
