import "./app";
import { breathe } from "./breathe";
import { startGames } from "./games";
import { loadDrawings } from "./drawings";
import { keepOnDevice } from "./offline";
import { settings } from "./settings";
import { speak } from "./texts";
import { showColours } from "./colours";

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
