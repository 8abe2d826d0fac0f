import { loadJson } from "../content/assets";
import { addTexts, language } from "../content/texts";

/** Loads the texts of the account in the language of the page: the first load of the page leaves them out. */
export async function loadAccountTexts(): Promise<boolean> {
  const wanted = language();
  const texts = await loadJson<Record<string, string>>(`texts-account-${wanted}.json`);
  return addTexts(wanted, texts);
}
