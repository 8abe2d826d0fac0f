import { html, LitElement, nothing } from "lit";
import { customElement } from "lit/decorators.js";
import { route } from "./route";
import { t } from "../content/texts";

/** Offers to reload when a newer version is available; hidden while a game is played. */
@customElement("tabuleiro-update")
export class UpdateNotice extends LitElement {
  private readonly onNavigate = () => this.requestUpdate();

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("hashchange", this.onNavigate);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("hashchange", this.onNavigate);
  }

  protected override render() {
    if (["play", "match"].includes(route().page)) {
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
