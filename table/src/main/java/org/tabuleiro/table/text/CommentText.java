package org.tabuleiro.table.text;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.record.Chance;

/**
 * Comments for display and editing: win probabilities, which records store as commands, are translated into
 * the language in use, and back when a comment is stored. Other text is not changed.
 */
public final class CommentText {
    private final Catalogue catalogue;
    private final Game game;

    /** The comments of a game, in the language of a catalogue. */
    public CommentText(Catalogue catalogue, Game game) {
        this.catalogue = catalogue;
        this.game = game;
    }

    /** A comment as displayed. */
    public String shown(String comment) {
        return Chance.replace(comment, this::words);
    }

    /** The win probability of the side that is ahead. */
    private String words(Chance chance) {
        Side ahead = chance.percent() >= 50 ? Side.FIRST : Side.SECOND;
        int percent = ahead == Side.FIRST ? chance.percent() : 100 - chance.percent();
        return catalogue.text("table.annotate.chance", catalogue.side(game, ahead), String.valueOf(percent));
    }

    /** All comments of a turn as one text that can be edited. */
    public String edited(List<String> comments) {
        return String.join("\n", comments.stream().map(this::shown).toList());
    }

    /**
     * The comments to store for a text that was edited.
     *
     * @param before the comments before the edit
     * @param text the edited result of {@link #edited}
     */
    public List<String> written(List<String> before, String text) {
        if (words(text).equals(words(edited(before)))) {
            return before;
        }
        List<String> written = new ArrayList<>();
        String rest = text;
        for (String comment : before) {
            String words = shown(comment);
            int at = words.equals(comment) ? -1 : find(rest, words);
            if (at >= 0) {
                add(rest.substring(0, at), written);
                written.add(comment);
                rest = rest.substring(at + words.length());
            }
        }
        add(rest, written);
        return written;
    }

    /** A text with normalised white space. */
    private static String words(String text) {
        return text.strip().replaceAll("\\s+", " ");
    }

    /** The index of whole words in a text, or -1. */
    private static int find(String text, String words) {
        int at = text.indexOf(words);
        int end = at + words.length();
        boolean alone = at >= 0
                && (at == 0 || Character.isWhitespace(text.charAt(at - 1)))
                && (end == text.length() || Character.isWhitespace(text.charAt(end)));
        return alone ? at : -1;
    }

    private static void add(String text, List<String> written) {
        if (!text.isBlank()) {
            written.add(text.strip());
        }
    }
}
