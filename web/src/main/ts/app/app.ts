import { html, LitElement, nothing } from "lit";
import { customElement, state } from "lit/decorators.js";
import { errorMessage } from "../browser/error-message";
import { focusHeading, setTitle, pageTitle } from "./navigation";
import "../home/page";
import "../play/page";
import { showLoadError } from "./notice";
import { route } from "./route";
import { change, subscribeToSettings, settings } from "../settings/settings";
import { errorPage } from "./error-page";
import { removeShell } from "./shell";
import { language, setLanguage, t } from "../content/texts";

/** Prevents the browser from opening a file that is dropped outside a drop target. */
function refuseFileDrop(event: DragEvent): void {
  if (!event.defaultPrevented && event.dataTransfer?.types.includes("Files") === true) {
    event.preventDefault();
    event.dataTransfer.dropEffect = "none";
  }
}

/** Closes the dialogs of a page when the user navigates away. */
function closeDialogs(): void {
  document.querySelectorAll<HTMLDialogElement>("dialog[open]").forEach((dialog) => dialog.close());
}

/** The pages whose address names a game. */
const GAME_PAGES = ["play", "analyse", "edit", "learn"];
const PAGES = [...GAME_PAGES, "library", "online", "games"].map((page) => `#/${page}`).join(", ");

/** The application: shows the page that the address names. */
@customElement("tabuleiro-app")
export class AppElement extends LitElement {
  @state() private started = false;
  /** Why a lazily loaded page failed to load; empty if it did not. */
  @state() private loadError = "";
  /** The current page, and the page with the language that the document title is for. */
  private page = "";
  private titledPage = "";

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Renders the application once everything is loaded. */
  start(): void {
    addEventListener("hashchange", () => {
      this.loadError = "";
      closeDialogs();
      this.requestUpdate();
    });
    addEventListener("dragover", refuseFileDrop);
    subscribeToSettings(() => void this.applySettings());
    this.started = true;
  }

  private async applySettings(): Promise<void> {
    const wanted = settings().language;
    try {
      await setLanguage(wanted);
    } catch (error) {
      showLoadError(error);
      if (settings().language === wanted) {
        // The setting follows the language in use.
        change({ language: language() });
      }
    }
    this.requestUpdate();
  }

  /** Loads a page on demand; this fails without a network, or after a new version was deployed. */
  private lazyLoad(part: Promise<unknown>): void {
    part.catch((error: unknown) => (this.loadError = t("page.trouble", errorMessage(error))));
  }

  protected override render() {
    if (!this.started) {
      return nothing;
    }
    if (this.loadError !== "") {
      return errorPage(
        this.loadError,
        html`<button class="main" @click=${() => location.reload()}>${t("update.reload")}</button>`,
      );
    }
    const at = route();
    if (at.what === "" && (at.page === "learn" || at.page === "analyse")) {
      this.lazyLoad(import("../home/choose-game"));
      return html`<tabuleiro-choose-game .page=${at.page} .language=${language()}></tabuleiro-choose-game>`;
    }
    // Other pages about a game need one, too: without it, the home page lists the games.
    switch (at.what === "" && GAME_PAGES.includes(at.page) ? "" : at.page) {
      case "play":
        return html`<tabuleiro-game .game=${at.what} .query=${at.query} .language=${language()}></tabuleiro-game>`;
      case "library":
        this.lazyLoad(import("../library/page"));
        return html`<tabuleiro-library .query=${at.query} .language=${language()}></tabuleiro-library>`;
      case "analyse":
        this.lazyLoad(import("../analyse/page"));
        return html`<tabuleiro-analyse .game=${at.what} .query=${at.query} .language=${language()}></tabuleiro-analyse>`;
      case "edit":
        this.lazyLoad(import("../analyse/editor"));
        return html`<tabuleiro-edit .game=${at.what} .query=${at.query} .language=${language()}></tabuleiro-edit>`;
      case "learn":
        this.lazyLoad(import("../learn/page"));
        return html`<tabuleiro-learn .game=${at.what} .lesson=${at.part} .section=${at.query.get("section") ?? ""} .language=${language()}></tabuleiro-learn>`;
      case "online":
        this.lazyLoad(import("../online/online-page"));
        return html`<tabuleiro-online .query=${at.query} .language=${language()}></tabuleiro-online>`;
      case "games":
        this.lazyLoad(import("../online/games-page"));
        return html`<tabuleiro-games .query=${at.query} .language=${language()}></tabuleiro-games>`;
      case "join":
        this.lazyLoad(import("../online/join-page"));
        return html`<tabuleiro-join .token=${at.what} .language=${language()}></tabuleiro-join>`;
      case "account":
      case "link":
        this.lazyLoad(import("../account/account-page"));
        return html`<tabuleiro-account .code=${at.page === "link" ? at.what : ""} .language=${language()}></tabuleiro-account>`;
      case "privacy":
        this.lazyLoad(import("../account/privacy-page"));
        return html`<tabuleiro-privacy .language=${language()}></tabuleiro-privacy>`;
      case "match":
        this.lazyLoad(import("../online/match-page"));
        return html`<tabuleiro-match .match=${at.what} .language=${language()}></tabuleiro-match>`;
      case "":
        return html`<tabuleiro-home .language=${language()}></tabuleiro-home>`;
      default:
        return errorPage(t("unknown-page", at.page, PAGES));
    }
  }

  /** After navigation, sets the document title and moves the focus to the new page. */
  protected override async updated(): Promise<void> {
    if (!this.started) {
      return;
    }
    const at = route();
    const before = this.page;
    this.page = `${at.page}/${at.what}/${at.part}`;
    if (this.querySelector(":scope > tabuleiro-home") === null) {
      removeShell();
    }
    const titledPage = `${language()} ${this.page}`;
    if (titledPage !== this.titledPage) {
      this.titledPage = titledPage;
      setTitle(pageTitle(at));
    }
    if (before !== "" && before !== this.page) {
      // Elements that both pages share are rendered first.
      await Promise.resolve();
      focusHeading(this);
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tabuleiro-app": AppElement;
  }
}
