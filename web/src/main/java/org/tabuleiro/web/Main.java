package org.tabuleiro.web;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.content.TurnWords;
import org.tabuleiro.engine.RandomGames;
import org.tabuleiro.engine.Signature;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.conformance.Vectors;
import org.teavm.jso.JSExport;

/** What a page may call, on its own thread for the table and in a worker for the engine. Answers are JSON where they are more than a word. */
public final class Main {
    private static final Tables TABLES = new Tables();
    private static final Analyses ANALYSES = new Analyses();
    private static final Answering ANSWERING = new Answering(Tables::now);
    private static final GameReview REVIEW = new GameReview();
    private static final Draft DRAFT = new Draft();

    private static @Nullable Course course;

    private Main() {}

    /** Exists because the compiler to WebAssembly starts from a main method; there is nothing to do at the start. */
    public static void main(String[] args) {}

    /** Speaks a language, given all its texts as lines KEY=TEXT. */
    @JSExport
    public static void speak(String language, String lines) {
        TABLES.speak(language, lines);
    }

    /** What must be known about the games to draw them. */
    @JSExport
    public static String games() {
        return TABLES.games().toString();
    }

    /** Opens a new game: its number, or what is wrong with the position. */
    @JSExport
    public static String open(String gameId, String position, String first, String second, String clock) {
        return TABLES.open(gameId, position, first, second, clock);
    }

    /** Opens a study that begins with a position: its number, or what is wrong with the position. */
    @JSExport
    public static String study(String gameId, String position) {
        return TABLES.study(gameId, position);
    }

    /** Opens a study of a game of a file: its number, or what is wrong with the file. */
    @JSExport
    public static String studyGame(String file, int index) {
        return TABLES.studyGame(file, index);
    }

    /** Opens a study of a game that was kept: its number, or what is wrong with it. */
    @JSExport
    public static String studyKept(String record) {
        return TABLES.studyKept(record);
    }

    /** Ends a table that is no longer looked at; returns what {@link #drain} would. */
    @JSExport
    public static String close(int table) {
        return TABLES.close(table);
    }

    /** What has happened since the last call, what the players are asked, and when the table wants a tick. */
    @JSExport
    public static String drain(int table) {
        return TABLES.table(table).drain().toString();
    }

    /** Takes an answer of a player from the worker. */
    @JSExport
    public static void answer(int table, String text) {
        TABLES.table(table).answer(text);
    }

    /** The worker that was asked a question has broken; the reason may be empty. */
    @JSExport
    public static void fail(int table, int question, String reason) {
        TABLES.table(table).fail(question, reason);
    }

    /** What is to be seen. */
    @JSExport
    public static String view(int table, int pointed, boolean heat, boolean numbered) {
        return TABLES.table(table).view(TABLES.texts(), pointed, heat, numbered).toString();
    }

    /** The tree of turns. */
    @JSExport
    public static String moves(int table) {
        return TABLES.table(table).moves(TABLES.texts()).toString();
    }

    /** The layouts of the turn that led to a place, step by step. */
    @JSExport
    public static String frames(int table, int place) {
        return TABLES.table(table).frames(place).toString();
    }

    /** What the clock shows; an empty object without a clock. */
    @JSExport
    public static String clock(int table) {
        return TABLES.table(table).clock().toString();
    }

    /** The layouts and the steps of a turn that could be played at the place that is shown. */
    @JSExport
    public static String preview(int table, String turn) {
        return TABLES.table(table).preview(TABLES.texts(), turn).toString();
    }

    /** Reads the lessons of a game; they are the ones that a table is asked about from now on. */
    @JSExport
    public static String lessons(String gameId, String plan, String words) {
        Course read = new Course(Games.find(gameId).orElseThrow(), plan, words);
        course = read;
        return read.describe().toString();
    }

    /** What a task of a lesson says to the turn that led to a place. */
    @JSExport
    public static String judge(int table, int place, int lesson, int task) {
        return course().answer(lesson, task, TABLES.table(table).place(place)).toString();
    }

    /** A turn that does a task of a lesson at the end of a game. */
    @JSExport
    public static String solution(int table, int lesson, int task) {
        return course().solution(
                        lesson, task, TABLES.table(table).table().live().state());
    }

    private static Course course() {
        Course read = course;
        if (read == null) {
            throw new IllegalStateException("no lessons were read");
        }
        return read;
    }

    /** Clicks on something that has a name: a square, a piece, a word. */
    @JSExport
    public static String click(int table, String what) {
        return TABLES.table(table).click(what).toString();
    }

    /** Enters a typed turn. */
    @JSExport
    public static String type(int table, String text) {
        return TABLES.table(table).type(TABLES.texts(), text).toString();
    }

    /** A turn as people read it: words are called by their names. */
    @JSExport
    public static String turnWords(String gameId, String turn) {
        return new TurnWords(TABLES.texts(), Games.find(gameId).orElseThrow()).turn(turn);
    }

    /** Does something that has a name. */
    @JSExport
    public static boolean command(int table, String name, String argument) {
        return TABLES.table(table).command(name, argument);
    }

    /** Shows turns as arrows. */
    @JSExport
    public static void showArrows(int table, String turns) {
        TABLES.table(table).showArrows(turns);
    }

