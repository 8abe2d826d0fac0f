import { html, nothing } from "lit";

/** A notice on the page of a game, in the page flow, so that it covers nothing; `about` names it for style and tests. */
export function gameNotice(about: string, role: "alert" | "status", sentence: string, buttons: unknown = nothing) {
  return html`<div class="game-notice" role=${role} data-notice=${about}>
    ${sentence === "" ? nothing : html`<p>${sentence}</p>`} ${buttons}
  </div>`;
}
