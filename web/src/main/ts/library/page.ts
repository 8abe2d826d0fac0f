import { html, LitElement, nothing } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { whileConnected } from "../browser/subscription";
import { downloadText } from "../browser/sharing";
import { allGames, games } from "../wasm/games";
import { header } from "../app/header";
import { address } from "../app/route";
import {
  storedGames,
  saveGame,
  subscribeToGames,
  removeGame,
  storeProblem,
  type UnreadableEntry,
  type StoredGame,
} from "../store/store";
import { playersText } from "../store/players";
import { t, text } from "../content/texts";
import { exportGames, readError, importFiles, type Imported } from "./import-export";
import { choice } from "./choice";
import { NO_FILTER, OPPONENTS, passes, RESULTS, type Filter } from "./filter";
import { sortedGames, ORDERS, type Order } from "./order";
import { row, type RowActions } from "./row";
import { VisibleRows } from "./visible-rows";

/** Number of games checked per task, so that a long list never blocks the page. */
const CHECKED_PER_TASK = 3;

/** Joins the lines of tag values, which cannot contain line breaks. */
function onOneLine(tags: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, value.replace(/\s+/g, " ").trim()]));
}

/** The library: the games stored in this browser. */
@customElement("tabuleiro-library")
export class LibraryPage extends LitElement {
  @property() language = "";
  @property({ attribute: false }) query!: URLSearchParams;
  @query("input[type=file]") private readonly file!: HTMLInputElement;
  @state() private kept: StoredGame[] | undefined;
  @state() private broken: UnreadableEntry[] = [];
  /** The errors of unreadable games, by id. */
  @state() private faults: ReadonlyMap<string, string> = new Map();
  @state() private filter: Filter = NO_FILTER;
  @state() private order: Order = "date";
  @state() private editing = "";
  /** Undo stack of deleted games. */
  @state() private removed: readonly { id: string; what: string; undo: () => Promise<void> }[] = [];
  @state() private imported: Imported | undefined;
  /** The boards of a long list are drawn when they are scrolled to. */
  private readonly visible = new VisibleRows(() => this.requestUpdate());
  private readonly checked = new Set<string>();
  /** Files can be dropped anywhere on the page. */
  private readonly over = (event: DragEvent) => {
    event.preventDefault();
    if (event.dataTransfer !== null) {
      event.dataTransfer.dropEffect = "copy";
    }
  };
  private readonly drop = (event: DragEvent) => {
    event.preventDefault();
    void this.receive([...(event.dataTransfer?.files ?? [])]);
  };

  constructor() {
    super();
    whileConnected(this, () => subscribeToGames(() => void this.load()));
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("dragover", this.over);
    addEventListener("drop", this.drop);
    void this.load().then(() => this.focusImport());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.visible.close();
    removeEventListener("dragover", this.over);
    removeEventListener("drop", this.drop);
  }

  private async load(): Promise<void> {
    ({ kept: this.kept, broken: this.broken } = await storedGames());
    setTimeout(() => this.check());
  }

  /** Focuses the import button if the address asks for it. */
  private async focusImport(): Promise<void> {
    await this.updateComplete;
    if (this.query.get("import") !== null) {
      this.querySelector<HTMLElement>("button.import")?.focus();
    }
  }

  /** Finds unreadable games, a few per task. */
  private check(): void {
    const next = (this.kept ?? [])
      .filter((game) => !this.checked.has(game.id + game.changed))
      .slice(0, CHECKED_PER_TASK);
    if (next.length === 0 || !this.isConnected) {
      return;
    }
    const faults = new Map(this.faults);
    for (const game of next) {
      this.checked.add(game.id + game.changed);
      const fault = readError(game);
      if (fault === "") {
        faults.delete(game.id);
      } else {
        faults.set(game.id, fault);
      }
    }
    if (faults.size > 0 || this.faults.size > 0) {
      this.faults = faults;
    }
    setTimeout(() => this.check());
  }

  private readonly actions: RowActions = {
    edit: (game) => void this.edit(game.id),
    cancel: () => void this.endEdit(),
    save: (game, tags) => {
      const answer = games().retag(game.record, onOneLine(tags));
      if (answer.kind === "retagged") {
        void saveGame(game.id, answer.game, game.changed);
      }
      void this.endEdit();
    },
    remove: (game) => void this.discard(game.id, `${text(`${game.game}.name`)}, ${playersText(game)}`),
  };

  private async edit(id: string): Promise<void> {
    this.editing = id;
    await this.updateComplete;
    this.querySelector<HTMLElement>(".tag-form input")?.focus();
  }

  private async endEdit(): Promise<void> {
    const id = this.editing;
    this.editing = "";
    await this.updateComplete;
    this.querySelector<HTMLElement>(`.stored-game[data-id="${id}"] .edit`)?.focus();
  }

  private async discard(id: string, what: string): Promise<void> {
    this.imported = undefined;
    const undo = await removeGame(id);
    this.removed = [...this.removed, { id, what, undo }];
    await this.updateComplete;
    this.querySelector<HTMLElement>(".undo-delete")?.focus();
  }

  /** Restores the last deleted game and focuses it, or the tools if the list does not show it. */
  private async undo(): Promise<void> {
    const last = this.removed.at(-1);
    if (last === undefined) {
      return;
    }
    this.removed = this.removed.slice(0, -1);
    await last.undo();
    await this.load();
    await this.updateComplete;
    const row = this.querySelector(`[data-id="${last.id}"]`) ?? this.querySelector(".library-tools");
    row?.querySelector<HTMLElement>("a, button, select")?.focus();
  }

  private async chosen(): Promise<void> {
    const files = [...(this.file.files ?? [])];
    this.file.value = "";
    await this.receive(files);
  }

