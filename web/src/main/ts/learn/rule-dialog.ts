import { html, render } from "lit";
import { address } from "../app/route";
import { language, t } from "../content/texts";
import type { GameInfo } from "../generated/border";
import { icon } from "../play/icons";
import { loadCourse } from "./course";
import { richText } from "./rich-text";
import { rulePage, ruleSection } from "./rules";

/** Shows a section of the rules in a dialog, so that nothing of the game is lost. */
export async function openRule(game: GameInfo, section: string): Promise<void> {
  const course = await loadCourse(game.id, language());
  const [heading, ...blocks] = ruleSection(course?.rules ?? [], section);
  if (course === undefined || heading?.kind !== "headingBlock") {
    return;
  }
  let dialog = document.querySelector<HTMLDialogElement>("dialog.rule");
  if (dialog === null) {
    dialog = document.createElement("dialog");
    dialog.className = "dialog rule";
    dialog.setAttribute("aria-labelledby", "rule-title");
    document.body.append(dialog);
  }
  const own = dialog;
  const close = () => own.close();
  own.onclick = (event) => event.target === own && close();
  // Its boards end with the dialog.
  own.onclose = () => render(html``, own);
  render(
    html`<div class="dialog-inside">
      <header class="dialog-bar">
        <h2 id="rule-title">${richText(heading.text)}</h2>
        <button class="quiet close" aria-label=${t("close")} @click=${close}>${icon("close")}</button>
      </header>
      <div class="rules">${rulePage(game, course.language, blocks)}</div>
      <a class="button" href=${address("learn", game.id, { section })}>${t("learn.all-rules")}</a>
    </div>`,
    own,
  );
  if (!own.open) {
    own.showModal();
  }
  own.scrollTo(0, 0);
}
