import { html, LitElement, nothing, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { whileConnected } from "../browser/subscription";
import type { BoardElement } from "../board/board";
import { gameInfo } from "../wasm/games";
import { header } from "../app/header";
import { icon, type Icon } from "../play/icons";
import { scrollToShown } from "../table/turn-list";
import { stepByWheel } from "../browser/wheel";
import { player } from "../play/player";
import { annotations, sessionBoard, setAspect } from "../play/session-board";
import { entryStrip, fitPrompt, prompt } from "../play/strip";
import { setTitle, pageTitle } from "../app/navigation";
import { showLoadError } from "../app/notice";
import { address, route } from "../app/route";
import { pageLink, playAddress } from "./page-link";
import { subscribeToSettings } from "../settings/settings";
import { unknownGamePage } from "../app/error-page";
import { t, text } from "../content/texts";
import type { Side } from "../generated/border";
import { boardSigns } from "../review/board-signs";
import { mistakesCard, playedSoFar } from "../review/mistakes";
import { forgetSummary, recallSummary, rememberSummary } from "../review/summaries";
import { chanceBar } from "./chances";
import type { ImportElement } from "./import";
import { lines } from "./lines";
import { editButtons, notes } from "./notes";
import { openAddress } from "./open-address";
import { reviewBar } from "./review";
import "./share";
import type { ShareElement } from "./share";
import { Study } from "./study";
import { tree } from "./tree";
import { saveAnalysis, restoreAnalysis } from "./autosave";

const WIDE = matchMedia("(min-width: 900px) and (min-height: 501px)");
const SAVE_DELAY_MILLIS = 400;
/** Elements that handle keys themselves. */
const KEY_HANDLERS = "input, textarea, select, [role=tablist], [role=slider]";

type Tab = "moves" | "share";

/** The analysis board: engine lines, variations, winning chances, import and export. */
@customElement("tabuleiro-analyse")
export class AnalysePage extends LitElement {
  @property() game = "";
  @property({ attribute: false }) query!: URLSearchParams;
  @property() language = "";
  @query("tabuleiro-board") private readonly board!: BoardElement | null;
  @state() private tab: Tab = "moves";
  /** Why the address could not be opened as it is. */
  @state() private problem = "";
  /** The address of the editor where an impossible position can be corrected. */
  private editAddress: string | undefined;
  private study: Study | undefined;
  private at = "";
  /** Request token: an address that finishes opening after the user has navigated away is dropped. */
  private visit = 0;
  /** Whether the engine was on for the last game: then it starts for the next one too. */
  private engineOn = false;
  /** The game as it was saved last. */
  private saved = "";
  /** The focused element before the update, and its parent. */
  private focusedBefore: Element | null = null;
  private focusedParent: Element | null = null;
  private saveTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly onResize = () => this.requestUpdate();
  private readonly leave = () => {
    this.study?.saveComment();
    this.save();
  };
  private readonly press = (event: KeyboardEvent) => this.key(event);
  private readonly paste = (event: ClipboardEvent) => void this.pasted(event);

  constructor() {
    super();
    whileConnected(this, () => subscribeToSettings(() => this.study?.table.refresh()));
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    WIDE.addEventListener("change", this.onResize);
    addEventListener("pagehide", this.leave);
    addEventListener("keydown", this.press, { capture: true });
    addEventListener("paste", this.paste);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    WIDE.removeEventListener("change", this.onResize);
    removeEventListener("pagehide", this.leave);
    removeEventListener("keydown", this.press, { capture: true });
    removeEventListener("paste", this.paste);
    this.end();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.focusedBefore = this.contains(document.activeElement) ? document.activeElement : null;
    this.focusedParent = this.focusedBefore?.parentElement ?? null;
    if ((changed.has("game") || changed.has("query")) && location.hash !== this.at) {
      this.end();
      this.at = location.hash;
      void this.begin();
    } else if (changed.has("language")) {
      this.study?.table.refresh();
    }
  }

  private end(): void {
    this.leave();
    this.engineOn = this.study?.analysis.on ?? this.engineOn;
    this.study?.close();
    this.study = undefined;
    this.saved = "";
  }

  private async begin(): Promise<void> {
    const visit = ++this.visit;
    this.problem = "";
    if (gameInfo(this.game) === undefined) {
      return;
    }
    const learn = this.takeLearning();
    const { table, problem, editAddress } = await openAddress(this.at, this.game, this.query);
    const info = gameInfo(table.view.game);
    if (visit !== this.visit || !this.isConnected || info === undefined) {
      table.close();
      return;
    }
    this.study = new Study(
      info,
      table,
      () => this.board,
      () => this.changed(),
    );
    this.study.annotator.summary = recallSummary(this.at);
    setAspect(this, info.id);
    // A link may contain another game than its address names.
    setTitle(pageTitle({ ...route(), what: info.id }));
    this.problem = problem;
    this.editAddress = editAddress;
    this.tab = "moves";
    if (learn === undefined) {
      this.study.analysis.on = this.engineOn;
    } else {
      this.study.learn(learn);
    }
    this.requestUpdate();
  }

  /** Takes the side whose mistakes are to be reviewed from the address, so that a reload shows the game. */
  private takeLearning(): Side | undefined {
    const query = new URLSearchParams(this.query);
    const side = query.get("learn");
    if (side !== null) {
      query.delete("learn");
      this.at = address("analyse", this.game, Object.fromEntries(query));
      history.replaceState(history.state, "", this.at);
    }
    return side === "first" || side === "second" ? side : undefined;
  }

  private changed(): void {
    this.keepSummary();
    this.saveTimer ??= setTimeout(() => this.save(), SAVE_DELAY_MILLIS);
    this.requestUpdate();
  }

  /** Keeps the numbers of the review for when the page is opened again, unless the game was edited. */
  private keepSummary(): void {
    const summary = this.study?.annotator.summary;
    if (summary === undefined) {
      forgetSummary(this.at);
    } else {
      rememberSummary(this.at, summary);
    }
  }

  /** Saves the analysis, so that it survives a reload. */
  private save(): void {
    clearTimeout(this.saveTimer);
    this.saveTimer = undefined;
    const table = this.study?.table;
    const begun = (table?.view.entry?.chips.length ?? 0) > 0;
    if (
      table !== undefined &&
      (table.offers("takeBack") || table.offers("redo") || begun || restoreAnalysis(this.at) !== undefined)
    ) {
      const record = table.shared();
      // While the engine runs the page changes all the time, and the game does not.
      if (record !== this.saved) {
        this.saved = record;
        saveAnalysis(this.at, record);
      }
    }
  }

  /**
   * If the focused button was removed or disabled, moves the focus to a button beside it, or to the board.
   */
  private restoreFocus(): void {
    const held = this.focusedBefore;
    const isLost = held !== null && (!held.isConnected || held.matches(":disabled"));
    if (isLost && (document.activeElement === document.body || document.activeElement === held)) {
      const near =
        this.focusedParent?.isConnected === true
          ? this.focusedParent.querySelector<HTMLElement>("button:enabled")
          : null;
      if (near !== null) {
        near.focus();
      } else {
        this.board?.focusSquare(this.board.focusedSquare);
      }
    }
  }

  /** The stage of the review of mistakes before the update. */
  private learningBefore = "";

  /** Moves the focus to what continues the review of mistakes, once an answer is right or shown. */
  private focusNext(): void {
    const stage = this.study?.view.mistakes?.stage ?? "";
    const isNew = stage !== this.learningBefore;
    this.learningBefore = stage;
    if (isNew && (stage === "solved" || stage === "shown" || stage === "done")) {
      this.querySelector<HTMLElement>(".learning-actions .main")?.focus();
    } else if (isNew && stage === "find") {
      this.board?.focusSquare(this.board.focusedSquare);
    }
  }

  protected override updated(): void {
    this.restoreFocus();
    this.focusNext();
    fitPrompt(this.querySelector("[data-prompt]"));
    scrollToShown(this.querySelector<HTMLElement>(".tree"));
  }

  private key(event: KeyboardEvent): void {
    const { study } = this;
    const elsewhere = event.target instanceof Element && event.target.closest(KEY_HANDLERS) !== null;
    const writing = event.target instanceof Element && event.target.closest("input, textarea") !== null;
    if (study !== undefined && !writing && !study.isLearning && (event.ctrlKey || event.metaKey) && !event.altKey) {
      const edit = ({ z: event.shiftKey ? "redoTurn" : "undoTurn", y: "redoTurn" } as const)[
        event.key.toLowerCase() as "z" | "y"
      ];
      if (edit !== undefined) {
        study.command({ kind: edit });
        event.preventDefault();
      }
      return;
    }
    const onBoard = event.target instanceof Element && event.target.closest(".board-grid") !== null;
    if (study === undefined || elsewhere || event.altKey || (onBoard && this.board?.isEnteredByKeyboard === true)) {
      return;
    }
    if (event.key === "?") {
      import("../play/shortcuts").then(({ openShortcuts }) => openShortcuts()).catch(showLoadError);
      return;
    }
    const action = {
      ArrowLeft: () => study.browse(-1),
      ArrowRight: () => study.browse(1),
      ArrowUp: () => study.browseSiblings(-1),
      ArrowDown: () => study.browseSiblings(1),
      Home: () => study.browse(-Infinity),
      End: () => study.browse(Infinity),
    }[event.key];
    if (action !== undefined) {
      action();
      event.preventDefault();
      // Otherwise the board would move its focused square as well.
      event.stopPropagation();
    }
  }

  private async importer(): Promise<ImportElement | null> {
    this.tab = "share";
    await this.updateComplete;
    const share = this.querySelector<ShareElement>("tabuleiro-share");
    await share?.updateComplete;
    return this.querySelector<ImportElement>("tabuleiro-import");
  }

  private async pasted(event: ClipboardEvent): Promise<void> {
    const elsewhere = event.target instanceof Element && event.target.closest("input, textarea") !== null;
    const pasted = event.clipboardData?.getData("text") ?? "";
    if (!elsewhere && pasted !== "") {
      (await this.importer())?.examine(pasted);
    }
  }

  private async dropped(event: DragEvent): Promise<void> {
    event.preventDefault();
    const files = [...(event.dataTransfer?.files ?? [])];
    await (await this.importer())?.take(files);
  }

  protected override render() {
    const info = gameInfo(this.game);
    if (info === undefined) {
      return unknownGamePage(this.game);
    }
    const { study } = this;
    const position = study?.table.view.position ?? "";
    const { mayEnter = false, side = "first" } = study?.table.view ?? {};
    const links =
      study === undefined
        ? nothing
        : html`${pageLink("edit", address("edit", study.info.id, { p: position }), t("analysis.edit"))}
          ${mayEnter ? pageLink("play", playAddress(study.info.id, position, side), t("editor.play")) : nothing}`;
    return html`${header(html`${text(`${study?.info.id ?? info.id}.name`)}<span class="title-page"> · ${t("analysis.title")}</span>`, links)}
      <main class=${study?.isLearning === true ? "analyse learning" : "analyse"} @dragover=${(event: Event) => event.preventDefault()} @drop=${(event: DragEvent) => void this.dropped(event)}>
        ${this.problem === "" || WIDE.matches ? nothing : this.problemNotice()}
        ${study === undefined ? nothing : [this.table(study), this.panel(study)]}
      </main>`;
  }

  private table(study: Study) {
    const isLearning = study.isLearning;
    const judged = isLearning ? undefined : study.places().get(study.view.shown);
    return html`<div class="analyse-table">
      ${player(study, study.flipped ? "first" : "second")}
      <div class="stage-row">
        ${isLearning ? nothing : chanceBar(study)}
        <div class="stage" @wheel=${(event: WheelEvent) => stepByWheel(event, (by) => study.browse(by))}>
          ${sessionBoard(study, study.scene, study.flipped)} ${annotations(study, study.flipped)}
          ${boardSigns(study.info, study.flipped, [], judged)}
        </div>
      </div>
      ${player(study, study.flipped ? "second" : "first", "bottom")}
      ${isLearning ? this.answer(study) : html`${prompt(study, study.isReading ? study.replayed() : study.sentence())} ${this.entryRow(study)}`}
    </div>`;
  }

  /** While a better turn is looked for: what to do next, once a turn is begun, and hints and refusals. */
  private answer(study: Study) {
    const { begun } = study.view;
    const says = begun || study.hasNotice;
    return study.isAnswered
      ? nothing
      : html`${says ? prompt(study) : nothing} ${begun ? html`<div class="entry-row">${entryStrip(study, [], WIDE.matches)}</div>` : nothing}`;
  }

  private entryRow(study: Study) {
    const { entry, begun } = study.view;
    const isUsed = begun || (entry?.words.length ?? 0) > 0 || entry?.setup !== undefined;
    return html`<div class="entry-row">${this.browseButtons(study)} ${isUsed ? entryStrip(study, [], WIDE.matches) : nothing}</div>`;
  }

  /** Buttons to step through the game. */
  private browseButtons(study: Study) {
    const line = study.line();
    const isFirst = line[0]?.id === study.table.view.shown;
    const isLast = line.at(-1)?.id === study.table.view.shown;
    const button = (id: string, picture: Icon, disabled: boolean, act: () => void) =>
      html`<button class="icon" data-command=${id} title=${t(`command.${id}`)} aria-label=${t(`command.${id}`)} ?disabled=${disabled} @click=${act}>${icon(picture)}</button>`;
    return html`<div class="browse-buttons" role="group" aria-label=${t("analysis.ways")}>
      ${button("first-turn", "first", isFirst, () => study.browse(-Infinity))}
      ${button("previous-turn", "back", isFirst, () => study.browse(-1))}
      ${button("next-turn", "forward", isLast, () => study.browse(1))}
      ${button("last-turn", "last", isLast, () => study.browse(Infinity))}
      ${button("flip", "flip", false, () => this.flip(study))} ${editButtons(study)}
    </div>`;
  }

  private flip(study: Study): void {
    study.flipped = !study.flipped;
    this.requestUpdate();
  }

  private panel(study: Study) {
    const { mistakes } = study.view;
    if (mistakes !== undefined) {
      return html`<div class="analyse-panel">${mistakesCard(study, mistakes)} ${WIDE.matches ? playedSoFar(study) : nothing}</div>`;
    }
    const tabs: Tab[] = ["moves", "share"];
    const shown = this.tab;
    return html`<div class="analyse-panel">
      ${this.problem !== "" && WIDE.matches ? this.problemNotice() : nothing}
      <div class="tabs" role="tablist" aria-label=${t("analysis.title")} @keydown=${(event: KeyboardEvent) => this.walkTabs(event, tabs, shown)}>
        ${tabs.map(
          (tab) => html`<button
            role="tab"
            id=${`tab-${tab}`}
            data-tab=${tab}
            aria-selected=${tab === shown}
            aria-controls="analyse-tab"
            tabindex=${tab === shown ? 0 : -1}
            @click=${() => (this.tab = tab)}
          >
            ${t(`analysis.tab.${tab}`)}
          </button>`,
        )}
      </div>
      <div id="analyse-tab" class=${`tab-panel tab-${shown}`} role="tabpanel" aria-labelledby=${`tab-${shown}`}>${this.content(study, shown)}</div>
    </div>`;
  }

  private content(study: Study, tab: Tab) {
    switch (tab) {
      case "moves":
        return html`${lines(study)} ${tree(study)} ${reviewBar(study)} ${study.showsNotes ? notes(study) : nothing}`;
      case "share":
        return html`<tabuleiro-share
          .study=${study}
          .language=${this.language}
        ></tabuleiro-share>`;
    }
  }

  private walkTabs(event: KeyboardEvent, tabs: Tab[], shown: Tab): void {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const to = by === undefined ? undefined : tabs[(tabs.indexOf(shown) + by + tabs.length) % tabs.length];
    if (to !== undefined) {
      this.tab = to;
      event.preventDefault();
      void this.updateComplete.then(() => this.querySelector<HTMLElement>(`[data-tab="${to}"]`)?.focus());
    }
  }

  private problemNotice() {
    return html`<div class="problem" role="alert" data-problem>
      <p>${this.problem}</p>
      <div class="row">
        ${this.editAddress === undefined ? nothing : html`<a class="button" data-command="mend" href=${this.editAddress}>${t("link.mend")}</a>`}
        <button data-command="dismiss" @click=${() => (this.problem = "")}>${t("link.dismiss")}</button>
      </div>
    </div>`;
  }
}
