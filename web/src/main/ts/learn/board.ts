import { html, type TemplateResult } from "lit";
import type { BoardElement, BoardEvent } from "../board/board";
import "../board/board";
import type { BoardScene } from "../generated/border";
import { boardKey } from "../play/keys";
import { settings } from "../settings/settings";
import { text } from "../content/texts";
import type { Practice } from "./practice";

/**
 * Whether hands, banks or scores are shown beside the board; the reserve of a set-up only until it is empty.
 */
export function showsPlayers({ info, view }: Practice): boolean {
  return info.reserve !== "" && (info.setups.length === 0 || view.scene.reserve.some((count) => count > 0));
}

/** A board to practise on. */
export function board(practice: Practice, scene: BoardScene): TemplateResult {
  const { info, table } = practice;
  const name = (square: number | undefined) => info.squares[square ?? -1] ?? "";
  const key = (event: CustomEvent<{ key: string; shift: boolean }>) => {
    if (boardKey(practice, event.target as BoardElement, event.detail.key, event.detail.shift)) {
      event.preventDefault();
    }
  };
  return html`<tabuleiro-board
    .game=${info}
    .scene=${scene}
    .names=${table.squares()}
    .label=${text("table.board.name", text(`${info.id}.name`))}
    .coordinates=${settings().coordinates}
    @square-click=${({ detail }: BoardEvent) => practice.enter(name(detail.square))}
    @square-drag=${({ detail }: BoardEvent) => practice.drag(name(detail.from), name(detail.square))}
    @square-point=${({ detail }: BoardEvent) => table.point(detail.square)}
    @board-key=${key}
  ></tabuleiro-board>`;
}
