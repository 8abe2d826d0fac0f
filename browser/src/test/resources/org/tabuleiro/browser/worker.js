import { load } from "./games-loader.js";

const games = load("games.wasm");

onmessage = async ({ data: { name, args } }) => {
  try {
    postMessage((await games).exports[name](...args));
  } catch (error) {
    postMessage(`the module failed: ${error.stack ?? error}`);
  }
};
