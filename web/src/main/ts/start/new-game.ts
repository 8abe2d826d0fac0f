import { html, LitElement, nothing } from "lit";
import { customElement, query, state } from "lit/decorators.js";
import type { GameInfo, GameOptions, Side } from "../generated/border";
import { change, settings } from "../settings/settings";
import { t, text } from "../content/texts";
import { startOffer } from "../wasm/games";
import { address } from "../app/route";
import { hasOnlinePlay } from "../online/available";
import { type ClockChoice, clockChoice, clockFields } from "./clock-fields";
import { rememberOptions } from "./game-options";
import { segments, sidePicture } from "./segments";
import { icon } from "../play/icons";
import { sideName } from "../play/names";
import { levelName } from "../play/player";

/** The dialog for the options of a new game. */
@customElement("tabuleiro-new-game")
export class NewGameElement extends LitElement {
  @query("dialog") private readonly dialog!: HTMLDialogElement;
  @state() private info: GameInfo | undefined;
  @state() private options: GameOptions | undefined;
  /** Whether minutes and increment of the clock are entered instead of a preset. */
  @state() private hasOwnClock = false;
  /** Whether this site has online play. */
  @state() private isOnline = false;
  private begin: ((options: GameOptions) => void) | undefined;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Opens the dialog with initial options; calls back with the chosen ones. */
  async ask(info: GameInfo, options: GameOptions, begin: (options: GameOptions) => void): Promise<void> {
    this.info = info;
    this.options = options;
    this.hasOwnClock = clockChoice(options.clock).hasOwn;
    this.begin = begin;
    void hasOnlinePlay().then((isOnline) => (this.isOnline = isOnline));
    await this.updateComplete;
    this.dialog.showModal();
  }

  /** Where somebody elsewhere is invited to a game with these options. */
  private invitation({ id }: GameInfo, { side, clock, setup }: GameOptions): string {
    return address("online", "", { game: id, side, clock, setup });
  }

  private choose(part: Partial<GameOptions>): void {
    if (this.options !== undefined) {
      this.options = { ...this.options, ...part };
    }
  }

  private chooseClock({ clock, hasOwn }: ClockChoice): void {
    this.hasOwnClock = hasOwn;
    this.choose({ clock });
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
    return html`<dialog class="dialog new-game" aria-labelledby="new-game-title" data-dialog="new-game" @click=${leave}>
      <form class="dialog-inside new-game-inside" @submit=${this.accept}>
        <h2 id="new-game-title">${t("new.title")}: ${text(`${info.id}.name`)}</h2>
        ${this.radios("against", t("new.opponent"), options.against, [
          ["computer", t("play.computer")],
          ["person", t("play.person")],
          ["computers", t("play.computers")],
        ])}
        ${options.against === "person" ? this.people(info, options) : this.levels(info, options)}
        ${
          options.against === "computer"
            ? this.radios("side", t("new.side"), options.side, [
                ["first", sideName(info.id, "first"), sidePicture(info, "first")],
                ["second", sideName(info.id, "second"), sidePicture(info, "second")],
                ["random", t("new.random")],
              ])
            : nothing
        }
        ${clockFields("clock", { clock: options.clock, hasOwn: this.hasOwnClock }, (choice) => this.chooseClock(choice))}
        ${info.setups.length === 0 ? nothing : this.setups(info, options)}
        ${
          this.isOnline
            ? html`<a class="button invite" data-command="invite" href=${this.invitation(info, options)} @click=${() => this.dialog.close()}
                >${icon("people")}<span>${text("online.invite")}</span></a
              >`
            : nothing
        }
        <div class="actions">
          <button type="button" data-answer="cancel" @click=${() => this.dialog.close()}>${t("cancel")}</button>
          <button class="main" data-answer="play">${t("new.play")}</button>
        </div>
      </form>
    </dialog>`;
  }

  private radios(name: "against" | "side", label: string, chosen: string, options: [string, string, unknown?][]) {
    return segments(name, label, chosen, options, (value) => this.choose({ [name]: value }));
  }

  private levels(info: GameInfo, options: GameOptions) {
    const two = options.against === "computers";
    const slider = (name: "level" | "rival", label: string) =>
      html`<label class="field level-field"
        ><span>${label}</span>
        <b>${levelName(options[name])}</b>
        <input
          type="range"
          name=${name}
          min="1"
          max=${startOffer().levels}
          step="1"
          aria-valuetext=${levelName(options[name])}
          .value=${String(options[name])}
          @input=${(event: Event) => this.choose({ [name]: Number((event.target as HTMLInputElement).value) })}
        />
      </label>`;
    const side = (which: Side) => sideName(info.id, which);
    return two
      ? html`${slider("rival", side("first"))} ${slider("level", side("second"))}`
      : slider("level", t("play.level"));
  }

  private people(info: GameInfo, options: GameOptions) {
    const { first = "", second = "" } = options.names ?? {};
    const field = (side: Side, value: string) =>
      html`<label class="field"
        ><span>${t("new.name-of", sideName(info.id, side))}</span>
        <input
          type="text"
          name=${`name-${side}`}
          maxlength=${startOffer().maxName}
          autocomplete="off"
          .value=${value}
          @input=${(event: Event) => this.choose({ names: { first, second, [side]: (event.target as HTMLInputElement).value } })}
        />
      </label>`;
    return html`<div class="field-pair">${field("first", first)} ${field("second", second)}</div>
      <label class="check"
        ><input
          type="checkbox"
          name="turning"
          .checked=${settings().turning}
          @change=${(event: Event) => change({ turning: (event.target as HTMLInputElement).checked })}
        />${t("new.turning")}</label
      >`;
  }

  private setups(info: GameInfo, options: GameOptions) {
    return html`<label class="field"
      ><span>${t("new.begin")}</span>
      <select name="setup" @change=${(event: Event) => this.choose({ setup: (event.target as HTMLSelectElement).value })}>
        ${info.setups.map(
          (setup) =>
            html`<option value=${setup} .selected=${setup === options.setup}>${text(`${info.id}.setup.${setup}`)}</option>`,
        )}
        <option value="" .selected=${options.setup === ""}>${t("new.by-hand")}</option>
      </select></label
    >`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tabuleiro-new-game": NewGameElement;
  }
}
