import { html, LitElement, nothing, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import type { BoardElement, BoardEvent } from "../board/board";
import "../board/board";
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
import { controls, others, typing, type PageActions } from "./controls";
import { icon } from "./icons";
import { Autosave } from "./autosave";
import { boardKey } from "./keys";
import { moves, showTurn } from "./moves";
import "./new-game";
import type { NewGameElement } from "./new-game";
import { Play } from "./play";
import { player } from "./player";
import { fitPrompt, prompt, showChips, strip } from "./strip";
import { showLoadError } from "../app/notice";
import { address, go } from "../app/route";
import { subscribeToSettings, settings } from "../settings/settings";
import { newGameId } from "../store/store";
import { showStoreProblem } from "./store-notice";
import { unknownGamePage, errorPage } from "../app/error-page";
import { Table } from "../table/table";
import { t, text } from "../content/texts";

/** Whether the panel stands beside the board; the style sheet asks the same. */
const WIDE = matchMedia(
  "(min-width: 700px) and (min-aspect-ratio: 9/10), (orientation: landscape) and (max-height: 560px)",
);

/** A game that is being played. */
@customElement("tabuleiro-game")
export class GamePage extends LitElement implements PageActions {
  @property() game = "";
  @property({ attribute: false }) query!: URLSearchParams;
  @property() language = "";
  @query("tabuleiro-board") private readonly board!: BoardElement | null;
  @query("tabuleiro-new-game") private readonly dialog!: NewGameElement;
  @query("dialog.more") private readonly sheet!: HTMLDialogElement | null;
  @state() private trouble = "";
  /** What was ignored in the address, until it is put away. */
  @state() private ignored = "";
  private info: GameInfo | undefined;
  private play: Play | undefined;
  private keeping: Autosave | undefined;
  private at = "";
  /** Counts the addresses that one went to: who was slow and finds another number there gives up. */
  private visit = 0;
  /** Done when no address is being opened. */
  private opened = Promise.resolve();
  private readonly endings: (() => void)[] = [];
  /** Where the keyboard was before the page changed. */
  private held: Element | null = null;
  /** The button that led to the question which is asked; empty where none is. */
  private asked = "";

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const update = () => {
      // It would be in another place now, maybe out of sight.
      this.play?.confirmation.answer(false);
      this.requestUpdate();
    };
    const skip = () => this.board?.skip();
    const key = (event: KeyboardEvent) => this.key(event);
    WIDE.addEventListener("change", update);
    addEventListener("pointerdown", skip, { capture: true });
    addEventListener("keydown", key, { capture: true });
    this.endings.push(
      subscribeToSettings(() => this.settled()),
      () => WIDE.removeEventListener("change", update),
      () => removeEventListener("pointerdown", skip, { capture: true }),
      () => removeEventListener("keydown", key, { capture: true }),
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.endings.splice(0).forEach((end) => end());
    this.end();
    this.at = "";
    this.visit++;
  }

  private end(): void {
    this.keeping?.close();
    this.play?.close();
    this.keeping = undefined;
    this.play = undefined;
  }

  private settled(): void {
    this.play?.settle();
    this.play?.table.refresh();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.held = this.contains(document.activeElement) ? document.activeElement : null;
    const at = `${this.game}?${this.query.toString()}`;
    if (at !== this.at) {
      this.at = at;
      this.begin();
    } else if (changed.has("language")) {
      this.play?.forget();
      this.play?.table.refresh();
    }
  }

  /** Leaves the game that is there for the one of the address. */
  private begin(): void {
    this.end();
    this.trouble = "";
    this.ignored = "";
    const info = gameInfo(this.game);
    const visit = ++this.visit;
    this.info = info;
    if (info !== undefined) {
      // One after the other: who comes back to a game at once must not find it taken by himself.
      this.opened = this.opened.catch(() => {}).then(() => (visit === this.visit ? this.open(info, visit) : undefined));
    }
  }

  /** Goes on with the game that the address names, or begins a new one as it says. */
  private async open(info: GameInfo, visit: number): Promise<void> {
    const named = this.query.get("id");
    const kept = named === null ? undefined : await Autosave.find(named);
    if (visit !== this.visit) {
      return;
    }
    const goesOn = kept !== undefined && kept.game === info.id;
    const id = named === null ? newGameId() : await (goesOn ? Autosave.hold(named) : Autosave.begin(named));
    if (visit !== this.visit) {
      Autosave.release(id);
      return;
    }
    if (id !== named) {
      this.rename({ id });
    }
    if (goesOn) {
      const resumed = Table.resume(kept.record);
      if (typeof resumed !== "string") {
        this.start(id, info, resumed.table, resumed.flipped, true);
        if (kept.isAhead) {
          void this.keeping?.now();
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
      // What was drawn stays so after a reload.
      this.rename({ id, side: first === "human" ? "first" : "second" });
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

  /** There is no game to be played under an id, and why. */
  private refuse(id: string, why: string): void {
    Autosave.release(id);
    this.trouble = t("play.broken", why);
  }

  /** The address names the game, so that it is this one that comes back after a reload. */
  private rename(said: Record<string, string>): void {
    const query = new URLSearchParams(this.query);
    Object.entries(said).forEach(([name, value]) => query.set(name, value));
    this.query = query;
    this.at = `${this.game}?${query.toString()}`;
    history.replaceState(history.state, "", address("play", this.game, Object.fromEntries(query)));
  }

  private start(id: string, info: GameInfo, table: Table, flipped: boolean, wasKept: boolean): void {
    const play = new Play(
      info,
      table,
      flipped,
      () => this.board,
      () => this.requestUpdate(),
    );
    this.play = play;
    this.keeping = new Autosave(id, play, wasKept, (trouble) => showStoreProblem(trouble));
    play.begin();
    // What was typed belonged to the game before.
    this.querySelector<HTMLFormElement>("form.typing")?.reset();
    this.requestUpdate();
    void this.updateComplete.then(() => this.board?.focusSquare(this.board.focusedSquare));
  }

  /** Any key ends what is being shown; some keys mean the same everywhere on the page. */
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

  /** The same once more, with the sides swapped. */
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
    // A game in which nothing has happened is only its position.
    void this.keeping?.now().then((kept) => go("analyse", this.game, kept ?? { p: play?.view.position ?? "" }));
  }

  save(): void {
    const name = this.keeping?.download() ?? "";
    this.play?.say(t("play.saved", name));
  }

  share(): void {
    const { play } = this;
    this.keeping
      ?.share()
      .then((said) => (said === undefined ? this.offerFile() : play?.say(said)))
      .catch(showLoadError);
  }

  /** A game that is too long for a link can be passed on as a file. */
  private offerFile(): void {
    // Where there is little room, questions are asked there.
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
    if (info === undefined || this.trouble !== "") {
      // What is kept and cannot be read is saved or deleted in the library.
      const library = this.query.has("p")
        ? nothing
        : html`<a class="button" href=${address("library")}>${t("library")}</a>`;
      return info === undefined ? unknownGamePage(this.game) : errorPage(this.trouble, library);
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

  /** Part of the page, where it covers nothing: beside a board it takes room from the turns, above one from the board. */
  private notice() {
    return this.ignored === ""
      ? nothing
      : html`<div class="game-notice" role="alert" data-fault="address">
          <p>${this.ignored}</p>
          <button @click=${() => (this.ignored = "")}>${t("link.dismiss")}</button>
        </div>`;
  }

  private screen(info: GameInfo, play: Play, wide: boolean) {
    const { table, flipped } = play;
    const name = (square: number) => info.squares[square] ?? "";
    const typed = typing(play, () => this.done());
    const rest = wide ? html`${typed} ${others(play, this)}` : html`${others(play, this)} ${typed}`;
    return html`<main class="game" data-game=${info.id}>
      <div class="table">
        ${player(play, flipped ? "first" : "second")}
        <div class="stage">
          <tabuleiro-board
            .game=${info}
            .scene=${play.view.scene}
            .names=${table.squares()}
            .label=${text("table.board.name", text(`${info.id}.name`))}
            .coordinates=${settings().coordinates}
            .flipped=${flipped}
            @square-click=${({ detail }: BoardEvent) => play.enter(name(detail.square))}
            @square-drag=${({ detail }: BoardEvent) => play.drag(name(detail.from ?? -1), name(detail.square))}
            @square-point=${({ detail }: BoardEvent) => table.point(detail.square)}
            @board-key=${(event: CustomEvent<{ key: string; shift: boolean }>) => {
              if (this.board !== null && boardKey(play, this.board, event.detail.key, event.detail.shift)) {
                event.preventDefault();
              }
            }}
          ></tabuleiro-board>
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

  /** A question is where one answers, and then the button that led to it; a button that has gone leaves the keyboard to the board. */
  private keepFocus(): void {
    const asked = this.play?.confirmation.question?.from ?? "";
    const before = asked === "" ? this.asked : "";
    if (asked !== "" && this.asked === "") {
      this.querySelector<HTMLElement>('[data-answer="no"]')?.focus();
    } else if (this.held !== null && (!this.held.isConnected || this.held.matches(":disabled"))) {
      const back = this.querySelector<HTMLElement>(`.others [data-command="${before}"]:enabled`);
      if (back !== null) {
        back.focus();
      } else if (this.sheet?.open !== true) {
        this.board?.focusSquare(this.board.focusedSquare);
      }
    }
    this.asked = asked;
  }

  protected override updated(): void {
    fitPrompt(this.querySelector<HTMLElement>(".prompt"));
    this.keepFocus();
    showChips(this.querySelector<HTMLElement>(".chips"));
    showTurn(this.querySelector<HTMLElement>(".moves"));
  }
}
