import { html, LitElement, nothing } from "lit";
import { customElement } from "lit/decorators.js";
import { route } from "./route";
import { t } from "../content/texts";

/** Says that there is a newer version; never while a game is played, and nothing happens unless it is wanted. */
@customElement("tabuleiro-update")
export class UpdateNotice extends LitElement {
  private readonly moved = () => this.requestUpdate();

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("hashchange", this.moved);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("hashchange", this.moved);
  }

  protected override render() {
    if (route().page === "play") {
      return nothing;
    }
    return html`<div class="update" role="status">
      <span>${t("update")}</span>
      <button class="main" @click=${() => location.reload()}>${t("update.reload")}</button>
      <button @click=${() => this.remove()}>${t("update.later")}</button>
    </div>`;
  }
}

export function showUpdate(): void {
  if (document.querySelector("tabuleiro-update") === null) {
    document.body.append(document.createElement("tabuleiro-update"));
  }
}
