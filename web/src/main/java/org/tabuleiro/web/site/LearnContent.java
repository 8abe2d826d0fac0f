package org.tabuleiro.web.site;

import java.util.List;
import org.tabuleiro.content.Language;
import org.tabuleiro.content.Lessons;
import org.tabuleiro.content.RichText;
import org.tabuleiro.content.RulePage;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Turn;
import org.tabuleiro.web.Spans;
import org.tabuleiro.web.border.LearnPage;
import org.tabuleiro.web.border.LearnPage.RuleBlock;
import org.tabuleiro.web.border.Span;
import org.tabuleiro.web.json.BorderJson;
import org.tabuleiro.web.json.JsonWriter;

/** The file about a game that a page teaches with: the blocks of its rule page and the texts of its lessons. */
final class LearnContent {
    private LearnContent() {}

    static String of(Game game, Language language) {
        List<RuleBlock> rules = RulePage.of(game, language).blocks().stream()
                .map(LearnContent::block)
                .toList();
        Lessons.LessonTexts lessons = Lessons.texts(game, language);
        LearnPage page = new LearnPage(rules, lessons.plan(), lessons.words());
        JsonWriter out = new JsonWriter();
        BorderJson.write(out, page);
        return out.toString();
    }

    private static RuleBlock block(RulePage.Block block) {
        return switch (block) {
            case RulePage.Heading heading -> new RuleBlock.Heading(heading.level(), Spans.of(heading.text()));
            case RulePage.Paragraph paragraph -> new RuleBlock.Paragraph(Spans.of(paragraph.text()));
            case RulePage.Bullets bullets -> new RuleBlock.Items(all(bullets.items()));
            case RulePage.Grid table ->
                new RuleBlock.Rows(table.rows().stream().map(LearnContent::all).toList());
            case RulePage.Diagram diagram ->
                new RuleBlock.Diagram(diagram.state().toString(), diagram.turn().map(Turn::text));
        };
    }

    private static List<List<Span>> all(List<List<RichText.Span>> texts) {
        return texts.stream().map(Spans::of).toList();
    }
}
