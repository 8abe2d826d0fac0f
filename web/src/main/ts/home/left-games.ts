import { html, nothing } from "lit";
import { address } from "../route";
import type { KeptGame } from "../store";
import { whoPlays } from "../store/players";
import { whenWas } from "../store/when";
import { t, text } from "../texts";

const MOST = 3;

/** The games that were left, the last ones first, each with the way back to it. */
export function leftGamesList(games: KeptGame[]) {
  if (games.length === 0) {
    return nothing;
  }
  return html`<section class="left-games" aria-label=${t("home.left")}>
    ${games.slice(0, MOST).map(
      (game) => html`<a class="left-game" href=${address("play", game.game, { id: game.id })} data-id=${game.id}>
        <span class="left-verb">${t("home.resume")}</span>
        <span class="left-what"><strong>${text(`${game.game}.name`)}</strong> ${whoPlays(game)}</span>
        <span class="left-when">${t("home.turns", game.turns)} · ${whenWas(game.changed)}</span>
      </a>`,
    )}
    ${games.length > MOST
      ? html`<a class="left-more" href=${address("library")}>${t("home.more-left", games.length - MOST)}</a>`
      : nothing}
  </section>`;
}
