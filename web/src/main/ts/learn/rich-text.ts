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
        return html`<code>${text}</code>`;
      case "plain":
        return text;
    }
  });
}
