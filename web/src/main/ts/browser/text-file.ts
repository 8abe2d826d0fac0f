import { t } from "../content/texts";

/** Size limit; a thousand long games need less. */
const MAX_MEGABYTES = 20;

/** Reads a file as UTF-8 text; an error says what was expected. */
export async function readTextFile(file: File): Promise<string | { error: string }> {
  if (file.size > MAX_MEGABYTES << 20) {
    return { error: t("import.huge", MAX_MEGABYTES) };
  }
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return { error: t("import.gone") };
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return { error: t("import.binary") };
  }
}
