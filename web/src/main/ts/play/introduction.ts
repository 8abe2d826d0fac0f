import { html, nothing } from "lit";
import { address } from "../app/route";
import { t, text } from "../content/texts";
import { levelOf } from "../start/game-options";
import { icon, type Icon } from "./icons";
import { levelName } from "./player";
import type { Play } from "./play";

/**
 * The aim of the game, how it is played, the level, and the way to the rules: in place of an empty list of turns. On a large screen
 * the column about the game has the level.
 */
export function introduction(play: Play, large: boolean) {
  const { id } = play.info;
  // It scrolls on small screens, also with the keyboard.
  return html`<div class="introduction" role="group" tabindex="0" aria-label=${t("play.aim")} data-introduction>
    <h2>${t("play.aim")}</h2>
    <p class="aim">${text(`${id}.aim`)}</p>
    <p class="how">${text(`${id}.how`)}</p>
    <ul>
      ${large ? nothing : level(play)}
      <li>${linked("learn", address("learn", id), t("header.learn"))}</li>
    </ul>
  </div>`;
}

function level({ view }: Play) {
  const number = levelOf(view.first) || levelOf(view.second);
  return number === 0 ? nothing : html`<li class="fact">${icon("level")}<span>${levelName(number)}</span></li>`;
}

function linked(picture: Icon, href: string, label: string) {
  return html`<a class="fact" href=${href}>${icon(picture)}<span>${label}</span></a>`;
}
