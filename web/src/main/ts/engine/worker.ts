import { load } from "games-loader";
import { breathe } from "../browser/yield";
import {
  type AnalysisRequest,
  type AnalysisResult,
  bindWorkerApi,
  type PlayerRequest,
  type WorkerApi,
} from "../generated/border";
import type { FromWorker, Task, ToWorker } from "./messages";

/** So long is thought before messages are looked at: a stop is answered soon after that. */
const SLICE_MILLIS = 25;
/** What is known is told so often at most: the page is drawn anew each time, and a slow one must have time for people. */
const TELL_MILLIS = 100;
const GLANCE_NODES = 400_000;

let url = "";
let games: Promise<WorkerApi> | undefined;
const waiting: { id: number; task: Task }[] = [];
const stopped = new Set<number>();
const requests: PlayerRequest[] = [];
/** Whether a player has still something to think about. */
let thinking = false;
let busy = false;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ("url" in data) {
    url = data.url;
    // Whether that goes well is asked by the first task.
    loaded().catch(() => undefined);
  } else if ("stop" in data) {
    stopped.add(data.stop);
  } else if ("request" in data) {
    requests.push(data.request);
    void work();
  } else {
    waiting.push(data);
    void work();
  }
};

/** The games; what could not be loaded is tried again when it is wanted next. */
function loaded(): Promise<WorkerApi> {
  games ??= load(url).then(
    ({ exports }) => bindWorkerApi(exports),
    (error: unknown) => {
      games = undefined;
      throw error;
    },
  );
  return games;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function say(message: FromWorker): void {
  postMessage(message);
}

async function work(): Promise<void> {
  if (busy) {
    return;
  }
  busy = true;
  await answerPlayers();
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    await run(next.id, next.task);
    await answerPlayers();
  }
  busy = false;
}

async function run(id: number, task: Task): Promise<void> {
  try {
    await breathe();
    say({ id, done: stopped.has(id) ? undefined : await perform(await loaded(), id, task) });
  } catch (error) {
    say({ id, failed: messageOf(error) });
  }
  stopped.delete(id);
}

/** Lets the players think, slice by slice, until they have answered everything. */
async function answerPlayers(): Promise<void> {
  while (thinking || requests.length > 0) {
    try {
      thinking = playersThink(await loaded());
    } catch (error) {
      // The page ends this worker, and starts another one when it asks again.
      requests.length = 0;
      thinking = false;
      say({ broken: games === undefined ? "" : messageOf(error) });
    }
    await breathe();
  }
}

/** Lets the players think for a slice; whether there is more to think about. */
function playersThink(engine: WorkerApi): boolean {
  requests.splice(0).forEach((request) => engine.request(request));
  const { busy, answers } = engine.work();
  answers.forEach((answer) => say({ answer }));
  return busy;
}

/** Between two slices of an analysis: other messages are heard, and players come first. */
async function pause(): Promise<void> {
  await breathe();
  await answerPlayers();
}

async function perform(engine: WorkerApi, id: number, task: Task): Promise<unknown> {
  switch (task.kind) {
    case "analyse":
      return analyse(engine, id, task.request);
    case "review":
      engine.review(task.file);
      await review(engine, id);
      return engine.reviewResult();
  }
}

/**
 * Looks at a position for a short while first: where the end can be solved, that takes long, and nothing would be known before it is.
 * What is known never becomes less.
 */
async function analyse(engine: WorkerApi, id: number, request: AnalysisRequest): Promise<AnalysisResult | undefined> {
  engine.analyse({ ...request, nodes: Math.min(GLANCE_NODES, request.nodes) });
  const glance = await think(engine, id);
  if (glance === undefined || stopped.has(id) || glance.lines.every(({ exact }) => exact)) {
    return glance;
  }
  engine.analyse(request);
  return (await think(engine, id, glance)) ?? glance;
}

/** Goes over a game in slices until it is done or stopped. */
async function review(engine: WorkerApi, id: number): Promise<void> {
  for (let last = -1, done = false; !done && !stopped.has(id); ) {
    const progress = engine.continueReview();
    if (progress.judged !== last) {
      say({ id, known: progress });
    }
    last = progress.judged;
    done = progress.done;
    await pause();
  }
}

/** Thinks in slices until it is done or stopped. What was known before stays until more is known, and its effort counts. */
async function think(engine: WorkerApi, id: number, before?: AnalysisResult): Promise<AnalysisResult | undefined> {
  let best = before;
  for (let told = -Infinity; ; ) {
    const { done, found } = engine.continueAnalysis(SLICE_MILLIS);
    if (found !== undefined && (before === undefined || found.depth >= before.depth)) {
      best =
        before === undefined
          ? found
          : { ...found, nodes: found.nodes + before.nodes, millis: found.millis + before.millis };
      const now = performance.now();
      if (done || now - told >= TELL_MILLIS) {
        told = now;
        say({ id, known: best });
      }
    }
    await pause();
    if (done || stopped.has(id)) {
      return best;
    }
  }
}
