import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const START_SCRIPT = fileURLToPath(new URL("../../tabuleiro", import.meta.url));

/** Starts the server with the launch script on a free port; returns its address and a stop function. */
export async function startServer() {
  const server = spawn(START_SCRIPT, ["--lang", "en", "serve", "--port", "0", "--quiet", "--no-online"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /http:\S+/.exec(line)?.[0];
    if (address !== undefined) {
      return { address, stop: () => stop(server) };
    }
  }
  throw new Error("the server did not start");
}

async function stop(server) {
  server.kill();
  await once(server, "exit");
}
