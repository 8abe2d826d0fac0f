import { html, nothing } from "lit";
import { pieceId } from "../content/drawings";
import type { GameInfo, Side } from "../generated/border";

/** Radio buttons as a row of segments; a segment may have a picture. */
export function segments(
  name: string,
  label: string,
  chosen: string,
  options: [string, string, unknown?][],
  choose: (value: string) => void,
) {
  return html`<fieldset class="segments">
    <legend>${label}</legend>
    ${options.map(
      ([value, words, picture = nothing]) => html`<label
        ><input type="radio" name=${name} value=${value} .checked=${value === chosen} @change=${() => choose(value)} />${picture}<span
          >${words}</span
        ></label
      >`,
    )}
  </fieldset>`;
}

/** A piece of a side. */
export function sidePicture({ id, pieces }: GameInfo, side: Side) {
  const letter = [...pieces].find((each) => (each === each.toUpperCase()) === (side === "first")) ?? "";
  return html`<svg viewBox="0 0 100 100" aria-hidden="true"><use href=${`#${pieceId(id, letter)}`}></use></svg>`;
}
