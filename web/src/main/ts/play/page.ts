import { html, LitElement, nothing, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import type { BoardElement } from "../board/board";
import { hasTrays } from "../content/drawings";
import { gameInfo } from "../wasm/games";
import type { GameInfo, GameOptions, Side } from "../generated/border";
import { lastOptions, optionsFromQuery, optionsToQuery, rematch, rememberOptions } from "../start/game-options";
import { actions, browseButtons, footActions, typing } from "./controls";
import { endCard, endToolbar } from "./end-card";
import { gameColumn } from "./game-column";
import { gameNotice } from "./game-notice";
import { Autosave } from "./autosave";
import { LARGE, LOW, subscribeToLayout, WIDE } from "./layout";
import { menu, placeMenu, type PageActions } from "./menu";
import { browse, moves } from "./moves";
import { editingKey, walkingKey } from "./page-keys";
import "../start/new-game";
import type { NewGameElement } from "../start/new-game";
import { Play } from "./play";
import { followRemote, type RemoteGame } from "./remote-game";
import { player } from "./player";
import { annotations, sessionBoard, setAspect } from "./session-board";
import { advice, fitPrompt, prompt, showChips, strip } from "./strip";
import { header, showSettings } from "../app/header";
import { showLoadError } from "../app/notice";
import { copy } from "../browser/sharing";
import { stepByWheel } from "../browser/wheel";
import { address, go } from "../app/route";
import { settings, subscribeToSettings } from "../settings/settings";
import { newGameId } from "../store/store";
import { showStoreProblem } from "./store-notice";
import { unknownGamePage, errorPage } from "../app/error-page";
import { Table } from "../table/table";
import { scrollToShown } from "../table/turn-list";
import { t, text } from "../content/texts";

/** The page of a game in play. */
@customElement("tabuleiro-game")
export class GamePage extends LitElement implements PageActions {
  @property() game = "";
  @property({ attribute: false }) query!: URLSearchParams;
  @property() language = "";
  /** The match on a server that is shown in place of a local game. */
  @property({ attribute: false }) remote: RemoteGame | undefined;
  @query("tabuleiro-board") private readonly board!: BoardElement | null;
  @query("tabuleiro-new-game") private readonly dialog!: NewGameElement;
  @query("dialog.more") private readonly sheet!: HTMLDialogElement | null;
  /** Why there is no game to play; empty if there is. */
  @state() private problem = "";
  @state() private isMenuOpen = false;
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
  private stopFollowing = () => {};
  /** The review of finished games, once it is loaded. */
  @state() private review: typeof import("../review/finished-game") | undefined;
  private isReviewRequested = false;
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
      this.done();
      this.requestUpdate();
    };
    const press = (event: Event) => this.press(event);
    const key = (event: KeyboardEvent) => this.key(event);
    addEventListener("pointerdown", press, { capture: true });
    addEventListener("keydown", key, { capture: true });
    this.cleanups.push(
      subscribeToSettings(() => this.applySettings()),
      subscribeToLayout(update),
      () => removeEventListener("pointerdown", press, { capture: true }),
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
    this.stopFollowing();
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
    this.loadReview();
    const at = this.remote?.id ?? `${this.game}?${this.query.toString()}`;
    if (at !== this.at) {
      this.at = at;
      this.begin();
    } else if (changed.has("language")) {
      this.play?.clearNotice();
      this.play?.table.refresh();
    }
  }

  /** Loads the review when it is first needed: at the end of a game, or for the graph of chances. */
  private loadReview(): void {
    const isNeeded = this.play !== undefined && (this.play.view.end !== undefined || settings().chances);
    if (isNeeded && !this.isReviewRequested) {
      this.isReviewRequested = true;
      import("../review/finished-game").then((review) => (this.review = review)).catch(showLoadError);
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
    if (info !== undefined && this.remote !== undefined) {
      setAspect(this, info.id);
      this.startRemote(info, this.remote);
    } else if (info !== undefined) {
      setAspect(this, info.id);
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
    const setup = this.query.get("setup") ?? "";
    if (setup !== "" && info.setups.length > 0 && !info.setups.includes(setup)) {
      this.refuse(id, text("file.setup", setup, info.setups.join(", ")));
      return;
    }
    const table = Table.open(info.id, this.query.get("p") ?? options.setup, options);
    if (typeof table === "string") {
      this.refuse(id, table);
      return;
    }
    const { own } = table.view;
    if (options.side === "random" && own !== undefined) {
      // A reload keeps the random side.
      this.updateQuery({ id, side: own });
    }
    this.start(id, info, table, own === "second", false);
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
    const play = this.newPlay(info, table, flipped);
    this.play = play;
    this.autosave = new Autosave(id, play, wasStored, (problem) => showStoreProblem(problem));
    this.show(play);
  }

  /** The server keeps the match; at its end this browser gets a copy. */
  private startRemote(info: GameInfo, remote: RemoteGame): void {
    const play = this.newPlay(info, remote.table, remote.flipped);
    this.play = play;
    this.stopFollowing = followRemote(remote, play, () => {
      this.autosave ??= play.view.end === undefined ? undefined : Autosave.ofFinished(`online-${remote.id}`, play);
    });
    this.show(play);
  }

  private newPlay(info: GameInfo, table: Table, flipped: boolean): Play {
    return new Play(
      info,
      table,
      flipped,
      () => this.board,
      () => this.requestUpdate(),
    );
  }

  private show(play: Play): void {
    play.begin();
    // Clears text typed for the previous game.
    this.querySelector<HTMLFormElement>("form.typing")?.reset();
    this.requestUpdate();
    void this.updateComplete.then(() => this.board?.focusSquare(this.board.focusedSquare));
  }

  /** Any press skips the animation; one outside the menu closes it. */
  private press(event: Event): void {
    this.board?.skip();
    const { sheet } = this;
    const inside = event.target instanceof Node && sheet?.contains(event.target) === true;
    const opener = event.target instanceof Element && event.target.closest("[data-command=more]") !== null;
    if (sheet?.open === true && !inside && !opener && WIDE.matches) {
      this.done();
    }
  }

  /** Any key skips the animation; the keys of the page work wherever the focus is, except where text is entered. */
  private key(event: KeyboardEvent): void {
    this.board?.skip();
    if (event.key === "Escape") {
      this.escape();
    }
    const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    const open = document.querySelector("dialog[open]") !== null;
    if (typing || open || event.altKey) {
      return;
    }
    const action =
      event.ctrlKey || event.metaKey
        ? editingKey(event, this.play)
        : walkingKey(event, this.play, this.board, () => this.showShortcuts());
    if (action !== undefined) {
      action();
      event.preventDefault();
      // Otherwise the board would move its focused square as well.
      event.stopPropagation();
    }
  }

  private escape(): void {
    if (this.sheet?.open === true && WIDE.matches && this.play?.confirmation.question === undefined) {
      this.done();
    }
    this.play?.confirmation.answer(false);
  }

  newGame(): void {
    const { info, play } = this;
    if (this.remote !== undefined) {
      this.remote.newGame();
    } else if (info !== undefined) {
      const begin = (options: GameOptions) =>
        go("play", info.id, { ...optionsToQuery(info, options), id: newGameId() });
      const last = lastOptions(info);
      void this.dialog.ask(info, play?.table.playedOptions(last) ?? last, begin);
    }
  }

  /** Starts a rematch with the sides swapped. */
  again(): void {
    const { play, remote } = this;
    remote?.rematch();
    if (remote === undefined && play !== undefined) {
      go("play", play.info.id, { ...rematch(play.info, play.table), id: newGameId() });
    }
  }

  /** Starts a rematch against another level, which the next quick start repeats. */
  playLevel(level: number): void {
    const { play } = this;
    if (play !== undefined) {
      rememberOptions(play.info.id, { ...lastOptions(play.info), level });
      go("play", play.info.id, { ...rematch(play.info, play.table), level: String(level), id: newGameId() });
    }
  }

  analyse(learn?: Side): void {
    const { play, review } = this;
    void this.autosave?.save().then((query) => {
      if (play === undefined || query === undefined) {
        // A game without turns is analysed as a position.
        go("analyse", this.game, { p: play?.view.position ?? "" });
        return;
      }
      review?.handOverReview(play, address("analyse", this.game, { ...query }));
      go("analyse", this.game, { ...query, ...(learn === undefined ? {} : { learn }) });
    });
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
    this.openMenu();
    this.play?.confirmation.ask({
      from: "share",
      text: t("share.too-long"),
      yes: t("share.game-save"),
      isHarmless: true,
      agreed: () => this.save(),
    });
  }

  copyPosition(): void {
    const { play } = this;
    void copy(play?.view.position ?? "", t("share.copied")).then((message) => play?.say(message));
  }

  showShortcuts(): void {
    import("./shortcuts").then(({ openShortcuts }) => openShortcuts()).catch(showLoadError);
  }

  openSettings(): void {
    showSettings();
  }

  /** Beside the board the menu leaves the game usable; on narrow and low screens it covers the page. */
  private openMenu(): void {
    const { sheet } = this;
    if (sheet === null || sheet.open) {
      this.done();
      return;
    }
    if (WIDE.matches && !LOW.matches) {
      placeMenu(sheet, this.querySelector("[data-command=more]"));
      sheet.show();
    } else {
      sheet.showModal();
    }
    this.isMenuOpen = true;
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
    return html`${header(text(`${info.id}.name`), this.remote?.header())}
      ${play === undefined ? html`<main class="game"></main>` : this.screen(info, play, wide)}
      <tabuleiro-new-game .language=${this.language}></tabuleiro-new-game>`;
  }

  private notice() {
    if (this.remote !== undefined) {
      return this.remote.notices();
    }
    const dismiss = html`<button @click=${() => (this.ignored = "")}>${t("link.dismiss")}</button>`;
    return this.ignored === "" ? nothing : gameNotice("address", "alert", this.ignored, dismiss);
  }

  private screen(info: GameInfo, play: Play, wide: boolean) {
    const { flipped, view } = play;
    // On narrow screens the list takes the place of the result while an earlier turn is displayed.
    const end = wide || view.status === "over" ? view.end : undefined;
    const typed = end === undefined ? typing(play, () => this.done()) : nothing;
    const large = wide && LARGE.matches;
    const openMenu = () => this.openMenu();
    const review = this.review?.endReview(play, (side) => this.analyse(side));
    const graph = view.end !== undefined || settings().chances ? this.review?.playGraph(play) : nothing;
    return html`<main class=${end === undefined ? "game" : "game over"} data-game=${info.id} ?data-trays=${hasTrays(info.id)} ?data-nudge=${this.remote?.isNudging === true}>
      ${large ? gameColumn(play, this.language) : nothing} ${player(play, flipped ? "first" : "second", "top")}
      <div class="stage" @wheel=${(event: WheelEvent) => stepByWheel(event, (by) => browse(play, by))}>
        ${sessionBoard(play, view.scene, flipped)} ${annotations(play, flipped)} ${this.review?.playSigns(play)}
      </div>
      ${player(play, flipped ? "second" : "first", "bottom")}
      <section class=${end === undefined ? "say" : "say end-card"} aria-label=${t("play.prompt")}>
        ${wide ? this.notice() : nothing} ${end === undefined ? html`${prompt(play)} ${advice(play)}` : endCard(play, end, this, review, wide)}
      </section>
      ${strip(play, wide)} ${wide ? nothing : this.notice()}
      <section class="list-card" aria-label=${t("tab.moves")}>
        <div class="list-main">${graph} ${moves(play, large)}</div>
        <div class="list-foot">
          ${browseButtons(play, wide)} ${wide ? typed : nothing} ${wide && end !== undefined ? footActions(play, openMenu, this.isMenuOpen) : nothing}
        </div>
      </section>
      ${end === undefined ? actions(play, openMenu, this.isMenuOpen) : wide ? nothing : endToolbar(this, end, openMenu, this.isMenuOpen)}
      <dialog
        class="dialog more"
        data-dialog="more"
        aria-label=${t("play.menu")}
        @click=${(event: Event) => event.target === this.sheet && this.done()}
        @close=${() => this.menuClosed(play)}
      >
        <div class="dialog-inside more-inside">${menu(play, this, wide || end === undefined)} ${wide ? nothing : typed}</div>
      </dialog>
    </main>`;
  }

  private menuClosed(play: Play): void {
    this.isMenuOpen = false;
    play.confirmation.answer(false);
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
    scrollToShown(this.querySelector<HTMLElement>(".moves"));
  }
}
