import { html, nothing } from "lit";
import { t } from "../texts";
import type { Entry, Side } from "../view";
import type { AtBoard } from "./at-board";

/** The set-ups that were played last, to be repeated. */
export const setupTurn = {
  key: (game: string, side: Side) => `tabuleiro.setup.${game}.${side}`,
  remember(game: string, side: Side, turn: string): void {
    try {
      localStorage.setItem(this.key(game, side), turn);
    } catch {
      // A full or forbidden store: there is nothing to repeat then.
    }
  },
  last(game: string, side: Side): string {
    try {
      return localStorage.getItem(this.key(game, side)) ?? "";
    } catch {
      return "";
    }
  },
};

/**
 * What helps with a set-up: named ones, mirroring, filling up, the last one again, and how many are placed. Where there is no room
 * for all buttons, the list has some of it.
 */
export function setupTools(play: AtBoard, { setup }: Entry, wide: boolean) {
  if (setup === undefined) {
    return undefined;
  }
  const last = setupTurn.last(play.info.id, play.view.side);
  const tool = (id: string, label: string, command: string, argument: string, disabled = false) =>
    html`<button
      class="tool"
      data-setup=${id}
      title=${t(`setup.${id}.tip`)}
      aria-label=${t(`setup.${id}.tip`)}
      ?disabled=${disabled}
      @click=${() => play.command(command, argument)}
    >
      ${label}
    </button>`;
  const choose = (event: Event) => {
    const select = event.target as HTMLSelectElement;
    const [command = "", argument = ""] = select.value.split(":", 2);
    play.command(command, argument);
    select.value = "";
  };
  return html`<span class="counter" data-counter>${setup.placed}/${setup.count}</span>
    <select class="presets" data-setup="presets" aria-label=${t("setup.presets.tip")} @change=${choose}>
      <option value="" selected>${t("setup.presets")}</option>
      ${setup.presets.map(({ name, label }) => html`<option value=${`preset:${name}`}>${label}</option>`)}
      ${wide
        ? nothing
        : html`<option value="fill">${t("setup.fill.tip")}</option>
            <option value=${`placed:${last}`} ?disabled=${last === ""}>${t("setup.last.tip")}</option>`}
    </select>
    ${tool("mirror-files", "↔", "mirror", "files")} ${tool("mirror-ranks", "↕", "mirror", "ranks")}
    ${wide && setup.placed < setup.count ? tool("fill", t("setup.fill"), "fill", "") : nothing}
    ${wide ? tool("last", t("setup.last"), "placed", last, last === "") : nothing}`;
}
