import { html, LitElement, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { allGames } from "../wasm/games";
import { renderPng } from "../browser/png";
import { copy, download, downloadText, share } from "../browser/sharing";
import { addRecord } from "../library/import-export";
import { address } from "../app/route";
import { storeProblem } from "../store/store";
import { t, text } from "../content/texts";
import "./import";
import { gameLink, positionLink } from "./links";
import type { Study } from "./study";

/**
 * The longer sides of pictures; an SVG file scales to any size. The desktop application uses the same sizes.
 */
const SVG_PIXELS = 800;
const PNG_PIXELS = 1000;

/** Exports the game or the displayed position as a link, file, text or picture, and imports others. */
@customElement("tabuleiro-share")
export class ShareElement extends LitElement {
  @property({ attribute: false }) study!: Study;
  @property() language = "";
  @state() private notice = "";
  @state() private tooLong = false;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  private get game(): string {
    return this.study.info.id;
  }

  private record(): string {
    return this.study.table.record();
  }

  private async tell(said: Promise<string>): Promise<void> {
    this.tooLong = false;
    this.notice = "";
    this.notice = await said;
  }

  private async shareGame(): Promise<string> {
    const link = await gameLink(this.game, this.study.table.shared());
    if (link === undefined) {
      this.tooLong = true;
      return t("share.too-long");
    }
    return share(text(`${this.game}.name`), link);
  }

  private async saveSvg(): Promise<string> {
    const picture = await this.study.table.picture(this.study.flipped, SVG_PIXELS);
    download(`${this.game}.svg`, new Blob([picture], { type: "image/svg+xml" }));
    return t("share.saved", `${this.game}.svg`);
  }

  private async savePng(): Promise<string> {
    const picture = await renderPng(await this.study.table.picture(this.study.flipped, PNG_PIXELS));
    if (picture === undefined) {
      return t("share.no-picture");
    }
    download(`${this.game}.png`, picture);
    return t("share.saved", `${this.game}.png`);
  }

  private saveGame(): string {
    downloadText(`${this.game}.pgn`, this.record());
    return t("share.saved", `${this.game}.pgn`);
  }

  /** Adds the game to the library: its notes and variations are otherwise only in this tab. */
  private async addToLibrary(): Promise<string> {
    this.study.saveComment();
    const isNew = await addRecord(this.record());
    return [t(isNew ? "share.kept" : "share.kept-before"), storeProblem()].join(" ").trim();
  }

  protected override render() {
    const { position } = this.study.table.view;
    const button = (id: string, act: () => Promise<string> | string) =>
      html`<button data-share=${id} @click=${() => void this.tell(Promise.resolve(act()))}>${t(`share.${id}`)}</button>`;
    return html`<section class="share">
      <h2>${t("share.game")}</h2>
      <div class="row">
        ${button("game-link", () => this.shareGame())}
        ${button("game-copy", () => copy(this.record(), t("share.copied")))}
        ${button("game-save", () => this.saveGame())} ${button("game-keep", () => this.addToLibrary())}
      </div>
      <h2>${t("share.position")}</h2>
      <div class="row">
        ${button("position-link", () => share(text(`${this.game}.name`), positionLink(this.game, position)))}
        ${button("position-copy", () => copy(position, t("share.copied")))}
        ${button("svg", () => this.saveSvg())} ${button("png", () => this.savePng())}
      </div>
      <p class="share-notice" role="status" data-share-notice>
        ${this.notice}
        ${this.tooLong ? html`<button class="main" data-share="instead" @click=${() => void this.tell(Promise.resolve(this.saveGame()))}>${t("share.game-save")}</button>` : nothing}
      </p>
      <h2>${t("import.title")}</h2>
      <tabuleiro-import .language=${this.language}></tabuleiro-import>
      <h2>${t("share.start")}</h2>
      <div class="row">
        ${allGames().map(({ id }) => html`<a class="button" data-start=${id} href=${address("analyse", id)}>${text(`${id}.name`)}</a>`)}
      </div>
    </section>`;
  }
}
