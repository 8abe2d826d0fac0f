import { html } from "lit";
import { t } from "../content/texts";
import type { TurnNode } from "../generated/border";
import { turnList } from "../table/turn-list";
import { introduction } from "./introduction";
import type { Play } from "./play";

/** The turns with the chances and marks of the review; while the game goes on, with the chances only. */
export function reviewedLine(play: Play): TurnNode[] {
  const { review, end } = play.view;
  const isJudged = end !== undefined && review?.done === true;
  return play.line().map((turn, i) => {
    const verdict = review?.verdicts[i];
    if (verdict === undefined || !turn.main) {
      return turn;
    }
    return { ...turn, chance: verdict.chance, marks: isJudged && verdict.mark > 0 ? [verdict.mark] : turn.marks };
  });
}

/** The list of turns; before the first turn, what the game is about, as far as no column beside the board has it. */
export function moves(play: Play, large: boolean) {
  const line = reviewedLine(play).map((turn) => (play.view.end === undefined ? { ...turn, chance: undefined } : turn));
  if (line.length === 0) {
    return introduction(play, large);
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
