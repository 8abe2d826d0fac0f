import { html, LitElement, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { readTextFile } from "../browser/text-file";
import { games } from "../wasm/games";
import type { Pasted, PastedGame } from "../generated/border";
import { t, text } from "../content/texts";
import { gameAddress, positionAddress } from "./addresses";

/**
 * Imports a game file or a position string: pasted, chosen or dropped. Several games are offered to choose
 * from.
 */
@customElement("tabuleiro-import")
export class ImportElement extends LitElement {
  @property() language = "";
  @state() private found: Pasted | undefined;
  private pasted = "";

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Imports a chosen or dropped file; several files are refused. */
  async take(files: File[]): Promise<void> {
    const [file, another] = files;
    if (another !== undefined) {
      this.found = { kind: "unreadableText", error: t("import.several") };
    } else if (file !== undefined) {
      const read = await readTextFile(file);
      if (typeof read === "string") {
        this.examine(read);
      } else {
        this.found = { kind: "unreadableText", error: t("library.fault", file.name, read.error) };
      }
    }
  }

  private async chosen(input: HTMLInputElement): Promise<void> {
    const files = [...(input.files ?? [])];
    // Reset, so that the same file can be chosen again after it was corrected.
    input.value = "";
    await this.take(files);
  }

  examine(given: string): void {
    this.pasted = given;
    const found = games().examine(given);
    if (found.kind === "pastedPosition") {
      this.open(positionAddress(found.game, found.position));
    } else if (found.kind === "pastedGames" && found.games.length === 1) {
      this.open(gameAddress(given, 0));
    } else {
      this.found = found;
    }
  }

  private open(at: string): void {
    this.found = undefined;
    location.hash = at;
  }

  /** Scrolls an error into view: a paste or drop may happen anywhere on the page. */
  protected override updated(): void {
    this.querySelector("[data-import-error]")?.scrollIntoView({ block: "nearest" });
  }

  protected override render() {
    const submit = (event: Event) => {
      event.preventDefault();
      this.examine(this.querySelector("textarea")?.value ?? "");
    };
    return html`<form class="import" data-import @submit=${submit}>
        <label
          ><span>${t("import.text")}</span>
          <textarea data-import-text rows="3" spellcheck="false" autocomplete="off"></textarea>
        </label>
        <div class="row">
          <button data-command="import">${t("import.open")}</button>
          <label class="button file"
            >${t("import.file")}
            <input
              type="file"
              data-import-file
              accept=".pgn,.txt,text/plain"
              @change=${(event: Event) => void this.chosen(event.target as HTMLInputElement)}
            />
          </label>
        </div>
      </form>
      <div role="status">${this.answer()}</div>`;
  }

  private answer() {
    const { found } = this;
    if (found === undefined || found.kind === "pastedPosition") {
      return nothing;
    }
    if (found.kind === "unreadableText") {
      const { place } = found;
      return html`<p class="refusal" data-import-error>${found.error}</p>
        ${place === undefined ? nothing : html`<pre class="place" tabindex="0" aria-label=${t("import.place", String(place.line), String(place.column))}>${place.drawn}</pre>`}`;
    }
    return html`<p>${t("import.choose", found.games.length)}</p>
      <ol class="found" data-found>
        ${found.games.map((game, i) => html`<li><button data-found-game=${i} @click=${() => this.open(gameAddress(this.pasted, i))}>${this.describe(game)}</button></li>`)}
      </ol>`;
  }

  private describe({ game, first, second, event, date, result, turns }: PastedGame): string {
    const players = [first, second].some((name) => name !== "") ? `${first || "?"} – ${second || "?"}` : "";
    return [text(`${game}.name`), players, event, date, result, t("import.turns", turns)]
      .filter((part) => part !== "")
      .join(" · ");
  }
}
