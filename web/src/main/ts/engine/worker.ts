import { load } from "games-loader";
import { errorMessage } from "../browser/error-message";
import { yieldToBrowser } from "../browser/yield";
import {
  type AnalysisRequest,
  type AnalysisResult,
  bindWorkerApi,
  type PlayerRequest,
  type WorkerApi,
} from "../generated/border";
import type { FromWorker, Task, ToWorker } from "./messages";

/** Length of a search slice: messages, such as a stop, are handled between slices. */
const SLICE_MILLIS = 25;
/**
 * Least time between two progress reports: the page is rendered after each, and a slow device must stay
 * responsive.
 */
const PROGRESS_MILLIS = 100;
const PRELIMINARY_NODES = 400_000;

let url = "";
let games: Promise<WorkerApi> | undefined;
const waiting: { id: number; task: Task }[] = [];
const stopped = new Set<number>();
const requests: PlayerRequest[] = [];
/** Whether a player has unfinished work. */
let thinking = false;
let busy = false;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ("url" in data) {
    url = data.url;
    // The first task reports a failure.
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

/** The compiled module; a failed load is retried on the next use. */
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

function post(message: FromWorker): void {
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
    await yieldToBrowser();
    post({ id, done: stopped.has(id) ? undefined : await perform(await loaded(), id, task) });
  } catch (error) {
    post({ id, failed: errorMessage(error) });
  }
  stopped.delete(id);
}

/** Runs the players' searches, slice by slice, until all questions are answered. */
async function answerPlayers(): Promise<void> {
  while (thinking || requests.length > 0) {
    try {
      thinking = runPlayers(await loaded());
    } catch (error) {
      // The page terminates this worker and starts another one for the next request.
      requests.length = 0;
      thinking = false;
      post({ crashed: games === undefined ? "" : errorMessage(error) });
    }
    await yieldToBrowser();
  }
}

/** Runs one slice of the players' searches; returns whether work is left. */
function runPlayers(engine: WorkerApi): boolean {
  requests.splice(0).forEach((request) => engine.request(request));
  const { busy, answers } = engine.work();
  answers.forEach((answer) => post({ answer }));
  return busy;
}

/** Between two slices of an analysis: handles messages, and lets players go first. */
async function betweenSlices(): Promise<void> {
  await yieldToBrowser();
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
 * Analyses a position, beginning with a short search: where the endgame solver applies it takes long, and
 * there would be no result before it is done. A later result never replaces a deeper one.
 */
async function analyse(engine: WorkerApi, id: number, request: AnalysisRequest): Promise<AnalysisResult | undefined> {
  engine.analyse({ ...request, nodes: Math.min(PRELIMINARY_NODES, request.nodes) });
  const preliminary = await search(engine, id);
  if (preliminary === undefined || stopped.has(id) || preliminary.lines.every(({ exact }) => exact)) {
    return preliminary;
  }
  engine.analyse(request);
  return (await search(engine, id, preliminary)) ?? preliminary;
}

/** Reviews a game in slices until it is done or stopped. */
async function review(engine: WorkerApi, id: number): Promise<void> {
  for (let last = -1, done = false; !done && !stopped.has(id); ) {
    const progress = engine.continueReview();
    if (progress.judged !== last) {
      post({ id, progress });
    }
    last = progress.judged;
    done = progress.done;
    await betweenSlices();
  }
}

/**
 * Searches in slices until done or stopped. The earlier result stays until a deeper one is found; its nodes
 * and time are added.
 */
async function search(engine: WorkerApi, id: number, before?: AnalysisResult): Promise<AnalysisResult | undefined> {
  let best = before;
  for (let reported = -Infinity; ; ) {
    const { done, found } = engine.continueAnalysis(SLICE_MILLIS);
    if (found !== undefined && (before === undefined || found.depth >= before.depth)) {
      best =
        before === undefined
          ? found
          : { ...found, nodes: found.nodes + before.nodes, millis: found.millis + before.millis };
      const now = performance.now();
      if (done || now - reported >= PROGRESS_MILLIS) {
        reported = now;
        post({ id, progress: best });
      }
    }
    await betweenSlices();
    if (done || stopped.has(id)) {
      return best;
    }
  }
}
