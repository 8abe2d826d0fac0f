import { html } from "lit";
import type { Side } from "../generated/border";
import { icon, type Icon } from "../play/icons";
import { address } from "../app/route";

/** A way to another page, at the top: a picture where there is no room for words. */
export function pageLink(id: Icon, href: string, name: string) {
  return html`<a class="button page-link" data-command=${id} href=${href} title=${name} aria-label=${name}
    >${icon(id)}<span>${name}</span></a
  >`;
}

/** Where a position is played on against the computer, by whoever is to move. */
export function playAddress(game: string, position: string, side: Side): string {
  return address("play", game, { p: position, against: "computer", side });
}
