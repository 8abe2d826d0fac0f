import { html, LitElement, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { header } from "../app/header";
import { address } from "../app/route";
import { text } from "../content/texts";
import { loadAccountTexts } from "./texts";

/** The sections of the page, by their keys. */
const SECTIONS = ["what", "cookie", "devices", "seen", "log", "rights"];

/** The page about privacy: what the server stores, what others see, and how to delete it. */
@customElement("tabuleiro-privacy")
export class PrivacyPage extends LitElement {
  @property() language = "";
  @state() private hasTexts = false;
  private loaded = "";

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(): void {
    if (this.loaded !== this.language) {
      this.loaded = this.language;
      this.hasTexts = false;
      void loadAccountTexts().then((isCurrent) => (this.hasTexts ||= isCurrent));
    }
  }

  protected override render() {
    return html`${header(text("online.privacy"))}
      <main class="online-page privacy-page">${this.hasTexts ? this.content() : nothing}</main>`;
  }

  private content() {
    return html`${SECTIONS.map(
      (section) =>
        html`<section class="online-card">
          <h2>${text(`account.privacy.${section}`)}</h2>
          <p>${text(`account.privacy.${section}.text`)}</p>
        </section>`,
    )}
      <a class="button" href=${address("account")}>${text("online.account")}</a>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tabuleiro-privacy": PrivacyPage;
  }
}
