import { t } from "../content/texts";

/** Copies a text to the clipboard; returns the message to show. */
export async function copy(text: string, done: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return done;
  } catch {
    return t("share.no-clipboard");
  }
}

/** Shares a link through the Web Share API, or else copies it; returns the message to show. */
export async function share(title: string, url: string): Promise<string> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ title, url });
      return "";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") {
        return "";
      }
    }
  }
  return copy(url, t("share.link-copied"));
}

/** Downloads a blob as a file. */
export function download(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Downloads a text as a file. */
export function downloadText(name: string, text: string): void {
  download(name, new Blob([text], { type: "text/plain;charset=utf-8" }));
}
