import { html, LitElement, nothing } from "lit";
import { customElement, state } from "lit/decorators.js";
import { arrive, showTitle, titleOf } from "./navigation";
import { showBoardColours } from "./theme";
import "../home/page";
import "../play/page";
import { tellMissing } from "./notice";
import { route } from "./route";
import { change, onSettings, settings } from "../settings/settings";
import { sorry } from "./error-page";
import { language, speak, t } from "../content/texts";

/** A browser would leave the page for a file that is dropped where nobody takes it. */
function refuse(event: DragEvent): void {
  if (!event.defaultPrevented && event.dataTransfer?.types.includes("Files") === true) {
    event.preventDefault();
    event.dataTransfer.dropEffect = "none";
  }
}

/** What is asked on a page does not stay when somebody leaves it. */
function closeDialogs(): void {
  document.querySelectorAll<HTMLDialogElement>("dialog[open]").forEach((dialog) => dialog.close());
}

/** Pages about a game. */
const GAME_PAGES = ["play", "analyse", "edit", "learn"];
const PAGES = [...GAME_PAGES, "library"].map((page) => `#/${page}`).join(", ");

/** The application: shows the page that the address names. */
@customElement("tabuleiro-app")
export class AppElement extends LitElement {
  @state() private started = false;
  /** Why a part of the application could not be loaded. */
  @state() private trouble = "";
  /** The page that is shown, and in what language it was named. */
  private place = "";
  private named = "";

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Everything is loaded. */
  start(): void {
    showBoardColours();
    addEventListener("hashchange", () => {
      this.trouble = "";
      closeDialogs();
      this.requestUpdate();
    });
    addEventListener("dragover", refuse);
    onSettings(() => void this.settled());
    this.started = true;
  }

  private async settled(): Promise<void> {
    showBoardColours();
    const wanted = settings().language;
    try {
      await speak(wanted);
    } catch (error) {
      tellMissing(error);
      if (settings().language === wanted) {
        // What is chosen is what is spoken.
        change({ language: language() });
      }
    }
    this.requestUpdate();
  }

  /** A page of its own comes when it is wanted; without a network, or after the site has changed, maybe not. */
  private needs(part: Promise<unknown>): void {
    part.catch(
      (error: unknown) => (this.trouble = t("page.trouble", error instanceof Error ? error.message : String(error))),
    );
  }

  protected override render() {
    if (!this.started) {
      return nothing;
    }
    if (this.trouble !== "") {
      return sorry(
        this.trouble,
        html`<button class="main" @click=${() => location.reload()}>${t("update.reload")}</button>`,
      );
    }
    const at = route();
    // Without a game there is nothing to show but the games.
    switch (at.what === "" && GAME_PAGES.includes(at.page) ? "" : at.page) {
      case "play":
        return html`<tabuleiro-game .game=${at.what} .query=${at.query} .language=${language()}></tabuleiro-game>`;
      case "library":
        this.needs(import("../library/page"));
        return html`<tabuleiro-library .query=${at.query} .language=${language()}></tabuleiro-library>`;
      case "analyse":
        this.needs(import("../analyse/page"));
        return html`<tabuleiro-analyse .game=${at.what} .query=${at.query} .language=${language()}></tabuleiro-analyse>`;
      case "edit":
        this.needs(import("../analyse/editor"));
        return html`<tabuleiro-edit .game=${at.what} .query=${at.query} .language=${language()}></tabuleiro-edit>`;
      case "learn":
        this.needs(import("../learn/page"));
        return html`<tabuleiro-learn .game=${at.what} .lesson=${at.part} .language=${language()}></tabuleiro-learn>`;
      case "":
        return html`<tabuleiro-home .language=${language()}></tabuleiro-home>`;
      default:
        return sorry(t("unknown-page", at.page, PAGES));
    }
  }

  /** A new page has another name, and is where the keyboard goes; the first one is where it is already. */
  protected override async updated(): Promise<void> {
    if (!this.started) {
      return;
    }
    const at = route();
    const before = this.place;
    this.place = `${at.page}/${at.what}/${at.part}`;
    const named = `${language()} ${this.place}`;
    if (named !== this.named) {
      this.named = named;
      showTitle(titleOf(at));
    }
    if (before !== "" && before !== this.place) {
      // What stays of the page before is drawn anew first.
      await Promise.resolve();
      arrive(this);
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tabuleiro-app": AppElement;
  }
}