  private async receive(files: File[]): Promise<void> {
    if (files.length > 0) {
      this.imported = await importFiles(files, (await storedGames()).kept);
    }
  }

  protected override updated(): void {
    this.visible.observe(this.querySelectorAll<HTMLElement>(".stored-game"));
  }

  protected override render() {
    const { kept } = this;
    // The heading is rendered in both cases: it may have the focus.
    return html`${header(t("library"))} ${kept === undefined ? nothing : this.list(kept)}`;
  }

  private list(kept: StoredGame[]) {
    const readable = kept.filter((game) => !this.faults.has(game.id));
    const shown = sortedGames(readable, this.order).filter((game) => passes(game, this.filter));
    const trouble = storeProblem();
    return html`<main class="library">
      ${kept.length + this.broken.length === 0 ? nothing : this.tools()}
      <div class="library-files">
        <button class="import" @click=${() => this.file.click()}>${t("library.import")}</button>
        <input type="file" multiple hidden accept=".txt,.pgn,.game,text/plain" aria-label=${t("library.import")} @change=${this.chosen} />
        <button class="export" ?disabled=${readable.length === 0} @click=${() => downloadText("tabuleiro-games.pgn", exportGames(readable))}>
          ${t("library.export")}
        </button>
      </div>
      ${trouble === "" ? nothing : html`<p class="notice" role="status">${trouble}</p>`} ${this.report()} ${this.unreadable(kept)}
      ${
        shown.length === 0
          ? kept.length === 0
            ? emptyLibrary()
            : html`<p class="nothing">${t("library.none")}</p>`
          : html`<ul class="stored-games" aria-label=${t("library")}>
            ${shown.map((game) => row(game, this.editing === game.id, this.visible.has(game.id), this.actions))}
          </ul>`
      }
    </main>`;
  }

  /** Search, filters and order. */
  private tools() {
    const change = (changes: Partial<Filter>) => (this.filter = { ...this.filter, ...changes });
    const searched = (event: Event) => change({ words: (event.target as HTMLInputElement).value });
    return html`<div class="library-tools">
      <label class="look search">
        <span>${t("library.search")}</span>
        <input type="search" name="words" .value=${this.filter.words} autocomplete="off" @input=${searched} />
      </label>
      ${choice(
        "game",
        t("library.game"),
        ["", ...allGames().map(({ id }) => id)],
        this.filter.game,
        (id) => (id === "" ? t("library.all") : text(`${id}.name`)),
        (game) => change({ game }),
      )}
      ${choice(
        "result",
        t("library.result"),
        RESULTS,
        this.filter.result,
        (value) => t(`library.result.${value || "all"}`),
        (result) => change({ result }),
      )}
      ${choice(
        "opponent",
        t("library.opponent"),
        OPPONENTS,
        this.filter.opponent,
        (value) => t(`library.opponent.${value || "all"}`),
        (opponent) => change({ opponent }),
      )}
      ${choice(
        "order",
        t("library.order"),
        ORDERS,
        this.order,
        (value) => t(`library.order.${value}`),
        (order) => (this.order = order),
      )}
    </div>`;
  }

  /** The result of the last deletion or import. */
  private report() {
    const { imported } = this;
    const removed = this.removed.at(-1);
    return html`<div class="library-report" role="status">
      ${
        removed === undefined
          ? nothing
          : html`<p>
            ${t("library.deleted", removed.what)} <button class="undo-delete" @click=${this.undo}>${t("library.undo")}</button>
          </p>`
      }
      ${
        imported === undefined
          ? nothing
          : html`<p>
              ${t("library.imported", imported.added)} ${imported.known > 0 ? t("library.known", imported.known) : nothing}
            </p>
            ${imported.faults.map(({ file, fault }) => html`<p class="fault">${t("library.fault", file, fault)}</p>`)}`
      }
    </div>`;
  }

  /** Unreadable entries: they stay in the store until deleted, and can be saved as files. */
  private unreadable(kept: StoredGame[]) {
    const unreadable = kept.filter((game) => this.faults.has(game.id));
    const all = [
      ...unreadable.map((game) => ({ id: game.id, text: game.record, fault: this.faults.get(game.id) ?? "" })),
      ...this.broken.map((game) => ({ ...game, fault: t("library.no-game") })),
    ];
    if (all.length === 0) {
      return nothing;
    }
    return html`<section class="unreadable" aria-label=${t("library.unreadable")}>
      <h2>${t("library.unreadable")}</h2>
      <p>${t("library.unreadable.why")}</p>
      <ul>
        ${all.map(
          ({ id, text: raw, fault }, i) => html`<li data-id=${id}>
            <span>${fault}</span>
            <button class="save-raw" aria-label=${`${t("library.save-raw")} ${i + 1}`} @click=${() => downloadText(`tabuleiro-unreadable-${i + 1}.txt`, raw)}>
              ${t("library.save-raw")}
            </button>
            <button class="delete" aria-label=${`${t("library.delete")} ${i + 1}`} @click=${() => this.discard(id, t("library.unreadable.entry"))}>
              ${t("library.delete")}
            </button>
          </li>`,
        )}
      </ul>
    </section>`;
  }
}

/** What an empty library is for, and a way to the first game. */
function emptyLibrary() {
  return html`<section class="empty-library">
    <h2>${t("library.empty.title")}</h2>
    <p>${t("library.empty")}</p>
    <p class="actions">
      ${allGames().map(
        ({ id }) =>
          html`<a class="button" href=${address("play", id, { against: "computer" })}>${text(`${id}.name`)}</a>`,
      )}
    </p>
  </section>`;
}

declare global {
  interface HTMLElementTagNameMap {
    "tabuleiro-library": LibraryPage;
  }
}
