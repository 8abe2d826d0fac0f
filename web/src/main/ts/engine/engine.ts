import { asset } from "../content/assets";
import type { AnalysisResult, PlayerAnswer, PlayerRequest, ReviewProgress } from "../generated/border";
import type { FromWorker, Task } from "./messages";

interface Job {
  progress?: (progress: unknown) => void;
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** A task of the engine. After a stop it resolves with the results so far, or with nothing. */
export interface EngineTask<T> {
  answer: Promise<T>;
  stop(): void;
}

/** Receives the answers of the players of a table. */
export interface Inbox {
  receive(answer: PlayerAnswer): void;
  /** The worker crashed before it answered a question; the reason may be empty. */
  fail(question: number, reason: string): void;
}

/** An engine in its own worker, so that searching never blocks the page. */
export class Engine {
  private worker: Worker | undefined;
  private readonly jobs = new Map<number, Job>();
  /** The players that the worker has been asked for, with their open questions. */
  private readonly players = new Map<number, { inbox: Inbox; questions: Set<number> }>();
  private last = 0;

  private start(): Worker {
    const worker = new Worker(asset("worker.js"), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.onMessage(data);
    worker.onerror = (event) => this.crashed(event.message ?? "");
    worker.postMessage({ url: asset("games.wasm") });
    return worker;
  }

  private onMessage(message: FromWorker): void {
    if ("answer" in message) {
      this.onAnswer(message.answer);
      return;
    }
    if ("crashed" in message) {
      this.crashed(message.crashed);
      return;
    }
    const job = this.jobs.get(message.id);
    if (job === undefined) {
      return;
    }
    if ("progress" in message) {
      job.progress?.(message.progress);
      return;
    }
    this.jobs.delete(message.id);
    if ("failed" in message) {
      job.reject(new Error(message.failed));
    } else {
      job.resolve(message.done);
    }
  }

  private onAnswer(answer: PlayerAnswer): void {
    const asked = this.players.get(answer.player);
    if (answer.kind !== "searchProgress") {
      asked?.questions.delete(answer.question);
    }
    asked?.inbox.receive(answer);
  }

  private crashed(message: string): void {
    const jobs = [...this.jobs.values()];
    const players = [...this.players.values()];
    this.close();
    jobs.forEach((job) => job.reject(new Error(message)));
    players.forEach(({ inbox, questions }) => questions.forEach((question) => inbox.fail(question, message)));
  }

  /** Starts a task; results so far are reported while it runs. */
  ask<T, K extends AnalysisResult | ReviewProgress = AnalysisResult>(
    task: Task,
    progress?: (progress: K) => void,
  ): EngineTask<T> {
    this.worker ??= this.start();
    const worker = this.worker;
    const id = ++this.last;
    const answer = new Promise<T>((resolve, reject) => {
      this.jobs.set(id, {
        progress: progress as Job["progress"],
        resolve: resolve as (value: unknown) => void,
        reject,
      });
    });
    worker.postMessage({ id, task });
    return { answer, stop: () => worker.postMessage({ stop: id }) };
  }

  /** Forwards the requests of a table's players to the worker; the answers go to the inbox. */
  forward(inbox: Inbox, requests: PlayerRequest[]): void {
    for (const request of requests) {
      const { player, kind } = request;
      if (kind === "askTurn" || kind === "askDraw" || kind === "askHint" || kind === "askVerdict") {
        this.worker ??= this.start();
        const asked = this.players.get(player) ?? { inbox, questions: new Set<number>() };
        this.players.set(player, asked);
        asked.questions.add(request.question);
      }
      // There is nothing to end for a player that the worker has never been asked for.
      if (this.players.has(player)) {
        this.worker?.postMessage({ request });
      }
      if (kind === "cancel") {
        this.players.get(player)?.questions.delete(request.question);
      } else if (kind === "close") {
        this.players.delete(player);
      }
    }
  }

  /** Terminates the worker; open tasks and questions are never answered. */
  close(): void {
    this.jobs.clear();
    this.players.clear();
    this.worker?.terminate();
    this.worker = undefined;
  }
}

/** The engine that all tables of the page share. */
export const engine = new Engine();
