package org.tabuleiro.web.site;

import java.util.List;
import org.tabuleiro.content.Language;
import org.tabuleiro.content.Lessons;
import org.tabuleiro.content.RichText;
import org.tabuleiro.content.RulePage;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Turn;
import org.tabuleiro.web.TextSpans;
import org.tabuleiro.web.border.LearnPage;
import org.tabuleiro.web.border.LearnPage.RuleBlock;
import org.tabuleiro.web.border.TextSpan;
import org.tabuleiro.web.json.BorderJson;
import org.tabuleiro.web.json.JsonWriter;

/** Writes the file with the rule page and the lessons of a game. */
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
            case RulePage.Heading heading ->
                new RuleBlock.HeadingBlock(heading.level(), TextSpans.of(heading.text()), heading.section());
            case RulePage.Paragraph paragraph -> new RuleBlock.ParagraphBlock(TextSpans.of(paragraph.text()));
            case RulePage.Bullets bullets -> new RuleBlock.ListBlock(all(bullets.items()));
            case RulePage.Grid table ->
                new RuleBlock.TableBlock(
                        table.rows().stream().map(LearnContent::all).toList());
            case RulePage.Diagram diagram ->
                new RuleBlock.DiagramBlock(
                        diagram.state().toString(), diagram.turn().map(Turn::text));
        };
    }

    private static List<List<TextSpan>> all(List<List<RichText.Span>> texts) {
        return texts.stream().map(TextSpans::of).toList();
    }
}
