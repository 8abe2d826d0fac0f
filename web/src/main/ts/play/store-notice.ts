import { showNotice } from "../app/notice";

let told = "";
let place: HTMLElement | undefined;

/** Says why games are not kept, once; nothing to say takes it away again. */
export function showStoreProblem(trouble: string): void {
  if (trouble === told) {
    return;
  }
  told = trouble;
  place?.remove();
  // Other pages say it themselves.
  place = trouble === "" ? undefined : showNotice(trouble);
  place?.setAttribute("data-store", "trouble");
}
