import { html, nothing } from "lit";
import { text } from "../content/texts";

interface Field {
  name: string;
  label: string;
  hint?: string;
  /** What browsers fill in. */
  autocomplete: "username" | "current-password" | "new-password" | "one-time-code" | "off";
  value?: string;
}

/** A line of text in a form. */
export function field({ name, label, hint, autocomplete, value = "" }: Field) {
  return html`<label class="field"
    ><span>${label}</span>
    <input type="text" name=${name} .value=${value} autocomplete=${autocomplete} autocapitalize="none" spellcheck="false" required />
    ${hint === undefined ? nothing : html`<small class="hint">${hint}</small>`}
  </label>`;
}

/** A password in a form, with a switch that shows it. */
export function passwordField(name: string, label: string, isNew: boolean) {
  return html`<label class="field"
      ><span>${label}</span>
      <input type="password" name=${name} autocomplete=${isNew ? "new-password" : "current-password"} required />
      ${isNew ? html`<small class="hint">${text("account.password.hint")}</small>` : nothing}
    </label>
    <label class="show-password"
      ><input type="checkbox" @change=${show} /> <span>${text("account.password.show")}</span></label
    >`;
}

function show(event: Event): void {
  const box = event.target as HTMLInputElement;
  const password = box.closest("form")?.querySelector<HTMLInputElement>("input[name=new], input[name=password]");
  box
    .closest("form")
    ?.querySelectorAll<HTMLInputElement>("input[autocomplete$=password]")
    .forEach((input) => (input.type = box.checked ? "text" : "password"));
  password?.focus();
}

/** What was entered in a form, by the names of its fields. */
export function entered(form: HTMLFormElement): (name: string) => string {
  const data = new FormData(form);
  return (name) => String(data.get(name) ?? "");
}
