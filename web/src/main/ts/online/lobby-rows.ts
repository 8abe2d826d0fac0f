import { html, nothing } from "lit";
import { address } from "../app/route";
import { text } from "../content/texts";
import { theSide } from "../play/names";
import { connection } from "./connection";
import "./mini-board";
import { isUrgent, playerName, timeLeft, timeWords } from "./names";
import { isDue } from "./own-games";
import type { ChallengeInfo, OwnMatch, WatchableMatch } from "./protocol";

function board(game: string, position: string, flipped: boolean) {
  return html`<tabuleiro-mini-board .game=${game} .position=${position} .flipped=${flipped}></tabuleiro-mini-board>`;
}

/** A match of the player. */
export function ownMatch(match: OwnMatch, isGone: boolean) {
  const { id, game, opponent, position, seat, deadline, time } = match;
  const due = isDue(match);
  const left = deadline === undefined ? undefined : deadline - connection.serverNow();
  const look = ["own-match", due ? "due" : "", isGone ? "gone" : ""].filter((name) => name !== "").join(" ");
  return html`<a class=${look} href=${address("match", id)} data-match=${id}>
    ${board(game, position, seat === "second")}
    <span class="row-text"
      ><strong>${text("online.open-match", text(`${game}.name`), playerName(opponent))}</strong>
      <span>${text(isGone ? "online.over" : due ? "online.own-turn" : "online.their-turn")}</span></span
    >
    ${
      left === undefined || isGone
        ? nothing
        : html`<span class=${due && isUrgent(time, left) ? "time-left low" : "time-left"} data-time-left>${timeLeft(left)}</span>`
    }
  </a>`;
}

/** A match of the player that has ended and was not looked at since. */
export function finishedMatch({ id, game, opponent, position, seat }: OwnMatch) {
  return html`<a class="own-match over" href=${address("match", id)} data-finished=${id}>
    ${board(game, position, seat === "second")}
    <span class="row-text"
      ><strong>${text("online.open-match", text(`${game}.name`), playerName(opponent))}</strong>
      <span>${text("online.over.look")}</span></span
    >
  </a>`;
}

/** What somebody who takes a challenge agrees to. */
function terms({ game, side, terms: { time } }: ChallengeInfo, own: boolean): string {
  const seat = side === undefined || !own ? side : side === "first" ? "second" : "first";
  const sides = seat === undefined ? text("online.join.random") : text("online.join.you-play", theSide(game, seat));
  return `${sides} ${timeWords(time)}`;
}

/** A challenge of somebody else. */
export function openChallenge(challenge: ChallengeInfo, isGone: boolean, isBusy: boolean, take: () => void) {
  const { id, by, game, accountsOnly } = challenge;
  const isRefused = accountsOnly && connection.player?.type !== "person";
  const title = text("online.challenge.of", text(`${game}.name`), playerName(by));
  return html`<div class=${isGone ? "challenge gone" : "challenge"} data-challenge=${id}>
    ${board(game, "", false)}
    <span class="row-text"
      ><strong>${title}</strong> <span>${terms(challenge, false)}</span>
      ${isGone ? html`<span>${text("online.challenge.gone")}</span>` : isRefused ? html`<span>${text("online.challenge.account")}</span>` : nothing}</span
    >
    <button
      class="main"
      data-command="take"
      aria-label=${`${text("online.join.accept")}: ${title}`}
      ?disabled=${isGone || isRefused || isBusy}
      @click=${take}
    >
      ${text("online.join.accept")}
    </button>
  </div>`;
}

/** A challenge of the player, which waits for somebody. */
export function ownChallenge(challenge: ChallengeInfo, isGone: boolean, withdraw: () => void) {
  const { id, game, standing, running } = challenge;
  return html`<div class=${isGone ? "challenge gone" : "challenge"} data-own-challenge=${id}>
    ${board(game, "", false)}
    <span class="row-text"
      ><strong>${text("online.challenge.own", text(`${game}.name`))}</strong> <span>${terms(challenge, true)}</span>
      ${standing === 0 ? nothing : html`<span>${text("online.standing.running", running, standing)}</span>`}</span
    >
    <button data-command="withdraw-challenge" aria-label=${`${text("online.challenge.withdraw")}: ${text(`${game}.name`)}`} ?disabled=${isGone} @click=${withdraw}>
      ${text("online.challenge.withdraw")}
    </button>
  </div>`;
}

/** A match that anybody can watch. */
export function watchable({ id, game, first, second, position, ply, time }: WatchableMatch, isGone: boolean) {
  return html`<a class=${isGone ? "own-match gone" : "own-match"} href=${address("match", id)} data-watch=${id}>
    ${board(game, position, false)}
    <span class="row-text"
      ><strong>${text(`${game}.name`)}</strong> <span>${text("online.players", playerName(first), playerName(second))}</span>
      <span>${text("online.turns", ply)} ${timeWords(time)}</span></span
    >
  </a>`;
}
