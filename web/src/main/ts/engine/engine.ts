import { asset } from "../content/assets";
import type { AnalysisResult, PlayerAnswer, PlayerRequest, ReviewProgress } from "../generated/border";
import type { FromWorker, Task } from "./messages";

interface Job {
  known?: (known: unknown) => void;
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** A question to the engine that can be stopped; then it answers with what it knows, or not at all. */
export interface Thought<T> {
  answer: Promise<T>;
  stop(): void;
}

/** Gets the answers of the players of a table. */
export interface Inbox {
  receive(answer: PlayerAnswer): void;
  /** The worker has broken before it answered a question; the reason may be empty. */
  fail(question: number, reason: string): void;
}

/** An engine, in a worker of its own: nothing that it does keeps the page waiting. */
export class Engine {
  private worker: Worker | undefined;
  private readonly jobs = new Map<number, Job>();
  /** The players that this worker knows, with their open questions. */
  private readonly players = new Map<number, { inbox: Inbox; questions: Set<number> }>();
  private last = 0;

  private start(): Worker {
    const worker = new Worker(asset("worker.js"), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.heard(data);
    worker.onerror = (event) => this.broken(event.message ?? "");
    worker.postMessage({ url: asset("games.wasm") });
    return worker;
  }

  private heard(message: FromWorker): void {
    if ("answer" in message) {
      this.answered(message.answer);
      return;
    }
    if ("broken" in message) {
      this.broken(message.broken);
      return;
    }
    const job = this.jobs.get(message.id);
    if (job === undefined) {
      return;
    }
    if ("known" in message) {
      job.known?.(message.known);
      return;
    }
    this.jobs.delete(message.id);
    if ("failed" in message) {
      job.reject(new Error(message.failed));
    } else {
      job.resolve(message.done);
    }
  }

  private answered(answer: PlayerAnswer): void {
    const asked = this.players.get(answer.player);
    if (answer.kind !== "progress") {
      asked?.questions.delete(answer.question);
    }
    asked?.inbox.receive(answer);
  }

  private broken(message: string): void {
    const jobs = [...this.jobs.values()];
    const players = [...this.players.values()];
    this.close();
    jobs.forEach((job) => job.reject(new Error(message)));
    players.forEach(({ inbox, questions }) => questions.forEach((question) => inbox.fail(question, message)));
  }

  /** Asks; what is known is told while it thinks. */
  ask<T, K extends AnalysisResult | ReviewProgress = AnalysisResult>(
    task: Task,
    known?: (known: K) => void,
  ): Thought<T> {
    this.worker ??= this.start();
    const worker = this.worker;
    const id = ++this.last;
    const answer = new Promise<T>((resolve, reject) => {
      this.jobs.set(id, { known: known as Job["known"], resolve: resolve as (value: unknown) => void, reject });
    });
    worker.postMessage({ id, task });
    return { answer, stop: () => worker.postMessage({ stop: id }) };
  }

  /** Forwards what the players of a table ask; their answers go to its inbox. */
  forward(inbox: Inbox, requests: PlayerRequest[]): void {
    for (const request of requests) {
      const { player, kind } = request;
      if (kind === "askTurn" || kind === "askDraw" || kind === "askHint") {
        this.worker ??= this.start();
        const asked = this.players.get(player) ?? { inbox, questions: new Set<number>() };
        this.players.set(player, asked);
        asked.questions.add(request.question);
      }
      // A player that the worker does not know has nothing there to be ended.
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

  /** Ends the worker; what was asked is not answered any more. */
  close(): void {
    this.jobs.clear();
    this.players.clear();
    this.worker?.terminate();
    this.worker = undefined;
  }
}

/** The engine of the page. */
export const engine = new Engine();
