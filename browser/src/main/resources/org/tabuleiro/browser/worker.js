import { load } from "./games-loader.js";

const games = load("module.wasm");

onmessage = async ({ data: { name, args } }) => {
  try {
    const { exports } = await games;
    const begin = performance.now();
    const answer = exports[name](...args);
    postMessage({ answer, millis: performance.now() - begin });
  } catch (error) {
    postMessage({ answer: `the module failed: ${error.stack ?? error}`, millis: 0 });
  }
};
