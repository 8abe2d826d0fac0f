import { html } from "lit";
import { t } from "../content/texts";
import { turnList } from "../table/turn-list";
import { introduction } from "./introduction";
import type { Play } from "./play";

/** The list of turns; before the first turn, what the game is about. */
export function moves(play: Play) {
  const line = play.line();
  if (line.length === 0) {
    return introduction(play);
  }
  return html`<nav class="moves" aria-label=${t("tab.moves")} data-moves tabindex="0">
    ${turnList({
      game: play.info.id,
      places: new Map(line.map((turn) => [turn.id, { ...turn, children: [] }])),
      line,
      shown: play.view.shown,
      show: (place) => play.command({ kind: "display", place }),
    })}
  </nav>`;
}

/** Displays the place a number of turns away, at most the start or the end. */
export function browse(play: Play, by: number): void {
  const places = [0, ...play.line().map(({ id }) => id)];
  const live = places.indexOf(play.view.live);
  const now = places.indexOf(play.view.shown);
  // Turns that were taken back can be browsed only from one of them.
  const end = now > live ? places.length - 1 : live;
  const to = places[Math.min(end, Math.max(0, now + by))];
  if (to !== undefined && to !== play.view.shown) {
    play.command({ kind: "display", place: to });
  }
}
