import { html, type TemplateResult } from "lit";
import type { GameInfo, RuleBlock, Span } from "../generated/border";
import "./diagram";
import { rich } from "./rich-text";

/** The rules of a game, from top to bottom; the title of the page stands elsewhere. */
export function rulePage(game: GameInfo, language: string, blocks: RuleBlock[]): TemplateResult[] {
  return blocks
    .filter((block) => block.kind !== "heading" || block.level > 1)
    .map((block) => part(game, language, block));
}

function part(game: GameInfo, language: string, block: RuleBlock): TemplateResult {
  switch (block.kind) {
    case "heading":
      return block.level === 2 ? html`<h3>${rich(block.text)}</h3>` : html`<h4>${rich(block.text)}</h4>`;
    case "paragraph":
      return html`<p>${rich(block.text)}</p>`;
    case "items":
      return html`<ul>${block.items.map((item) => html`<li>${rich(item)}</li>`)}</ul>`;
    case "rows":
      return table(block.rows);
    case "diagram":
      return html`<tabuleiro-diagram
        .game=${game}
        .position=${block.position}
        .turn=${block.turn ?? ""}
        .language=${language}
      ></tabuleiro-diagram>`;
  }
}

function table([head = [], ...rows]: Span[][][]): TemplateResult {
  return html`<table>
    <thead><tr>${head.map((cell) => html`<th scope="col">${rich(cell)}</th>`)}</tr></thead>
    <tbody>
      ${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${rich(cell)}</td>`)}</tr>`)}
    </tbody>
  </table>`;
}
