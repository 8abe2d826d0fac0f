import { html, render } from "lit";
import { t } from "../texts";

let told = "";
let place: HTMLElement | undefined;

/** Says why games are not kept, once; nothing to say takes it away again. */
export function tellTrouble(trouble: string): void {
  if (trouble === told) {
    return;
  }
  told = trouble;
  place?.remove();
  place = undefined;
  if (trouble !== "") {
    place = document.createElement("div");
    place.className = "update";
    place.dataset["store"] = "trouble";
    place.setAttribute("role", "alert");
    document.body.append(place);
    // Other pages say it themselves.
    addEventListener("hashchange", () => place?.remove(), { once: true });
    render(html`<span>${trouble}</span><button @click=${() => place?.remove()}>${t("link.dismiss")}</button>`, place);
  }
}
