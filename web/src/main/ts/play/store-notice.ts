import { showNotice } from "../app/notice";

let shown = "";
let place: HTMLElement | undefined;

/** Shows why games cannot be stored, once; an empty message removes the notice. */
export function showStoreProblem(problem: string): void {
  if (problem === shown) {
    return;
  }
  shown = problem;
  place?.remove();
  // Other pages show it in their content.
  place = problem === "" ? undefined : showNotice(problem);
  place?.setAttribute("data-store", "problem");
}
