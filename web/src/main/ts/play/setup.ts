import { html, nothing } from "lit";
import type { TableCommand, EntryView, Side } from "../generated/border";
import { t } from "../content/texts";
import type { BoardSession } from "../table/board-session";
import { icon } from "./icons";

/** The last set-up turn per game and side, to be repeated. */
export const setupTurn = {
  key: (game: string, side: Side) => `tabuleiro.setup.${game}.${side}`,
  remember(game: string, side: Side, turn: string): void {
    try {
      localStorage.setItem(this.key(game, side), turn);
    } catch {
      // Storage is full or denied: there is nothing to repeat.
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

/** The commands of the list's options, by the word before the colon. */
const OPTION_COMMANDS: Record<string, (argument: string) => TableCommand> = {
  preset: (name) => ({ kind: "preset", name }),
  mirror: (direction) => ({ kind: "mirror", files: direction === "files" }),
  place: (turn) => ({ kind: "placePieces", turn }),
};

/**
 * The set-up tools: presets and the last set-up, mirroring, filling up, and a counter. On narrow screens the two
 * ways to mirror are options of the list.
 */
export function setupTools(play: BoardSession, { setup }: EntryView, wide: boolean) {
  if (setup === undefined) {
    return undefined;
  }
  const last = setupTurn.last(play.info.id, play.view.side);
  const tool = (id: string, label: unknown, command: TableCommand) =>
    html`<button
      class="tool"
      data-setup=${id}
      title=${t(`setup.${id}.tip`)}
      aria-label=${t(`setup.${id}.tip`)}
      @click=${() => play.command(command)}
    >
      ${label}
    </button>`;
  const choose = (event: Event) => {
    const select = event.target as HTMLSelectElement;
    const [kind, argument = ""] = select.value.split(":", 2);
    const command = OPTION_COMMANDS[kind ?? ""]?.(argument);
    if (command !== undefined) {
      play.command(command);
    }
    select.value = "";
  };
  return html`<span class="counter" data-counter>${setup.placed}/${setup.count}</span>
    <select class="presets" data-setup="presets" aria-label=${t("setup.presets.tip")} @change=${choose}>
      <option value="" selected>${t("setup.presets")}</option>
      ${setup.presets.map(({ id, label }) => html`<option value=${`preset:${id}`}>${label}</option>`)}
      ${
        wide
          ? nothing
          : html`<option value="mirror:files">${t("setup.mirror-files.tip")}</option>
              <option value="mirror:ranks">${t("setup.mirror-ranks.tip")}</option>`
      }
      <option value=${`place:${last}`} ?disabled=${last === ""}>${t("setup.last.tip")}</option>
    </select>
    ${
      wide
        ? html`${tool("mirror-files", icon("mirrorFiles"), { kind: "mirror", files: true })} ${tool("mirror-ranks", icon("mirrorRanks"), { kind: "mirror", files: false })}`
        : nothing
    }
    ${setup.placed < setup.count ? tool("fill", t("setup.fill"), { kind: "fill" }) : nothing}`;
}
