import { breathe } from "./breathe";
import { loadGames, type Exports } from "./games-exports";
import type { FromWorker, Known, ReviewProgress, Task, ToWorker } from "./thoughts";

/** So long is thought before messages are looked at: a stop is answered soon after that. */
const SLICE_MILLIS = 25;
/** What is known is told so often at most: the page is drawn anew each time, and a slow one must have time for people. */
const TELL_MILLIS = 100;
const FULL_STRENGTH = 8;
const GLANCE_NODES = 400_000;

let url = "";
let games: Promise<Exports> | undefined;
const waiting: { id: number; task: Task }[] = [];
const stopped = new Set<number>();
let busy = false;

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ("url" in data) {
    url = data.url;
    // Whether that goes well is asked by the first task.
    loaded().catch(() => undefined);
  } else if ("stop" in data) {
    stopped.add(data.stop);
  } else {
    waiting.push(data);
    void work();
  }
};

/** The games; what could not be loaded is tried again when it is wanted next. */
function loaded(): Promise<Exports> {
  games ??= loadGames(url).catch((error: unknown) => {
    games = undefined;
    throw error;
  });
  return games;
}

function say(message: FromWorker): void {
  postMessage(message);
}

async function work(): Promise<void> {
  if (busy) {
    return;
  }
  busy = true;
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { id, task } = next;
    try {
      await breathe();
      say({ id, done: stopped.has(id) ? undefined : await perform(await loaded(), id, task) });
    } catch (error) {
      say({ id, failed: error instanceof Error ? error.message : String(error) });
    }
    stopped.delete(id);
  }
  busy = false;
}

async function perform(engine: Exports, id: number, task: Task): Promise<unknown> {
  switch (task.kind) {
    case "play": {
      const quick = engine.play(task.game, task.path, task.level, task.seed, task.millis);
      return quick !== "" ? quick : (await think(engine, id, task.level < FULL_STRENGTH ? 0 : SLICE_MILLIS))?.lines[0]?.turns[0];
    }
    case "analyse":
      return analyse(engine, id, task);
    case "review":
      engine.review(task.file);
      await review(engine, id);
      return JSON.parse(engine.reviewed());
    case "hint":
      engine.hint(task.game, task.path);
      await think(engine, id, SLICE_MILLIS);
      return stopped.has(id) ? undefined : JSON.parse(engine.hinted());
    case "manners":
      return JSON.parse(engine.manners(task.game, task.path, task.side, task.match));
    case "takes-draw":
      return engine.takesDraw(task.game, task.path, task.side, task.match);
  }
}

/**
 * Looks at a position for a short while first: where the end can be solved, that takes long, and nothing would be known before it is.
 * What is known never becomes less.
 */
async function analyse(engine: Exports, id: number, task: Task & { kind: "analyse" }): Promise<Known | undefined> {
  engine.analyse(task.game, task.path, task.lines, Math.min(GLANCE_NODES, task.nodes), 0);
  const glance = await think(engine, id, SLICE_MILLIS);
  if (glance === undefined || stopped.has(id) || glance.lines.every(({ exact }) => exact)) {
    return glance;
  }
  engine.analyse(task.game, task.path, task.lines, task.nodes, 0);
  return (await think(engine, id, SLICE_MILLIS, glance)) ?? glance;
}

/** Goes over a game in slices until it is done or stopped. */
async function review(engine: Exports, id: number): Promise<void> {
  for (let last = -1, done = false; !done && !stopped.has(id); ) {
    const progress = JSON.parse(engine.reviewOn()) as ReviewProgress;
    if (progress.judged !== last) {
      say({ id, known: progress });
    }
    last = progress.judged;
    done = progress.done;
    await breathe();
  }
}

/**
 * Thinks in slices until it is done or stopped; levels below the last think in one go, so that they play the same everywhere.
 * What was known before stays until more is known, and its effort counts.
 */
async function think(engine: Exports, id: number, millis: number, before?: Known): Promise<Known | undefined> {
  let best = before;
  for (let told = -Infinity; ; ) {
    const known = JSON.parse(engine.goOn(millis)) as Known;
    if (known.lines !== undefined && (before === undefined || known.depth >= before.depth)) {
      best = before === undefined ? known : { ...known, nodes: known.nodes + before.nodes, millis: known.millis + before.millis };
      const now = performance.now();
      if (known.done || now - told >= TELL_MILLIS) {
        told = now;
        say({ id, known: best });
      }
    }
    await breathe();
    if (known.done || stopped.has(id)) {
      return best;
    }
  }
}
