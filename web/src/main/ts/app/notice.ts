import { html, render } from "lit";
import { errorMessage } from "../browser/error-message";
import { t } from "../content/texts";

/** Shows a notice above the page until it is dismissed or the user navigates. */
export function showNotice(text: string): HTMLElement {
  const place = document.createElement("div");
  place.className = "update";
  place.setAttribute("role", "alert");
  document.body.append(place);
  addEventListener("hashchange", () => place.remove(), { once: true });
  render(html`<span>${text}</span><button @click=${() => place.remove()}>${t("link.dismiss")}</button>`, place);
  return place;
}

let missing: HTMLElement | undefined;

/** Reports that a part of the application failed to load: no network, or a new version was deployed. */
export function showLoadError(error: unknown): void {
  missing?.remove();
  missing = showNotice(t("part.trouble", errorMessage(error)));
  missing.dataset["missing"] = "part";
}
