import { html, LitElement, nothing } from "lit";
import { customElement, query, state } from "lit/decorators.js";
import type { GameInfo, Side } from "../generated/border";
import { t, text } from "../content/texts";
import { CLOCKS, LEVELS, type GameOptions, rememberOptions } from "./game-options";
import { sideName } from "./names";

/** The dialog for the options of a new game. */
@customElement("tabuleiro-new-game")
export class NewGameElement extends LitElement {
  @query("dialog") private readonly dialog!: HTMLDialogElement;
  @state() private info: GameInfo | undefined;
  @state() private options: GameOptions | undefined;
  private begin: ((options: GameOptions) => void) | undefined;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Opens the dialog with initial options; calls back with the chosen ones. */
  async ask(info: GameInfo, options: GameOptions, begin: (options: GameOptions) => void): Promise<void> {
    this.info = info;
    this.options = options;
    this.begin = begin;
    await this.updateComplete;
    this.dialog.showModal();
  }

  private choose(part: Partial<GameOptions>): void {
    if (this.options !== undefined) {
      this.options = { ...this.options, ...part };
    }
  }

  private accept(event: SubmitEvent): void {
    event.preventDefault();
    this.dialog.close();
    if (this.info !== undefined && this.options !== undefined) {
      rememberOptions(this.info.id, this.options);
      this.begin?.(this.options);
    }
  }

  protected override render() {
    const { info, options } = this;
    if (info === undefined || options === undefined) {
      return nothing;
    }
    const leave = (event: Event) => event.target === this.dialog && this.dialog.close();
    return html`<dialog class="dialog" aria-labelledby="new-game-title" data-dialog="new-game" @click=${leave}>
      <form class="dialog-inside new-game-inside" @submit=${this.accept}>
        <h2 id="new-game-title">${t("new.title")}: ${text(`${info.id}.name`)}</h2>
        ${this.radios("against", t("new.opponent"), options.against, [
          ["computer", t("play.computer")],
          ["person", t("play.person")],
          ["computers", t("play.computers")],
        ])}
        ${options.against === "person" ? nothing : this.levels(info, options)}
        ${
          options.against === "computer"
            ? this.radios("side", t("new.side"), options.side, [
                ["first", sideName(info.id, "first")],
                ["second", sideName(info.id, "second")],
                ["random", t("new.random")],
              ])
            : nothing
        }
        ${this.radios(
          "clock",
          t("new.clock"),
          options.clock,
          CLOCKS.map((clock) => [clock, clock === "" ? t("new.no-clock") : clock]),
        )}
        ${info.setups.length === 0 ? nothing : this.setups(info, options)}
        <div class="actions">
          <button type="button" data-answer="cancel" @click=${() => this.dialog.close()}>${t("cancel")}</button>
          <button class="main" data-answer="play">${t("new.play")}</button>
        </div>
      </form>
    </dialog>`;
  }

  private radios(name: "against" | "side" | "clock", label: string, chosen: string, options: string[][]) {
    return html`<fieldset class="radios">
      <legend>${label}</legend>
      ${options.map(
        ([value = "", words = ""]) => html`<label
          ><input
            type="radio"
            name=${name}
            value=${value}
            .checked=${value === chosen}
            @change=${() => this.choose({ [name]: value })}
          />${words}</label
        >`,
      )}
    </fieldset>`;
  }

  private levels(info: GameInfo, options: GameOptions) {
    const two = options.against === "computers";
    const select = (name: "level" | "rival", label: string) =>
      html`<label class="field"
        ><span>${label}</span>
        <select name=${name} @change=${(event: Event) => this.choose({ [name]: Number((event.target as HTMLSelectElement).value) })}>
          ${LEVELS.map(
            (level) =>
              html`<option value=${level} .selected=${level === options[name]}>${t(`new.level.${level}`)}</option>`,
          )}
        </select></label
      >`;
    const side = (which: Side) => sideName(info.id, which);
    return two
      ? html`${select("rival", side("first"))} ${select("level", side("second"))}`
      : select("level", t("play.level"));
  }

  private setups(info: GameInfo, options: GameOptions) {
    return html`<label class="field"
      ><span>${t("new.begin")}</span>
      <select name="setup" @change=${(event: Event) => this.choose({ setup: (event.target as HTMLSelectElement).value })}>
        <option value="" .selected=${options.setup === ""}>${t("new.by-hand")}</option>
        ${info.setups.map(
          (setup) =>
            html`<option value=${setup} .selected=${setup === options.setup}>${text(`${info.id}.setup.${setup}`)}</option>`,
        )}
      </select></label
    >`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tabuleiro-new-game": NewGameElement;
  }
}
