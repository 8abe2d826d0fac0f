import { html, type TemplateResult } from "lit";
import type { BankEvent, BoardElement, BoardEvent } from "../board/board";
import "../board/annotations";
import "../board/board";
import { boardFrame } from "../content/drawings";
import { text } from "../content/texts";
import type { BoardScene } from "../generated/border";
import { settings } from "../settings/settings";
import { games } from "../wasm/games";
import type { BoardSession } from "../table/board-session";
import { dragFromBank } from "./hand-drag";
import { boardKey } from "./keys";

/** The board of a session, whose input goes to the session. */
export function sessionBoard(session: BoardSession, scene: BoardScene, flipped = false): TemplateResult {
  const { info, table } = session;
  const name = (square: number | undefined) => info.squares[square ?? -1] ?? "";
  const key = (event: CustomEvent<{ key: string; shift: boolean }>) => {
    if (boardKey(session, event.target as BoardElement, event.detail.key, event.detail.shift)) {
      event.preventDefault();
    }
  };
  return html`<tabuleiro-board
    .game=${info}
    .scene=${scene}
    .names=${table.squares()}
    .label=${text("table.board.name", text(`${info.id}.name`))}
    .coordinates=${settings().coordinates}
    .flipped=${flipped}
    .grabbable=${session.reach.grabbable}
    .clickable=${session.reach.clickable}
    .banks=${session.reach.banks}
    .pending=${session.view.status === "pending" ? pendingSquares(info.id, session.view.position, scene) : NONE}
    @square-click=${({ detail }: BoardEvent) => session.enter(name(detail.square))}
    @square-drag=${({ detail }: BoardEvent) => session.drag(name(detail.from), name(detail.square))}
    @square-lift=${({ detail }: BoardEvent) => session.lift(name(detail.square))}
    @drag-cancel=${() => session.cancelDrag()}
    @bank-press=${({ detail }: BankEvent) => dragFromBank(session, detail.letter, detail.press)}
    @square-point=${({ detail }: BoardEvent) => table.point(detail.square)}
    @board-key=${key}
  ></tabuleiro-board>`;
}

const NONE: readonly number[] = [];

/** The squares that a turn changes that is not confirmed yet. */
function pendingSquares(game: string, position: string, { board }: BoardScene): number[] {
  const before = games().layout(game, position).board;
  return [...board].flatMap((letter, square) => (letter === before[square] ? [] : [square]));
}

/** The overlay of a session's board for arrows and circles. */
export function annotations(session: BoardSession, flipped: boolean): TemplateResult {
  return html`<tabuleiro-annotations .shown=${String(session.view.shown)} .flipped=${flipped}></tabuleiro-annotations>`;
}

/** Sets the shape of a game's board as a CSS property of its page, whose layout depends on it. */
export function setAspect(page: HTMLElement, game: string): void {
  const { width, height } = boardFrame(game, false);
  page.style.setProperty("--aspect", String(width / height));
}
