import { html, LitElement, nothing, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import type { BoardElement } from "../board/board";
import { gameInfo } from "../wasm/games";
import type { GameInfo } from "../generated/border";
import { header } from "../app/header";
import {
  lastOptions,
  optionsFromQuery,
  optionsOf,
  optionsToQuery,
  rematch,
  seats,
  type GameOptions,
} from "./game-options";
import { controls, moreActions, typing, type PageActions } from "./controls";
import { icon } from "./icons";
import { Autosave } from "./autosave";
import { moves, showTurn } from "./moves";
import "./new-game";
import type { NewGameElement } from "./new-game";
import { Play } from "./play";
import { player } from "./player";
import { sessionBoard } from "./session-board";
import { fitPrompt, prompt, showChips, strip } from "./strip";
import { showLoadError } from "../app/notice";
import { address, go } from "../app/route";
import { subscribeToSettings } from "../settings/settings";
import { newGameId } from "../store/store";
import { showStoreProblem } from "./store-notice";
import { unknownGamePage, errorPage } from "../app/error-page";
import { Table } from "../table/table";
import { t, text } from "../content/texts";

/** Whether the panel is beside the board; the style sheet has the same query. */
const WIDE = matchMedia(
  "(min-width: 700px) and (min-aspect-ratio: 9/10), (orientation: landscape) and (max-height: 560px)",
);

/** The page of a game in play. */
@customElement("tabuleiro-game")
export class GamePage extends LitElement implements PageActions {
  @property() game = "";
  @property({ attribute: false }) query!: URLSearchParams;
  @property() language = "";
  @query("tabuleiro-board") private readonly board!: BoardElement | null;
  @query("tabuleiro-new-game") private readonly dialog!: NewGameElement;
  @query("dialog.more") private readonly sheet!: HTMLDialogElement | null;
  /** Why there is no game to play; empty if there is. */
  @state() private problem = "";
  /** Invalid parameters of the address, until the notice is dismissed. */
  @state() private ignored = "";
  private info: GameInfo | undefined;
  private play: Play | undefined;
  private autosave: Autosave | undefined;
  private at = "";
  /** Request token: an address that finishes opening after the user has navigated away is dropped. */
  private visit = 0;
  /** Resolves when no address is being opened. */
  private opened = Promise.resolve();
  private readonly cleanups: (() => void)[] = [];
  /** The focused element before the update. */
  private focusedBefore: Element | null = null;
  /** The button that opened the confirmation; empty without one. */
  private confirmingButton = "";

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const update = () => {
      // The layout changes, and an open confirmation might be out of view.
      this.play?.confirmation.answer(false);
      this.requestUpdate();
    };
    const skip = () => this.board?.skip();
    const key = (event: KeyboardEvent) => this.key(event);
    WIDE.addEventListener("change", update);
    addEventListener("pointerdown", skip, { capture: true });
    addEventListener("keydown", key, { capture: true });
    this.cleanups.push(
      subscribeToSettings(() => this.applySettings()),
      () => WIDE.removeEventListener("change", update),
      () => removeEventListener("pointerdown", skip, { capture: true }),
      () => removeEventListener("keydown", key, { capture: true }),
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.cleanups.splice(0).forEach((cleanup) => cleanup());
    this.end();
    this.at = "";
    this.visit++;
  }

  private end(): void {
    this.autosave?.close();
    this.play?.close();
    this.autosave = undefined;
    this.play = undefined;
  }

  private applySettings(): void {
    this.play?.applySettings();
    this.play?.table.refresh();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.focusedBefore = this.contains(document.activeElement) ? document.activeElement : null;
    const at = `${this.game}?${this.query.toString()}`;
    if (at !== this.at) {
      this.at = at;
      this.begin();
    } else if (changed.has("language")) {
      this.play?.clearNotice();
      this.play?.table.refresh();
    }
  }

  /** Closes the current game and opens that of the address. */
  private begin(): void {
    this.end();
    this.problem = "";
    this.ignored = "";
    const info = gameInfo(this.game);
    const visit = ++this.visit;
    this.info = info;
    if (info !== undefined) {
      // Serialised: a game that is reopened at once must not find its own lock.
      this.opened = this.opened.catch(() => {}).then(() => (visit === this.visit ? this.open(info, visit) : undefined));
    }
  }

  /** Resumes the game that the address names, or starts a new one with its options. */
  private async open(info: GameInfo, visit: number): Promise<void> {
    const named = this.query.get("id");
    const stored = named === null ? undefined : await Autosave.find(named);
    if (visit !== this.visit) {
      return;
    }
    const resumes = stored !== undefined && stored.game === info.id;
    const id = named === null ? newGameId() : await (resumes ? Autosave.lock(named) : Autosave.begin(named));
    if (visit !== this.visit) {
      Autosave.unlock(id);
      return;
    }
    if (id !== named) {
      this.updateQuery({ id });
    }
    if (resumes) {
      const resumed = Table.resume(stored.record);
      if (typeof resumed !== "string") {
        this.start(id, info, resumed.table, resumed.flipped, true);
        if (stored.isAhead) {
          void this.autosave?.save();
        }
        if (id !== named) {
          this.play?.say(t("play.copy"));
        }
        return;
      }
      this.refuse(id, resumed);
      return;
    }
    const { options, faults } = optionsFromQuery(info, this.query);
    if (options.setup !== "" && !info.setups.includes(options.setup)) {
      this.refuse(id, text("file.setup", options.setup, info.setups.join(", ")));
      return;
    }
    const { first, second } = seats(options);
    if (options.side === "random") {
      // A reload keeps the random side.
      this.updateQuery({ id, side: first === "human" ? "first" : "second" });
    }
    const table = Table.open(info.id, this.query.get("p") ?? options.setup, first, second, options.clock);
    if (typeof table === "string") {
      this.refuse(id, table);
      return;
    }
    this.start(id, info, table, first !== "human" && second === "human", false);
    if (faults.length > 0) {
      this.ignored = t("address.ignored", faults.join("; "));
    }
    if (named !== null && !this.query.has("against")) {
      this.play?.say(t("play.not-found"));
    }
  }

  /** Shows why the game of an id cannot be played. */
  private refuse(id: string, why: string): void {
    Autosave.unlock(id);
    this.problem = t("play.broken", why);
  }

  /** Adds parameters to the address, so that a reload reopens this game. */
  private updateQuery(parameters: Record<string, string>): void {
    const query = new URLSearchParams(this.query);
    Object.entries(parameters).forEach(([name, value]) => query.set(name, value));
    this.query = query;
    this.at = `${this.game}?${query.toString()}`;
    history.replaceState(history.state, "", address("play", this.game, Object.fromEntries(query)));
  }

  private start(id: string, info: GameInfo, table: Table, flipped: boolean, wasStored: boolean): void {
    const play = new Play(
      info,
      table,
      flipped,
      () => this.board,
      () => this.requestUpdate(),
    );
    this.play = play;
    this.autosave = new Autosave(id, play, wasStored, (problem) => showStoreProblem(problem));
    play.begin();
    // Clears text typed for the previous game.
    this.querySelector<HTMLFormElement>("form.typing")?.reset();
    this.requestUpdate();
    void this.updateComplete.then(() => this.board?.focusSquare(this.board.focusedSquare));
  }

  /** Any key skips the animation; Ctrl+Z and Ctrl+Y work everywhere on the page. */
  private key(event: KeyboardEvent): void {
    this.board?.skip();
    if (event.key === "Escape" && this.sheet?.open !== true) {
      this.play?.confirmation.answer(false);
    }
    const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    const open = document.querySelector("dialog[open]") !== null;
    if (typing || open || !(event.ctrlKey || event.metaKey) || event.altKey) {
      return;
    }
    if (event.key === "z" && !event.shiftKey) {
      this.play?.command({ kind: "undoTurn" });
    } else if (event.key === "y" || (event.key.toLowerCase() === "z" && event.shiftKey)) {
      this.play?.command({ kind: "redoTurn" });
    } else {
      return;
    }
    event.preventDefault();
  }

  newGame(): void {
    if (this.info !== undefined) {
      const { id } = this.info;
      const begin = (options: GameOptions) => go("play", id, { ...optionsToQuery(options), id: newGameId() });
      const options = this.play === undefined ? lastOptions(id) : optionsOf(this.play.view);
      void this.dialog.ask(this.info, options, begin);
    }
  }

  /** Starts a rematch with the sides swapped. */
  again(): void {
    const { play } = this;
    if (play === undefined) {
      return;
    }
    const { info, view, table } = play;
    go("play", view.game, { ...rematch(info, view, table.line("live").start), id: newGameId() });
  }

  analyse(): void {
    const { play } = this;
    // A game without turns is analysed as a position.
    void this.autosave?.save().then((query) => go("analyse", this.game, query ?? { p: play?.view.position ?? "" }));
  }

  save(): void {
    const name = this.autosave?.download() ?? "";
    this.play?.say(t("play.saved", name));
  }

  share(): void {
    const { play } = this;
    this.autosave
      ?.share()
      .then((message) => (message === undefined ? this.offerFile() : play?.say(message)))
      .catch(showLoadError);
  }

  /** Offers to save a game that is too long for a link as a file. */
  private offerFile(): void {
    // On narrow screens the confirmation is in that dialog.
    this.more();
    this.play?.confirmation.ask({
      from: "share",
      text: t("share.too-long"),
      yes: t("share.game-save"),
      isHarmless: true,
      agreed: () => this.save(),
    });
  }

  more(): void {
    this.sheet?.showModal();
  }

  done(): void {
    this.sheet?.close();
  }

  protected override render() {
    const { info, play } = this;
    if (info === undefined || this.problem !== "") {
      // Unreadable games are saved or deleted in the library.
      const library = this.query.has("p")
        ? nothing
        : html`<a class="button" href=${address("library")}>${t("library")}</a>`;
      return info === undefined ? unknownGamePage(this.game) : errorPage(this.problem, library);
    }
    const wide = WIDE.matches;
    const newGame = html`<button
      class="quiet icon"
      data-command="new"
      aria-label=${t("new.title")}
      title=${t("new.title")}
      @click=${() => this.newGame()}
    >
      ${icon("new")}
    </button>`;
    return html`${header(text(`${info.id}.name`), wide ? nothing : newGame)} ${wide ? nothing : this.notice()}
      ${play === undefined ? html`<main class="game"></main>` : this.screen(info, play, wide)}
      <tabuleiro-new-game .language=${this.language}></tabuleiro-new-game>`;
  }

  /** In the page flow, so that it covers nothing. */
  private notice() {
    return this.ignored === ""
      ? nothing
      : html`<div class="game-notice" role="alert" data-fault="address">
          <p>${this.ignored}</p>
          <button @click=${() => (this.ignored = "")}>${t("link.dismiss")}</button>
        </div>`;
  }

  private screen(info: GameInfo, play: Play, wide: boolean) {
    const { flipped } = play;
    const typed = typing(play, () => this.done());
    const rest = wide ? html`${typed} ${moreActions(play, this)}` : html`${moreActions(play, this)} ${typed}`;
    return html`<main class="game" data-game=${info.id}>
      <div class="table">
        ${player(play, flipped ? "first" : "second")}
        <div class="stage">
          ${sessionBoard(play, play.view.scene, flipped)}
        </div>
        ${player(play, flipped ? "second" : "first")} ${prompt(play)} ${strip(play, this, wide)}
      </div>
      <aside class="panel" aria-label=${text(`${info.id}.name`)}>
        ${wide ? this.notice() : nothing} ${moves(play)} ${controls(play, this, wide)} ${wide ? rest : nothing}
      </aside>
      ${
        wide
          ? nothing
          : html`<dialog
            class="dialog more"
            data-dialog="more"
            aria-label=${t("play.more")}
            @click=${(event: Event) => event.target === this.sheet && this.sheet?.close()}
            @close=${() => play.confirmation.answer(false)}
          >
            <div class="dialog-inside more-inside">
              ${rest}
              <button data-answer="close" @click=${() => this.done()}>${t("close")}</button>
            </div>
          </dialog>`
      }
    </main>`;
  }

  /**
   * Focuses an open confirmation, afterwards its button again; a removed button leaves the focus to the
   * board.
   */
  private restoreFocus(): void {
    const confirming = this.play?.confirmation.question?.from ?? "";
    const before = confirming === "" ? this.confirmingButton : "";
    if (confirming !== "" && this.confirmingButton === "") {
      this.querySelector<HTMLElement>('[data-answer="no"]')?.focus();
    } else if (
      this.focusedBefore !== null &&
      (!this.focusedBefore.isConnected || this.focusedBefore.matches(":disabled"))
    ) {
      const back = this.querySelector<HTMLElement>(`.more-actions [data-command="${before}"]:enabled`);
      if (back !== null) {
        back.focus();
      } else if (this.sheet?.open !== true) {
        this.board?.focusSquare(this.board.focusedSquare);
      }
    }
    this.confirmingButton = confirming;
  }

  protected override updated(): void {
    fitPrompt(this.querySelector<HTMLElement>(".prompt"));
    this.restoreFocus();
    showChips(this.querySelector<HTMLElement>(".chips"));
    showTurn(this.querySelector<HTMLElement>(".moves"));
  }
}
