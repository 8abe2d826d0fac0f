import { html, type TemplateResult } from "lit";
import type { Span } from "./course";

/** A sentence with its emphasis. */
export function rich(spans: Span[]): (TemplateResult | string)[] {
  return spans.map(([kind, said]) => {
    switch (kind) {
      case "b":
        return html`<strong>${said}</strong>`;
      case "i":
        return html`<em>${said}</em>`;
      case "code":
        return html`<code>${said}</code>`;
      default:
        return said;
    }
  });
}
