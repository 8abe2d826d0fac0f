import { html, LitElement, nothing } from "lit";
import { customElement, query, state } from "lit/decorators.js";
import { whileConnected } from "../browser/subscription";
import { address, go } from "../app/route";
import { change, choices, resetSettings, subscribeToSettings, settings, type Settings } from "./settings";
import { removeAllGames, storeProblem } from "../store/store";
import { LANGUAGES, t, text } from "../content/texts";
import { icon } from "../play/icons";

type Switch = "coordinates" | "sounds" | "confirm" | "confirmDays" | "resigns" | "heat";

/** The labels of the options. */
const LABELS = {
  language: (value: string) => LANGUAGES[value as keyof typeof LANGUAGES],
  colours: (value: string) => (value === "system" ? t("settings.system") : text(`table.command.look.${value}`)),
  board: (value: string) => text(`table.command.theme.${value}`),
  volume: (value: string) => text(`table.command.volume.${value}`),
  seconds: (value: string) => t("settings.seconds-of", Number(value)),
};

/** The settings dialog: every change applies at once and is stored. */
@customElement("tabuleiro-settings")
export class SettingsDialog extends LitElement {
  @query("dialog") private readonly dialog!: HTMLDialogElement;
  @state() private asking = false;
  @state() private said = "";

  constructor() {
    super();
    whileConnected(this, () => subscribeToSettings(() => this.requestUpdate()));
    whileConnected(this, () => {
      // The texts of a new language are loaded a moment after it is chosen.
      const observer = new MutationObserver(() => this.requestUpdate());
      observer.observe(document.documentElement, { attributeFilter: ["lang"] });
      return () => observer.disconnect();
    });
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  async open(): Promise<void> {
    this.asking = false;
    this.said = "";
    await this.updateComplete;
    if (!this.dialog.open) {
      this.dialog.showModal();
    }
  }

  /** Shows or hides the question whether to delete everything, and moves the focus to it. */
  private async ask(asking: boolean): Promise<void> {
    this.asking = asking;
    await this.updateComplete;
    this.querySelector<HTMLElement>(asking ? ".delete-no" : ".delete-all")?.focus();
  }

  /** A click on the backdrop closes the dialog. */
  private clicked(event: MouseEvent): void {
    if (event.target === this.dialog) {
      this.dialog.close();
    }
  }

  private async removeEverything(): Promise<void> {
    // An open game would be saved again.
    if (location.hash !== address("")) {
      const gone = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
      go("");
      await gone;
    }
    await removeAllGames();
    resetSettings();
    // Navigation closed the dialog.
    await this.open();
    await this.ask(false);
    this.said = storeProblem() === "" ? t("settings.deleted") : storeProblem();
  }

  protected override render() {
    return html`<dialog class="dialog settings" aria-labelledby="settings-title" @click=${this.clicked}>
      <div class="dialog-inside">
        <header class="dialog-bar">
          <h2 id="settings-title">${t("settings")}</h2>
          <button class="quiet close" aria-label=${t("close")} @click=${() => this.dialog.close()}>${icon("close")}</button>
        </header>
        ${this.choice("language", t("language"))} ${this.choice("colours", t("settings.colours"))}
        ${this.choice("board", t("settings.board"))} ${this.toggle("coordinates", text("table.command.coordinates"))}
        ${this.toggle("sounds", text("table.command.sound"))} ${this.choice("volume", text("table.volume"))}
        ${this.toggle("confirm", text("table.command.confirm"))} ${this.toggle("confirmDays", text("online.confirm-days"))}
        ${this.toggle("resigns", text("table.command.resigns"))} ${this.toggle("heat", t("settings.heat"))}
        ${this.choice("seconds", t("settings.seconds"))}
        <div class="setting danger">
          ${
            this.asking
              ? html`<p role="alert">${t("settings.delete.ask")}</p>
                <div class="actions">
                  <button class="warning delete-yes" @click=${this.removeEverything}>${t("settings.delete.yes")}</button>
                  <button class="delete-no" @click=${() => void this.ask(false)}>${text("table.cancel")}</button>
                </div>`
              : html`<button class="delete-all" @click=${() => void this.ask(true)}>${t("settings.delete")}</button>`
          }
          <p role="status">${this.said === "" ? nothing : this.said}</p>
        </div>
      </div>
    </dialog>`;
  }

  private choice(name: keyof typeof LABELS, label: string) {
    const chosen = (event: Event) => {
      const value = choices(name).find((each) => String(each) === (event.target as HTMLSelectElement).value);
      change({ [name]: value } as Partial<Settings>);
    };
    return html`<label class="setting">
      <span>${label}</span>
      <select name=${name} @change=${chosen}>
        ${choices(name).map(
          (value) =>
            html`<option value=${value} .selected=${settings()[name] === value}>${LABELS[name](String(value))}</option>`,
        )}
      </select>
    </label>`;
  }

  private toggle(name: Switch, label: string) {
    return html`<label class="setting">
      <span>${label}</span>
      <input
        type="checkbox"
        role="switch"
        name=${name}
        .checked=${settings()[name]}
        @change=${(event: Event) => change({ [name]: (event.target as HTMLInputElement).checked })}
      />
    </label>`;
  }
}

/** Opens the settings dialog. */
export function openSettings(): void {
  let dialog = document.querySelector("tabuleiro-settings");
  if (dialog === null) {
    dialog = document.createElement("tabuleiro-settings");
    document.body.append(dialog);
  }
  void dialog.open();
}

declare global {
  interface HTMLElementTagNameMap {
    "tabuleiro-settings": SettingsDialog;
  }
}
