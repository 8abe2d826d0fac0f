import { html } from "lit";

/** A labelled list of choices. */
export function choice<T extends string>(
  name: string,
  label: string,
  values: readonly T[],
  chosen: T,
  labelOf: (value: T) => string,
  choose: (value: T) => unknown,
) {
  const change = (event: Event) => choose(values[(event.target as HTMLSelectElement).selectedIndex] ?? chosen);
  return html`<label class="look">
    <span>${label}</span>
    <select name=${name} @change=${change}>
      ${values.map((value) => html`<option value=${value} .selected=${value === chosen}>${labelOf(value)}</option>`)}
    </select>
  </label>`;
}
