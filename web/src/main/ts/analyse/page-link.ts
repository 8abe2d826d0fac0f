import { html } from "lit";
import type { Side } from "../generated/border";
import { icon, type Icon } from "../play/icons";
import { address } from "../app/route";

/** A link to another page in the header; only its icon on narrow screens. */
export function pageLink(id: Icon, href: string, name: string, kind = "quiet") {
  return html`<a class=${`button page-link ${kind}`} data-command=${id} href=${href} title=${name} aria-label=${name}
    >${icon(id)}<span>${name}</span></a
  >`;
}

/** The address to play a position against the computer, as the side to move. */
export function playAddress(game: string, position: string, side: Side): string {
  return address("play", game, { p: position, against: "computer", side });
}
