import { html, render } from "lit";
import { t } from "../content/texts";

/** Says something above the page that needs to be known wherever one is, until it is put away or another page is shown. */
export function showNotice(said: string): HTMLElement {
  const place = document.createElement("div");
  place.className = "update";
  place.setAttribute("role", "alert");
  document.body.append(place);
  addEventListener("hashchange", () => place.remove(), { once: true });
  render(html`<span>${said}</span><button @click=${() => place.remove()}>${t("link.dismiss")}</button>`, place);
  return place;
}

let missing: HTMLElement | undefined;

/** A part of the application could not be loaded, as there is no network or the site has changed: says so. */
export function tellMissing(error: unknown): void {
  missing?.remove();
  missing = showNotice(t("part.trouble", error instanceof Error ? error.message : String(error)));
  missing.dataset["missing"] = "part";
}
