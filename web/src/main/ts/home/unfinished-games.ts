import { html, nothing } from "lit";
import { readError } from "../library/import-export";
import { address } from "../app/route";
import type { StoredGame } from "../store/store";
import { playersText } from "../store/players";
import { timeAgo } from "../store/dates";
import { t, text } from "../content/texts";

const MAX_LISTED = 3;

/** The unfinished games that the home page lists. */
export interface ListedGames {
  games: StoredGame[];
  /** The number of games that are not listed. */
  others: number;
  /** The number of unreadable games. */
  damaged: number;
}

/** Finds the last changed games that are readable; stops reading as soon as there are enough. */
export function listGames(stored: StoredGame[]): ListedGames {
  const games: StoredGame[] = [];
  let seen = 0;
  while (seen < stored.length && games.length < MAX_LISTED) {
    games.push(...stored.slice(seen, ++seen).filter((game) => readError(game) === ""));
  }
  return { games, others: stored.length - seen, damaged: seen - games.length };
}

/** The list of unfinished games, each with a link to resume it. */
export function unfinishedGamesList({ games, others, damaged }: ListedGames) {
  if (games.length + damaged === 0) {
    return nothing;
  }
  return html`<section class="unfinished-games" aria-label=${t("home.left")}>
    ${games.map(
      (game) => html`<a class="unfinished-game" href=${address("play", game.game, { id: game.id })} data-id=${game.id}>
        <span class="unfinished-action">${t("home.resume")}</span>
        <span class="unfinished-title"><strong>${text(`${game.game}.name`)}</strong> ${playersText(game)}</span>
        <span class="unfinished-time">${t("home.turns", game.turns)} · ${timeAgo(game.changed)}</span>
      </a>`,
    )}
    ${others > 0 ? html`<a class="unfinished-more" href=${address("library")}>${t("home.more-left", others)}</a>` : nothing}
    ${damaged > 0 ? html`<a class="unfinished-more damaged" href=${address("library")}>${t("home.damaged", damaged)}</a>` : nothing}
  </section>`;
}
