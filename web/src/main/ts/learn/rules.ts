import { html, type TemplateResult } from "lit";
import type { GameInfo, RuleBlock, TextSpan } from "../generated/border";
import "./diagram";
import { richText } from "./rich-text";

/** Renders the rules of a game without their title, which the page shows. */
export function rulePage(game: GameInfo, language: string, blocks: RuleBlock[]): TemplateResult[] {
  return blocks
    .filter((block) => block.kind !== "headingBlock" || block.level > 1)
    .map((block) => part(game, language, block));
}

/** A section from its heading to the next one of the same or a higher level. */
export function ruleSection(blocks: RuleBlock[], section: string): RuleBlock[] {
  const from = blocks.findIndex((block) => block.kind === "headingBlock" && block.section === section);
  const heading = blocks[from];
  if (heading?.kind !== "headingBlock") {
    return [];
  }
  const length = blocks
    .slice(from + 1)
    .findIndex((block) => block.kind === "headingBlock" && block.level <= heading.level);
  return blocks.slice(from, length < 0 ? undefined : from + 1 + length);
}

function part(game: GameInfo, language: string, block: RuleBlock): TemplateResult {
  switch (block.kind) {
    case "headingBlock":
      return block.level === 2
        ? html`<h3 data-section=${block.section} tabindex="-1">${richText(block.text)}</h3>`
        : html`<h4 data-section=${block.section} tabindex="-1">${richText(block.text)}</h4>`;
    case "paragraphBlock":
      return html`<p>${richText(block.text)}</p>`;
    case "listBlock":
      return html`<ul>${block.items.map((item) => html`<li>${richText(item)}</li>`)}</ul>`;
    case "tableBlock":
      return table(block.rows);
    case "diagramBlock":
      return html`<tabuleiro-diagram
        .game=${game}
        .position=${block.position}
        .turn=${block.turn ?? ""}
        .language=${language}
      ></tabuleiro-diagram>`;
  }
}

function table([head = [], ...rows]: TextSpan[][][]): TemplateResult {
  return html`<table>
    <thead><tr>${head.map((cell) => html`<th scope="col">${richText(cell)}</th>`)}</tr></thead>
    <tbody>
      ${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${richText(cell)}</td>`)}</tr>`)}
    </tbody>
  </table>`;
}
