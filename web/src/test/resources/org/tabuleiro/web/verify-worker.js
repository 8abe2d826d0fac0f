import { load } from "./games-loader.js";

const games = load("games.wasm");

onmessage = async ({ data: { fileName, text } }) => {
  try {
    postMessage((await games).exports.verify(fileName, text));
  } catch (error) {
    postMessage(`the module failed: ${error.stack ?? error}`);
  }
};
