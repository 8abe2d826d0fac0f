import { html, nothing, type TemplateResult } from "lit";
import { allGames } from "../wasm/games";
import { address, route } from "./route";
import { t, text } from "../content/texts";

/** The page for an invalid address: the reason, links, and a link to the home page. */
export function errorPage(reason: string, links: unknown = nothing): TemplateResult {
  return html`<main class="error-page">
    <h1>Tabuleiro</h1>
    <p>${reason}</p>
    ${links}
    <a class="button" href="#/">${t("home")}</a>
  </main>`;
}

/** The error page for an unknown game, with links to the same page of each game. */
export function unknownGamePage(id: string): TemplateResult {
  const games = allGames();
  const ids = games.map((game) => game.id).join(", ");
  const links = games.map(
    (game) => html`<a class="button" href=${address(route().page, game.id)}>${text(`${game.id}.name`)}</a> `,
  );
  return errorPage(t("unknown-game", id, ids), html`<p class="links">${links}</p>`);
}
