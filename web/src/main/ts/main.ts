import "./app/app";
import { yieldToBrowser } from "./browser/yield";
import { loadGames } from "./wasm/games";
import { loadDrawings } from "./content/drawings";
import { registerServiceWorker } from "./app/offline";
import { settings } from "./settings/settings";
import { setLanguage } from "./content/texts";
import { applyColourScheme } from "./app/theme";
import { asset } from "./content/assets";

/** Loads everything that the first page needs in parallel, then renders it. */
async function start(): Promise<void> {
  applyColourScheme();
  await Promise.all([
    setLanguage(settings().language, loadGames().then(yieldToBrowser)),
    loadDrawings(settings().board),
  ]);
  await yieldToBrowser();
  document.querySelector("tabuleiro-app")?.start();
  registerServiceWorker();
  await yieldToBrowser();
  loadFonts();
}

/** Loads the fonts, which must not delay the first board. */
function loadFonts(): void {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = asset("fonts.css");
  document.head.append(link);
}

start().catch((error: unknown) => {
  const message = document.createElement("p");
  message.className = "error-page";
  message.textContent = `Tabuleiro could not start (${String(error)}). It needs a browser with WebAssembly GC: Chrome 119, Firefox 121, Safari 18.2 or later. / O Tabuleiro não conseguiu arrancar: precisa de um navegador com WebAssembly GC.`;
  document.body.append(message);
});
