import { html, nothing, type TemplateResult } from "lit";
import { allGames } from "../wasm/games";
import { address, route } from "./route";
import { t, text } from "../content/texts";

/** What is shown where an address makes no sense: why, and the way home. */
export function sorry(reason: string, ways: unknown = nothing): TemplateResult {
  return html`<main class="sorry">
    <h1>Tabuleiro</h1>
    <p>${reason}</p>
    ${ways}
    <a class="button" href="#/">${t("home")}</a>
  </main>`;
}

/** The same where it names a game that there is not: those that there are lead to the same kind of page. */
export function noGame(id: string): TemplateResult {
  const games = allGames();
  const ids = games.map((game) => game.id).join(", ");
  const ways = games.map(
    (game) => html`<a class="button" href=${address(route().page, game.id)}>${text(`${game.id}.name`)}</a> `,
  );
  return sorry(t("unknown-game", id, ids), html`<p class="ways-on">${ways}</p>`);
}
