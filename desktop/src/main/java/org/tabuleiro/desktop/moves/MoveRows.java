package org.tabuleiro.desktop.moves;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import org.tabuleiro.desktop.moves.MoveRow.Cell;
import org.tabuleiro.desktop.moves.MoveRow.Style;
import org.tabuleiro.desktop.moves.MoveRow.Word;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.Phase;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.Chance;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.text.CommentText;
import org.tabuleiro.table.text.TurnWords;

/** Builds the rows of the list of moves from the tree of a game. */
final class MoveRows {
    private static final Style[] STYLES = {
        Style.QUIET, Style.GOOD, Style.DUBIOUS, Style.GOOD, Style.BAD, Style.INTERESTING, Style.DUBIOUS
    };

    private final Table table;
    private final UiTexts texts;
    private final TurnWords words;
    private final CommentText comments;
    private final Predicate<GameTree.Node> isOpen;
    private final Optional<GameTree.Node> last;
    private final List<MoveRow> rows = new ArrayList<>();
    /** What is written below the pair that is being built. */
    private final List<MoveRow> below = new ArrayList<>();

    private int number;
    private Optional<Cell> first = Optional.empty();
    private Optional<Cell> second = Optional.empty();

    private MoveRows(Table table, UiTexts texts, Predicate<GameTree.Node> isOpen, Optional<GameTree.Node> last) {
        this.table = table;
        this.texts = texts;
        this.isOpen = isOpen;
        this.last = last;
        words = new TurnWords(texts.catalogue(), table.game());
        comments = new CommentText(texts.catalogue(), table.game());
    }

    /**
     * The rows of a game.
     *
     * @param isOpen whether the variation that begins with a turn is unfolded
     * @param last the turn of the main line after which nothing is listed, nor any variation
     */
    static List<MoveRow> of(Table table, UiTexts texts, Predicate<GameTree.Node> isOpen, Optional<GameTree.Node> last) {
        MoveRows built = new MoveRows(table, texts, isOpen, last);
        built.build();
        return built.rows;
    }

    private void build() {
        comment(table.tree().root(), "");
        flush();
        Optional<GameTree.Node> at = Optional.of(table.tree().root());
        while (at.isPresent()) {
            GameTree.Node node = at.get();
            Optional<GameTree.Node> next = last.equals(at) ? Optional.empty() : next(node);
            next.ifPresent(turn -> add(node.state(), turn));
            for (GameTree.Node other : node.children()) {
                if (last.isEmpty() && !next.equals(Optional.of(other))) {
                    below.add(variation(node.state(), other));
                }
            }
            at = next;
        }
        flush();
        table.result()
                .filter(result -> last.isEmpty())
                .ifPresent(result ->
                        rows.add(passage(flow(texts.catalogue().result(table.game(), result), Style.COMMENT))));
    }

    /** Taken-back turns continue the main line; all other children are variations. */
    private Optional<GameTree.Node> next(GameTree.Node node) {
        return node.children().stream()
                .filter(child -> node != table.live() || table.isTakenBack(child))
                .findFirst();
    }

    private void add(State before, GameTree.Node node) {
        int pair = pair(before);
        boolean isFirst = before.toMove() == Side.FIRST;
        if (isFirst || pair != number) {
            flush();
        }
        number = pair;
        Cell cell = cell(before, node);
        if (isFirst) {
            first = Optional.of(cell);
        } else {
            second = Optional.of(cell);
        }
        comment(node, isFirst ? "" : pair + "…");
    }

    private static int pair(State before) {
        return (before.turnNumber() + 1) / 2;
    }

    /** Ends the pair that is being built. */
    private void flush() {
        if (first.isPresent() || second.isPresent()) {
            rows.add(new MoveRow.Pair(number, first, second));
        }
        rows.addAll(below);
        below.clear();
        first = Optional.empty();
        second = Optional.empty();
    }

