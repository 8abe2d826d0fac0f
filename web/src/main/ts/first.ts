/*
 * Runs before the first paint, so it imports nothing: shows the shell of the home page in the language and the
 * colours of the visitor, and hides it if the address names another page.
 */
{
  const root = document.documentElement;
  let stored: { language?: unknown; colours?: unknown; board?: unknown } = {};
  try {
    stored = (JSON.parse(localStorage.getItem("tabuleiro.settings") ?? "{}") as typeof stored | null) ?? {};
    root.dataset["resume"] = localStorage.getItem("tabuleiro.resume") ?? "";
  } catch {
    // Storage is denied or unreadable: the defaults apply.
  }
  const language = stored.language ?? navigator.language.slice(0, 2);
  const dark =
    stored.colours === "dark" || (stored.colours !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.lang = language === "pt" ? "pt-PT" : "en";
  root.dataset["colours"] = dark ? "dark" : "light";
  root.dataset["set"] = String(stored.board ?? "warm");
  root.dataset["shell"] = /^#?\/?$/.test(location.hash) ? "home" : "";
}
