import { html, LitElement, nothing, svg } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { text } from "../content/texts";
import { isLocalOnly } from "./available";
import { joinLink } from "./invitations";
import { qrCode } from "./qr";

/** Empty modules around a code, which scanners need. */
const QUIET = 4;

/** The link of an open invitation: to read, copy, share or scan. */
@customElement("tabuleiro-invitation")
export class InvitationElement extends LitElement {
  @property() token = "";
  @property() language = "";
  @state() private message = "";

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  private async copy(): Promise<void> {
    const field = this.querySelector<HTMLInputElement>("[data-link]");
    field?.select();
    try {
      await navigator.clipboard.writeText(joinLink(this.token));
      this.message = text("online.invite.copied");
    } catch {
      // Without a secure connection there is no clipboard interface; the older command works on the selection.
      this.message = document.execCommand("copy") ? text("online.invite.copied") : text("online.invite.copy-by-hand");
    }
  }

  private async share(): Promise<void> {
    try {
      await navigator.share({ title: "Tabuleiro", url: joinLink(this.token) });
    } catch {
      // The user has changed their mind.
    }
  }

  protected override render() {
    const link = joinLink(this.token);
    return html`<div class="invitation">
      ${qrPicture(link, text("online.invite.code"))}
      <div class="invitation-text">
        ${isLocalOnly() ? html`<p class="hint" data-local-only>${text("online.invite.local")}</p>` : nothing}
        <p>${text("online.invite.link")}</p>
        <label class="field"
          ><span>${text("online.invite.link-name")}</span>
          <input type="text" readonly data-link .value=${link} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />
        </label>
        <div class="invitation-actions">
          <button class="main" data-command="copy-link" @click=${() => void this.copy()}>${text("online.invite.copy")}</button>
          ${
            typeof navigator.share === "function"
              ? html`<button data-command="share-link" @click=${() => void this.share()}>${text("online.invite.share")}</button>`
              : nothing
          }
        </div>
        <p role="status" data-link-message>${this.message}</p>
      </div>
    </div>`;
  }
}

/** The code of a link; dark on light in every colour scheme, as scanners expect. */
export function qrPicture(link: string, label: string) {
  const modules = qrCode(link);
  if (modules === undefined) {
    return nothing;
  }
  const size = modules.length + 2 * QUIET;
  const dark = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
  );
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label=${label} shape-rendering="crispEdges">
    ${svg`<rect width=${size} height=${size} fill="#fff"></rect><path d=${dark.join("")} fill="#000"></path>`}
  </svg>`;
}

declare global {
  interface HTMLElementTagNameMap {
    "tabuleiro-invitation": InvitationElement;
  }
}
