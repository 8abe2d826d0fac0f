import "./app/app";
import { breathe } from "./browser/yield";
import { startGames } from "./wasm/games";
import { loadDrawings } from "./content/drawings";
import { keepOnDevice } from "./app/offline";
import { settings } from "./settings/settings";
import { speak } from "./content/texts";
import { showColours } from "./app/theme";

/** Everything that the first page needs is loaded at the same time; then the page shows itself. */
async function start(): Promise<void> {
  showColours();
  await Promise.all([speak(settings().language, startGames().then(breathe)), loadDrawings()]);
  await breathe();
  document.querySelector("tabuleiro-app")?.start();
  keepOnDevice();
}

start().catch((error: unknown) => {
  const sorry = document.createElement("p");
  sorry.className = "sorry";
  sorry.textContent = `Tabuleiro could not start (${String(error)}). It needs a browser with WebAssembly GC: Chrome 119, Firefox 121, Safari 18.2 or later. / O Tabuleiro não conseguiu arrancar: precisa de um navegador com WebAssembly GC.`;
  document.body.append(sorry);
});