    /** A set-up is too long for a cell. */
    private List<String> steps(State before, GameTree.Node node) {
        Turn turn = node.turn().orElseThrow();
        List<Step> steps = turn.steps();
        if (before.phase() == Phase.SETUP && steps.size() > 1) {
            return List.of(texts.of("setup.turn", steps.size()));
        }
        return List.of(words.turn(turn.text()).split(",", -1));
    }

    private static List<Word> marks(GameTree.Node node) {
        List<Word> marks = new ArrayList<>();
        for (int mark : node.marks()) {
            boolean known = mark < MoveList.MARKS.size();
            marks.add(new Word(
                    known ? MoveList.MARKS.get(mark) : "$" + mark,
                    known ? STYLES[mark] : Style.QUIET,
                    Optional.of(node)));
        }
        return marks;
    }

    private Cell cell(State before, GameTree.Node node) {
        OptionalInt percent = OptionalInt.empty();
        String chance = "";
        for (String comment : node.comments()) {
            List<Chance> found = chances(comment);
            if (!found.isEmpty()) {
                percent = OptionalInt.of(found.get(0).percent());
                chance = comments.shown(found.get(0).text());
            }
        }
        return new Cell(node, steps(before, node), marks(node), percent, chance);
    }

    private static List<Chance> chances(String comment) {
        List<Chance> found = new ArrayList<>();
        Chance.replace(comment, chance -> {
            found.add(chance);
            return "";
        });
        return found;
    }

    /** The comments of a turn; win probabilities are displayed beside the turn. */
    private void comment(GameTree.Node node, String before) {
        for (String comment : node.comments()) {
            String text = Chance.replace(comment, chance -> "");
            if (!text.isBlank()) {
                List<Word> all = new ArrayList<>();
                if (!before.isEmpty()) {
                    all.add(new Word(before, Style.QUIET, Optional.of(node)));
                }
                all.addAll(flow(text, Style.COMMENT));
                below.add(passage(all));
            }
        }
    }

    private static MoveRow.Passage passage(List<Word> all) {
        return new MoveRow.Passage(all, Optional.empty(), true);
    }

    private static List<Word> flow(String text, Style style) {
        List<Word> all = new ArrayList<>();
        for (String word : text.strip().split("\\s+", -1)) {
            all.add(new Word(word, style, Optional.empty()));
        }
        return all;
    }

    private MoveRow.Passage variation(State before, GameTree.Node node) {
        List<Word> all = new ArrayList<>();
        turn(before, node, true, Style.STRONG, all);
        line(node, all);
        return new MoveRow.Passage(all, Optional.of(node), isOpen.test(node));
    }

    /** The rest of a variation, with its own variations in brackets. */
    private void line(GameTree.Node from, List<Word> all) {
        GameTree.Node at = from;
        boolean numbered = !from.comments().isEmpty();
        while (!at.children().isEmpty()) {
            GameTree.Node next = at.children().get(0);
            turn(at.state(), next, numbered, Style.TURN, all);
            numbered = !next.comments().isEmpty();
            for (GameTree.Node other : at.children().subList(1, at.children().size())) {
                all.add(new Word("(", Style.QUIET, Optional.empty()));
                turn(at.state(), other, true, Style.TURN, all);
                line(other, all);
                all.add(new Word(")", Style.QUIET, Optional.empty()));
                numbered = true;
            }
            at = next;
        }
    }

    private void turn(State before, GameTree.Node node, boolean isNumbered, Style style, List<Word> all) {
        if (before.toMove() == Side.FIRST) {
            all.add(new Word(pair(before) + ".", Style.QUIET, Optional.of(node)));
        } else if (isNumbered) {
            all.add(new Word(pair(before) + "…", Style.QUIET, Optional.of(node)));
        }
        all.add(new Word(String.join(",", steps(before, node)), style, Optional.of(node)));
        all.addAll(marks(node));
        node.comments().forEach(comment -> all.addAll(flow(comments.shown(comment), Style.COMMENT)));
    }
}