    /** What is said about each square. */
    @JSExport
    public static String squares(int table) {
        return TABLES.table(table).squares(TABLES.texts()).toString();
    }

    /** The game file; the date is that of a game which does not say when it was played, such as 2026.11.17. */
    @JSExport
    public static String record(int table, String date) {
        return TABLES.table(table).record(TABLES.texts(), date);
    }

    private static Map<String, String> tags(String lines) {
        Map<String, String> map = new LinkedHashMap<>();
        for (String line : lines.split("\n", -1)) {
            int equals = line.indexOf('=');
            if (equals > 0) {
                map.put(line.substring(0, equals), line.substring(equals + 1));
            }
        }
        return map;
    }

    /** The game with everything that is needed to go on with it another day, and what a list says about it. */
    @JSExport
    public static String kept(int table, String date, boolean flipped) {
        return Kept.summary(TABLES.table(table).saved(TABLES.texts(), date, flipped))
                .toString();
    }

    /** Opens a game that was kept, as it was left: its number and whether the second player sits below, or what is wrong. */
    @JSExport
    public static String resume(String record) {
        return TABLES.resume(record);
    }

    /** The games of a file, as {@link #kept} gives them, and what is wrong with those that cannot be read. */
    @JSExport
    public static String harvest(String file) {
        return Kept.harvest(TABLES.texts(), file).toString();
    }

    /** A game that was kept with other tags; an empty value takes one away. */
    @JSExport
    public static String retag(String record, String tags) {
        return Kept.retag(TABLES.texts(), record, tags(tags));
    }

    /** A game that was kept as a game file for everybody, without what is only of use here. */
    @JSExport
    public static String gameFile(String record) {
        return Kept.gameFile(TABLES.texts(), record);
    }

    /** The start and the turns, for an engine. */
    @JSExport
    public static String path(int table, boolean live) {
        return TABLES.table(table).path(live);
    }

    /** Replaces the marks, as numbers with blanks between them, and the comment of a turn. */
    @JSExport
    public static void note(int table, int place, String marks, String comment) {
        TABLES.table(table).note(TABLES.texts(), place, marks, comment);
    }

    /** Adds a line to the game, from a place on; gives the place of its first turn. */
    @JSExport
    public static int insert(int table, int place, String turns) {
        return TABLES.table(table).insert(place, turns);
    }

    /** Takes over what a game was annotated with; both files have the same turns. */
    @JSExport
    public static void annotate(int table, String given, String annotated) {
        TABLES.table(table).annotate(given, annotated);
    }

    /** Says what a text from a file or the clipboard is. */
    @JSExport
    public static String examine(String text) {
        return Imports.examine(TABLES.texts(), text).toString();
    }

    /** Changes the position that is put together, and shows it. */
    @JSExport
    public static String edit(String name, String argument) {
        DRAFT.edit(name, argument);
        return DRAFT.view(TABLES.texts()).toString();
    }

    /** Begins to go over a whole game. */
    @JSExport
    public static void review(String file) {
        REVIEW.begin(file);
    }

    /** Goes over the game for a short while more. */
    @JSExport
    public static String reviewOn() {
        return REVIEW.goOn();
    }

    /** What came of going over the game so far; see {@link GameReview#result}. */
    @JSExport
    public static String reviewed() {
        return REVIEW.result();
    }

    /** Takes a request of a player on the page, in the worker. */
    @JSExport
    public static void takeRequest(String request) {
        ANSWERING.take(request);
    }

    /** Thinks for a slice about what the players were asked: answers, and whether there is more to do. */
    @JSExport
    public static String work() {
        return ANSWERING.work();
    }

    /** Begins to analyse; 0 nodes or milliseconds for no limit. */
    @JSExport
    public static void analyse(String gameId, String path, int lines, int nodes, int millis) {
        ANALYSES.begin(gameId, path, lines, nodes, millis);
    }

    /** Forgets what was found out about positions. */
    @JSExport
    public static void forget() {
        ANALYSES.forget();
    }

    /** Thinks on for so many milliseconds, or to the end if that is 0. */
    @JSExport
    public static String goOn(int millis) {
        return ANALYSES.goOn(millis);
    }

    /**
     * Checks the rules of a game against a file of vectors, whose name tells the game and the kind of facts.
     *
     * @return "N passed, N failed", and then one line for every failure
     */
    @JSExport
    public static String verify(String fileName, String text) {
        String id = Vectors.gameId(fileName);
        return Games.find(id)
                .map(game -> describe(Vectors.verify(game, fileName, text)))
                .orElse("expected a game, found " + id);
    }

    /** How many nodes the search needs for the positions of a game that are the same everywhere. */
    @JSExport
    public static String signature(String gameId) {
        return String.valueOf(Signature.nodes(Games.find(gameId).orElseThrow()));
    }

    /** Game files of games drawn by lot; see {@link RandomGames}. */
    @JSExport
    public static String randomGames(String gameId, int firstSeed, int count) {
        return RandomGames.records(Games.find(gameId).orElseThrow(), firstSeed, count);
    }

    private static String describe(Vectors.Report report) {
        var lines = new StringBuilder();
        lines.append(report.passed()).append(" passed, ");
        lines.append(report.failures().size()).append(" failed");
        for (String failure : report.failures()) {
            lines.append('\n').append(failure);
        }
        return lines.toString();
    }
}
