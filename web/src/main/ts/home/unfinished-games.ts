import { html, nothing } from "lit";
import { readError } from "../library/import-export";
import { address } from "../app/route";
import type { StoredGame } from "../store/store";
import { playersText } from "../store/players";
import { timeAgo } from "../store/dates";
import { t, text } from "../content/texts";

const MOST = 3;

/** What the first page offers of the games that were left. */
export interface ListedGames {
  games: StoredGame[];
  /** How many more there are. */
  others: number;
  /** How many were found that cannot be read. */
  damaged: number;
}

/** Looks for the last games that can be gone on with; no more are read than that needs. */
export function offered(left: StoredGame[]): ListedGames {
  const games: StoredGame[] = [];
  let seen = 0;
  while (seen < left.length && games.length < MOST) {
    games.push(...left.slice(seen, ++seen).filter((game) => readError(game) === ""));
  }
  return { games, others: left.length - seen, damaged: seen - games.length };
}

/** The games that were left, the last ones first, each with the way back to it. */
export function unfinishedGamesList({ games, others, damaged }: ListedGames) {
  if (games.length + damaged === 0) {
    return nothing;
  }
  return html`<section class="left-games" aria-label=${t("home.left")}>
    ${games.map(
      (game) => html`<a class="left-game" href=${address("play", game.game, { id: game.id })} data-id=${game.id}>
        <span class="left-verb">${t("home.resume")}</span>
        <span class="left-what"><strong>${text(`${game.game}.name`)}</strong> ${playersText(game)}</span>
        <span class="left-when">${t("home.turns", game.turns)} · ${timeAgo(game.changed)}</span>
      </a>`,
    )}
    ${others > 0 ? html`<a class="left-more" href=${address("library")}>${t("home.more-left", others)}</a>` : nothing}
    ${damaged > 0 ? html`<a class="left-more damaged" href=${address("library")}>${t("home.damaged", damaged)}</a>` : nothing}
  </section>`;
}
