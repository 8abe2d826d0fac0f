import { html, LitElement, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { BoardElement } from "../board/board";
import { allGames } from "../wasm/games";
import { copy, download, downloadText, share } from "../browser/sharing";
import { keepRecord } from "../library/import-export";
import { address } from "../app/route";
import { storeTrouble } from "../store/store";
import { t, text } from "../content/texts";
import "./import";
import { gameLink, positionLink } from "./links";
import { boardPicture, pixels } from "./picture";
import type { Study } from "./study";

/** Gives the game away, or the position that is shown: links, files, texts and pictures; and takes others in. */
@customElement("tabuleiro-share")
export class ShareElement extends LitElement {
  @property({ attribute: false }) study!: Study;
  @property({ attribute: false }) board!: () => BoardElement | null;
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

  private picture(): string {
    const board = this.board();
    return board === null ? "" : boardPicture(board, this.study.info, this.study.table.view, this.study.flipped);
  }

  private saveSvg(): string {
    download(`${this.game}.svg`, new Blob([this.picture()], { type: "image/svg+xml" }));
    return t("share.saved", `${this.game}.svg`);
  }

  private async savePng(): Promise<string> {
    const made = await pixels(this.picture());
    if (made === undefined) {
      return t("share.no-picture");
    }
    download(`${this.game}.png`, made);
    return t("share.saved", `${this.game}.png`);
  }

  private saveGame(): string {
    downloadText(`${this.game}.pgn`, this.record());
    return t("share.saved", `${this.game}.pgn`);
  }

  /** The notes and variations are only in this tab: in the library they stay. */
  private async keepGame(): Promise<string> {
    this.study.keepComment();
    const isNew = await keepRecord(this.record());
    return [t(isNew ? "share.kept" : "share.kept-before"), storeTrouble()].join(" ").trim();
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
        ${button("game-save", () => this.saveGame())} ${button("game-keep", () => this.keepGame())}
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
