import { html, type TemplateResult } from "lit";
import type { TextSpan } from "../generated/border";

/** Renders rich text. */
export function richText(spans: TextSpan[]): (TemplateResult | string)[] {
  return spans.map(({ style, text }) => {
    switch (style) {
      case "strong":
        return html`<strong>${text}</strong>`;
      case "emphasis":
        return html`<em>${text}</em>`;
      case "code":
        return code(text);
      case "plain":
        return text;
    }
  });
}

/** The length from which on a text may be broken, such as a position. */
const LONG_CODE = 20;

/** A turn, square or position; only long ones are broken. */
export function code(text: string, kind = ""): TemplateResult {
  return html`<code class=${text.length < LONG_CODE ? `${kind} whole` : kind}>${text}</code>`;
}
