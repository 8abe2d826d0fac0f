import { html, render } from "lit";
import { setTitleCount } from "../app/navigation";
import { address, route } from "../app/route";
import { text } from "../content/texts";
import { playSound } from "../play/sounds";
import { connection } from "./connection";
import { playerName } from "./names";
import { ownGames } from "./own-games";
import type { OwnMatch, ServerMessage } from "./protocol";

/** A call that is shown: what has happened in a match that is not on the screen. */
interface Call {
  match: string;
  place: HTMLElement;
}

let shown: Call | undefined;
let isStarted = false;

/**
 * Calls the player from every page of this tab when something happens in a match that is not on the screen,
 * and counts the matches that wait in the title.
 */
export function startCalls(): void {
  if (isStarted) {
    return;
  }
  isStarted = true;
  const count = () => setTitleCount(ownGames.due().length);
  // Followed with the pages of online play; afterwards as long as the own games keep the connection.
  connection.listen((message) => call(message));
  ownGames.listen(count);
  addEventListener("hashchange", () => {
    const { page, what } = route();
    if (shown !== undefined && page === "match" && what === shown.match) {
      hide();
    }
  });
}

function hide(): void {
  shown?.place.remove();
  shown = undefined;
}

function call(message: ServerMessage): void {
  switch (message.kind) {
    case "notice":
      notice(message.match, message.news);
      break;
    case "invitation-accepted":
    case "challenge-taken":
      tell(message.match, text("online.call.taken"), true);
      break;
    default:
  }
}

function notice(match: string, news: (ServerMessage & { kind: "notice" })["news"]): void {
  const own = [...ownGames.running, ...ownGames.finished].find(({ id }) => id === match);
  if (own !== undefined) {
    const isListed = news !== "offer" && news !== "chat";
    tell(match, text(`online.call.${news}`, text(`${own.game}.name`), playerName(own.opponent)), isListed, own);
  }
}

/**
 * Shows a call with the way to the match, until the player goes there or dismisses it. The lobby lists what it
 * can anyway.
 */
function tell(match: string, sentence: string, isListed: boolean, own?: OwnMatch): void {
  const { page, what } = route();
  if (page === "match" && what === match) {
    return;
  }
  void playSound(own?.game ?? "eximo", "step");
  if (page === "online" && isListed) {
    return;
  }
  hide();
  const place = document.createElement("div");
  place.className = "update online-call";
  place.setAttribute("role", "alert");
  place.dataset["call"] = match;
  document.body.append(place);
  shown = { match, place };
  render(
    html`<span>${sentence}</span>
      <a class="button main" data-command="answer-call" href=${address("match", match)}>${text("online.call.go")}</a>
      <button data-command="dismiss-call" @click=${hide}>${text("web.link.dismiss")}</button>`,
    place,
  );
}
