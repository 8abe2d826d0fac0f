import { html, LitElement, nothing } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { downloadText } from "../browser/sharing";
import { allGames, games } from "../wasm/games";
import { header } from "../app/header";
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
import { arranged, ORDERS, type Order } from "./order";
import { row, type RowActions } from "./row";

/** So many games are looked through at a time, so that a long list never holds the page up. */
const CHECKED_AT_ONCE = 3;

/** A value of a tag has one line. */
function onOneLine(tags: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, value.replace(/\s+/g, " ").trim()]));
}

/** The games that are kept in this browser. */
@customElement("tabuleiro-library")
export class LibraryPage extends LitElement {
  @property() language = "";
  @property({ attribute: false }) query!: URLSearchParams;
  @query("input[type=file]") private readonly file!: HTMLInputElement;
  @state() private kept: StoredGame[] | undefined;
  @state() private broken: UnreadableEntry[] = [];
  /** What is wrong with games of the list, by their ids. */
  @state() private faults: ReadonlyMap<string, string> = new Map();
  @state() private game = "";
  @state() private order: Order = "date";
  @state() private editing = "";
  /** What was deleted since the list was opened, the last at the end: it can be brought back one after the other. */
  @state() private removed: readonly { id: string; what: string; undo: () => Promise<void> }[] = [];
  @state() private imported: Imported | undefined;
  private stopListening: (() => void) | undefined;
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

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.stopListening = subscribeToGames(() => void this.look());
    addEventListener("dragover", this.over);
    addEventListener("drop", this.drop);
    void this.look().then(() => this.arrive());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stopListening?.();
    removeEventListener("dragover", this.over);
    removeEventListener("drop", this.drop);
  }

  private async look(): Promise<void> {
    ({ kept: this.kept, broken: this.broken } = await storedGames());
    setTimeout(() => this.check());
  }

  /** Who came to import something is taken to the button for that. */
  private async arrive(): Promise<void> {
    await this.updateComplete;
    if (this.query.get("import") !== null) {
      this.querySelector<HTMLElement>("button.import")?.focus();
    }
  }

  /** Finds games that cannot be read, a few at a time. */
  private check(): void {
    const next = (this.kept ?? [])
      .filter((game) => !this.checked.has(game.id + game.changed))
      .slice(0, CHECKED_AT_ONCE);
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
    this.querySelector<HTMLElement>(".kept-form input")?.focus();
  }

  private async endEdit(): Promise<void> {
    const id = this.editing;
    this.editing = "";
    await this.updateComplete;
    this.querySelector<HTMLElement>(`.kept[data-id="${id}"] .edit`)?.focus();
  }

  private async discard(id: string, what: string): Promise<void> {
    this.imported = undefined;
    const undo = await removeGame(id);
    this.removed = [...this.removed, { id, what, undo }];
    await this.updateComplete;
    this.querySelector<HTMLElement>(".undo-delete")?.focus();
  }

  /** Brings the last one back; the keyboard goes there, or to the tools if the list does not show it. */
  private async undo(): Promise<void> {
    const last = this.removed.at(-1);
    if (last === undefined) {
      return;
    }
    this.removed = this.removed.slice(0, -1);
    await last.undo();
    await this.look();
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

  protected override render() {
    const { kept } = this;
    // The heading stays the same when the games come: the keyboard may be there.
    return html`${header(t("library"))} ${kept === undefined ? nothing : this.list(kept)}`;
  }

  private list(kept: StoredGame[]) {
    const readable = kept.filter((game) => !this.faults.has(game.id));
    const shown = arranged(readable, this.game, this.order);
    const trouble = storeProblem();
    return html`<main class="library">
      <div class="library-tools">
        <label class="look">
          ${t("library.game")}
          <select name="game" @change=${(event: Event) => (this.game = (event.target as HTMLSelectElement).value)}>
            <option value="">${t("library.all")}</option>
            ${allGames().map(({ id }) => html`<option value=${id} .selected=${id === this.game}>${text(`${id}.name`)}</option>`)}
          </select>
        </label>
        <label class="look">
          ${t("library.order")}
          <select name="order" @change=${(event: Event) => (this.order = ORDERS[(event.target as HTMLSelectElement).selectedIndex] ?? "date")}>
            ${ORDERS.map((order) => html`<option value=${order} .selected=${order === this.order}>${t(`library.order.${order}`)}</option>`)}
          </select>
        </label>
        <span class="spring"></span>
        <button class="import" @click=${() => this.file.click()}>${t("library.import")}</button>
        <input type="file" multiple hidden accept=".txt,.pgn,.game,text/plain" aria-label=${t("library.import")} @change=${this.chosen} />
        <button class="export" ?disabled=${readable.length === 0} @click=${() => downloadText("tabuleiro-games.pgn", exportGames(readable))}>
          ${t("library.export")}
        </button>
      </div>
      ${trouble === "" ? nothing : html`<p class="notice" role="status">${trouble}</p>`} ${this.report()} ${this.unreadable(kept)}
      ${
        shown.length === 0
          ? html`<p class="nothing">${t(kept.length === 0 ? "library.empty" : "library.none")}</p>`
          : html`<ul class="kept-list" aria-label=${t("library")}>
            ${shown.map((game) => row(game, this.editing === game.id, this.actions))}
          </ul>`
      }
    </main>`;
  }

  /** What has just happened. */
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
              ${t("library.imported", imported.kept)} ${imported.known > 0 ? t("library.known", imported.known) : nothing}
            </p>
            ${imported.faults.map(({ file, fault }) => html`<p class="fault">${t("library.fault", file, fault)}</p>`)}`
      }
    </div>`;
  }

  /** What is in the store and cannot be read stays there, and can be saved. */
  private unreadable(kept: StoredGame[]) {
    const spoilt = kept.filter((game) => this.faults.has(game.id));
    const all = [
      ...spoilt.map((game) => ({ id: game.id, text: game.record, fault: this.faults.get(game.id) ?? "" })),
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

declare global {
  interface HTMLElementTagNameMap {
    "tabuleiro-library": LibraryPage;
  }
}
