import { t } from "../content/texts";

/** The largest file that is read; a thousand long games need less. */
const MOST_MEGABYTES = 20;

/** Reads a file as text; a fault says what was expected. */
export async function fileText(file: File): Promise<string | { error: string }> {
  if (file.size > MOST_MEGABYTES << 20) {
    return { error: t("import.huge", MOST_MEGABYTES) };
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
