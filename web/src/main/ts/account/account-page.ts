import { html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { header } from "../app/header";
import { address } from "../app/route";
import { LANGUAGES, type Language, text } from "../content/texts";
import { api, hasOnlinePlay, publicAddress } from "../online/available";
import { connection } from "../online/connection";
import { qrPicture } from "../online/invitation-card";
import { playerName } from "../online/names";
import type { AccountAnswer, AccountRequest, SessionInfo } from "../online/protocol";
import { change } from "../settings/settings";
import { timeAgo } from "../store/dates";
import { entered, field, passwordField } from "./fields";
import { send } from "./requests";
import { loadAccountTexts } from "./texts";

type Shown = Extract<AccountAnswer, { kind: "account-shown" }>;
type Link = Extract<AccountAnswer, { kind: "link-made" }>;

/** The page of the account: name, password, recovery codes, devices. */
@customElement("tabuleiro-account")
export class AccountPage extends LitElement {
  @property() language = "";
  /** A code of another device, if the page was opened by its link. */
  @property() code = "";
  @state() private hasTexts = false;
  @state() private isHere: boolean | undefined;
  @state() private account: Shown | undefined;
  /** The recovery codes that are shown, once. */
  @state() private codes: string[] = [];
  @state() private link: Link | undefined;
  @state() private isBusy = false;
  /** What came of the last request. */
  @state() private news = "";
  @state() private problem = "";
  /** The form to which the problem belongs. */
  @state() private problemAt = "";
  private loaded = "";

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.open();
  }

  private async open(): Promise<void> {
    this.isHere = await hasOnlinePlay();
    if (this.isHere) {
      await this.show();
    }
  }

  protected override willUpdate(): void {
    if (this.loaded !== this.language) {
      this.loaded = this.language;
      this.hasTexts = false;
      void loadAccountTexts().then((isCurrent) => (this.hasTexts ||= isCurrent));
    }
  }

  /** Sends a request; a refusal is shown at its form. */
  private async request(request: AccountRequest, at = ""): Promise<AccountAnswer | undefined> {
    this.isBusy = true;
    this.problem = "";
    this.news = "";
    try {
      const answer = await send(request);
      if (answer.kind !== "account-refused") {
        return answer;
      }
      this.problem = text(`account.refused.${answer.reason}`);
    } catch {
      this.problem = text("account.unavailable");
    } finally {
      this.isBusy = false;
    }
    this.problemAt = at;
    return undefined;
  }

  private async show(): Promise<void> {
    const answer = await this.request({ kind: "show-account" });
    if (answer?.kind === "account-shown") {
      this.account = answer;
    }
  }

  /** Shows what has changed, and says it. */
  private async changed(news: string): Promise<void> {
    this.link = undefined;
    // The new cookie counts for a new socket only.
    connection.reconnect();
    await this.show();
    this.news = news;
    await this.updateComplete;
    const shown = this.codes.length > 0 ? "codes" : "news";
    this.querySelector<HTMLElement>(`[data-account=${shown}]`)?.focus();
  }

  private readonly submit = (at: string, request: (value: (name: string) => string) => AccountRequest) => {
    return async (event: SubmitEvent): Promise<void> => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      const answer = await this.request(request(entered(form)), at);
      if (answer?.kind === "signed-in") {
        this.codes = answer.codes;
        form.reset();
        const key = { password: "password-changed", redeem: "link.linked" }[at] ?? "signed-in";
        await this.changed(text(`account.${key}`, playerName(answer.player)));
      } else if (answer?.kind === "codes-made") {
        this.codes = answer.codes;
        form.reset();
        await this.changed("");
      } else if (answer?.kind === "account-done") {
        this.codes = [];
        await this.changed(text(at === "delete" ? "account.deleted" : "account.deleted.guest"));
      } else if (this.problem !== "") {
        await this.updateComplete;
        form.querySelector<HTMLInputElement>("input")?.focus();
      }
    };
  };

  private async makeLink(): Promise<void> {
    const answer = await this.request({ kind: "link-device" });
    if (answer?.kind === "link-made") {
      this.link = answer;
      await this.updateComplete;
      this.querySelector<HTMLElement>("[data-link-code]")?.focus();
    }
  }

  private async end(session: SessionInfo): Promise<void> {
    if ((await this.request({ kind: "end-session", session: session.id })) !== undefined) {
      await this.changed(text("account.device.ended"));
    }
  }

  private async signOut(): Promise<void> {
    if ((await this.request({ kind: "sign-out" })) !== undefined) {
      this.codes = [];
      await this.changed(text("account.signed-out"));
    }
  }

  protected override render() {
    return html`${header(text("online.account"))}
      <main class="online-page account-page">
        ${this.hasTexts ? this.content() : nothing}
      </main>`;
  }

  private content() {
    if (this.isHere === false) {
      return html`<p role="alert">${text("online.not-here")}</p>`;
    }
    const { account } = this;
    if (account === undefined) {
      return html`<p role="status">${this.problem === "" ? text("account.loading") : this.problem}</p>`;
    }
    const isPerson = account.player?.type === "person";
    return html`<p role="status" tabindex="-1" data-account="news" class=${this.news === "" ? "nothing" : "notice"}>${this.news}</p>
      ${this.problem !== "" && this.problemAt === "" ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
      ${this.codes.length === 0 ? nothing : this.codesCard()}
      ${this.code === "" ? nothing : this.redeemCard()}
      ${isPerson ? this.personCard(account) : html`${this.signUpCard(account)} ${this.signInCard(account)}`}
      ${account.player === undefined ? nothing : html`${this.devicesCard(account)} ${this.linkCard()} ${this.dataCard(isPerson)}`}
      ${this.code === "" && !isPerson ? this.redeemCard() : nothing} ${this.languageCard()}
      <nav class="account-links">
        <a class="button" href=${address("online")}>${text("online.title")}</a>
        <a class="button" href=${address("privacy")}>${text("online.privacy")}</a>
      </nav>`;
  }

  /** A form with its problem and its button. */
  private form(
    name: string,
    button: string,
    fields: TemplateResult,
    request: (value: (name: string) => string) => AccountRequest,
  ) {
    return html`<form data-form=${name} @submit=${this.submit(name, request)}>
      ${fields}
      ${this.problemAt === name && this.problem !== "" ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
      <button class=${name === "sign-up" ? "main" : ""} ?disabled=${this.isBusy}>${button}</button>
    </form>`;
  }

  private signUpCard({ player }: Shown) {
    return html`<section class="online-card" aria-label=${text("account.create")}>
      <h2>${text("account.create")}</h2>
      <p>${player === undefined ? text("account.nobody") : text("account.guest", playerName(player))}</p>
      ${this.form(
        "sign-up",
        text("account.create.do"),
        html`${field({ name: "name", label: text("account.name"), hint: text("account.name.hint"), autocomplete: "username" })}
        ${passwordField("password", text("account.password"), true)}`,
        (value) => ({ kind: "sign-up", name: value("name"), password: value("password") }),
      )}
    </section>`;
  }

  private signInCard({ player }: Shown) {
    return html`<section class="online-card" aria-label=${text("account.sign-in")}>
      <h2>${text("account.sign-in")}</h2>
      ${player === undefined ? nothing : html`<p class="hint">${text("account.sign-in.guest")}</p>`}
      ${this.form(
        "sign-in",
        text("account.sign-in"),
        html`${field({ name: "name", label: text("account.name"), autocomplete: "username" })}
        ${passwordField("password", text("account.password"), false)}`,
        (value) => ({ kind: "sign-in", name: value("name"), password: value("password") }),
      )}
      <details>
        <summary>${text("account.recover")}</summary>
        ${this.form(
          "recover",
          text("account.recover.do"),
          html`${field({ name: "name", label: text("account.name"), autocomplete: "username" })}
          ${field({ name: "code", label: text("account.recover.code"), autocomplete: "one-time-code" })}
          ${passwordField("password", text("account.password.new"), true)}`,
          (value) => ({ kind: "recover", name: value("name"), code: value("code"), password: value("password") }),
        )}
      </details>
    </section>`;
  }

  private personCard({ player, codes }: Shown) {
    return html`<section class="online-card" data-account="person">
      <h2>${player?.name}</h2>
      <p>${codes === 0 ? text("account.codes.left-none") : text("account.codes.left", codes)}</p>
      <details>
        <summary>${text("account.codes.new")}</summary>
        <p class="hint">${text("account.codes.new.hint")}</p>
        ${this.form(
          "codes",
          text("account.codes.new"),
          passwordField("password", text("account.password.present"), false),
          (value) => ({ kind: "new-codes", password: value("password") }),
        )}
      </details>
      <details>
        <summary>${text("account.change-password")}</summary>
        <p class="hint">${text("account.change-password.hint")}</p>
        ${this.form(
          "password",
          text("account.change-password"),
          html`${passwordField("password", text("account.password.present"), false)}
          ${passwordField("new", text("account.password.new"), true)}`,
          (value) => ({ kind: "change-password", password: value("password"), newPassword: value("new") }),
        )}
      </details>
      <button data-command="sign-out" ?disabled=${this.isBusy} @click=${() => void this.signOut()}>${text("account.sign-out")}</button>
    </section>`;
  }

  private codesCard() {
    return html`<section class="online-card recovery-codes" tabindex="-1" data-account="codes" aria-label=${text("account.codes")}>
      <h2>${text("account.codes")}</h2>
      <p>${text("account.codes.keep")}</p>
      <ul>${this.codes.map((code) => html`<li><code>${code}</code></li>`)}</ul>
      <button class="main" data-command="codes-kept" @click=${() => (this.codes = [])}>${text("account.codes.kept")}</button>
    </section>`;
  }

  private devicesCard({ sessions }: Shown) {
    return html`<section class="online-card" aria-label=${text("account.devices")}>
      <h2>${text("account.devices")}</h2>
      <ul class="devices">
        ${sessions.map((session) => {
          const device = session.device === "" ? text("account.device") : session.device;
          return html`<li data-session=${session.id}>
            <span><strong>${device}</strong> <small>${session.current ? text("account.device.this") : text("account.device.seen", timeAgo(session.seen))}</small></span>
            ${
              session.current
                ? nothing
                : html`<button data-command="end-session" aria-label=${text("account.device.end-of", device)} ?disabled=${this.isBusy} @click=${() => void this.end(session)}>${text("account.device.end")}</button>`
            }
          </li>`;
        })}
      </ul>
    </section>`;
  }

  private linkCard() {
    const { link } = this;
    return html`<section class="online-card" aria-label=${text("account.link")}>
      <h2>${text("account.link")}</h2>
      <p>${text("account.link.hint")}</p>
      ${
        link === undefined
          ? html`<button data-command="link-device" ?disabled=${this.isBusy} @click=${() => void this.makeLink()}>${text("account.link.make")}</button>`
          : html`<div class="invitation">
              ${qrPicture(new URL(address("link", link.code), publicAddress()).href, text("account.link.picture"))}
              <div class="invitation-text">
                <p>${text("account.link.enter")}</p>
                <p class="link-code" tabindex="-1" data-link-code=${link.code}>${link.code.slice(0, 4)} ${link.code.slice(4)}</p>
              </div>
            </div>`
      }
    </section>`;
  }

  private redeemCard() {
    return html`<section class="online-card" aria-label=${text("account.link.redeem")}>
      <h2>${text("account.link.redeem")}</h2>
      ${this.code === "" ? html`<p class="hint">${text("account.link.redeem.hint")}</p>` : nothing}
      ${this.form(
        "redeem",
        text("account.link.redeem.do"),
        field({ name: "code", label: text("account.link.code"), autocomplete: "one-time-code", value: this.code }),
        (value) => ({ kind: "redeem-link", code: value("code") }),
      )}
    </section>`;
  }

  private dataCard(isPerson: boolean) {
    const name = isPerson ? "delete" : "delete-guest";
    const words = isPerson ? "account.delete" : "account.delete.guest";
    return html`<section class="online-card" aria-label=${text("account.data")}>
      <h2>${text("account.data")}</h2>
      <p class="hint">${text("account.data.export.hint")}</p>
      <a class="button" data-command="export" href=${api("me/export").href} download="tabuleiro.zip">${text("account.data.export")}</a>
      <details>
        <summary>${text(words)}</summary>
        <p>${text(isPerson ? "account.delete.hint" : "account.delete.guest-hint")}</p>
        ${this.form(
          name,
          text(words),
          isPerson ? passwordField("password", text("account.password.present"), false) : html``,
          (value) => ({ kind: "delete-player", password: value("password") }),
        )}
      </details>
    </section>`;
  }

  private languageCard() {
    return html`<section class="online-card" aria-label=${text("account.language")}>
      <label class="field"
        ><span>${text("account.language")}</span>
        <select name="language" @change=${(event: Event) => change({ language: (event.target as HTMLSelectElement).value as Language })}>
          ${Object.entries(LANGUAGES).map(([id, name]) => html`<option value=${id} .selected=${id === this.language}>${name}</option>`)}
        </select>
      </label>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tabuleiro-account": AccountPage;
  }
}
